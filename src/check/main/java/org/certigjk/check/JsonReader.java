package org.certigjk.check;

import java.util.ArrayList;
import java.util.List;

/** Reads one JSON text (RFC 8259), and nothing that is only nearly JSON. */
final class JsonReader {

  /** The greatest depth of arrays and objects in each other. */
  static final int MAX_DEPTH = 1000;

  private static final String ESCAPES = "\"\\/bfnrt";
  private static final String ESCAPED = "\"\\/\b\f\n\r\t";

  private final String text;
  private int at;
  private int depth;

  private JsonReader(String text) {
    this.text = text;
  }

  /** Reads a text that is one value. */
  static Json read(String text) throws Refusal {
    JsonReader reader = new JsonReader(text);
    reader.skipBlanks();
    Json value = reader.value();
    reader.skipBlanks();
    if (reader.at < text.length()) {
      throw reader.unexpected("the end of the record");
    }
    return value;
  }

  private Json value() throws Refusal {
    char first = peek();
    return switch (first) {
      case '{' -> members();
      case '[' -> items();
      case '"' -> new Json.Text(string());
      case 't' -> word("true", new Json.Flag(true));
      case 'f' -> word("false", new Json.Flag(false));
      case 'n' -> word("null", Json.Nothing.NULL);
      default -> numeral();
    };
  }

  private Json members() throws Refusal {
    List<Json.Member> members = new ArrayList<>();
    open();
    while (peek() != '}') {
      separate(members.isEmpty());
      if (peek() != '"') {
        throw unexpected("a name in quotation marks");
      }
      String name = string();
      skipBlanks();
      expect(':');
      skipBlanks();
      members.add(new Json.Member(name, value()));
      skipBlanks();
    }
    close();
    return new Json.Members(List.copyOf(members));
  }

  private Json items() throws Refusal {
    List<Json> items = new ArrayList<>();
    open();
    while (peek() != ']') {
      separate(items.isEmpty());
      items.add(value());
      skipBlanks();
    }
    close();
    return new Json.Items(List.copyOf(items));
  }

  private void open() throws Refusal {
    at++;
    depth++;
    if (depth > MAX_DEPTH) {
      throw error("arrays and objects are nested deeper than the limit of " + MAX_DEPTH);
    }
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
    StringBuilder value = new StringBuilder();
    at++;
    for (char c = peek(); c != '"'; c = peek()) {
      if (c < ' ') {
        throw error("a control character, U+%04X, in a string".formatted((int) c));
      }
      at++;
      value.append(c == '\\' ? escaped() : c);
    }
    at++;
    return value.toString();
  }

  private char escaped() throws Refusal {
    char c = peek();
    int simple = ESCAPES.indexOf(c);
    if (simple < 0 && c != 'u') {
      throw unexpected("one of \"\\/bfnrtu after a backslash");
    }
    at++;
    if (simple >= 0) {
      return ESCAPED.charAt(simple);
    }
    int code = 0;
    for (int k = 0; k < 4; k++) {
      int digit = peek() < 128 ? Character.digit(peek(), 16) : -1;
      if (digit < 0) {
        throw unexpected("four hexadecimal digits after \\u");
      }
      code = 16 * code + digit;
      at++;
    }
    return (char) code;
  }

  private Json numeral() throws Refusal {
    int start = at;
    skip('-');
    if (at < text.length() && text.charAt(at) == '0') {
      at++;
    } else {
      digits(start);
    }
    if (skip('.')) {
      digits(start);
    }
    if (skip('e') || skip('E')) {
      if (!skip('+')) {
        skip('-');
      }
      digits(start);
    }
    return new Json.Numeral(text.substring(start, at));
  }

  private void digits(int start) throws Refusal {
    int first = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at == first) {
      throw unexpected(first == start ? "a value" : "a digit");
    }
  }

  private Json word(String word, Json value) throws Refusal {
    if (!text.startsWith(word, at)) {
      throw unexpected("a value");
    }
    at += word.length();
    return value;
  }

  private boolean skip(char c) {
    boolean there = at < text.length() && text.charAt(at) == c;
    at += there ? 1 : 0;
    return there;
  }

  private void expect(char c) throws Refusal {
    if (!skip(c)) {
      throw unexpected("'" + c + "'");
    }
  }

  private void skipBlanks() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() throws Refusal {
    if (at >= text.length()) {
      throw error("the text ends too early");
    }
    return text.charAt(at);
  }

  private Refusal unexpected(String expected) {
    return at >= text.length()
        ? error("the text ends too early; " + expected + " is expected")
        : error(expected + " is expected, not U+%04X".formatted(text.codePointAt(at)));
  }

  private Refusal error(String reason) {
    String before = text.substring(0, at);
    int row = 1 + (int) before.chars().filter(c -> c == '\n').count();
    int column = at - before.lastIndexOf('\n');
    return Refusal.unreadable(row, null, "malformed JSON at column " + column + ": " + reason);
  }
}
