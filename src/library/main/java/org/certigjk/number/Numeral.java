package org.certigjk.number;

/**
 * A numeral in its parts, as {@link Numerals} defines them.
 *
 * <p>The beginnings of all numerals form a language that can be read from left to right, one
 * character at a time, without ever going back: that gives the parts and, where a text is no
 * numeral, the place up to which it could have become one.
 */
final class Numeral {

  /** What a text is. */
  enum Kind {
    /** p/q. */
    RATIO,
    /** An integer or a decimal. */
    DECIMAL,
    /** A hexadecimal float. */
    HEX,
    /** No numeral. */
    NONE
  }

  private final String text;
  private Kind kind = Kind.NONE;

  /** The number of characters that were read: {@code text} without them is wrong. */
  private int at;

  private String whole = "";
  private String fraction = "";
  private String denominator = "";
  private String exponent = "0";

  private Numeral(String text) {
    this.text = text;
  }

  /** Reads a text. */
  static Numeral scan(String text) {
    Numeral numeral = new Numeral(text);
    Kind kind = numeral.read();
    numeral.kind = numeral.at == text.length() ? kind : Kind.NONE;
    return numeral;
  }

  String text() {
    return text;
  }

  Kind kind() {
    return kind;
  }

  /** Returns the length of the longest beginning of a numeral that the text begins with. */
  int good() {
    return at;
  }

  /** Returns the sign, if any, and the digits before the point or the stroke. */
  String whole() {
    return whole;
  }

  /** Returns the digits after the point. */
  String fraction() {
    return fraction;
  }

  /** Returns the sign, if any, and all digits before and after the point. */
  String digits() {
    return whole + fraction;
  }

  /** Returns the digits after the stroke. */
  String denominator() {
    return denominator;
  }

  /** Returns the exponent with its sign, if any. */
  String exponent() {
    return exponent;
  }

  private Kind read() {
    String sign = sign();
    boolean hex = next("0") && isAt(at + 1, "xX");
    at += hex ? 2 : 0;
    String digits = digits(hex);
    whole = sign + digits;
    if (!hex && !digits.isEmpty() && next("/")) {
      at++;
      denominator = digits(false);
      return denominator.isEmpty() ? Kind.NONE : Kind.RATIO;
    }
    if (next(".")) {
      at++;
      fraction = digits(hex);
    }
    if (digits.isEmpty() && fraction.isEmpty()) {
      return Kind.NONE;
    }
    if (!next(hex ? "pP" : "eE")) {
      return hex ? Kind.NONE : Kind.DECIMAL;
    }
    at++;
    return exponent(hex ? Kind.HEX : Kind.DECIMAL);
  }

  private Kind exponent(Kind complete) {
    String sign = sign();
    String digits = digits(false);
    exponent = sign + digits;
    return digits.isEmpty() ? Kind.NONE : complete;
  }

  @SuppressWarnings("index:argument") // 0 <= start <= at <= length
  private String sign() {
    int start = at;
    at += next("+-") ? 1 : 0;
    return text.substring(start, at);
  }

  @SuppressWarnings("index:argument") // 0 <= start <= at <= length
  private String digits(boolean hex) {
    int start = at;
    while (at < text.length() && isDigit(text.charAt(at), hex)) {
      at++;
    }
    return text.substring(start, at);
  }

  private static boolean isDigit(char c, boolean hex) {
    return (c >= '0' && c <= '9') || (hex && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
  }

  private boolean next(String characters) {
    return isAt(at, characters);
  }

  @SuppressWarnings("index:argument") // position is at or at + 1, and at >= 0
  private boolean isAt(int position, String characters) {
    return position < text.length() && characters.indexOf(text.charAt(position)) >= 0;
  }
}
