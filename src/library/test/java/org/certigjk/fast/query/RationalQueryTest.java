package org.certigjk.fast.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.exact.IntegerGjk;
import org.certigjk.fast.search.Candidate;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.integral.CommonUnit;
import org.certigjk.integral.RationalBody;
import org.certigjk.samples.BruteForce;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RationalQueryTest {

  private static final Rationals FIELD = Rationals.INSTANCE;
  private static final int RUNS = Integer.getInteger("certigjk.rationals.runs", 25);

  /** How coordinates are drawn. */
  private enum Kind {
    LATTICE,
    THIRDS,
    MIXED,
    POWERS,
    HUGE
  }

  private static BigFraction draw(Random random, Kind kind) {
    int small = random.nextInt(7) - 3;
    return switch (kind) {
      case LATTICE -> new BigFraction(small);
      case THIRDS -> new BigFraction(small, 3);
      case MIXED -> new BigFraction(small, 1 + random.nextInt(12));
      case POWERS -> power(2, random.nextInt(80) - 40).multiply(small);
      case HUGE -> power(10, random.nextBoolean() ? 400 : -400).multiply(small);
    };
  }

  private static BigFraction power(int base, int exponent) {
    BigInteger power = BigInteger.valueOf(base).pow(Math.abs(exponent));
    return exponent < 0 ? new BigFraction(BigInteger.ONE, power) : new BigFraction(power);
  }

  private static BigFraction[][] draw(Random random, Kind kind, int dimension, int most) {
    BigFraction[][] points = new BigFraction[1 + random.nextInt(most)][dimension];
    for (int k = 0; k < points.length; k++) {
      for (int c = 0; c < dimension; c++) {
        points[k][c] = draw(random, kind);
      }
      if (k > 0 && random.nextInt(6) == 0) {
        points[k] = points[random.nextInt(k)].clone();
      }
    }
    return points;
  }

  private static Polytope<BigFraction> polytope(BigFraction[][] points) {
    List<Vec<BigFraction>> list = new ArrayList<>();
    for (BigFraction[] point : points) {
      list.add(Vec.of(FIELD, point));
    }
    return Polytope.from(list);
  }

  private static DistanceResult.Answer<BigFraction> answer(DistanceResult<BigFraction> result) {
    return (DistanceResult.Answer<BigFraction>) result;
  }

  /** Everything that does not depend on the simplex, and the certificate over fractions. */
  private static Verdict check(
      Polytope<BigFraction> a, Polytope<BigFraction> b, Vec<BigFraction> v, String what) {
    DistanceResult.Answer<BigFraction> found = answer(RationalQuery.distance(a, b));
    assertEquals(v, found.distanceVector(), what);
    assertEquals(v.squaredNorm(), found.squaredDistance(), what);
    assertEquals(v, found.closestPoints().a().minus(found.closestPoints().b()), what);
    assertEquals(null, found.certificate().violation(a, b), what);
    assertEquals(a, found.run().a(), what);
    assertEquals(b, found.run().b(), what);
    return found.verdict();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void agreesWithTheGenericLoop(int dimension) {
    Random random = new Random(dimension);
    for (int run = 0; run < (dimension > 4 ? RUNS / 5 : RUNS); run++) {
      Kind kind = Kind.values()[run % Kind.values().length];
      int most = kind == Kind.HUGE ? 3 : dimension > 4 ? 5 : 7;
      Polytope<BigFraction> a = polytope(draw(random, kind, dimension, most));
      Polytope<BigFraction> b = polytope(draw(random, kind, dimension, most));
      DistanceResult<BigFraction> generic = Gjk.distance(a, b);
      String what = kind + " " + a + " " + b;
      assertEquals(generic.verdict(), check(a, b, generic.distanceVector(), what), what);
    }
  }

  /** The oracle enumerates; it shares no code with the library. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void agreesWithBruteForce(int dimension) {
    Random random = new Random(100 + dimension);
    for (int run = 0; run < RUNS / 2; run++) {
      Kind kind = Kind.values()[run % Kind.values().length];
      BigFraction[][] a = draw(random, kind, dimension, 4);
      BigFraction[][] b = draw(random, kind, dimension, 3);
      BruteForce oracle = BruteForce.ofDifference(a, b);
      Vec<BigFraction> v = Vec.of(FIELD, oracle.nearest());
      String what = kind + " " + polytope(a) + " " + polytope(b);
      Verdict verdict = check(polytope(a), polytope(b), v, what);
      assertEquals(oracle.verdict(), verdict.name(), what);
    }
  }

  /**
   * The hull of c₁e₁, …, cₙeₙ has its nearest point at vᵢ = (1/cᵢ) / &Sigma; 1/c&sup2;, all weights
   * positive.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 4, 9, 15})
  void theNearestPointOfAScaledSimplex(int dimension) {
    Random random = new Random(dimension);
    BigFraction[][] rows = new BigFraction[dimension][dimension];
    BigFraction[] v = new BigFraction[dimension];
    BigFraction sum = BigFraction.ZERO;
    for (int k = 0; k < dimension; k++) {
      BigFraction c = new BigFraction(1 + random.nextInt(9), 1 + random.nextInt(9));
      for (int j = 0; j < dimension; j++) {
        rows[k][j] = k == j ? c : BigFraction.ZERO;
      }
      v[k] = c.reciprocal();
      sum = sum.add(v[k].multiply(v[k]));
    }
    for (int k = 0; k < dimension; k++) {
      v[k] = v[k].divide(sum);
    }
    BigFraction[] zero = new BigFraction[dimension];
    Arrays.fill(zero, BigFraction.ZERO);
    BigFraction[][] origin = {zero};
    Verdict verdict = check(polytope(rows), polytope(origin), Vec.of(FIELD, v), "scaled simplex");
    assertEquals(Verdict.SEPARATED, verdict);
  }

  /** Far above where subsets of a simplex can be tried one by one in time. */
  @ParameterizedTest
  @ValueSource(ints = {8, 12, 15})
  void manyDimensions(int dimension) {
    Random random = new Random(dimension);
    for (int run = 0; run < 6; run++) {
      double[][] a = new double[dimension + 1][dimension];
      double[][] b = new double[dimension + 1][dimension];
      for (int k = 0; k <= dimension; k++) {
        for (int c = 0; c < dimension; c++) {
          a[k][c] = random.nextInt(run < 3 ? 3 : 1000) + (run % 3 == 0 ? 1 : 0);
          b[k][c] = -random.nextInt(run < 3 ? 3 : 1000);
        }
      }
      Polytope<BigFraction> pointsOfA = Polytope.of(FIELD, a);
      Polytope<BigFraction> pointsOfB = Polytope.of(FIELD, b);
      DistanceWorkspace workspace = new DistanceWorkspace();
      workspace.distance(DoublePolytope.of(a), DoublePolytope.of(b));
      DistanceResult<BigFraction> doubles = workspace.result();
      assertEquals(null, answer(doubles).certificate().violation(pointsOfA, pointsOfB));
      Verdict verdict = check(pointsOfA, pointsOfB, doubles.distanceVector(), "run " + run);
      assertEquals(doubles.verdict(), verdict);
    }
  }

  @Test
  void whatIsRefused() {
    Polytope<BigFraction> line = Polytope.of(FIELD, new double[][] {{0}});
    Polytope<BigFraction> plane = Polytope.of(FIELD, new double[][] {{0, 1}});
    assertThrows(IllegalArgumentException.class, () -> RationalQuery.distance(line, plane));
    Polytope<BigFraction> many = Polytope.of(FIELD, new double[20][20]);
    assertThrows(IllegalArgumentException.class, () -> RationalQuery.distance(many, many));
  }

  /** The search looks at it before a point is inserted. */
  @Test
  void anInterruptedThreadStops() {
    double[][] towards = {{4, 0, 0, 0}, {0, 4, 0, 0}, {0, 0, 4, 0}, {0, 0, 0, 4}};
    RationalBody a = new RationalBody(new CommonUnit(polytopeOf(towards), origin()).a());
    RationalBody b = new RationalBody(new CommonUnit(polytopeOf(towards), origin()).b());
    Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, () -> IntegerGjk.search(a, b, new Candidate(4), 4));
    } finally {
      assertTrue(Thread.interrupted());
    }
    assertEquals(4, IntegerGjk.search(a, b, new Candidate(4), 4).points().size());
  }

  private static Polytope<BigFraction> polytopeOf(double[][] points) {
    return Polytope.of(FIELD, points);
  }

  private static Polytope<BigFraction> origin() {
    return polytopeOf(new double[1][4]);
  }

  @Test
  void exampleOfTheClassComment() {
    Polytope<BigFraction> a = Polytope.of(Vec.of(FIELD, new BigFraction(1, 3)));
    Polytope<BigFraction> b = Polytope.of(Vec.of(FIELD, new BigFraction(1, 7)));
    assertEquals("(4 / 21)", RationalQuery.distance(a, b).distanceVector().toString());
  }
}
