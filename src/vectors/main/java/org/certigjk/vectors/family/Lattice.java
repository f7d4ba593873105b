package org.certigjk.vectors.family;

import org.certigjk.vectors.Draw;

/**
 * Vectors of 64-bit integers. A family that must be exact builds its points as integers below 2⁵³
 * in magnitude and multiplies them by a power of two at the end, so that nothing is rounded.
 */
final class Lattice {

  private Lattice() {}

  /** Returns x + cy. */
  static long[] plus(long[] x, long c, long[] y) {
    long[] sum = new long[x.length];
    for (int k = 0; k < x.length; k++) {
      sum[k] = Math.addExact(x[k], Math.multiplyExact(c, y[k]));
    }
    return sum;
  }

  /** Returns the inner product. */
  static long dot(long[] x, long[] y) {
    long sum = 0;
    for (int k = 0; k < x.length; k++) {
      sum = Math.addExact(sum, Math.multiplyExact(x[k], y[k]));
    }
    return sum;
  }

  /** Returns Σ |xₖ|. */
  static long norm1(long[] x) {
    long sum = 0;
    for (long coordinate : x) {
      sum += Math.abs(coordinate);
    }
    return sum;
  }

  /** Returns max |xₖ|. */
  static long normMax(long[] x) {
    long max = 0;
    for (long coordinate : x) {
      max = Math.max(max, Math.abs(coordinate));
    }
    return max;
  }

  /** Whether x and y are linearly dependent; products of coordinates are below 2⁶³. */
  static boolean isParallel(long[] x, long[] y) {
    for (int j = 0; j < x.length; j++) {
      for (int k = 0; k < j; k++) {
        if (x[j] * y[k] != x[k] * y[j]) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns an integer vector N ≠ 0, |Nₖ| &le; 2^width, without a common divisor; an axis in one
   * case of four.
   */
  static long[] normal(Draw draw, int dimension, int width) {
    long[] normal = new long[dimension];
    if (draw.below(4) == 0) {
      normal[draw.below(dimension)] = draw.coin() ? 1 : -1;
      return normal;
    }
    long divisor = 0;
    while (divisor == 0) {
      for (int k = 0; k < dimension; k++) {
        normal[k] = draw.below(4) == 0 ? 0 : draw.signed(width);
        divisor = gcd(divisor, Math.abs(normal[k]));
      }
    }
    for (int k = 0; k < dimension; k++) {
      normal[k] /= divisor;
    }
    return normal;
  }

  private static long gcd(long x, long y) {
    return y == 0 ? x : gcd(y, x % y);
  }

  /** Returns n − 1 independent integer vectors orthogonal to N. */
  static long[][] tangents(long[] normal) {
    int pivot = 0;
    for (int k = 1; k < normal.length; k++) {
      if (Math.abs(normal[k]) > Math.abs(normal[pivot])) {
        pivot = k;
      }
    }
    long[][] tangents = new long[normal.length - 1][normal.length];
    int row = 0;
    for (int k = 0; k < normal.length; k++) {
      if (k != pivot) {
        tangents[row][k] = normal[pivot];
        tangents[row][pivot] = -normal[k];
        row++;
      }
    }
    return tangents;
  }

  /**
   * Returns a random combination ≠ 0 of independent vectors, with coordinates of at most 2^width.
   * The coefficient of the last vector is not 0.
   */
  static long[] combination(Draw draw, long[][] basis, int width) {
    long largest = 0;
    for (long[] vector : basis) {
      largest = Math.max(largest, normMax(vector));
    }
    int room = width - bits(largest) - bits(basis.length - 1L);
    int last = basis.length - 1;
    long[] sum = plus(new long[basis[0].length], draw.signed(room), basis[last]);
    for (int k = 0; k < last; k++) {
      sum = plus(sum, draw.below(8) == 0 ? 0 : draw.signed(room), basis[k]);
    }
    return sum;
  }

  /** Returns the number of bits of x &ge; 0, such that x &lt; 2^bits. */
  static int bits(long x) {
    return 64 - Long.numberOfLeadingZeros(x);
  }

  /** Returns x·2^exponent, which must be exact. */
  static double[] scaled(long[] x, int exponent) {
    double[] scaled = new double[x.length];
    for (int k = 0; k < x.length; k++) {
      scaled[k] = Math.scalb((double) x[k], exponent);
    }
    return scaled;
  }

  /** Returns the points times 2^exponent. */
  static double[][] scaled(long[][] points, int exponent) {
    double[][] scaled = new double[points.length][];
    for (int k = 0; k < points.length; k++) {
      scaled[k] = scaled(points[k], exponent);
    }
    return scaled;
  }
}
