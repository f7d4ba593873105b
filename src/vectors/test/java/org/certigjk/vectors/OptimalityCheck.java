package org.certigjk.vectors;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.vectors.family.Weight;
import org.jspecify.annotations.Nullable;

/**
 * Decides in integers whether a simplex proves a distance. It shares no code with the library, and
 * takes microseconds where a search over the rationals takes milliseconds.
 *
 * <p>With y_k = a_{i_k} − b_{j_k}: the weights of the point v of aff{y_k} nearest to the origin
 * solve a Gram system, here by elimination without fractions. If they are positive and vᵀ(a − b)
 * &ge; vᵀv for all a, b, then v = v(A ⊖ B). Then the claimed double must be the one nearest to ‖v‖.
 */
final class OptimalityCheck {

  private final BigInteger[][] a;
  private final BigInteger[][] b;
  private final int exponent;

  OptimalityCheck(PointPair pair) {
    this(pair, new double[pair.dimension()]);
  }

  /** Asks about A + t and B; the sum is not rounded. */
  OptimalityCheck(PointPair pair, double[] t) {
    double[][] rowsA = pair.a();
    double[][] rowsB = pair.b();
    double[][] rowsT = {t};
    this.exponent = Math.min(lowestBit(rowsT), Math.min(lowestBit(rowsA), lowestBit(rowsB)));
    this.a = integers(rowsA, exponent);
    this.b = integers(rowsB, exponent);
    BigInteger[] moved = integers(rowsT, exponent)[0];
    Arrays.setAll(a, k -> plus(a[k], BigInteger.ONE, moved));
  }

  private static int lowestBit(double[][] rows) {
    int lowest = 0;
    for (double[] row : rows) {
      for (double x : row) {
        lowest = x == 0 ? lowest : Math.min(lowest, Weight.lowestBit(x));
      }
    }
    return lowest;
  }

  /** x·2^−exponent, from the bits of x. */
  private static BigInteger[][] integers(double[][] rows, int exponent) {
    BigInteger[][] integers = new BigInteger[rows.length][rows[0].length];
    for (int k = 0; k < rows.length; k++) {
      for (int c = 0; c < rows[k].length; c++) {
        double x = rows[k][c];
        int lowest = x == 0 ? exponent : Weight.lowestBit(x);
        long odd = (long) Math.scalb(Math.scalb(x, -lowest / 2), -lowest - -lowest / 2);
        integers[k][c] = BigInteger.valueOf(odd).shiftLeft(lowest - exponent);
      }
    }
    return integers;
  }

  /** Returns what is wrong with the claim, or {@code null} if it is proved. */
  @Nullable String objection(List<IndexPair> pairs, double distance) {
    BigInteger[][] y = new BigInteger[pairs.size()][];
    for (int k = 0; k < y.length; k++) {
      y[k] = minus(a[pairs.get(k).a()], b[pairs.get(k).b()]);
    }
    BigInteger[] weights = weights(y);
    if (weights == null) {
      return "the points of the simplex are affinely dependent";
    }
    BigInteger sum = BigInteger.ZERO;
    BigInteger[] v = zero();
    for (int k = 0; k < y.length; k++) {
      if (weights[k].signum() <= 0) {
        return "weight " + k + " is not positive";
      }
      sum = sum.add(weights[k]);
      v = plus(v, weights[k], y[k]);
    }
    BigInteger squared = dot(v, v);
    if (squared.signum() > 0 && least(v).multiply(sum).compareTo(squared) < 0) {
      return "some point is further in the direction of v";
    }
    return isNearest(distance, squared, sum)
        ? null
        : "%s is not the double nearest to the distance".formatted(distance);
  }

  /** Positive multiples of the weights, or {@code null} if there is no unique solution. */
  private static BigInteger @Nullable [] weights(BigInteger[][] y) {
    int m = y.length - 1;
    BigInteger[][] rows = new BigInteger[m][m + 1];
    for (int i = 0; i < m; i++) {
      BigInteger[] edge = minus(y[i + 1], y[0]);
      for (int j = 0; j < m; j++) {
        rows[i][j] = dot(edge, minus(y[j + 1], y[0]));
      }
      rows[i][m] = dot(edge, y[0]).negate();
    }
    BigInteger determinant = eliminate(rows);
    if (determinant.signum() == 0) {
      return null;
    }
    BigInteger[] weights = new BigInteger[m + 1];
    weights[0] = determinant;
    for (int i = 0; i < m; i++) {
      weights[i + 1] = rows[i][m];
      weights[0] = weights[0].subtract(rows[i][m]);
    }
    return weights;
  }

  /**
   * Bareiss elimination of a Gram matrix to a diagonal, which becomes its determinant; that matrix
   * is positive definite if the determinant is not 0, so that no row has to be exchanged.
   */
  private static BigInteger eliminate(BigInteger[][] rows) {
    BigInteger previous = BigInteger.ONE;
    for (int k = 0; k < rows.length; k++) {
      BigInteger pivot = rows[k][k];
      if (pivot.signum() == 0) {
        return BigInteger.ZERO;
      }
      for (int i = 0; i < rows.length; i++) {
        BigInteger factor = rows[i][k];
        for (int j = 0; i != k && j < rows[i].length; j++) {
          rows[i][j] =
              pivot.multiply(rows[i][j]).subtract(factor.multiply(rows[k][j])).divide(previous);
        }
      }
      previous = pivot;
    }
    return previous;
  }

  /** min vᵀa − max vᵀb. */
  private BigInteger least(BigInteger[] v) {
    BigInteger least = dot(v, a[0]);
    for (BigInteger[] x : a) {
      least = least.min(dot(v, x));
    }
    BigInteger greatest = dot(v, b[0]);
    for (BigInteger[] x : b) {
      greatest = greatest.max(dot(v, x));
    }
    return least.subtract(greatest);
  }

  /** Whether the double is nearest to 2^exponent √squared / sum, ties to even. */
  private boolean isNearest(double distance, BigInteger squared, BigInteger sum) {
    if (!(distance >= 0)) {
      return false;
    }
    long bits = Double.doubleToRawLongBits(distance);
    int biased = (int) (bits >>> 52);
    long significand = bits & 0xfffffffffffffL | (biased == 0 ? 0 : 1L << 52);
    int unit = Math.max(biased, 1) - 1075;
    boolean isEven = (significand & 1) == 0;
    boolean isBinade = significand == 1L << 52 && biased > 1;
    int aboveLower =
        isBinade
            ? compare(squared, sum, 4 * significand - 1, unit - 2)
            : compare(squared, sum, 2 * significand - 1, unit - 1);
    int aboveUpper = compare(squared, sum, 2 * significand + 1, unit - 1);
    boolean isAbove = distance == 0 || aboveLower > 0 || isEven && aboveLower == 0;
    boolean isBelow = biased == 2047 || aboveUpper < 0 || isEven && aboveUpper == 0;
    return isAbove && isBelow;
  }

  /** Compares 2^exponent √squared / sum with m·2^unit, m &ge; 0. */
  private int compare(BigInteger squared, BigInteger sum, long m, int unit) {
    BigInteger scaled = sum.multiply(BigInteger.valueOf(m));
    int shift = 2 * (exponent - unit);
    BigInteger right = scaled.multiply(scaled);
    return shift >= 0
        ? squared.shiftLeft(shift).compareTo(right)
        : squared.compareTo(right.shiftLeft(-shift));
  }

  private BigInteger[] zero() {
    BigInteger[] zero = new BigInteger[a[0].length];
    Arrays.fill(zero, BigInteger.ZERO);
    return zero;
  }

  private static BigInteger[] plus(BigInteger[] x, BigInteger factor, BigInteger[] y) {
    BigInteger[] sum = new BigInteger[x.length];
    for (int c = 0; c < x.length; c++) {
      sum[c] = x[c].add(factor.multiply(y[c]));
    }
    return sum;
  }

  private static BigInteger[] minus(BigInteger[] x, BigInteger[] y) {
    BigInteger[] difference = new BigInteger[x.length];
    for (int c = 0; c < x.length; c++) {
      difference[c] = x[c].subtract(y[c]);
    }
    return difference;
  }

  private static BigInteger dot(BigInteger[] x, BigInteger[] y) {
    BigInteger sum = x[0].multiply(y[0]);
    for (int c = 1; c < x.length; c++) {
      sum = sum.add(x[c].multiply(y[c]));
    }
    return sum;
  }
}
