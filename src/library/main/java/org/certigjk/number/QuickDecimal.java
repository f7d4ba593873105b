package org.certigjk.number;

import org.jspecify.annotations.Nullable;

/**
 * The shortest decimals of doubles that are neither very large nor very small, in integers of 128
 * bits.
 *
 * <p><b>Algorithm.</b> For x = m&middot;2<sup>e</sup> with m &lt; 2<sup>53</sup> and k digits after
 * the point let T = m&middot;5<sup>k</sup> and s = &minus;e &minus; k, so that
 * x&middot;10<sup>k</sup> = T / 2<sup>s</sup>. The nearest decimal is c / 10<sup>k</sup> with c the
 * integer nearest to that. It is read as x if it is closer than half a unit in the last place: 2 |T
 * &minus; c&middot;2<sup>s</sup>| &lt; 5<sup>k</sup>. (They cannot be equal, since 5<sup>k</sup> is
 * odd; and a power of two, below which doubles are denser, is left to others.)
 *
 * <p>Of 15 digits at most one decimal is read as x, so that a shorter one, if there is any, is that
 * one without its last zeros. Where there is none, 16 digits are tried; 17 always suffice.
 */
final class QuickDecimal {

  private static final double SMALLEST = 1e-5;
  private static final double LARGEST = 1e15;
  private static final long HIDDEN_BIT = 1L << 52;
  private static final double[] POWERS_OF_TEN = {
    1e-5, 1e-4, 1e-3, 1e-2, 1e-1, 1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14
  };
  private static final long[] POWERS_OF_FIVE = new long[23];

  static {
    POWERS_OF_FIVE[0] = 1;
    for (int k = 1; k < POWERS_OF_FIVE.length; k++) {
      POWERS_OF_FIVE[k] = 5 * POWERS_OF_FIVE[k - 1];
    }
  }

  private QuickDecimal() {}

  /** Returns the decimal without an exponent, or {@code null} for a double beyond its limits. */
  static @Nullable String format(double x) {
    double magnitude = Math.abs(x);
    if (magnitude < LARGEST && magnitude == Math.rint(magnitude)) {
      return Long.toString((long) x);
    }
    long fraction = Double.doubleToRawLongBits(x) & (HIDDEN_BIT - 1);
    if (!(magnitude >= SMALLEST && magnitude < LARGEST) || fraction == 0) {
      return null;
    }
    String sign = x < 0 ? "-" : "";
    return sign + format(fraction | HIDDEN_BIT, Math.getExponent(x) - 52, places(magnitude));
  }

  /** The number of places after the point for 15 digits. */
  private static int places(double magnitude) {
    int power = 0; // the number of powers that are at most the magnitude
    while (power < POWERS_OF_TEN.length && POWERS_OF_TEN[power] <= magnitude) {
      power++;
    }
    return 20 - power;
  }

  private static String format(long m, int e, int least) {
    int k = least;
    while (true) {
      int s = -e - k; // from 1 to 62
      long c = shifted(high(m, POWERS_OF_FIVE[k]), m * POWERS_OF_FIVE[k], s);
      long rest = m * POWERS_OF_FIVE[k] & ((1L << s) - 1);
      long half = 1L << (s - 1);
      if (rest > half || (rest == half && (c & 1) != 0)) {
        c++;
        rest = (1L << s) - rest;
      }
      if (k == least + 2 || 2 * rest < POWERS_OF_FIVE[k]) {
        return text(c, k);
      }
      k++;
    }
  }

  /** Returns the upper half of the product of two numbers below 2^53. */
  private static long high(long x, long y) {
    long x0 = x & 0xffffffffL;
    long y0 = y & 0xffffffffL;
    long middle = (x >>> 32) * y0 + ((x0 * y0) >>> 32);
    long other = x0 * (y >>> 32) + (middle & 0xffffffffL);
    return (x >>> 32) * (y >>> 32) + (middle >>> 32) + (other >>> 32);
  }

  /** Returns &lfloor;(high&middot;2^64 + low) / 2^s&rfloor;. */
  private static long shifted(long high, long low, int s) {
    return (high << (64 - s)) | (low >>> s);
  }

  /** Returns c / 10^k without zeros at the end. */
  private static String text(long c, int k) {
    long digits = c;
    int places = k;
    while (places > 0 && digits % 10 == 0) {
      digits /= 10;
      places--;
    }
    String text = Long.toString(digits);
    if (places == 0) {
      return text;
    }
    int whole = text.length() - places;
    return whole > 0
        ? text.substring(0, whole) + "." + text.substring(whole)
        : "0." + "0".repeat(-whole) + text;
  }
}
