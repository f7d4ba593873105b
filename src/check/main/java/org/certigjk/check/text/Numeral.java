package org.certigjk.check.text;

import java.math.BigInteger;
import org.certigjk.check.algebra.Ratio;
import org.jspecify.annotations.Nullable;

/** A decimal or hexadecimal numeral: where in its text the parts of the number are. */
public final class Numeral {

  /** The greatest magnitude of the exponent of a number that is taken exactly. */
  public static final int MAX_EXPONENT = 10_000;

  private final String text;
  private final int radix;

  /** The digits begin here, behind the sign and a 0x. */
  private final int start;

  /** Here is the point, if there is one. */
  private final int point;

  /** Here the digits end, those behind the point too. */
  private final int mark;

  /** The digits of the exponent begin here, behind its letter and its sign. */
  private final int tail;

  private Numeral(String text, int radix, int start, int point, int mark, int tail) {
    this.text = text;
    this.radix = radix;
    this.start = start;
    this.point = point;
    this.mark = mark;
    this.tail = tail;
  }

  /** Returns the numeral that a whole text is, {@code null} if it is none; it has some digits. */
  public static @Nullable Numeral of(String text) {
    int from = sign(text, 0);
    int radix = is(text, from, '0', '0') && is(text, from + 1, 'x', 'X') ? 16 : 10;
    int start = radix == 16 ? from + 2 : from;
    int point = Digits.end(radix, text, start);
    int mark = is(text, point, '.', '.') ? Digits.end(radix, text, point + 1) : point;
    int tail = tail(radix, text, mark);
    /*@ assert (\forall int r, s, p, m, t; hasParts(text, r, s, p, m, t);
    @     r == radix && s == start); @*/
    /*@ assert (\forall int r, s, p, m, t; hasParts(text, r, s, p, m, t); p == point); @*/
    /*@ assert (\forall int r, s, p, m, t; hasParts(text, r, s, p, m, t); m == mark); @*/
    return tail >= 0 && (point > start || mark > point + 1)
        ? new Numeral(text, radix, start, point, mark, tail)
        : null;
  }

  /** Returns the position behind a sign, or the same one where there is none. */
  public static int sign(String text, int at) {
    return is(text, at, '-', '+') ? at + 1 : at;
  }

  private static boolean is(String text, int at, char one, char other) {
    return at < Chars.size(text) && (Chars.at(text, at) == one || Chars.at(text, at) == other);
  }

  /** Returns where the digits of an exponent begin, the end if there is none, -1 if it is wrong. */
  private static int tail(int radix, String text, int mark) {
    int size = Chars.size(text);
    if (mark == size) {
      return radix == 10 ? size : -1; // a hexadecimal numeral has one
    }
    int tail = sign(text, mark + 1);
    boolean begins = radix == 10 ? is(text, mark, 'e', 'E') : is(text, mark, 'p', 'P');
    return begins && Digits.areDigits(text, tail, size) ? tail : -1;
  }

  public String text() {
    return text;
  }

  public boolean isDecimal() {
    return radix == 10;
  }

  /** Returns the bits of the double that is nearest to the number, as the JDK reads it. */
  public long bits() {
    return Double.doubleToLongBits(Double.parseDouble(text));
  }

  /** Returns the bits of the double that is the float nearest to the number. */
  public long floatBits() {
    return Double.doubleToLongBits(Float.parseFloat(text));
  }

  /** Whether the magnitude of the exponent is beyond the limit for an exact number. */
  public boolean isBeyond() {
    return magnitudeOfExponent().compareTo(BigInteger.valueOf(MAX_EXPONENT)) > 0;
  }

  /** Returns the number itself, without rounding; its exponent is not beyond the limit. */
  public Ratio exact() {
    Ratio magnitude = magnitude(exponent());
    return is(text, 0, '-', '-') ? magnitude.negated() : magnitude;
  }

  private Ratio magnitude(int exponent) {
    int places = mark == point ? 0 : mark - point - 1;
    return scaled(digits(places), exponent - (isDecimal() ? places : 4 * places));
  }

  /** Returns the digits before and behind the point as a whole number. */
  private BigInteger digits(int places) {
    BigInteger whole = Digits.value(radix, text, start, point);
    BigInteger fraction = Digits.value(radix, text, mark - places, mark);
    /*@ assert Digits.extend(radix, text, mark, mark); @*/
    return whole.multiply(BigInteger.valueOf(radix).pow(places)).add(fraction);
  }

  /** Returns a number times a power of 10, or of 2. */
  private Ratio scaled(BigInteger number, int scale) {
    BigInteger base = BigInteger.valueOf(isDecimal() ? 10 : 2);
    BigInteger denominator = base.pow(scale < 0 ? -scale : 0);
    /*@ assert isPositive(base.number(), -scale); @*/
    return new Ratio(number.multiply(base.pow(scale > 0 ? scale : 0)), denominator);
  }

  private int exponent() {
    int magnitude = magnitudeOfExponent().intValueExact();
    return is(text, tail - 1, '-', '-') ? -magnitude : magnitude;
  }

  private BigInteger magnitudeOfExponent() {
    return Digits.value(10, text, tail, Chars.size(text));
  }
}
