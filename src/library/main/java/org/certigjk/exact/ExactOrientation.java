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
    if (c.length == 6) {
      return crossSign(c[2] - c[0], c[3] - c[1], c[4] - c[0], c[5] - c[1]);
    }
    long ax = c[3] - c[0];
    long ay = c[4] - c[1];
    long az = c[5] - c[2];
    long bx = c[6] - c[0];
    long by = c[7] - c[1];
    long bz = c[8] - c[2];
    return determinantSign(ax, ay, az, bx, by, bz, c[9] - c[0], c[10] - c[1], c[11] - c[2]);
  }

  private static int crossSign(long ax, long ay, long bx, long by) {
    Sum192 sum = new Sum192();
    sum.add(ax, by, 1);
    sum.add(ay, bx, -1);
    /*@ assert isCross(ax, ay, bx, by); @*/
    return sum.signum();
  }

  private static int determinantSign(
      long ax, long ay, long az, long bx, long by, long bz, long cx, long cy, long cz) {
    Sum192 sum = new Sum192();
    sum.add(ay, bz, cx);
    sum.add(az, by, -cx);
    sum.add(az, bx, cy);
    sum.add(ax, bz, -cy);
    sum.add(ax, by, cz);
    sum.add(ay, bx, -cz);
    /*@ assert isDeterminant(ax, ay, az, bx, by, bz, cx, cy, cz); @*/
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
      return cross(
              c[2].subtract(c[0]), c[3].subtract(c[1]), c[4].subtract(c[0]), c[5].subtract(c[1]))
          .signum();
    }
    BigInteger ax = c[3].subtract(c[0]);
    BigInteger ay = c[4].subtract(c[1]);
    BigInteger az = c[5].subtract(c[2]);
    BigInteger bx = c[6].subtract(c[0]);
    BigInteger by = c[7].subtract(c[1]);
    BigInteger bz = c[8].subtract(c[2]);
    return determinant(
            cross(ay, az, by, bz), c[9].subtract(c[0]),
            cross(ax, az, bx, bz), c[10].subtract(c[1]),
            cross(ax, ay, bx, by), c[11].subtract(c[2]))
        .signum();
  }

  /** The determinant of three rows from the minors of the first two and the last row. */
  private static BigInteger determinant(
      BigInteger yz, BigInteger cx, BigInteger xz, BigInteger cy, BigInteger xy, BigInteger cz) {
    /*@ assert expandsReals(yz.number(), cx.number(), xz.number(), cy.number(), xy.number(),
    @       cz.number()); @*/
    return cx.multiply(yz).subtract(cy.multiply(xz)).add(cz.multiply(xy));
  }

  private static BigInteger cross(BigInteger ax, BigInteger ay, BigInteger bx, BigInteger by) {
    /*@ assert crossesReals(ax.number(), ay.number(), bx.number(), by.number()); @*/
    return ax.multiply(by).subtract(ay.multiply(bx));
  }
}
