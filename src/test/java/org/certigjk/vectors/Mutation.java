package org.certigjk.vectors;

import java.util.Arrays;

/** Small changes to a pair that tend to make it degenerate. */
final class Mutation {

  private Mutation() {}

  /** Returns the pair after up to 6 random changes and perhaps a power of two. */
  static PointPair of(PointPair pair, long seed) {
    Draw draw = new Draw(seed);
    double[][] a = pair.a();
    double[][] b = pair.b();
    for (int k = draw.between(0, 6); k > 0; k--) {
      boolean ofA = draw.coin();
      change(draw, ofA ? a : b, ofA ? b : a);
    }
    int exponent = draw.below(3) == 0 ? exponent(draw) : 0;
    return PointPair.of(finite(a, exponent), finite(b, exponent));
  }

  /** A power of two; many near those at which squares or fourth powers leave the range. */
  private static int exponent(Draw draw) {
    int[] edges = {-1074, -1022, -537, -358, -260, -240, 228, 238, 255, 511, 900};
    return draw.coin()
        ? edges[draw.below(edges.length)] + draw.between(-12, 12)
        : draw.between(-1080, 1000);
  }

  private static double[][] finite(double[][] rows, int exponent) {
    return Arrays.stream(rows)
        .map(
            row ->
                Arrays.stream(row)
                    .map(x -> Math.scalb(x, exponent))
                    .map(x -> Double.isFinite(x) ? x : 1)
                    .toArray())
        .toArray(double[][]::new);
  }

  private static void change(Draw draw, double[][] rows, double[][] others) {
    int k = draw.below(rows.length);
    int c = draw.below(rows[0].length);
    double[] x = rows[k];
    double[] y = rows[draw.below(rows.length)];
    double[] z = others[draw.below(others.length)];
    switch (draw.below(12)) {
      case 0 -> x[c] = y[c]; // in line
      case 1 -> x[c] = z[c];
      case 2 -> rows[k] = y.clone(); // repeated
      case 3 -> rows[k] = z.clone(); // common to both
      case 4 -> rows[k] = mean(y, z); // in touch
      case 5 -> rows[k] = mean(y, rows[draw.below(rows.length)]); // not extreme
      case 6 -> x[c] = Math.nextUp(x[c]);
      case 7 -> x[c] = Math.nextDown(x[c]);
      case 8 -> x[c] = draw.coin() ? 0 : -x[c];
      case 9 -> x[c] = (float) x[c]; // fewer bits
      case 10 -> x[c] = Math.scalb(x[c], draw.between(-60, 60));
      default -> {
        for (double[] row : rows) {
          row[c] = x[c]; // flat
        }
      }
    }
  }

  private static double[] mean(double[] x, double[] y) {
    double[] mean = new double[x.length];
    Arrays.setAll(mean, c -> x[c] / 2 + y[c] / 2);
    return mean;
  }
}
