package org.certigjk.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.Pair;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Single runs in double arithmetic in which rounding goes far. */
class RoundingTest {

  private static final double[][] PLANE_ORIGIN = {{0, 0}};

  private static DistanceResult<Double> inDoubles(Pair pair, List<IndexPair> start) {
    return Gjk.distance(
        pair.a(Doubles.INSTANCE),
        pair.b(Doubles.INSTANCE),
        DistanceRequest.<Double>defaults().withStart(start));
  }

  private static List<IndexPair> firstPoints(int count) {
    return IntStream.range(0, count).mapToObj(i -> new IndexPair(i, 0)).toList();
  }

  private static Stopped<Double> assertStoppedTruthfully(Pair pair, DistanceResult<Double> result) {
    Stopped<Double> stopped = (Stopped<Double>) result;
    BigFraction exact = GjkProperties.answer(pair.a(), pair.b()).squaredDistance();
    assertTrue(stopped.bounds().lower().compareTo(exact) <= 0);
    assertTrue(stopped.bounds().upper().compareTo(exact) >= 0);
    return stopped;
  }

  @Test
  @DisplayName("cofactors that are subnormal still give weights")
  void subnormalCofactors() {
    Pair pair =
        new Pair(new double[][] {{1e200, 0}, {1e-160, 1.1e-160}, {1.1e-160, 1e-160}}, PLANE_ORIGIN);
    DistanceResult<Double> result = inDoubles(pair, firstPoints(3));
    assertEquals(Verdict.SEPARATED, result.verdict());
    assertEquals(Vec.of(Doubles.INSTANCE, 1.05e-160, 1.05e-160), result.distanceVector());
  }

  @Test
  @DisplayName("in 15 dimensions rounding can keep 16 points with v ≠ 0: it stops, not throws")
  void fullSimplexInFifteenDimensions() {
    double[][] a = new double[16][15];
    for (int i = 0; i < 15; i++) {
      for (int j = 0; j < 15; j++) {
        a[i][j] = 1.0 / (i + j + 1) + (i == j ? 1 : 0);
        a[15][j] -= (i + 1) * 0.1 * a[i][j];
      }
    }
    Pair pair = new Pair(a, new double[1][15]);
    DistanceResult<Double> result = inDoubles(pair, firstPoints(16));
    Stopped<Double> stopped = (Stopped<Double>) result;
    assertEquals(ExitReason.SIMPLEX_FULL, stopped.exit());
    assertEquals(16, stopped.pairs().size());
    assertEquals(BigFraction.ZERO, stopped.bounds().lower());
    assertTrue(stopped.bounds().upper().doubleValue() < 1e-20);
  }

  @Test
  @DisplayName("a squared norm that underflows is not v = 0")
  void underflowingNorm() {
    Pair pair = new Pair(new double[][] {{1e-200, 1e-200}, {2e-200, 0}}, PLANE_ORIGIN);
    DistanceResult<Double> result = inDoubles(pair, firstPoints(1));
    assertEquals(ExitReason.OUT_OF_RANGE, assertStoppedTruthfully(pair, result).exit());
  }

  @Test
  @DisplayName("a squared norm that overflows cannot decrease")
  void overflowingNorm() {
    Pair pair = new Pair(new double[][] {{1e200, 1e200}, {-1e200, 1e200}}, PLANE_ORIGIN);
    Stopped<Double> stopped = assertStoppedTruthfully(pair, inDoubles(pair, firstPoints(1)));
    assertEquals(0, stopped.iterations());
    assertEquals(ExitReason.OUT_OF_RANGE, stopped.exit());
  }
}
