package org.certigjk.check;

import java.util.Arrays;
import org.certigjk.check.text.Chars;
import org.certigjk.check.text.Digits;

/** Reads one JSON text (RFC 8259), and nothing that is only nearly JSON. */
final class JsonReader {

  /** The greatest depth of arrays and objects in each other. */
  static final int MAX_DEPTH = 1000;

  private final String text;
  private final int end;

  /** The characters of the string that is being read. */
  private final char[] units;

  private int at;
  private int depth;

  private JsonReader(String text) {
    this.text = text;
    this.end = Chars.size(text);
    this.units = new char[end];
  }

  /** Reads a text that is one value. */
  static Json read(String text) throws Refusal {
    JsonReader reader = new JsonReader(text);
    reader.skipBlanks();
    /*@ ghost int from = reader.at; @*/
    Json value = reader.value();
    /*@ ghost int to = reader.at; @*/
    reader.skipBlanks();
    if (reader.at < reader.end) {
      throw reader.unexpected("the end of the record");
    }
    /*@ assert areBlanks(text, 0, from) && areBlanks(text, to, Chars.size(text)); @*/
    /*@ assert isIn(text, value) && value.from == from && value.to == to; @*/
    return value;
  }

  private Json value() throws Refusal {
    Json value = valueFrom(peek());
    /*@ assert unfold(text, value); @*/
    return value;
  }

  private Json valueFrom(char first) throws Refusal {
    if (first == '{') {
      return members();
    }
    if (first == '[') {
      return items();
    }
    if (first == '"') {
      int start = at;
      return new Json(Json.TEXT, string(), start, at);
    }
    return first == 't' || first == 'f' || first == 'n' ? word(first) : numeral();
  }

  private Json members() throws Refusal {
    String[] names = new String[4];
    Json[] values = new Json[4];
    int size = 0;
    int start = at;
    open();
    /*@ loop_invariant start < at <= end && depth == \old(depth) + 1
    @       && \fresh(names) && \fresh(values)
    @       && names.length == values.length && values.length >= 4
    @       && 0 <= 2 * size <= at && size <= values.length
    @       && (\forall int k; 0 <= k < size; names[k] != null && values[k] != null
    @           && isIn(text, values[k]) && start < values[k].from < values[k].to <= at)
    @       && (size > 0 ==> isNextMember(text, true, start + 1, values[0].from, names[0]))
    @       && (\forall int j, k; 0 <= j < k < size && k <= j + 1;
    @           isNextMember(text, false, values[j].to, values[k].from, names[k]))
    @       && areBlanks(text, size == 0 ? start + 1 : values[size - 1].to, at);
    @ loop_assigns at, depth, units[*], size, names, names[*], values, values[*];
    @ loop_decreases end - at; @*/
    while (peek() != '}') {
      separate(size == 0);
      if (size == values.length) {
        names = Arrays.copyOf(names, 2 * size);
        values = Arrays.copyOf(values, 2 * size);
      }
      names[size] = name();
      values[size] = value();
      size++;
      skipBlanks();
    }
    close();
    return new Json(names, values, size, start, at);
  }

  /** Reads the name of a member, and the colon. */
  private String name() throws Refusal {
    if (peek() != '"') {
      throw unexpected("a name in quotation marks");
    }
    String name = string();
    skipBlanks();
    expect(':');
    skipBlanks();
    return name;
  }

  private Json items() throws Refusal {
    Json[] values = new Json[4];
    int size = 0;
    int start = at;
    open();
    /*@ loop_invariant start < at <= end && depth == \old(depth) + 1
    @       && \fresh(values) && values.length >= 4
    @       && 0 <= 2 * size <= at && size <= values.length
    @       && (\forall int k; 0 <= k < size; values[k] != null && isIn(text, values[k])
    @           && start < values[k].from < values[k].to <= at)
    @       && (size > 0 ==> isNext(text, true, start + 1, values[0].from))
    @       && (\forall int j, k; 0 <= j < k < size && k <= j + 1;
    @           isNext(text, false, values[j].to, values[k].from))
    @       && areBlanks(text, size == 0 ? start + 1 : values[size - 1].to, at);
    @ loop_assigns at, depth, units[*], size, values, values[*];
    @ loop_decreases end - at; @*/
    while (peek() != ']') {
      separate(size == 0);
      if (size == values.length) {
        values = Arrays.copyOf(values, 2 * size);
      }
      values[size] = value();
      size++;
      skipBlanks();
    }
    close();
    return new Json(values, size, start, at);
  }

  private void open() throws Refusal {
    at++;
    if (depth == MAX_DEPTH) {
      throw error("arrays and objects are nested deeper than the limit of 1000");
    }
    depth++;
    skipBlanks();
  }

  private void close() {
    at++;
    depth--;
  }

  /** Demands the comma before a member or item that is not the first. */
  private void separate(boolean first) throws Refusal {
    if (!first) {
      expect(',');
      skipBlanks();
    }
  }

  private String string() throws Refusal {
    at++;
    int size = 0;
    /*@ assert follow(text, at, 0); @*/
    /*@ loop_invariant \old(at) < at <= end && 0 <= size < at
    @       && unitStart(text, \old(at) + 1, size) == at
    @       && (\forall int k; 0 <= k < size;
    @           isUnit(text, unitStart(text, \old(at) + 1, k))
    @             && units[k] == unitAt(text, unitStart(text, \old(at) + 1, k)));
    @ loop_assigns at, size, units[*];
    @ loop_decreases end - at; @*/
    while (peek() != '"') {
      /*@ assert follow(text, \old(at) + 1, size); @*/
      units[size] = unit();
      size++;
    }
    at++;
    return Chars.of(units, size);
  }

  /** Reads a character of a string. */
  private char unit() throws Refusal {
    char c = Chars.at(text, at);
    if (c < ' ') {
      throw error("a control character, " + Chars.shown(text, at) + ", in a string");
    }
    at++;
    return c == '\\' ? escaped() : c;
  }

  private char escaped() throws Refusal {
    char c = peek();
    if (c == 'u') {
      at++;
      return fourDigits();
    }
    char simple = simple(c);
    if (simple == 0) {
      throw unexpected("one of \"\\/bfnrtu after a backslash");
    }
    at++;
    return simple;
  }

  /** Returns what a letter after a backslash stands for, 0 if for nothing. */
  private static char simple(char c) {
    if (c == 'b') {
      return '\b';
    }
    if (c == 'f') {
      return '\f';
    }
    if (c == 'n') {
      return '\n';
    }
    if (c == 'r') {
      return '\r';
    }
    if (c == 't') {
      return '\t';
    }
    return c == '"' || c == '\\' || c == '/' ? c : 0;
  }

  private char fourDigits() throws Refusal {
    int a = hexDigit();
    int b = hexDigit();
    int c = hexDigit();
    int d = hexDigit();
    return Chars.unit(4096 * a + 256 * b + 16 * c + d);
  }

  private int hexDigit() throws Refusal {
    int digit = Digits.hex(peek());
    if (digit < 0) {
      throw unexpected("four hexadecimal digits after \\u");
    }
    at++;
    return digit;
  }

  private Json numeral() throws Refusal {
    int start = at;
    skip('-');
    if (!skip('0')) {
      digits(start);
    }
    /*@ ghost int i = at; @*/
    if (skip('.')) {
      digits(start);
    }
    /*@ ghost int j = at; @*/
    if (skip('e') || skip('E')) {
      exponent(start);
    }
    /*@ assert isNumber(text, start, i, j, at); @*/
    return new Json(Json.NUMERAL, Chars.part(text, start, at), start, at);
  }

  private void exponent(int start) throws Refusal {
    if (!skip('+')) {
      skip('-');
    }
    digits(start);
  }

  private void digits(int start) throws Refusal {
    int first = at;
    /*@ loop_invariant first <= at <= end
    @       && (\forall int k; first <= k < at; Digits.isDigit(Chars.at(text, k)));
    @ loop_assigns at;
    @ loop_decreases end - at; @*/
    while (at < end && Digits.isDigit(Chars.at(text, at))) {
      at++;
    }
    if (at == first) {
      throw unexpected(first == start ? "a value" : "a digit");
    }
  }

  private Json word(char first) throws Refusal {
    boolean there =
        (first == 't' && has('t', 'r', 'u', 'e', 0))
            || (first == 'n' && has('n', 'u', 'l', 'l', 0))
            || (first == 'f' && has('a', 'l', 's', 'e', 1));
    if (!there) {
      throw unexpected("a value");
    }
    int start = at;
    at += first == 'f' ? 5 : 4;
    return new Json(first, "", start, at);
  }

  /** Whether these four characters are there, so many places from here. */
  private boolean has(char a, char b, char c, char d, int places) {
    return end - at >= places + 4
        && Chars.at(text, at + places) == a
        && Chars.at(text, at + places + 1) == b
        && Chars.at(text, at + places + 2) == c
        && Chars.at(text, at + places + 3) == d;
  }

  private boolean skip(char c) {
    boolean there = at < end && Chars.at(text, at) == c;
    at += there ? 1 : 0;
    return there;
  }

  private void expect(char c) throws Refusal {
    if (!skip(c)) {
      throw unexpected("'" + c + "'");
    }
  }

  private void skipBlanks() {
    /*@ loop_invariant \old(at) <= at <= end
    @       && (\forall int k; \old(at) <= k < at; blank(Chars.at(text, k)));
    @ loop_assigns at;
    @ loop_decreases end - at; @*/
    while (at < end && isBlank(Chars.at(text, at))) {
      at++;
    }
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
  }

  private char peek() throws Refusal {
    if (at >= end) {
      throw error("the text ends too early");
    }
    return Chars.at(text, at);
  }

  private Refusal unexpected(String expected) {
    return at >= end
        ? error("the text ends too early; " + expected + " is expected")
        : error(expected + " is expected, not " + Chars.shown(text, at));
  }

  private Refusal error(String reason) {
    int row = 1;
    long column = 1;
    /*@ loop_invariant 0 <= k <= at && 1 <= row <= k + 1 && 1 <= column <= k + 1
    @       && row == row(text, k) && column == column(text, k);
    @ loop_assigns k, row, column;
    @ loop_decreases at - k; @*/
    for (int k = 0; k < at; k++) {
      boolean ends = Chars.at(text, k) == '\n';
      row += ends ? 1 : 0;
      column = ends ? 1 : column + 1;
    }
    return Refusal.unreadable(row, null, malformed(column, reason));
  }

  private static String malformed(long column, String reason) {
    return "malformed JSON at column " + column + ": " + reason;
  }
}
