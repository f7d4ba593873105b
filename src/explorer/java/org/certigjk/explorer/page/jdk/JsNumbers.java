package org.certigjk.explorer.page.jdk;

import org.certigjk.exact.ExactSign;
import org.certigjk.field.Conversions;
import org.certigjk.number.Numerals;
import org.teavm.jso.JSBody;

/** Numbers, their texts and signs, in the script, as the JVM has them. */
public final class JsNumbers {
  private JsNumbers() {}

  /** Returns the nearest float. */
  public static float round(double x) {
    return nearestFloat(x);
  }

  @JSBody(params = "x", script = "return Math.fround(x);")
  private static native float nearestFloat(double x);

  /** Returns x, which TeaVM writes as one operand. */
  public static double keep(double x) {
    return operand(x);
  }

  @JSBody(params = "x", script = "return +x;")
  private static native double operand(double x);

  /** Returns {@code (long) x}. */
  public static long toLong(double x) {
    if (Math.abs(x) < 0x1p63) {
      return (long) x;
    }
    return x > 0 ? Long.MAX_VALUE : x < 0 ? Long.MIN_VALUE : 0; // 0 for NaN
  }

  /** Returns {@code (int) x}. */
  public static int toInt(double x) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(x, Integer.MAX_VALUE)); // 0 for NaN
  }

  /** {@link Math#rint}: to the nearest integer, ties to even. */
  public static double rint(double x) {
    double unit = Math.copySign(0x1p52, x); // from here on doubles are integers
    return Math.abs(x) < 0x1p52 ? Math.copySign(x + unit - unit, x) : x;
  }

  /** {@link Math#scalb}: x·2^n, rounded once. */
  public static double scalb(double x, int n) {
    int rest = Math.max(-3000, Math.min(n, 3000)); // from 0 to infinity, or back
    double scaled = x * powerOfTwo(rest % 512);
    // What these steps still round was normal before, or becomes 0.
    for (int steps = Math.abs(rest / 512); steps > 0; steps--) {
      scaled *= powerOfTwo(rest < 0 ? -512 : 512);
    }
    return scaled;
  }

  private static double powerOfTwo(int n) {
    return Double.longBitsToDouble((1023L + n) << 52);
  }

  /**
   * The same as {@link ExactSign#orientation}, whose longs are slow in the script: where all
   * coordinates are multiples of a power of two above 2<sup>&minus;15</sup> of the largest, doubles
   * hold every product of three differences, and the sum.
   */
  public static int orientation(double... c) {
    double magnitude = 0;
    for (double x : c) {
      magnitude = Math.max(magnitude, Math.abs(x));
    }
    double above = magnitude * 0x1p39; // its neighbours differ by at least magnitude / 2^14
    boolean isExact = 1e-90 < magnitude && magnitude < 1e90;
    for (double x : c) {
      isExact = isExact && x + above - above == x;
    }
    return isExact ? (int) Math.signum(determinant(c)) : ExactSign.orientation(c);
  }

  private static double determinant(double[] c) {
    if (c.length == 6) {
      return (c[2] - c[0]) * (c[5] - c[1]) - (c[3] - c[1]) * (c[4] - c[0]);
    }
    double ax = c[3] - c[0];
    double ay = c[4] - c[1];
    double az = c[5] - c[2];
    double bx = c[6] - c[0];
    double by = c[7] - c[1];
    double bz = c[8] - c[2];
    return (ay * bz - az * by) * (c[9] - c[0])
        + (az * bx - ax * bz) * (c[10] - c[1])
        + (ax * by - ay * bx) * (c[11] - c[2]);
  }

  /** Returns the double nearest to a decimal or hexadecimal float, which it is known to be. */
  public static double parseDouble(String numeral) {
    return Numerals.isRatioOrHex(numeral)
        ? Conversions.toDouble(Numerals.parseExact(numeral))
        : nearest(numeral);
  }

  /** Returns the float nearest to a decimal, which it is known to be; not by way of a double. */
  public static float parseFloat(String decimal) {
    double nearest = nearest(decimal);
    boolean plain = 1e-60 < Math.abs(nearest) && Math.abs(nearest) < 1e60;
    return plain ? Conversions.toFloat(Numerals.parseExact(decimal)) : round(nearest);
  }

  @JSBody(params = "decimal", script = "return Number(decimal);")
  private static native double nearest(String decimal);

  /** {@link Long#toString(long)}, for ints as quick as the language is. */
  public static String toString(long x) {
    int small = (int) x;
    return small == x ? digits(small) : Long.toString(x);
  }

  @JSBody(params = "x", script = "return String(x);")
  private static native String digits(int x);

  /** Returns the same text as {@link Numerals#format(double)}. */
  public static String format(double x) {
    if (!Double.isFinite(x)) {
      throw new IllegalArgumentException(x + " has no numeral: a finite value is needed");
    }
    double magnitude = Math.abs(x);
    boolean plain = x == 0 || (magnitude >= 1e-6 && magnitude < 1e17);
    return plain ? shortest(x) : shortestWithExponent(x);
  }

  /** The language demands of both the fewest digits that are read back as x. */
  @JSBody(params = "x", script = "return String(x);")
  private static native String shortest(double x);

  @JSBody(params = "x", script = "return x.toExponential().toUpperCase();")
  private static native String shortestWithExponent(double x);
}
