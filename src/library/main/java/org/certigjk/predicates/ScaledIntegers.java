package org.certigjk.predicates;

import java.math.BigInteger;
import org.certigjk.exact.DoubleDouble;
import org.certigjk.field.Conversions;

/**
 * Doubles as integers times a common power of two, and back.
 *
 * <p><b>Definition.</b> A finite double is m&middot;2<sup>e</sup> with integers m, e, |m| &lt;
 * 2<sup>53</sup>. Finitely many doubles have a common e, so that sums and products of them are
 * those of integers.
 *
 * <p><b>Guarantee.</b> {@link #integer} and {@link #longInteger} are exact. {@link #rounded} has a
 * relative error of at most {@link DoubleDouble#U}, and an absolute one of {@link DoubleDouble#ETA}
 * besides. {@link #root} is correctly rounded, ties to even.
 *
 * <p><b>Limits.</b> Nothing is checked: a double that is not a multiple of the power of two, or no
 * number, gives a number without a meaning.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * ScaledIntegers.exponent(0.75);     // -2
 * ScaledIntegers.integer(0.75, -4);  // 12
 * ScaledIntegers.root(BigInteger.valueOf(1), BigInteger.valueOf(2), 3);  // 5.656854249492381
 * }</pre>
 */
public final class ScaledIntegers {

  private ScaledIntegers() {}

  /** Returns e such that |x| is an odd multiple of 2<sup>e</sup>; MAX_VALUE for 0. */
  public static int exponent(double x) {
    if (x == 0) {
      return Integer.MAX_VALUE;
    }
    return unit(x) + Long.numberOfTrailingZeros(significand(x));
  }

  /** The exponent of the unit in the last place of x. */
  private static int unit(double x) {
    return Math.max(Math.getExponent(x), Double.MIN_EXPONENT) - 52;
  }

  /** |x| in units in the last place. */
  private static long significand(double x) {
    long bits = Double.doubleToRawLongBits(x);
    long fraction = bits & 0xfffffffffffffL;
    return (bits & 0x7ff0000000000000L) == 0 ? fraction : fraction | 0x10000000000000L;
  }

  /** Returns x / 2<sup>exponent</sup>, for an x that is a multiple of 2<sup>exponent</sup>. */
  public static BigInteger integer(double x, int exponent) {
    long magnitude = significand(x);
    long significand = x < 0 ? -magnitude : magnitude;
    int shift = unit(x) - exponent;
    if (shift <= 0) {
      return BigInteger.valueOf(shift > -Long.SIZE ? significand >> -shift : 0);
    }
    return shift <= 10
        ? BigInteger.valueOf(significand << shift)
        : BigInteger.valueOf(significand).shiftLeft(shift);
  }

  /** Returns x / 2<sup>exponent</sup>, for an x that is such a long times 2<sup>exponent</sup>. */
  public static long longInteger(double x, int exponent) {
    long magnitude = significand(x);
    int shift = unit(x) - exponent;
    long shifted = shift >= 0 ? magnitude << shift : shift > -Long.SIZE ? magnitude >> -shift : 0;
    return x < 0 ? -shifted : shifted;
  }

  /**
   * Returns x / 2<sup>exponent</sup>, rounded: as a pair of doubles if that is in their range, else
   * infinite or 0.
   */
  public static DoubleDouble rounded(BigInteger x, int exponent) {
    int bits = x.bitLength();
    if (bits <= 62) {
      return scaled(x.longValue(), 0, -exponent);
    }
    int drop = bits - 62;
    BigInteger top = x.shiftRight(drop);
    long second = x.shiftRight(Math.max(drop - 62, 0)).longValue() & (1L << Math.min(drop, 62)) - 1;
    return scaled(top.longValue(), second << Math.max(62 - drop, 0), drop - exponent);
  }

  /**
   * Returns a vector, times a power of two that makes the largest coordinate at most 1 and at least
   * 1/2 in magnitude, each coordinate rounded.
   */
  public static double[] rounded(BigInteger[] vector) {
    int bits = 0;
    for (BigInteger coordinate : vector) {
      bits = Math.max(bits, coordinate.bitLength());
    }
    double[] rounded = new double[vector.length];
    for (int c = 0; c < vector.length; c++) {
      rounded[c] = rounded(vector[c], bits).high();
    }
    return rounded;
  }

  /** Returns (first + second / 2<sup>62</sup>) 2<sup>exponent</sup>, 0 &le; second &lt; 2^62. */
  private static DoubleDouble scaled(long first, long second, int exponent) {
    double high = first;
    double low = first - (long) high;
    return DoubleDouble.sum(high, low).plus(second * 0x1p-62).scalb(exponent);
  }

  /**
   * Returns &radic;(numerator / denominator)&middot;2<sup>exponent</sup>, correctly rounded: in
   * double-double arithmetic if that decides it, else by one comparison in integers.
   *
   * @param numerator &ge; 0
   * @param denominator &gt; 0
   */
  public static double root(BigInteger numerator, BigInteger denominator, int exponent) {
    if (numerator.signum() == 0) {
      return 0;
    }
    int scale = numerator.bitLength();
    int other = denominator.bitLength() + (scale - denominator.bitLength() & 1);
    int power = (scale - other) / 2 + exponent;
    if (Math.abs((long) power) >= 1000) { // scaling could round
      return Conversions.sqrtToDouble(numerator, denominator, exponent);
    }
    DoubleDouble root = rounded(numerator, scale).div(rounded(denominator, other)).sqrt();
    double rounded = root.roundedWithin(4 * DoubleDouble.U);
    return Math.scalb(
        Double.isNaN(rounded)
            ? besideMidpoint(root, numerator, denominator, scale - other)
            : rounded,
        power);
  }

  /**
   * Returns &radic;(numerator / denominator)&middot;2<sup>&minus;shift/2</sup> rounded, if it is so
   * close to a midpoint between two doubles that only a comparison with the midpoint's square can
   * tell on which side.
   *
   * @param root close to the result, from 1/2 to 2
   */
  private static double besideMidpoint(
      DoubleDouble root, BigInteger numerator, BigInteger denominator, int shift) {
    double near = root.high();
    double far = root.low() > 0 ? Math.nextUp(near) : Math.nextDown(near);
    // both are multiples of 2⁻⁵⁴, and their sum is the midpoint in units of 2⁻⁵⁵
    BigInteger midpoint =
        BigInteger.valueOf((long) Math.scalb(near, 54) + (long) Math.scalb(far, 54));
    BigInteger square = midpoint.multiply(midpoint).multiply(denominator);
    int side = compare(numerator, 110 - shift, square);
    return side == 0 ? even(near, far) : side > 0 ? Math.max(near, far) : Math.min(near, far);
  }

  /** Compares x 2<sup>shift</sup> and y. */
  private static int compare(BigInteger x, int shift, BigInteger y) {
    return shift >= 0 ? x.shiftLeft(shift).compareTo(y) : x.compareTo(y.shiftLeft(-shift));
  }

  private static double even(double x, double y) {
    return (Double.doubleToRawLongBits(x) & 1) == 0 ? x : y;
  }
}
