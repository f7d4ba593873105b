package org.certigjk.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.PolytopeMapping;
import org.certigjk.geometry.SeenPoints;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.HillClimbing;
import org.certigjk.hull.HillClimbingTracker;
import org.certigjk.number.UnreducedRationals;
import org.certigjk.shape.ForwardingField;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What is not proved, and says that it is exact: no wrong answer may come of it. The truth is
 * computed in machine integers, from differences of points alone.
 */
class UnprovedPartsTest {

  private static final Rationals Q = Rationals.INSTANCE;
  private static final Polytope<BigFraction> ORIGIN = Polytope.of(Q, new double[][] {{0, 0}});

  /** Points of the plane with small integer coordinates, and what is true of A ⊖ B. */
  private record Bodies(int[][] a, int[][] b) {

    static Bodies random(Random random) {
      return new Bodies(points(random, 3, 0), points(random, 1, 2 + random.nextInt(4)));
    }

    private static int[][] points(Random random, int fewest, int shift) {
      int[][] points = new int[fewest + random.nextInt(4)][];
      Arrays.setAll(
          points, k -> new int[] {shift + random.nextInt(7) - 3, shift + random.nextInt(7) - 3});
      return points;
    }

    private int[][] differences() {
      return Arrays.stream(a)
          .flatMap(p -> Arrays.stream(b).map(q -> new int[] {p[0] - q[0], p[1] - q[1]}))
          .toArray(int[][]::new);
    }

    private static int cross(int[] p, int[] q) {
      return p[0] * q[1] - p[1] * q[0];
    }

    private static int dot(int[] p, int[] q) {
      return p[0] * q[0] + p[1] * q[1];
    }

    private static boolean isInside(int[] p, int[] q, int[] r) {
      int s = Integer.signum(cross(p, q));
      return s != 0 && s == Integer.signum(cross(q, r)) && s == Integer.signum(cross(r, p));
    }

    /** The least square of the distance of the origin to a triangle of the differences. */
    BigFraction squaredDistance() {
      int[][] x = differences();
      BigFraction least = new BigFraction(dot(x[0], x[0]));
      for (int[] p : x) {
        for (int[] q : x) {
          least = lesser(least, squaredDistance(p, q));
          if (Arrays.stream(x).anyMatch(r -> isInside(p, q, r))) {
            return BigFraction.ZERO;
          }
        }
      }
      return least;
    }

    private static BigFraction lesser(BigFraction x, BigFraction y) {
      return x.compareTo(y) <= 0 ? x : y;
    }

    /** The square of the distance of the origin to the segment from p to q. */
    private static BigFraction squaredDistance(int[] p, int[] q) {
      int[] edge = {q[0] - p[0], q[1] - p[1]};
      return dot(p, edge) < 0 && dot(q, edge) > 0
          ? new BigFraction(cross(p, q) * cross(p, q), dot(edge, edge))
          : new BigFraction(Math.min(dot(p, p), dot(q, q)));
    }

    /** Whether the greatest product with b is below the least with a. */
    boolean isSeparatedBy(Vec<BigFraction> d) {
      return Arrays.stream(differences())
          .allMatch(
              x ->
                  d.get(0).multiply(x[0]).add(d.get(1).multiply(x[1])).getNumerator().signum() > 0);
    }

    static <E> Polytope<E> polytope(OrderedField<E> field, int[][] points) {
      return Polytope.of(
          field,
          Arrays.stream(points).map(p -> new double[] {p[0], p[1]}).toArray(double[][]::new));
    }
  }

  /** A search that climbs on any graph: as a rule it is the graph of no hull. */
  private static HillClimbing<BigFraction> climbing(
      Polytope<BigFraction> points, HillClimbing.Rule rule, Random random) {
    int[][] neighbours = new int[points.size()][];
    Arrays.setAll(neighbours, x -> random.ints(1 + random.nextInt(3), 0, points.size()).toArray());
    return HillClimbing.of(points, neighbours)
        .withRule(rule)
        .withStart(random.nextInt(points.size()));
  }

  @DisplayName("an answer found by climbing is the truth, or there is none")
  @ParameterizedTest
  @EnumSource
  void climbing(HillClimbing.Rule rule) {
    Random random = new Random(19);
    int refused = 0;
    for (int run = 0; run < 525; run++) {
      Bodies bodies = Bodies.random(random);
      Polytope<BigFraction> points = Bodies.polytope(Q, bodies.a());
      Polytope<BigFraction> b = Bodies.polytope(Q, bodies.b());
      HillClimbing<BigFraction> climbing = climbing(points, rule, random);
      IndexedSupportMapping<BigFraction> a =
          run % 2 == 0 ? climbing : new HillClimbingTracker<>(climbing);
      BigFraction truth = bodies.squaredDistance();
      DistanceResult<BigFraction> result = Gjk.distanceBySupport(a, b, DistanceRequest.defaults());
      refused += judge(result, truth);
      refused += judge(SeparatingAxis.find(a, b), bodies, truth);
      refused += judge(SeparatingAxis.find(new SeenPoints<>(a), b), bodies, truth);
    }
    assertTrue(refused > 0, "no answer was wrong");
  }

  private static <E> int judge(DistanceResult<E> result, BigFraction truth) {
    if (result instanceof Stopped<E> stopped) {
      SquaredDistanceBounds bounds = stopped.bounds();
      assertTrue(bounds.lower().compareTo(truth) <= 0, () -> bounds + ": " + truth);
      assertTrue(truth.compareTo(bounds.upper()) <= 0, () -> bounds + ": " + truth);
      return 1;
    }
    DistanceResult.Answer<BigFraction> answer =
        (DistanceResult.Answer<BigFraction>) result.toRational();
    assertEquals(truth, answer.squaredDistance());
    return 0;
  }

  private static int judge(
      SeparatingAxisResult<BigFraction> result, Bodies bodies, BigFraction truth) {
    assertTrue(!result.apart() || bodies.isSeparatedBy(result.axis()), result::toString);
    assertTrue(!result.meeting() || truth.equals(BigFraction.ZERO), result::toString);
    return result.apart() || result.meeting() ? 0 : 1;
  }

  @Test
  @DisplayName("the printed correction makes the loop say 10 where 4 is true, and no answer of it")
  void printedCorrection() {
    Polytope<BigFraction> triangle = Polytope.of(Q, new double[][] {{3, 1}, {4, 1}, {2, 0}});
    HillClimbing<BigFraction> a =
        HillClimbing.of(triangle, new int[][] {{1, 2}, {0, 2}, {0, 1}})
            .withRule(HillClimbing.Rule.PRINTED_CORRECTION);
    int[] first = {0};
    GjkLoop<BigFraction> loop =
        new GjkLoop<>(
            a,
            ORIGIN,
            DistanceRequest.<BigFraction>defaults().subAlgorithm(),
            first,
            first,
            Integer.MAX_VALUE);
    loop.run();
    assertEquals(ExitReason.OPTIMAL, loop.exit());
    assertEquals(new BigFraction(10), loop.squaredNorm());

    DistanceResult<BigFraction> result =
        Gjk.distanceBySupport(a, ORIGIN, DistanceRequest.defaults());
    assertEquals(ExitReason.NO_CERTIFICATE, result.exit());
    assertEquals(1, judge(result, new BigFraction(4)));
  }

  /** A shape that lists no points, and finds the first in every direction. */
  private record Unlisted(Polytope<BigFraction> points)
      implements IndexedSupportMapping<BigFraction> {

    @Override
    public OrderedField<BigFraction> field() {
      return points.field();
    }

    @Override
    public int dimension() {
      return points.dimension();
    }

    @Override
    public int supportIndex(Vec<BigFraction> direction) {
      return 0;
    }

    @Override
    public Vec<BigFraction> get(int index) {
      return points.get(index);
    }
  }

  @Test
  @DisplayName("a shape that lists no points is taken at its word")
  void unlisted() {
    Polytope<BigFraction> across = Polytope.of(Q, new double[][] {{2, 0}, {-2, 0}});
    assertTrue(SeparatingAxis.find(new Unlisted(across), ORIGIN).apart());
    PolytopeMapping<BigFraction> listed = new SeenPoints<>(across);
    assertTrue(SeparatingAxis.find(listed, ORIGIN).meeting());
  }

  /** Says what it is told of the newest point alone. */
  private static <E> DistanceSubAlgorithm<E> always(OrderedField<E> field, double... v) {
    return y -> new SubSimplex<>(new int[] {y.length - 1}, Vec.of(field, 1), Vec.of(field, v));
  }

  @Test
  @DisplayName("a sub-algorithm whose v is not that of its weights")
  void wrongSubAlgorithm() {
    Polytope<BigFraction> a = Polytope.of(Q, new double[][] {{3, 0}, {2, 0}});
    DistanceRequest<BigFraction> request =
        DistanceRequest.<BigFraction>defaults().withSubAlgorithm(always(Q, 1, 1));
    assertEquals(1, judge(Gjk.distance(a, ORIGIN, request), new BigFraction(4)));
    assertEquals(ExitReason.NO_CERTIFICATE, Gjk.distance(a, ORIGIN, request).exit());
    DistanceRequest<BigFraction> zero =
        DistanceRequest.<BigFraction>defaults().withSubAlgorithm(always(Q, 0, 0));
    assertEquals(ExitReason.NO_CERTIFICATE, Gjk.distance(a, ORIGIN, zero).exit());
    SeparatingAxisRequest<BigFraction> axis =
        SeparatingAxisRequest.<BigFraction>defaults()
            .withAxis(Vec.of(Q, -1, 0))
            .withStart(List.of(new IndexPair(1, 0)))
            .withSubAlgorithm(always(Q, 0, 0));
    SeparatingAxisResult<BigFraction> result = SeparatingAxis.find(a, ORIGIN, axis);
    assertInstanceOf(SeparatingAxisResult.Undecided.class, result);
    assertEquals(ExitReason.NO_CERTIFICATE, result.exit());
  }

  @Test
  @DisplayName("bounds from weights that are negative are those of a point")
  void negativeWeights() {
    DistanceSubAlgorithm<BigFraction> outside =
        y -> new SubSimplex<>(new int[] {0, 1}, Vec.of(Q, -2, 3), Vec.of(Q, 0, 0));
    DistanceRequest<BigFraction> request =
        DistanceRequest.<BigFraction>defaults().withSubAlgorithm(outside);
    Polytope<BigFraction> a = Polytope.of(Q, new double[][] {{3, 0}, {2, 0}});
    Stopped<?> stopped = assertInstanceOf(Stopped.class, Gjk.distance(a, ORIGIN, request));
    assertEquals(ExitReason.NO_CERTIFICATE, stopped.exit());
    assertEquals(new BigFraction(9), stopped.bounds().upper());
    assertEquals(new BigFraction(4), stopped.bounds().lower());
  }

  /** The rationals, of which each product is rounded to a double. */
  private record Rounding() implements ForwardingField<BigFraction> {

    @Override
    public Rationals computing() {
      return Q;
    }

    @Override
    public BigFraction times(BigFraction a, BigFraction b) {
      return Conversions.toRational(Conversions.toDouble(a.multiply(b)));
    }
  }

  @Test
  @DisplayName("a field that rounds and says that it is exact; one that does as it says")
  void fields() {
    Random random = new Random(4);
    int refused = 0;
    for (int run = 0; run < 300; run++) {
      Bodies bodies = Bodies.random(random);
      BigFraction truth = bodies.squaredDistance();
      refused += judge(distance(new Rounding(), bodies), truth);
      assertEquals(0, judge(distance(UnreducedRationals.INSTANCE, bodies), truth));
      assertEquals(0, judge(distance(Q, bodies), truth));
    }
    assertTrue(refused > 0, "it never rounded");
  }

  private static <E> DistanceResult<E> distance(OrderedField<E> field, Bodies bodies) {
    return Gjk.distance(Bodies.polytope(field, bodies.a()), Bodies.polytope(field, bodies.b()));
  }
}
