package org.certigjk.vectors.family;

import java.util.Arrays;
import org.certigjk.vectors.Draw;

/** Square matrices of doubles, by rows. */
final class Matrices {

  private Matrices() {}

  /** Returns a random orthogonal matrix, rounded: random directions made orthogonal in turn. */
  static double[][] rotation(Draw draw, int n) {
    double[][] rows = new double[n][];
    for (int r = 0; r < n; r++) {
      double squared;
      do {
        double[] row = draw.direction(n);
        for (int twice = 0; twice < 2; twice++) { // once leaves rounding errors of short remainders
          for (int k = 0; k < r; k++) {
            double along = dot(row, rows[k]);
            double[] before = rows[k];
            double[] after = row;
            Arrays.setAll(after, c -> after[c] - along * before[c]);
          }
        }
        squared = dot(row, row);
        rows[r] = row;
      } while (squared < 0x1p-20);
      double length = StrictMath.sqrt(squared);
      rows[r] = Arrays.stream(rows[r]).map(x -> x / length).toArray();
    }
    return rows;
  }

  /** Returns a random matrix with one ±1 in each row and column. */
  static double[][] signedPermutation(Draw draw, int n) {
    Integer[] axes = new Integer[n];
    Arrays.setAll(axes, k -> k);
    draw.shuffle(axes);
    double[][] rows = new double[n][n];
    for (int r = 0; r < n; r++) {
      rows[r][axes[r]] = draw.coin() ? 1 : -1;
    }
    return rows;
  }

  /** Returns xᵀy. */
  static double dot(double[] x, double[] y) {
    double sum = 0;
    for (int c = 0; c < x.length; c++) {
      sum += x[c] * y[c];
    }
    return sum;
  }

  /** Returns Mx. */
  static double[] times(double[][] m, double[] x) {
    return Arrays.stream(m).mapToDouble(row -> dot(row, x)).toArray();
  }

  /** Returns Mᵀx. */
  static double[] transposedTimes(double[][] m, double[] x) {
    double[] product = new double[x.length];
    for (int r = 0; r < m.length; r++) {
      for (int c = 0; c < product.length; c++) {
        product[c] += m[r][c] * x[r];
      }
    }
    return product;
  }

  /** Returns the product of two matrices. */
  static double[][] times(double[][] m, double[][] q) {
    return Arrays.stream(m).map(row -> transposedTimes(q, row)).toArray(double[][]::new);
  }
}
