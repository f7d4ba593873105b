package org.certigjk.explorer.number;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Decimals of a few significant digits for reading: 0.333333, 2.5, 1.5e-7. Plain from 0.001 to
 * below 10<sup>9</sup>, else with an exponent; without zeros at the end. Only integers are used on
 * the way, so that a fraction may be as long, as great and as small as it likes.
 */
public final class ShortDecimal {

  private static final int FIRST_PLAIN = -3;
  private static final int LAST_PLAIN = 8;

  private ShortDecimal() {}

  /** Returns the nearest decimal of so many digits, ties away from 0. */
  public static String nearest(BigFraction q, int digits) {
    return text(q, digits, true);
  }

  /** Returns the decimal of so many digits nearest to √q, for q ≥ 0, ties away from 0. */
  public static String nearestRoot(BigFraction q, int digits) {
    return text(truncatedRoot(q, digits), digits, true);
  }

  /** Returns the greatest decimal of so many digits that is at most √q, for q ≥ 0. */
  public static String belowRoot(BigFraction q, int digits) {
    return text(truncatedRoot(q, digits), digits, false);
  }

  /**
   * Returns √q, cut off behind a digit more than will be shown. It is on the same side of every
   * shorter decimal as √q, so that rounding it is rounding √q.
   */
  private static BigFraction truncatedRoot(BigFraction q, int digits) {
    BigInteger p = q.getNumerator();
    if (p.signum() == 0) {
      return BigFraction.ZERO;
    }
    int places = digits - Math.floorDiv(exponent(p, q.getDenominator()), 2);
    BigInteger scaled = p.multiply(power(Math.max(2 * places, 0)));
    BigInteger unit = q.getDenominator().multiply(power(Math.max(-2 * places, 0)));
    BigInteger root = scaled.divide(unit).sqrt();
    return new BigFraction(root.multiply(power(Math.max(-places, 0))), power(Math.max(places, 0)));
  }

  private static String text(BigFraction q, int digits, boolean toNearest) {
    BigInteger p = q.getNumerator().abs();
    if (p.signum() == 0) {
      return "0";
    }
    int exponent = exponent(p, q.getDenominator());
    int shift = digits - 1 - exponent;
    BigInteger scaled = p.multiply(power(Math.max(shift, 0)));
    BigInteger unit = q.getDenominator().multiply(power(Math.max(-shift, 0)));
    BigInteger rounded =
        toNearest ? scaled.shiftLeft(1).add(unit).divide(unit.shiftLeft(1)) : scaled.divide(unit);
    boolean carried = rounded.equals(power(digits));
    String significant = withoutZeros(carried ? "1" : rounded.toString());
    String sign = q.getNumerator().signum() < 0 ? "-" : "";
    return sign + placed(significant, carried ? exponent + 1 : exponent);
  }

  /** Returns the e with 10^e &le; p/r &lt; 10^(e+1). */
  private static int exponent(BigInteger p, BigInteger r) {
    int exponent = (int) Math.floor((p.bitLength() - r.bitLength() - 1) * Math.log10(2)) - 1;
    while (compareToPower(p, r, exponent + 1) >= 0) {
      exponent++;
    }
    return exponent;
  }

  /** Compares p/r with 10^e. */
  private static int compareToPower(BigInteger p, BigInteger r, int e) {
    return p.multiply(power(Math.max(-e, 0))).compareTo(r.multiply(power(Math.max(e, 0))));
  }

  private static BigInteger power(int exponent) {
    return BigInteger.TEN.pow(exponent);
  }

  private static String withoutZeros(String digits) {
    int end = digits.length();
    while (end > 1 && digits.charAt(end - 1) == '0') {
      end--;
    }
    return digits.substring(0, end);
  }

  /** Puts the point behind the first digit, times 10^exponent. */
  private static String placed(String digits, int exponent) {
    if (exponent < FIRST_PLAIN || exponent > LAST_PLAIN) {
      return digits.charAt(0)
          + (digits.length() == 1 ? "" : "." + digits.substring(1))
          + "e"
          + exponent;
    }
    if (exponent < 0) {
      return "0." + "0".repeat(-exponent - 1) + digits;
    }
    int whole = exponent + 1;
    return digits.length() <= whole
        ? digits + "0".repeat(whole - digits.length())
        : digits.substring(0, whole) + "." + digits.substring(whole);
  }
}
