package org.certigjk.check;

import java.math.BigInteger;
import org.certigjk.check.algebra.Binary;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.text.Chars;
import org.certigjk.check.text.Digits;
import org.certigjk.check.text.Numeral;

/** Reads numbers, within limits that every message about them names. */
final class Numbers {

  /** The greatest length of a ratio in a result. */
  static final int MAX_RATIO = 4_000_000;

  /** The greatest length of any other number. */
  static final int MAX_LENGTH = 100_000;

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
    BigInteger p = Digits.value(10, text, from, slash);
    BigInteger q = Digits.value(10, text, slash + 1, Chars.size(text));
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
    return finite(item, numeral(item, spelling).bits());
  }

  /** Reads a coordinate of a record: a JSON number, or a ratio. */
  static Ratio coordinate(Item item) throws Refusal {
    return item.isNumeral() ? rounded(item).exact() : ratio(item, MAX_RATIO);
  }

  /** Reads a numeral of a pair as the command read it that wrote a result over this field. */
  static Ratio numeral(Item item, Field field, boolean exactDecimals) throws Refusal {
    String text = item.isNumeral() ? item.value().text() : item.text();
    requireLength(item, text, MAX_LENGTH);
    int from = Numeral.sign(text, 0);
    int slash = Digits.end(text, from);
    if (slash < Chars.size(text) && Chars.at(text, slash) == '/') {
      /*@ assert (\forall int r, s, p, m, t; !Numeral.hasParts(text, r, s, p, m, t)); @*/
      /*@ assert (\forall int f, s; isFraction(text, f, s); f == from && s == slash); @*/
      return field.nearest(item, fraction(item, text, from, slash));
    }
    /*@ assert (\forall int f, s; !isFraction(text, f, s)); @*/
    return inField(item, numeral(item, text), field, exactDecimals);
  }

  private static Ratio inField(Item item, Numeral numeral, Field field, boolean exactDecimals)
      throws Refusal {
    boolean decimal = numeral.isDecimal();
    if (field.isExact() ? exactDecimals || !decimal : !field.isDouble() && !decimal) {
      return field.nearest(item, exact(item, numeral));
    }
    boolean isFloat = !field.isExact() && !field.isDouble();
    return finite(item, isFloat ? numeral.floatBits() : numeral.bits()).exact();
  }

  private static Numeral numeral(Item item, String text) throws Refusal {
    /*@ nullable @*/ Numeral numeral = Numeral.of(text);
    if (numeral == null) {
      throw item.unreadable(Chars.text("\"", Item.shown(text), "\" is not a number"));
    }
    return numeral;
  }

  private static Ratio exact(Item item, Numeral numeral) throws Refusal {
    if (numeral.isBeyond()) {
      throw item.unreadable(
          Chars.text("the exponent is beyond the limit of ", Numeral.MAX_EXPONENT));
    }
    return numeral.exact();
  }

  /** Reads p/q, where p may have a sign before it, and both may begin with 0. */
  private static Ratio fraction(Item item, String text, int from, int slash) throws Refusal {
    int size = Chars.size(text);
    if (from == slash || !Digits.areDigits(text, slash + 1, size)) {
      throw noFraction(item, text);
    }
    BigInteger p = Digits.value(10, text, from, slash);
    BigInteger q = Digits.value(10, text, slash + 1, size);
    if (q.signum() == 0) {
      throw noFraction(item, text);
    }
    return new Ratio(Chars.at(text, 0) == '-' ? p.negate() : p, q);
  }

  private static Refusal noFraction(Item item, String text) {
    return item.unreadable(Chars.text("\"", Item.shown(text), "\" is not a ratio p/q with q > 0"));
  }

  /** Returns the double of these bits, as which the text of the item was read. */
  private static Binary finite(Item item, long bits) throws Refusal {
    Binary number = Binary.of(bits);
    if (!number.isFinite()) {
      throw item.unreadable(
          Chars.text(
              Item.shown(item.value().text()),
              " exceeds the largest number of the field in magnitude"));
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
