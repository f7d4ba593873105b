package org.certigjk.number;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.number.Numeral.Kind;

/**
 * Reads and prints numbers.
 *
 * <p><b>Definition.</b> A numeral is one of
 *
 * <pre>
 * integer            [+-] digits                                    -12
 * ratio              [+-] digits / digits                           1/3
 * decimal            [+-] digits [. digits] [(e|E) [+-] digits]     -0.5, .5, 5., 1e-3
 * hexadecimal float  [+-] 0x hexdigits [. hexdigits] p [+-] digits  0x1.8p-3 = 1.5/8
 * </pre>
 *
 * in ASCII, without blanks. One side of the point may be without digits. There is no NaN, no
 * infinity and no type suffix.
 *
 * <p><b>Guarantee.</b> {@link #parseExact} returns the rational number that is written. {@link
 * #parseNearest} returns the double nearest to it, ties to even, as every compiler reads it. {@link
 * #format(BigFraction)}, {@link #format(double)} and {@link #formatHex(double)} are read back as
 * the same number, and give the same text on every version of Java. What is read is proved in Coq
 * of the text of {@code parseExact} and {@code parseNearest} ({@code proofs/float}), if {@link
 * Double#parseDouble} rounds correctly; what is printed is tested.
 *
 * <p><b>Errors.</b> {@link NumeralException} says what is wrong, at which character, and what is
 * accepted.
 *
 * <p><b>Limits.</b> {@value #MAX_LENGTH} characters; for {@code parseExact}, an exponent between
 * &minus;{@value #MAX_EXPONENT} and {@value #MAX_EXPONENT}, because 1e999999999 is a short text for
 * a number of 400 megabytes.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Numerals.parseExact("-0.125");                        // -1 / 8
 * Numerals.parseExact("0x1.8p-3");                      // 3 / 16
 * Numerals.parseNearest("0.1");                         // 0.1
 * Numerals.format(Numerals.parseExact("10/4"));         // "5/2"
 * Numerals.format(0.1);                                 // "0.1"
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Numerals {
  /** The greatest number of characters of a numeral. */
  public static final int MAX_LENGTH = 100_000;

  /** The greatest magnitude of an exponent that {@link #parseExact} reads. */
  public static final int MAX_EXPONENT = 10_000;

  private static final int FEW_DIGITS = 1000;

  private static final String ACCEPTED =
      "; accepted are an integer (12), a ratio (1/3), a decimal (-0.5, 1e-3)"
          + " and a hexadecimal float (0x1.8p-3)";

  private Numerals() {}

  /**
   * Returns the rational number that {@code text} writes.
   *
   * @throws NumeralException if it is not a numeral, has a denominator 0, or is beyond the limits
   */
  public static BigFraction parseExact(String text) {
    return parseExact(text, NumeralLimits.DEFAULT);
  }

  /**
   * Returns the rational number that {@code text} writes.
   *
   * @throws NumeralException if it is not a numeral, has a denominator 0, or is beyond the limits
   */
  public static BigFraction parseExact(String text, NumeralLimits limits) {
    if (text.length() > limits.length()) {
      throw tooLong(text, limits);
    }
    Numeral numeral = Numeral.scan(text);
    if (numeral.kind() == Kind.NONE) {
      throw new NumeralException(whatIsWrong(numeral) + ACCEPTED);
    }
    if (numeral.kind() == Kind.RATIO) {
      return ratio(numeral);
    }
    String digits = numeral.whole() + numeral.fraction();
    if (numeral.kind() == Kind.HEX) {
      return scaled(numeral, new BigInteger(digits, 16), BigInteger.TWO, 4, limits);
    }
    return scaled(numeral, whole(digits), BigInteger.TEN, 1, limits);
  }

  /**
   * Returns the number that a ratio of any length writes: {@link #format(BigFraction)} prints
   * results that are longer than what {@link #parseExact} reads.
   *
   * @throws NumeralException if it is not a ratio, or has a denominator 0
   */
  public static BigFraction parseLongRatio(String text) {
    Numeral numeral = Numeral.scan(text);
    if (numeral.kind() != Kind.RATIO) {
      throw new NumeralException(excerpt(text) + " is not a ratio, such as 1/3");
    }
    return ratio(numeral);
  }

  /**
   * Returns the double nearest to the number that {@code text} writes, ties to even; 0 for
   * &minus;0.
   *
   * @throws NumeralException if it is not a numeral, has a denominator 0, is longer than the limit,
   *     or if the nearest double is an infinity
   */
  public static double parseNearest(String text) {
    return parseNearest(text, NumeralLimits.DEFAULT);
  }

  /** As {@link #parseNearest(String)}, with other limits. */
  public static double parseNearest(String text, NumeralLimits limits) {
    if (text.length() > limits.length()) {
      throw tooLong(text, limits);
    }
    Numeral numeral = Numeral.scan(text);
    if (numeral.kind() == Kind.DECIMAL || numeral.kind() == Kind.HEX) {
      return finite(text, Double.parseDouble(text) + 0.0);
    }
    BigFraction exact = parseExact(text, limits);
    double nearest = Conversions.toDouble(exact);
    return finite(text, nearest);
  }

  private static double finite(String text, double nearest) {
    if (Double.isInfinite(nearest)) {
      throw new NumeralException(
          excerpt(text) + " exceeds the largest double, 1.7976931348623157E308, in magnitude");
    }
    return nearest;
  }

  /**
   * Returns the float nearest to the number that {@code text} writes, ties to even, rounded once
   * and not by way of the nearest double; 0 for &minus;0.
   *
   * @throws NumeralException as {@link #parseExact} does, and if the nearest float is an infinity;
   *     the exponent of a decimal is not limited
   */
  public static float parseNearestFloat(String text) {
    return parseNearestFloat(text, NumeralLimits.DEFAULT);
  }

  /** As {@link #parseNearestFloat(String)}, with other limits. */
  public static float parseNearestFloat(String text, NumeralLimits limits) {
    if (text.length() > limits.length()) {
      throw tooLong(text, limits);
    }
    Numeral numeral = Numeral.scan(text);
    if (numeral.kind() == Kind.DECIMAL) {
      return finiteFloat(text, Float.parseFloat(text) + 0.0f); // not -0.0
    }
    BigFraction exact = parseExact(text, limits);
    return finiteFloat(text, Conversions.toFloat(exact));
  }

  private static float finiteFloat(String text, float nearest) {
    if (Float.isInfinite(nearest)) {
      throw new NumeralException(
          excerpt(text) + " exceeds the largest float, 3.4028235E38, in magnitude");
    }
    return nearest;
  }

  /**
   * Returns whether {@code text} is a ratio or a hexadecimal float, that is, a numeral whose author
   * means exactly this number.
   */
  public static boolean isRatioOrHex(String text) {
    Numeral numeral = Numeral.scan(text);
    return numeral.kind() == Kind.RATIO || numeral.kind() == Kind.HEX;
  }

  /**
   * Returns the number that a numeral means to programs that compute in doubles: a ratio or a
   * hexadecimal float means exactly this number, any other the double nearest to it.
   *
   * @throws NumeralException as {@link #parseExact} and {@link #parseNearest} do
   */
  public static BigFraction parseRational(String text) {
    return parseRational(text, NumeralLimits.DEFAULT);
  }

  /**
   * As {@link #parseRational(String)}, with other limits for what is read exactly; a decimal may
   * have {@value #MAX_LENGTH} characters, or more where the limit is more.
   */
  public static BigFraction parseRational(String text, NumeralLimits limits) {
    return isRatioOrHex(text)
        ? parseExact(text, limits)
        : Conversions.toRational(parseNearest(text, limits.forRounding()));
  }

  /**
   * Returns the double that {@link #parseRational} takes a decimal for; NaN if the text is none, or
   * beyond a limit.
   */
  public static double parseDecimal(String text) {
    Numeral numeral = Numeral.scan(text);
    boolean decimal = numeral.kind() == Kind.DECIMAL && text.length() <= MAX_LENGTH;
    double nearest = decimal ? Double.parseDouble(text) + 0.0 : Double.NaN;
    return Double.isFinite(nearest) ? nearest : Double.NaN;
  }

  /** Returns "p/q" in lowest terms, with q &gt; 0, also if q = 1. */
  public static String format(Ratio number) {
    Ratio lowest = number.lowestTerms();
    return QuickDigits.format(lowest.numerator()) + "/" + QuickDigits.format(lowest.denominator());
  }

  /** Returns "p/q" in lowest terms, with q &gt; 0, also if q = 1. */
  public static String format(BigFraction number) {
    BigFraction lowest = Rationals.INSTANCE.toRational(number);
    return QuickDigits.format(lowest.getNumerator())
        + "/"
        + QuickDigits.format(lowest.getDenominator());
  }

  /**
   * Returns the decimal of fewest digits to which {@code x} is the nearest double, and of several
   * the one nearest to {@code x}: {@code 0.1}, {@code 12}, {@code 5E-324}. {@link
   * Double#toString(double)} does so only since Java 19.
   *
   * @throws IllegalArgumentException if {@code x} is NaN or infinite
   */
  public static String format(double x) {
    String quick = QuickDecimal.format(finite(x));
    return quick != null ? quick : formatSlowly(x);
  }

  private static String formatSlowly(double x) {
    BigDecimal exact = new BigDecimal(x);
    int digits = new BigDecimal(Double.toString(x)).stripTrailingZeros().precision(); // enough
    while (digits > 1 && nearestThatRoundTrips(exact, x, digits - 1).doubleValue() == x) {
      digits--;
    }
    BigDecimal decimal = nearestThatRoundTrips(exact, x, digits);
    double magnitude = Math.abs(x);
    boolean plain = x == 0 || (magnitude >= 1e-6 && magnitude < 1e17);
    return plain ? decimal.stripTrailingZeros().toPlainString() : decimal.toString();
  }

  /**
   * Returns {@code x} as a hexadecimal float, as {@link Double#toHexString} writes it; &minus;0.0
   * is 0.
   *
   * @throws IllegalArgumentException if {@code x} is NaN or infinite
   */
  public static String formatHex(double x) {
    return Double.toHexString(finite(x) + 0.0);
  }

  private static double finite(double x) {
    if (!Double.isFinite(x)) {
      throw new IllegalArgumentException(x + " has no numeral: a finite value is needed");
    }
    return x;
  }

  /**
   * Of the two decimals of so many digits around {@code exact}, returns the nearer one if x is the
   * double nearest to it, else the other one. (Below a power of two doubles are twice as dense, so
   * that the farther one, above it, can do where the nearer one, below, does not.)
   */
  private static BigDecimal nearestThatRoundTrips(BigDecimal exact, double x, int digits) {
    BigDecimal near = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
    return near.doubleValue() == x
        ? near
        : exact.round(
            new MathContext(
                digits,
                near.abs().compareTo(exact.abs()) < 0 ? RoundingMode.UP : RoundingMode.DOWN));
  }

  private static BigFraction ratio(Numeral numeral) {
    BigInteger denominator = new BigInteger(numeral.denominator());
    if (denominator.signum() == 0) {
      throw new NumeralException("the denominator of " + excerpt(numeral.text()) + " is zero");
    }
    return new BigFraction(whole(numeral.whole()), denominator);
  }

  /**
   * Returns the significand, without its point, a digit being so many powers of the base, times
   * base to the power of the exponent.
   */
  private static BigFraction scaled(
      Numeral numeral,
      BigInteger significand,
      BigInteger base,
      int perDigit,
      NumeralLimits limits) {
    BigInteger exponent = new BigInteger(numeral.exponent());
    if (exponent.abs().compareTo(BigInteger.valueOf(limits.exponent())) > 0) {
      throw new NumeralException(
          "the exponent of %s is beyond the limit of %s"
              .formatted(excerpt(numeral.text()), limits.exponent()),
          NumeralLimits.Kind.EXPONENT);
    }
    int power = exponent.intValueExact() - perDigit * numeral.fraction().length();
    BigInteger scale = base.pow(Math.abs(power));
    return power < 0
        ? new BigFraction(significand, scale)
        : new BigFraction(significand.multiply(scale));
  }

  /** Reads digits; in halves, because the time for many at once grows with the square. */
  @SuppressWarnings("index:argument") // a part of the length
  private static BigInteger whole(String digits) {
    if (digits.length() <= FEW_DIGITS) {
      return new BigInteger(digits);
    }
    int low = digits.length() / 2;
    BigInteger high = whole(digits.substring(0, digits.length() - low));
    BigInteger rest = whole(digits.substring(digits.length() - low));
    BigInteger scaled = high.multiply(BigInteger.TEN.pow(low));
    return digits.charAt(0) == '-' ? scaled.subtract(rest) : scaled.add(rest);
  }

  private static NumeralException tooLong(String text, NumeralLimits limits) {
    return new NumeralException(
        excerpt(text) + " is longer than the limit of " + limits.length() + " characters",
        NumeralLimits.Kind.LENGTH);
  }

  @SuppressWarnings("index:argument") // good < length after the test
  private static String whatIsWrong(Numeral numeral) {
    String text = numeral.text();
    int good = numeral.good();
    if (good == text.length()) {
      return excerpt(text) + " is not a number: it ends too early";
    }
    int culprit = text.codePointAt(good);
    String shown =
        Character.isISOControl(culprit)
            ? ""
            : "'" + text.substring(good, good + Character.charCount(culprit)) + "' ";
    String hex = Integer.toHexString(culprit).toUpperCase(Locale.ROOT);
    return "%s is not a number: unexpected character %s(U+%s) at position %s"
        .formatted(excerpt(text), shown, "0".repeat(Math.max(0, 4 - hex.length())) + hex, good + 1);
  }

  private static String excerpt(String text) {
    StringBuilder printable = new StringBuilder(text);
    for (int i = 0; i < printable.length(); i++) {
      if (printable.charAt(i) < ' ' || printable.charAt(i) == '\u007f') {
        printable.setCharAt(i, '?');
      }
    }
    return printable.length() <= 40
        ? "\"" + printable + "\""
        : "\"" + printable.substring(0, 37) + "...\" (" + text.length() + " characters)";
  }
}
