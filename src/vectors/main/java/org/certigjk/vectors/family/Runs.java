package org.certigjk.vectors.family;

import java.util.Arrays;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.NumberFormat;

/** Point sets on which the loop takes long or surprising ways; B is the origin. */
final class Runs {

  /** Point sets on which a discarded support point comes back, the start first. */
  private static final double[][][] REAPPEARANCES = {
    {{0, -1, 2}, {-2, -1, -1}, {0, -1, 0}, {0, 0, 2}},
    {{-2, -2, -1}, {-2, 0, 0}, {-1, 0, 1}, {0, -1, 2}},
    {
      {28, -8, -30},
      {2, 0, -2},
      {25, 30, 24},
      {1, 3, -7},
      {16, -6, 28},
      {-12, -28, -23},
      {14, -24, 27},
      {1, -3, -3}
    }
  };

  private Runs() {}

  /**
   * a = (−2^m, 2^(m−1)) and pᵢ = (2^(2m−i) − 2^m, 4^(m−i) + 2^(m−1)), i = 0, …, m − 1, with p₀
   * first, which is where the default start is. The largest coordinate has m + 2 bits.
   */
  static Draft death(Draw draw, NumberFormat format, int dimension, int size) {
    int n = Math.max(3, Math.min(size, format.bits() - 2));
    int m = n - 1;
    double[][] points = new double[n][];
    points[1] = new double[] {-Math.scalb(1.0, m), Math.scalb(1.0, m - 1)};
    for (int i = 0; i < m; i++) {
      points[i == 0 ? 0 : i + 1] =
          new double[] {
            Math.scalb(1.0, 2 * m - i) - Math.scalb(1.0, m),
            Math.scalb(1.0, 2 * (m - i)) + Math.scalb(1.0, m - 1)
          };
    }
    return placed(draw, points, dimension).with("iterations", n - 1);
  }

  static Draft reappearance(Draw draw, NumberFormat format, int dimension, int size) {
    int which = draw.below(REAPPEARANCES.length);
    int[] iterations = {4, 5, 14};
    return placed(draw, REAPPEARANCES[which], dimension).with("iterations", iterations[which]);
  }

  /** Puts the points into Rⁿ by a signed permutation of the axes and a power of two. */
  private static Draft placed(Draw draw, double[][] points, int dimension) {
    Integer[] axes = new Integer[dimension];
    Arrays.setAll(axes, k -> k);
    draw.shuffle(axes);
    int exponent = draw.between(-60, 60);
    double[] factors = new double[dimension];
    for (int c = 0; c < dimension; c++) {
      factors[c] = Math.scalb(draw.coin() ? 1.0 : -1.0, exponent);
    }
    double[][] a = new double[points.length][dimension];
    for (int k = 0; k < points.length; k++) {
      for (int c = 0; c < points[k].length; c++) {
        a[k][axes[c]] = points[k][c] * factors[c];
      }
    }
    return new Draft(a, new double[1][dimension])
        .with("exponent", exponent)
        .mirroredIf(draw.coin());
  }
}
