package org.certigjk.gjk;

import static org.certigjk.gjk.PointSet.vec;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The entry points, the request and the result. */
class GjkTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private final Polytope<BigFraction> a = Polytope.of(Q, new double[][] {{-1, 1}, {1, 1}});
  private final Polytope<BigFraction> b = Polytope.of(Q, new double[][] {{0, 0}});

  private static String messageOf(Executable executable) {
    return assertThrows(IllegalArgumentException.class, executable).getMessage();
  }

  private static DistanceRequest<BigFraction> request() {
    return DistanceRequest.defaults();
  }

  @Test
  void wholeWitness() {
    Separated<BigFraction> result = (Separated<BigFraction>) Gjk.distance(a, b);
    assertEquals(Verdict.SEPARATED, result.verdict());
    assertEquals(BigFraction.ONE, result.squaredDistance());
    assertEquals(vec("0", "1"), result.distanceVector());
    assertEquals(vec("0", "1"), result.closestPoints().component1());
    assertEquals(vec("0", "0"), result.closestPoints().component2());
    assertEquals(List.of(new IndexPair(0, 0), new IndexPair(1, 0)), result.pairs());
    assertEquals(vec("1/2", "1/2"), result.run().weights());
    assertEquals(
        new SeparatedCertificate<>(result.pairs(), vec("1/2", "1/2")), result.certificate());
    assertEquals(ExitReason.OPTIMAL, result.exit());
    assertEquals(1, result.iterations());
    assertSame(a, result.run().a());
    assertSame(b, result.run().b());
  }

  @Test
  @DisplayName("the distance is the root of the square, rounded once")
  void distanceIsRoundedOnce() {
    Polytope<BigFraction> far = Polytope.of(Q, new double[][] {{1, 2}});
    assertEquals(2.23606797749979, Gjk.distance(far, b).distance());
    assertEquals(0, Gjk.distance(b, b).distance());
    Polytope<BigFraction> square =
        Polytope.of(Q, new double[][] {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}});
    assertEquals(0, Gjk.distance(square, b).distance());
    // its square is below the smallest double
    Polytope<BigFraction> near = Polytope.of(Q, new double[][] {{0x1p-1000, 0}});
    assertEquals(0x1p-1000, Gjk.distance(near, b).distance());
    Polytope<Double> doubles = Polytope.of(Doubles.INSTANCE, new double[][] {{3, 4}});
    Polytope<Double> zero = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0}});
    assertEquals(5, Gjk.distance(doubles, zero).distance());
    DistanceResult<BigFraction> stopped = Gjk.distance(a, b, request().withMaxIterations(0));
    assertEquals(
        "no distance is known, only bounds:"
            + " Stopped[squaredDistance=0 to 2, exit=ITERATION_LIMIT, iterations=0]",
        assertThrows(IllegalStateException.class, stopped::distance).getMessage());
  }

  @Test
  void resultsAreShortAsText() {
    assertEquals(
        "Separated[squaredDistance=1, closestPoints=(0, 1) and (0, 0), iterations=1]",
        Gjk.distance(a, b).toString());
    assertEquals(
        "Touching[squaredDistance=0, closestPoints=(0, 0) and (0, 0), iterations=0]",
        Gjk.distance(b, b).toString());
  }

  @Test
  void wholeTrace() {
    DistanceResult<BigFraction> result = Gjk.distance(a, b, request().withTrace(true));
    assertEquals(
        List.of(
            new Iteration<>(
                List.of(new IndexPair(0, 0)),
                vec("1"),
                vec("-1", "1"),
                new BigFraction(2),
                new IndexPair(1, 0),
                vec("1", "1")),
            new Iteration<>(
                List.of(new IndexPair(0, 0), new IndexPair(1, 0)),
                vec("1/2", "1/2"),
                vec("0", "1"),
                BigFraction.ONE,
                new IndexPair(0, 0),
                vec("-1", "1"))),
        result.trace());
  }

  @Test
  void traceEndsWithoutSupportPointIfTheVectorIsZero() {
    DistanceResult<BigFraction> result = Gjk.distance(b, b, request().withTrace(true));
    Iteration<BigFraction> only = result.trace().get(0);
    assertEquals(1, result.trace().size());
    assertNull(only.supportPair());
    assertNull(only.support());
    assertEquals(BigFraction.ZERO, ((Touching<BigFraction>) result).squaredDistance());
    assertEquals(ExitReason.ZERO_VECTOR, result.exit());
  }

  @Test
  void startSimplexIsReduced() {
    Polytope<BigFraction> points = Polytope.of(Q, new double[][] {{5, 0}, {1, 0}, {2, 0}, {0, 3}});
    DistanceResult<BigFraction> result =
        Gjk.distance(
            points,
            b,
            request().withTrace(true).withStart(List.of(new IndexPair(0, 0), new IndexPair(2, 0))));
    assertEquals(List.of(new IndexPair(2, 0)), result.trace().get(0).simplex());
    assertEquals(vec("2", "0"), result.trace().get(0).v());
    assertEquals(vec("9/10", "3/10"), result.distanceVector());
  }

  @Test
  void startAtOnePairOrItsRepetition() {
    for (int copies = 1; copies < 4; copies++) {
      List<IndexPair> start = new ArrayList<>();
      for (int k = 0; k < copies; k++) {
        start.add(new IndexPair(1, 0));
      }
      DistanceResult<BigFraction> result =
          Gjk.distance(a, b, request().withStart(start).withTrace(true));
      assertEquals(List.of(new IndexPair(1, 0)), result.trace().get(0).simplex());
      assertEquals(List.of(new IndexPair(1, 0), new IndexPair(0, 0)), result.pairs());
    }
  }

  @Test
  void iterationLimit() {
    Stopped<BigFraction> stopped =
        (Stopped<BigFraction>) Gjk.distance(a, b, request().withMaxIterations(0));
    assertEquals(ExitReason.ITERATION_LIMIT, stopped.exit());
    assertEquals(Verdict.STOPPED, stopped.verdict());
    assertEquals(0, stopped.iterations());
    assertEquals(vec("-1", "1"), stopped.distanceVector());
    assertEquals(new BigFraction(2), stopped.bounds().upper());
    assertEquals(BigFraction.ZERO, stopped.bounds().lower());
    assertInstanceOf(Separated.class, Gjk.distance(a, b, request().withMaxIterations(1)));
  }

  @Test
  @DisplayName("the lower bound is (vᵀs)² / ‖v‖²: v = (4, 1), s = (1, 1), 25/17")
  void lowerBound() {
    Polytope<BigFraction> segment = Polytope.of(Q, new double[][] {{4, 1}, {1, 1}});
    Stopped<BigFraction> stopped =
        (Stopped<BigFraction>) Gjk.distance(segment, b, request().withMaxIterations(0));
    assertEquals(new BigFraction(25, 17), stopped.bounds().lower());
    assertEquals(new BigFraction(17), stopped.bounds().upper());
  }

  @Test
  void startIndexWithoutPoint() {
    for (IndexPair pair :
        List.of(
            new IndexPair(2, 0), new IndexPair(0, 1), new IndexPair(-1, 0), new IndexPair(0, -1))) {
      assertEquals(
          "start pair " + pair + ": A has 2 points, B has 1",
          messageOf(() -> Gjk.distance(a, b, request().withStart(List.of(pair)))));
    }
  }

  @Test
  void requestsThatCannotBe() {
    assertEquals(
        "the start simplex needs at least one index pair",
        messageOf(() -> request().withStart(List.of())));
    assertEquals("a limit of -1 iterations", messageOf(() -> request().withMaxIterations(-1)));
  }

  @Test
  void requestKeepsTheRest() {
    JohnsonSubAlgorithm<BigFraction> johnson = new JohnsonSubAlgorithm<>();
    List<IndexPair> start = new ArrayList<>(List.of(new IndexPair(1, 0)));
    DistanceRequest<BigFraction> request =
        request().withStart(start).withMaxIterations(7).withTrace(true).withSubAlgorithm(johnson);
    start.clear();
    assertEquals(new DistanceRequest<>(johnson, List.of(new IndexPair(1, 0)), 7, true), request);
    assertEquals(Integer.MAX_VALUE, request().maxIterations());
    assertEquals(List.of(new IndexPair(0, 0)), request().start());
  }

  @Test
  @DisplayName("15 dimensions are possible, 16 only if few points span few of them")
  void dimensionLimit() {
    double[][] many = new double[16][16];
    Polytope<BigFraction> large = Polytope.of(Q, many);
    Polytope<BigFraction> point = Polytope.of(Q, new double[1][16]);
    assertEquals(Verdict.TOUCHING, Gjk.distance(large, point).verdict());
    assertEquals(
        "a simplex may need 17 points (the dimension of A ⊖ B, and one more), but at most 16 are"
            + " possible",
        messageOf(() -> Gjk.distance(large, Polytope.of(Q, new double[2][16]))));
    assertEquals(
        Verdict.TOUCHING,
        Gjk.distance(Polytope.of(Q, new double[40][15]), Polytope.of(Q, new double[1][15]))
            .verdict());
  }

  /** The box [low, high] × … by the signs of the direction; the lower corner where it is 0. */
  private record Box<E>(OrderedField<E> field, Vec<E> low, Vec<E> high)
      implements SupportMapping<E> {
    @Override
    public int dimension() {
      return low.dimension();
    }

    @Override
    public Vec<E> support(Vec<E> direction) {
      List<E> corner = new ArrayList<>();
      for (int i = 0; i < dimension(); i++) {
        corner.add(field.signum(direction.get(i)) > 0 ? high.get(i) : low.get(i));
      }
      return Vec.from(field, corner);
    }

    Polytope<E> polytope() {
      List<Vec<E>> corners = new ArrayList<>();
      for (int mask = 0; mask < 1 << dimension(); mask++) {
        List<E> corner = new ArrayList<>();
        for (int i = 0; i < dimension(); i++) {
          corner.add((mask >> i & 1) == 0 ? low.get(i) : high.get(i));
        }
        corners.add(Vec.from(field, corner));
      }
      return Polytope.from(corners);
    }
  }

  private static Box<BigFraction> box(int x, int y, int z, int size) {
    return new Box<>(Q, Vec.of(Q, x, y, z), Vec.of(Q, x + size, y + size, z + size));
  }

  @Test
  @DisplayName("boxes by support mapping: the answers of their corners")
  void supportMappings() {
    for (int x = -3; x <= 3; x++) {
      for (int y = -3; y <= 3; y++) {
        Box<BigFraction> first = box(0, 0, 0, 2);
        Box<BigFraction> second = box(x, y, 1, 1);
        DistanceResult.Answer<BigFraction> byCorners =
            GjkProperties.answer(first.polytope(), second.polytope());
        DistanceResult<BigFraction> byMapping = Gjk.distanceBySupport(first, second, request());
        DistanceResult.Answer<BigFraction> answer = (DistanceResult.Answer<BigFraction>) byMapping;
        assertEquals(byCorners.verdict(), answer.verdict());
        assertEquals(byCorners.squaredDistance(), answer.squaredDistance());
        assertEquals(byCorners.distanceVector(), answer.distanceVector());
        assertNull(answer.certificate().violation(answer.run().a(), answer.run().b()));
        int gapX = Math.max(Math.max(x - 2, -1 - x), 0);
        int gapY = Math.max(Math.max(y - 2, -1 - y), 0);
        assertEquals(new BigFraction(gapX * gapX + gapY * gapY), answer.squaredDistance());
      }
    }
  }

  @Test
  void pointsSeenAreNumberedInTheResult() {
    DistanceResult<BigFraction> result =
        Gjk.distanceBySupport(box(0, 0, 0, 2), box(5, 1, 1, 1), request());
    assertEquals(vec("-3", "0", "0"), result.distanceVector());
    Polytope<BigFraction> seen = result.run().a();
    assertEquals(vec("2", "0", "0"), seen.get(0));
    assertNotNull(seen);
    for (IndexPair pair : result.pairs()) {
      assertEquals(new BigFraction(2), seen.get(pair.a()).get(0));
    }
  }

  @Test
  void supportMappingsNeedAnExactField() {
    Box<Double> box =
        new Box<>(Doubles.INSTANCE, Vec.of(Doubles.INSTANCE, 0), Vec.of(Doubles.INSTANCE, 1));
    assertEquals(
        "support mappings need an exact field, and Doubles is not exact",
        messageOf(() -> Gjk.distanceBySupport(box, box, DistanceRequest.defaults())));
  }

  @Test
  void supportMappingsStartAtTheirFirstPoint() {
    assertEquals(
        "support mappings start from (0, 0), not from [(0, 1)]",
        messageOf(
            () ->
                Gjk.distanceBySupport(
                    box(0, 0, 0, 1),
                    box(0, 0, 0, 1),
                    request().withStart(List.of(new IndexPair(0, 1))))));
  }

  @Test
  void supportMappingsBeyondTheDimensionLimit() {
    Box<BigFraction> box = new Box<>(Q, Vec.of(Q, new double[16]), Vec.of(Q, new double[16]));
    assertEquals(
        "a simplex may need 17 points (the dimension of A ⊖ B, and one more), but at most 16 are"
            + " possible",
        messageOf(() -> Gjk.distanceBySupport(box, box, request())));
  }

  @Test
  void sameInstanceOfSupportMappingForPolytopes() {
    SupportMapping<BigFraction> mapping = a;
    SupportMapping<BigFraction> origin = b;
    DistanceResult<BigFraction> result = Gjk.distanceBySupport(mapping, origin, request());
    assertEquals(vec("0", "1"), result.distanceVector());
    // The direction (1, 0) shows (1, 1) first.
    assertEquals(vec("1", "1"), result.run().a().get(0));
  }
}
