package org.certigjk.json;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A JSON text on one line, without spaces, written token by token as with the generators of JSON
 * libraries. It escapes what JSON demands: quotation marks, backslashes and control characters; and
 * half a surrogate pair, which UTF-8 cannot hold.
 *
 * <p><b>Errors.</b> None: tokens in an order that is no JSON give a text that is no JSON.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * JsonText json = new JsonText();
 * json.beginObject();
 * json.field("n", 3);
 * json.endObject();
 * json.toString();   // {"n":3}
 * }</pre>
 */
public final class JsonText {

  private static final String HEX = "0123456789ABCDEF";

  /** How many characters are handed on at once. */
  private static final int PIECE = 1 << 16;

  /** The length of an ordinary record. */
  private static final int ORDINARY = 1 << 12;

  private final StringBuilder text;
  private final @Nullable Consumer<? super String> pieces;

  /** Whether a comma must stand before the next name or value. */
  private boolean comma;

  /** Starts with no text. */
  public JsonText() {
    this(null);
  }

  private JsonText(@Nullable Consumer<? super String> pieces) {
    this.text = pieces == null ? new StringBuilder() : new StringBuilder(ORDINARY);
    this.pieces = pieces;
  }

  /** Returns an object on a line of its own, with its line end. */
  public static String line(Consumer<? super JsonText> fields) {
    JsonText json = new JsonText();
    json.beginObject();
    fields.accept(json);
    json.endObject();
    return json.text.append('\n').toString();
  }

  /**
   * Returns a record: an object on a line of its own, with an id and more fields.
   *
   * @param id the id as JSON
   * @param fields writes the other fields
   */
  public static String record(String id, Consumer<? super JsonText> fields) {
    StringBuilder text = new StringBuilder();
    record(id, fields, text::append);
    return text.toString();
  }

  /**
   * Writes a record piece by piece, so that a long one is not in one text.
   *
   * @param pieces takes the pieces in their order
   */
  public static void record(
      String id, Consumer<? super JsonText> fields, Consumer<? super String> pieces) {
    JsonText json = new JsonText(pieces);
    json.beginObject();
    json.name("id");
    json.raw(id);
    fields.accept(json);
    json.endObject();
    pieces.accept(json.text.append('\n').toString());
  }

  /** Begins an object. */
  public void beginObject() {
    begin('{');
  }

  /** Ends an object. */
  public void endObject() {
    end('}');
  }

  /** Begins an array. */
  public void beginArray() {
    begin('[');
  }

  /** Ends an array. */
  public void endArray() {
    end(']');
  }

  /** Begins a field of an object; its value follows. */
  public void name(String name) {
    separate();
    quote(name);
    text.append(':');
    comma = false;
  }

  /** Writes a string, or null. */
  public void string(@Nullable String value) {
    separate();
    if (value == null) {
      text.append("null");
    } else {
      quote(value);
    }
  }

  /** Writes a value as it is spelled, which must be JSON. */
  public void raw(String value) {
    separate();
    text.append(value);
  }

  /** Writes true or false. */
  public void bool(boolean value) {
    separate();
    text.append(value);
  }

  /** Writes a number as it is spelled. */
  public void number(String numeral) {
    raw(numeral);
  }

  /** Writes null. */
  public void none() {
    string(null);
  }

  /** Writes a whole number. */
  public void number(long value) {
    number(Long.toString(value));
  }

  /** Writes a field that is a string, or null. */
  public void field(String name, @Nullable String value) {
    name(name);
    string(value);
  }

  /** Writes a field that is a whole number. */
  public void field(String name, long value) {
    name(name);
    number(value);
  }

  /** Writes a field that is true or false. */
  public void field(String name, boolean value) {
    name(name);
    bool(value);
  }

  /** Writes a field that is an array of strings. */
  public void strings(String name, Iterable<String> values) {
    beginArray(name);
    values.forEach(this::string);
    endArray();
  }

  /** Begins a field that is an object. */
  public void beginObject(String name) {
    name(name);
    beginObject();
  }

  /** Begins a field that is an array. */
  public void beginArray(String name) {
    name(name);
    beginArray();
  }

  private void begin(char bracket) {
    separate();
    text.append(bracket);
    comma = false;
  }

  private void end(char bracket) {
    text.append(bracket);
    comma = true;
    if (pieces != null && text.length() >= PIECE) {
      pieces.accept(take());
    }
  }

  private void separate() {
    if (comma) {
      text.append(',');
    }
    comma = true;
  }

  private void quote(String value) {
    text.append('"');
    if (isPlain(value)) {
      text.append(value);
    } else {
      for (int i = 0; i < value.length(); i++) {
        escape(value, i);
      }
    }
    text.append('"');
  }

  /** Whether nothing needs to be escaped. */
  private static boolean isPlain(String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c < ' ' || c == '"' || c == '\\' || isHalf(value, i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether half a surrogate pair stands there, without its other half. */
  private static boolean isHalf(String value, int i) {
    char c = value.charAt(i);
    if (!Character.isSurrogate(c)) {
      return false;
    }
    int other = Character.isHighSurrogate(c) ? i + 1 : i - 1;
    return other < 0
        || other == value.length()
        || Character.isHighSurrogate(c) != Character.isLowSurrogate(value.charAt(other));
  }

  private void escape(String value, int i) {
    char c = value.charAt(i);
    switch (c) {
      case '"' -> text.append("\\\"");
      case '\\' -> text.append("\\\\");
      case '\b' -> text.append("\\b");
      case '\f' -> text.append("\\f");
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      default -> {
        if (c < ' ' || isHalf(value, i)) {
          text.append("\\u");
          for (int shift = 12; shift >= 0; shift -= 4) {
            text.append(HEX.charAt((c >> shift) & 15));
          }
        } else {
          text.append(c);
        }
      }
    }
  }

  /** Returns what was written since the last call, and forgets it; a long text goes in pieces. */
  public String take() {
    String piece = text.toString();
    text.setLength(0);
    return piece;
  }

  /** Returns what was written, without what was taken. */
  @Override
  public String toString() {
    return text.toString();
  }
}
