package org.certigjk.vectors.family;

/**
 * How large a pair is: the number of points, then the sum of the lengths of the coordinates, then
 * the sum of their magnitudes. The length of ±p/2ᵏ in lowest terms is two for each bit of p, three
 * for each factor of 2ᵏ and one for a minus.
 */
public record Weight(int points, long length, double sum) implements Comparable<Weight> {

  public static Weight of(double[][] a, double[][] b) {
    long length = 0;
    double sum = 0;
    for (double[][] rows : new double[][][] {a, b}) {
      for (double[] row : rows) {
        for (double x : row) {
          length += length(x);
          sum += Math.abs(x);
        }
      }
    }
    return new Weight(a.length + b.length, length, sum);
  }

  private static long length(double x) {
    if (x == 0) {
      return 0;
    }
    int lowest = lowestBit(x);
    int k = Math.max(0, -lowest);
    return 2L * (highestBit(x) + k + 1) + 3L * k + (x < 0 ? 1 : 0);
  }

  /** The significand of x as an integer. */
  private static long significand(double x) {
    long stored = Double.doubleToRawLongBits(x) & 0xfffffffffffffL;
    return Math.abs(x) >= Double.MIN_NORMAL ? stored | 1L << 52 : stored;
  }

  /** The exponent of the unit in the last place of the significand. */
  private static int exponent(double x) {
    return Math.max(Math.getExponent(x), Double.MIN_EXPONENT) - 52;
  }

  /** The exponent of the lowest bit that is set in x ≠ 0. */
  public static int lowestBit(double x) {
    return exponent(x) + Long.numberOfTrailingZeros(significand(x));
  }

  /** The exponent of the highest bit that is set in x ≠ 0. */
  public static int highestBit(double x) {
    return exponent(x) + 63 - Long.numberOfLeadingZeros(significand(x));
  }

  @Override
  public int compareTo(Weight other) {
    if (points != other.points) {
      return Integer.compare(points, other.points);
    }
    return length != other.length
        ? Long.compare(length, other.length)
        : Double.compare(sum, other.sum);
  }
}
