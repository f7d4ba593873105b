package org.certigjk.number;

/**
 * A numeral in its parts, as {@link Numerals} defines them.
 *
 * <p>The beginnings of all numerals form a language that can be read from left to right, one
 * character at a time, without ever going back: that gives the parts and, where a text is no
 * numeral, the place up to which it could have become one.
 *
 * @param kind what the text is
 * @param good the length of the longest beginning of a numeral that the text begins with
 * @param sign where the sign ends
 * @param first where the digits begin: after the sign, or the 0x after it
 * @param point where the digits before the point or the stroke end
 * @param end where the digits after the point end
 */
@SuppressWarnings("index:argument") // 0 <= sign <= first <= point <= end <= good <= length
record Numeral(String text, Kind kind, int good, int sign, int first, int point, int end) {

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

  /** Reads a text. */
  static Numeral scan(String text) {
    int sign = afterSign(text, 0);
    boolean hex = isAt(text, sign, "0") && isAt(text, sign + 1, "xX");
    int first = hex ? sign + 2 : sign;
    int point = afterDigits(text, first, hex);
    if (!hex && first < point && isAt(text, point, "/")) {
      int after = afterDigits(text, point + 1, false);
      Kind ratio = ifComplete(text, point + 1 < after ? after : -1, Kind.RATIO);
      return new Numeral(text, ratio, after, sign, first, point, point);
    }
    int end = isAt(text, point, ".") ? afterDigits(text, point + 1, hex) : point;
    boolean empty = first == point && end <= point + 1;
    if (empty || !isAt(text, end, hex ? "pP" : "eE")) {
      Kind plain = ifComplete(text, empty || hex ? -1 : end, Kind.DECIMAL);
      return new Numeral(text, plain, end, sign, first, point, end);
    }
    int exponent = afterSign(text, end + 1);
    int good = afterDigits(text, exponent, false);
    Kind floating = ifComplete(text, exponent < good ? good : -1, hex ? Kind.HEX : Kind.DECIMAL);
    return new Numeral(text, floating, good, sign, first, point, end);
  }

  /** Returns the kind of a text that is complete if it ends there. */
  private static Kind ifComplete(String text, int complete, Kind kind) {
    return complete == text.length() ? kind : Kind.NONE;
  }

  /** Returns the sign, if any, and the digits before the point or the stroke. */
  String whole() {
    return text.substring(0, sign) + text.substring(first, point);
  }

  /** Returns the digits after the point. */
  String fraction() {
    return text.substring(Math.min(point + 1, end), end);
  }

  /** Returns the digits after the stroke of a ratio. */
  String denominator() {
    return text.substring(point + 1, good);
  }

  /** Returns the exponent with its sign, if any. */
  String exponent() {
    return end < good ? text.substring(end + 1, good) : "0";
  }

  private static int afterSign(String text, int from) {
    return isAt(text, from, "+-") ? from + 1 : from;
  }

  private static int afterDigits(String text, int from, boolean hex) {
    int at = from;
    while (at < text.length() && isDigit(text.charAt(at), hex)) {
      at++;
    }
    return at;
  }

  private static boolean isDigit(char c, boolean hex) {
    return (c >= '0' && c <= '9') || (hex && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
  }

  private static boolean isAt(String text, int position, String among) {
    return position < text.length() && among.indexOf(text.charAt(position)) >= 0;
  }
}
