package org.certigjk.explorer.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.certigjk.explorer.SceneException;

/**
 * Reads JSON (RFC 8259) as maps, lists, strings, numerals and words; a numeral is kept as it is
 * spelled.
 */
final class Json {

  private static final int DEEPEST = 8;
  private static final String SYMBOLS = "{}[],:\"";
  private static final String BLANKS = " \t\r\n";
  private static final String ESCAPES = "\"\\/bfnrt";
  private static final String ESCAPED = "\"\\/\b\f\n\r\t";
  private static final int HEX = 16;
  private static final int CODE = 4;

  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  /** A number, or one of the words true, false and null. */
  record Word(String text) {

    boolean isNull() {
      return text.equals("null");
    }
  }

  /**
   * Reads a text that is one value.
   *
   * @throws SceneException if it is not, with the position
   */
  static Object read(String text) throws SceneException {
    Json json = new Json(text);
    Object value = json.value(0);
    if (json.peek() != 0) {
      throw json.wrong("more text after the value");
    }
    return value;
  }

  private SceneException wrong(String reason) {
    return new SceneException("JSON, character " + (at + 1), reason);
  }

  /** Passes blanks; returns the character that follows, 0 at the end. */
  private char peek() {
    while (at < text.length() && BLANKS.indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : 0;
  }

  private void take(char symbol) throws SceneException {
    if (peek() != symbol) {
      throw wrong("here should stand " + symbol);
    }
    at++;
  }

  private Object value(int depth) throws SceneException {
    if (depth > DEEPEST) {
      throw wrong("more than " + DEEPEST + " brackets are open");
    }
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> string();
      default -> word();
    };
  }

  private Map<String, Object> object(int depth) throws SceneException {
    Map<String, Object> members = new LinkedHashMap<>();
    take('{');
    while (peek() != '}') {
      if (!members.isEmpty()) {
        take(',');
      }
      peek();
      String name = string();
      take(':');
      if (members.put(name, value(depth + 1)) != null) {
        throw wrong("a second " + name);
      }
    }
    at++;
    return members;
  }

  private List<Object> array(int depth) throws SceneException {
    List<Object> items = new ArrayList<>();
    take('[');
    while (peek() != ']') {
      if (!items.isEmpty()) {
        take(',');
      }
      items.add(value(depth + 1));
    }
    at++;
    return items;
  }

  private String string() throws SceneException {
    StringBuilder string = new StringBuilder();
    take('"');
    while (next() != '"') {
      char c = next();
      if (c < ' ') {
        throw wrong("the string does not end, or has a control character");
      }
      at++;
      string.append(c == '\\' ? escaped() : c);
    }
    at++;
    return string.toString();
  }

  private char next() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private char escaped() throws SceneException {
    char c = next();
    at++;
    int simple = ESCAPES.indexOf(c);
    if (simple >= 0) {
      return ESCAPED.charAt(simple);
    }
    int code = c == 'u' && at + CODE <= text.length() ? 0 : -1;
    for (int i = 0; i < CODE && code >= 0; i++) {
      int digit = Character.digit(text.charAt(at++), HEX);
      code = digit < 0 ? -1 : HEX * code + digit;
    }
    if (code < 0) {
      throw wrong("no such escape");
    }
    return (char) code;
  }

  private Word word() throws SceneException {
    int from = at;
    while (at < text.length() && (SYMBOLS + BLANKS).indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(from, at);
    boolean known = word.equals("null") || word.equals("true") || word.equals("false");
    if (!known && !isNumeral(word)) {
      at = from;
      throw wrong("here should stand a value; what is no number is written as null");
    }
    return new Word(word);
  }

  /** Returns whether it can be a number; who asks for a number reads it more closely. */
  private static boolean isNumeral(String word) {
    int digits = word.startsWith("-") ? 1 : 0;
    return word.length() > digits && Character.digit(word.charAt(digits), 10) >= 0;
  }
}
