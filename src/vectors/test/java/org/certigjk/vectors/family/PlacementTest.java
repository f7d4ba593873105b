package org.certigjk.vectors.family;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bodies are moved, not bent, and are where the placement says. */
class PlacementTest {

  private static final int PAIRS = 120;

  /** Points with coordinates of few bits. */
  private static double[][] body(Draw draw, int n) {
    double[][] points = new double[n + 1 + draw.below(6)][n];
    for (double[] x : points) {
      Arrays.setAll(x, c -> draw.between(-64, 64) / 16.0);
    }
    return points;
  }

  private static double squared(double[] x, double[] y) {
    double sum = 0;
    for (int c = 0; c < x.length; c++) {
      sum += (x[c] - y[c]) * (x[c] - y[c]);
    }
    return sum;
  }

  @ParameterizedTest
  @EnumSource
  void lengthsStayAndTheSameIsDrawnTwice(Placement placement) {
    for (NumberFormat format : NumberFormat.values()) {
      for (int seed = 0; seed < PAIRS; seed++) {
        Draw draw = new Draw(seed);
        int n = 2 + seed % 2;
        double[][] a = body(draw, n);
        double[][] b = body(draw, n);
        PointPair pair = placement.apply(new Draw(seed), a, b, format);
        assertEquals(pair, placement.apply(new Draw(seed), a, b, format));
        assertTrue(format == NumberFormat.DOUBLE || Query.of(pair).single());
        double slack = 64 * (format == NumberFormat.DOUBLE ? 0x1p-46 : 0x1p-17);
        for (int k = 0; k < b.length; k++) {
          assertEquals(squared(b[k], b[0]), squared(pair.b()[k], pair.b()[0]), slack);
        }
        for (int k = 0; k < a.length; k++) {
          assertEquals(squared(a[k], a[0]), squared(pair.a()[k], pair.a()[0]), slack);
        }
      }
    }
  }

  /** Exactly touching, or an ulp or two off: never more. */
  @ParameterizedTest
  @EnumSource
  void restingBodiesTouchOrNearly(NumberFormat format) {
    Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
    int touching = 0;
    for (int seed = 0; seed < PAIRS; seed++) {
      Draw draw = new Draw(seed);
      int n = 2 + seed % 2;
      double[][] a = body(draw, n);
      PointPair pair = Placement.RESTING.apply(draw, a, body(draw, n), format);
      Expected expected = new Truth().of(Query.of(pair));
      verdicts.add(expected.verdict());
      touching += expected.verdict() == Verdict.TOUCHING ? 1 : 0;
      assertTrue(expected.distance() <= 2 * format.ulp(4), () -> "" + pair);
    }
    assertEquals(EnumSet.of(Verdict.SEPARATED, Verdict.TOUCHING, Verdict.OVERLAPPING), verdicts);
    assertTrue(touching >= PAIRS / 2, "" + touching);
  }

  @ParameterizedTest
  @EnumSource
  void grazingBodiesMissEachOtherByLittle(NumberFormat format) {
    for (int seed = 0; seed < PAIRS; seed++) {
      Draw draw = new Draw(seed);
      int n = 2 + seed % 2;
      double[][] a = body(draw, n);
      PointPair pair = Placement.GRAZING.apply(draw, a, body(draw, n), format);
      assertTrue(new Truth().of(Query.of(pair)).distance() <= 8e-3, () -> "" + pair);
    }
  }
}
