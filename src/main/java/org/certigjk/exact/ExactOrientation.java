package org.certigjk.exact;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The orientation of two or three coordinates by integers: a common power of two changes no sign.
 */
final class ExactOrientation {

  /** Coordinates are brought below 2⁶⁰: differences fit, and {@link Sum192} takes six products. */
  private static final int BITS = 60;

  private ExactOrientation() {}

  /** The sign for three points of R² or four of R³, one after the other. */
  static int sign(double... coordinates) {
    long[] small = integers(coordinates);
    return small != null ? sign(small) : sign(bigIntegers(coordinates));
  }

  /** The coordinates times a power of two as integers below 2⁶⁰, or null if some has more bits. */
  private static long @Nullable [] integers(double[] coordinates) {
    double magnitude = 0;
    for (double coordinate : coordinates) {
      magnitude = Math.max(magnitude, Math.abs(coordinate));
    }
    int shift = BITS - 1 - Math.getExponent(magnitude);
    double scale = Math.scalb(1.0, Math.min(shift, Double.MAX_EXPONENT));
    long[] integers = new long[coordinates.length];
    for (int k = 0; k < integers.length; k++) {
      double scaled = coordinates[k] * scale;
      integers[k] = (long) scaled;
      boolean exact = integers[k] == scaled && (scaled != 0 || coordinates[k] == 0);
      if (!exact) {
        return null;
      }
    }
    return integers;
  }

  private static int sign(long[] c) {
    Sum192 sum = new Sum192();
    if (c.length == 6) {
      sum.add(c[2] - c[0], c[5] - c[1], 1);
      sum.add(c[3] - c[1], c[4] - c[0], -1);
      return sum.signum();
    }
    long ax = c[3] - c[0];
    long ay = c[4] - c[1];
    long az = c[5] - c[2];
    long bx = c[6] - c[0];
    long by = c[7] - c[1];
    long bz = c[8] - c[2];
    long cx = c[9] - c[0];
    long cy = c[10] - c[1];
    long cz = c[11] - c[2];
    sum.add(ay, bz, cx);
    sum.add(az, by, -cx);
    sum.add(az, bx, cy);
    sum.add(ax, bz, -cy);
    sum.add(ax, by, cz);
    sum.add(ay, bx, -cz);
    return sum.signum();
  }

  /** The coordinates divided by a power of two that divides them all. */
  private static BigInteger[] bigIntegers(double[] coordinates) {
    int least = Double.MAX_EXPONENT;
    for (double coordinate : coordinates) {
      if (!Double.isFinite(coordinate)) {
        throw new IllegalArgumentException(
            coordinate + " is not a number: a finite value is needed");
      }
      if (coordinate != 0) {
        least = Math.min(least, exponent(coordinate));
      }
    }
    BigInteger[] integers = new BigInteger[coordinates.length];
    for (int k = 0; k < integers.length; k++) {
      int exponent = exponent(coordinates[k]);
      BigInteger significand = BigInteger.valueOf((long) Math.scalb(coordinates[k], -exponent));
      integers[k] = significand.shiftLeft(Math.max(0, exponent - least)); // 0 shifts to 0
    }
    return integers;
  }

  /** x is an integer below 2⁵³ in magnitude times 2 to this power. */
  private static int exponent(double x) {
    return Math.max(Math.getExponent(x), Double.MIN_EXPONENT) - 52;
  }

  private static int sign(BigInteger[] c) {
    if (c.length == 6) {
      return minor(c, 2, 3, 4, 5, 2).signum();
    }
    BigInteger x = c[9].subtract(c[0]).multiply(minor(c, 4, 5, 7, 8, 3));
    BigInteger y = c[10].subtract(c[1]).multiply(minor(c, 3, 5, 6, 8, 3));
    BigInteger z = c[11].subtract(c[2]).multiply(minor(c, 3, 4, 6, 7, 3));
    return x.subtract(y).add(z).signum();
  }

  /**
   * The minor of coordinates i, j of one point and k, l of another, each less the first point's.
   */
  private static BigInteger minor(BigInteger[] c, int i, int j, int k, int l, int dimension) {
    BigInteger left = c[i].subtract(c[i % dimension]).multiply(c[l].subtract(c[l % dimension]));
    BigInteger right = c[j].subtract(c[j % dimension]).multiply(c[k].subtract(c[k % dimension]));
    return left.subtract(right);
  }
}
