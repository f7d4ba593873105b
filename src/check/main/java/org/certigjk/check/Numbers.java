package org.certigjk.check;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.check.algebra.Binary;
import org.certigjk.check.algebra.Ratio;

/** Reads numbers, within limits that every message about them names. */
final class Numbers {

  /** The greatest length of a ratio in a result. */
  static final int MAX_RATIO = 4_000_000;

  /** The greatest length of any other number. */
  static final int MAX_LENGTH = 100_000;

  /** The greatest magnitude of the exponent of a number that is taken exactly. */
  static final int MAX_EXPONENT = 10_000;

  private static final Pattern HEX =
      Pattern.compile("([+-]?)0[xX]([0-9a-fA-F]*)(?:\\.([0-9a-fA-F]*))?[pP]([+-]?[0-9]++)");
  private static final Pattern DECIMAL =
      Pattern.compile("([+-]?)([0-9]*+)(?:\\.([0-9]*+))?(?:[eE]([+-]?[0-9]++))?");

  private Numbers() {}

  /** Reads a string "p/q" as results have it. */
  static Ratio ratio(Item item, int limit) throws Refusal {
    String text = item.text();
    requireLength(item, text, limit);
    int from = Chars.size(text) > 0 && Chars.at(text, 0) == '-' ? 1 : 0;
    int slash = Digits.end(text, from);
    if (!isRatio(text, from, slash)) {
      throw noRatio(item, text);
    }
    BigInteger p = Digits.value(text, from, slash);
    BigInteger q = Digits.value(text, slash + 1, Chars.size(text));
    /*@ assert Digits.isPositive(text, slash + 1, Chars.size(text)); @*/
    return new Ratio(from == 0 ? p : p.negate(), q);
  }

  private static Refusal noRatio(Item item, String text) {
    return item.unreadable(
        Chars.text(
            "a ratio \"p/q\" without leading zeros is expected, not \"", Item.shown(text), "\""));
  }

  /** Whether p and q are whole numbers, not 0 but for 0/1; p begins after its sign. */
  private static boolean isRatio(String text, int from, int slash) {
    int size = Chars.size(text);
    if (slash >= size || Chars.at(text, slash) != '/') {
      return false;
    }
    if (!isWhole(text, from, slash) || !isWhole(text, slash + 1, size)) {
      return false;
    }
    boolean one = size == slash + 2 && Chars.at(text, slash + 1) == '1';
    return Chars.at(text, slash + 1) != '0' && (Chars.at(text, from) != '0' || (from == 0 && one));
  }

  /** Whether this part of a text is digits, the first of several not 0. */
  private static boolean isWhole(String text, int from, int to) {
    return Digits.areDigits(text, from, to) && (to - from == 1 || Chars.at(text, from) != '0');
  }

  /** Reads a JSON number as the double nearest to it. */
  static Binary rounded(Item item) throws Refusal {
    String spelling = item.numeral("a number");
    requireLength(item, spelling, MAX_LENGTH);
    return finite(item, spelling, Chars.bits(spelling));
  }

  /** Reads a coordinate of a record: a JSON number, or a ratio. */
  static Ratio coordinate(Item item) throws Refusal {
    return item.isNumeral() ? rounded(item).exact() : ratio(item, MAX_RATIO);
  }

  /** Reads a numeral of a pair as the command read it that wrote a result over this field. */
  static Ratio numeral(Item item, Field field, boolean exactDecimals) throws Refusal {
    String text = item.isNumeral() ? item.value().text() : item.text();
    requireLength(item, text, MAX_LENGTH);
    int slash = text.indexOf('/');
    if (slash >= 0) {
      return nearest(item, fraction(item, text, slash), field);
    }
    Matcher hex = HEX.matcher(text);
    if (hex.matches() && !(hex.group(2) + digits(hex, 3)).isEmpty()) {
      return field.isDouble()
          ? finite(item, text, Chars.bits(text)).exact()
          : nearest(item, scaled(item, hex, 16), field);
    }
    Matcher decimal = DECIMAL.matcher(text);
    if (!decimal.matches() || (decimal.group(2) + digits(decimal, 3)).isEmpty()) {
      throw item.unreadable("\"" + Item.shown(text) + "\" is not a number");
    }
    if (field.isExact() && exactDecimals) {
      return scaled(item, decimal, 10);
    }
    long bits = field.isExact() || field.isDouble() ? Chars.bits(text) : Chars.floatBits(text);
    return finite(item, text, bits).exact();
  }

  private static Ratio fraction(Item item, String text, int slash) throws Refusal {
    boolean signed = text.startsWith("-") || text.startsWith("+");
    String p = text.substring(signed ? 1 : 0, slash);
    String q = text.substring(slash + 1);
    if (!p.matches("[0-9]++")
        || !q.matches("[0-9]++")
        || Digits.value(q, 0, q.length()).signum() == 0) {
      throw item.unreadable("\"" + Item.shown(text) + "\" is not a ratio p/q with q > 0");
    }
    Ratio ratio = new Ratio(Digits.value(p, 0, p.length()), Digits.value(q, 0, q.length()));
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
    BigInteger significand =
        radix == 10 ? Digits.value(digits, 0, digits.length()) : new BigInteger(digits, radix);
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

  /** Returns the double of these bits, as which a text was read. */
  private static Binary finite(Item item, String text, long bits) throws Refusal {
    Binary number = Binary.of(bits);
    if (!number.isFinite()) {
      throw item.unreadable(
          Chars.text(Item.shown(text), " exceeds the largest number of the field in magnitude"));
    }
    return number;
  }

  private static void requireLength(Item item, String text, int limit) throws Refusal {
    if (Chars.size(text) > limit) {
      throw item.unreadable(tooLong(Chars.size(text), limit));
    }
  }

  private static String tooLong(int size, int limit) {
    return Chars.text("a number of ", size, " characters is longer than the limit of ", limit);
  }
}
