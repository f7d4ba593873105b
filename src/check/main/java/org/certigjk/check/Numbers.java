package org.certigjk.check;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.check.algebra.Decimals;
import org.certigjk.check.algebra.Interruption;
import org.certigjk.check.algebra.Ratio;

/** Reads numbers, within limits that every message about them names. */
final class Numbers {

  /** The greatest length of a ratio in a result. */
  static final int MAX_RATIO = 4_000_000;

  /** The greatest length of any other number. */
  static final int MAX_LENGTH = 100_000;

  /** The greatest magnitude of the exponent of a number that is taken exactly. */
  static final int MAX_EXPONENT = 10_000;

  private static final int FEW_DIGITS = 1000;
  private static final Pattern HEX =
      Pattern.compile("([+-]?)0[xX]([0-9a-fA-F]*)(?:\\.([0-9a-fA-F]*))?[pP]([+-]?[0-9]++)");
  private static final Pattern DECIMAL =
      Pattern.compile("([+-]?)([0-9]*+)(?:\\.([0-9]*+))?(?:[eE]([+-]?[0-9]++))?");

  private Numbers() {}

  /** Reads a string "p/q" as results have it. */
  static Ratio ratio(Item item, int limit) throws Refusal {
    String text = item.text();
    requireLength(item, text, limit);
    int slash = text.indexOf('/');
    boolean negative = text.startsWith("-");
    if (slash < 0
        || !isWhole(text, negative ? 1 : 0, slash)
        || !isWhole(text, slash + 1, text.length())
        || text.startsWith("-0/")
        || text.endsWith("/0")
        || (text.startsWith("0/") && !text.equals("0/1"))) {
      throw item.unreadable(
          "a ratio \"p/q\" without leading zeros is expected, not \"" + Item.shown(text) + "\"");
    }
    BigInteger magnitude = whole(text.substring(negative ? 1 : 0, slash));
    return new Ratio(negative ? magnitude.negate() : magnitude, whole(text.substring(slash + 1)));
  }

  /** Whether this part of a text is digits, the first of several not 0. */
  private static boolean isWhole(String text, int from, int to) {
    for (int k = from; k < to; k++) {
      if (text.charAt(k) < '0' || text.charAt(k) > '9') {
        return false;
      }
    }
    return to == from + 1 || (to > from && text.charAt(from) != '0');
  }

  /** Reads a JSON number as the double nearest to it. */
  static double rounded(Item item) throws Refusal {
    if (!(item.value() instanceof Json.Numeral numeral)) {
      throw item.unreadable("a number is expected, not " + item.value().kind());
    }
    requireLength(item, numeral.spelling(), MAX_LENGTH);
    return finite(item, Double.parseDouble(numeral.spelling()), numeral.spelling());
  }

  /** Reads a coordinate of a record: a JSON number, or a ratio. */
  static Ratio coordinate(Item item) throws Refusal {
    return item.value() instanceof Json.Numeral
        ? Decimals.exact(rounded(item))
        : ratio(item, MAX_RATIO);
  }

  /** Reads a numeral of a pair as the command read it that wrote a result over this field. */
  static Ratio numeral(Item item, Field field, boolean exactDecimals) throws Refusal {
    String text = item.value() instanceof Json.Numeral numeral ? numeral.spelling() : item.text();
    requireLength(item, text, MAX_LENGTH);
    int slash = text.indexOf('/');
    if (slash >= 0) {
      return nearest(item, fraction(item, text, slash), field);
    }
    Matcher hex = HEX.matcher(text);
    if (hex.matches() && !(hex.group(2) + digits(hex, 3)).isEmpty()) {
      return field == Field.DOUBLE
          ? Decimals.exact(finite(item, Double.parseDouble(text), text))
          : nearest(item, scaled(item, hex, 16), field);
    }
    Matcher decimal = DECIMAL.matcher(text);
    if (!decimal.matches() || (decimal.group(2) + digits(decimal, 3)).isEmpty()) {
      throw item.unreadable("\"" + Item.shown(text) + "\" is not a number");
    }
    return switch (field) {
      case RATIONAL ->
          exactDecimals
              ? scaled(item, decimal, 10)
              : Decimals.exact(finite(item, Double.parseDouble(text), text));
      case DOUBLE -> Decimals.exact(finite(item, Double.parseDouble(text), text));
      case FLOAT -> Decimals.exact(finite(item, Float.parseFloat(text), text));
    };
  }

  private static Ratio fraction(Item item, String text, int slash) throws Refusal {
    boolean signed = text.startsWith("-") || text.startsWith("+");
    String p = text.substring(signed ? 1 : 0, slash);
    String q = text.substring(slash + 1);
    if (!p.matches("[0-9]++") || !q.matches("[0-9]++") || whole(q).signum() == 0) {
      throw item.unreadable("\"" + Item.shown(text) + "\" is not a ratio p/q with q > 0");
    }
    Ratio ratio = new Ratio(whole(p), whole(q));
    return text.startsWith("-") ? ratio.negated() : ratio;
  }

  private static String digits(Matcher numeral, int group) {
    String digits = numeral.group(group);
    return digits == null ? "" : digits;
  }

  /** Returns the number itself: sign, digits, fraction and exponent are the groups. */
  private static Ratio scaled(Item item, Matcher numeral, int radix) throws Refusal {
    String exponent = digits(numeral, 4);
    BigInteger power = exponent.isEmpty() ? BigInteger.ZERO : new BigInteger(exponent);
    if (power.abs().compareTo(BigInteger.valueOf(MAX_EXPONENT)) > 0) {
      throw item.unreadable("the exponent is beyond the limit of " + MAX_EXPONENT);
    }
    String digits = numeral.group(2) + digits(numeral, 3);
    BigInteger significand = radix == 10 ? whole(digits) : new BigInteger(digits, radix);
    int places = digits(numeral, 3).length() * (radix == 10 ? 1 : 4);
    BigInteger base = BigInteger.valueOf(radix == 10 ? 10 : 2);
    int scale = power.intValueExact() - places;
    Ratio magnitude =
        new Ratio(
            significand.multiply(base.pow(Math.max(scale, 0))), base.pow(Math.max(-scale, 0)));
    return numeral.group(1).equals("-") ? magnitude.negated() : magnitude;
  }

  /** Rounds to the nearest element of a field, ties to even. */
  private static Ratio nearest(Item item, Ratio number, Field field) throws Refusal {
    if (field.isExact() || number.signum() == 0) {
      return number;
    }
    Ratio size = number.magnitude();
    int exponent = size.numerator().bitLength() - size.denominator().bitLength();
    exponent -= size.compareTo(Ratio.powerOfTwo(exponent)) < 0 ? 1 : 0; // 2^e <= size < 2^(e + 1)
    Ratio unit = Ratio.powerOfTwo(Math.max(exponent, field.leastExponent) - field.bits + 1);
    Ratio units = size.over(unit);
    BigInteger[] whole = units.numerator().divideAndRemainder(units.denominator());
    int half = whole[1].shiftLeft(1).compareTo(units.denominator());
    boolean up = half > 0 || (half == 0 && whole[0].testBit(0));
    Ratio rounded =
        new Ratio(up ? whole[0].add(BigInteger.ONE) : whole[0], BigInteger.ONE).times(unit);
    if (rounded.compareTo(Ratio.powerOfTwo(2 - field.leastExponent)) >= 0) {
      throw item.unreadable("a number beyond the range of the field");
    }
    return number.signum() < 0 ? rounded.negated() : rounded;
  }

  /** Reads digits; in halves, because the time for many at once grows with the square. */
  private static BigInteger whole(String digits) {
    if (digits.length() <= FEW_DIGITS) {
      Interruption.check();
      return new BigInteger(digits);
    }
    int low = digits.length() / 2;
    String high = digits.substring(0, digits.length() - low);
    return whole(high)
        .multiply(BigInteger.TEN.pow(low))
        .add(whole(digits.substring(digits.length() - low)));
  }

  private static double finite(Item item, double number, String text) throws Refusal {
    if (Double.isInfinite(number)) {
      throw item.unreadable(
          Item.shown(text) + " exceeds the largest number of the field in magnitude");
    }
    return number;
  }

  private static void requireLength(Item item, String text, int limit) throws Refusal {
    if (text.length() > limit) {
      throw item.unreadable(
          "a number of %s characters is longer than the limit of %s"
              .formatted(text.length(), limit));
    }
  }
}
