package org.certigjk.referee.text;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Vec;
import org.certigjk.number.Numerals;

/**
 * Rational numbers for people: p/q; if that is long, with powers of two where that is shorter, such
 * as 3·2^90 and 3/(5·2^90); else rounded, with ≈ before it.
 */
public final class ExactText {

  /** Before a number that is rounded. */
  public static final String ABOUT = "≈ ";

  private static final int LONGEST = 24;

  private ExactText() {}

  /** Returns the number, exactly if that is short. */
  public static String of(BigFraction number) {
    String exact = ratio(number);
    if (exact.length() <= LONGEST) {
      return exact;
    }
    String scaled = withPowerOfTwo(number);
    if (scaled.length() <= LONGEST) {
      return scaled;
    }
    double nearest = Conversions.toDouble(number);
    return Double.isFinite(nearest) && nearest != 0 ? ABOUT + Wording.number(nearest) : scaled;
  }

  /** Returns the number, exactly whatever its length. */
  public static String exact(BigFraction number) {
    String ratio = ratio(number);
    String scaled = withPowerOfTwo(number);
    return scaled.length() < ratio.length() ? scaled : ratio;
  }

  /** Returns the coordinates in parentheses. */
  public static String of(Vec<BigFraction> vector) {
    StringBuilder text = new StringBuilder("(");
    for (int c = 0; c < vector.dimension(); c++) {
      text.append(c == 0 ? "" : ", ").append(of(vector.get(c)));
    }
    return text.append(')').toString();
  }

  private static String ratio(BigFraction number) {
    String text = Numerals.format(number);
    return text.endsWith("/1") ? text.substring(0, text.length() - 2) : text;
  }

  private static String withPowerOfTwo(BigFraction number) {
    BigInteger p = number.getNumerator();
    BigInteger q = number.getDenominator();
    if (p.signum() == 0) {
      return "0";
    }
    int exponent = p.getLowestSetBit() - q.getLowestSetBit();
    String odd = p.shiftRight(p.getLowestSetBit()).toString();
    BigInteger oddBelow = q.shiftRight(q.getLowestSetBit());
    if (oddBelow.equals(BigInteger.ONE)) {
      return times(odd, exponent);
    }
    return exponent >= 0
        ? times(odd, exponent) + "/" + oddBelow
        : "%s/(%s)".formatted(odd, times(oddBelow.toString(), -exponent));
  }

  private static String times(String odd, int exponent) {
    if (exponent == 0) {
      return odd;
    }
    return (odd.equals("1") ? "" : odd + "·") + "2^" + exponent;
  }
}
