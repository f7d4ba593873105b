package org.certigjk.check;

import java.util.Arrays;
import org.certigjk.check.text.Chars;

/**
 * A JSON value as it is written: numbers in their spelling, members in their order, and where in
 * the text it stands.
 */
final class Json {

  static final char TEXT = '"';
  static final char NUMERAL = '0';
  static final char ITEMS = '[';
  static final char MEMBERS = '{';
  static final char TRUE = 't';
  static final char FALSE = 'f';
  static final char NULL = 'n';

  private final char kind;
  private final String text;
  private final String[] names;
  private final Json[] values;

  /** Where it stands in the text, of which the contract of {@link JsonReader} speaks. */
  final int from;

  /** The place in the text behind it. */
  final int to;

  /** Makes an array of the first of these values, which stands from one place to before another. */
  Json(Json[] values, int size, int from, int to) {
    this.kind = ITEMS;
    this.from = from;
    this.to = to;
    this.text = "";
    this.names = new String[0];
    this.values = Arrays.copyOf(values, size);
    /*@ assume count() == size && (\forall int k; 0 <= k < size; valueAt(k) == values[k]); @*/
  }

  /** Makes an object of the first of these members; a name may be there twice. */
  Json(String[] names, Json[] values, int size, int from, int to) {
    this.kind = MEMBERS;
    this.from = from;
    this.to = to;
    this.text = "";
    this.names = Arrays.copyOf(names, size);
    this.values = Arrays.copyOf(values, size);
    /*@ assume count() == size && (\forall int k; 0 <= k < size;
    @     nameAt(k) == names[k] && valueAt(k) == values[k]); @*/
  }

  /** Makes another value: what is in a string, how a number is spelled. */
  Json(char kind, String text, int from, int to) {
    this.kind = kind;
    this.from = from;
    this.to = to;
    this.text = text;
    this.names = new String[0];
    this.values = new Json[0];
    /*@ assume count() == 0; @*/
  }

  /** The character that such a value begins with, {@code 0} for a number. */
  char kind() {
    return kind;
  }

  String text() {
    return text;
  }

  int size() {
    return values.length;
  }

  String name(int index) {
    return names[index];
  }

  Json get(int index) {
    return values[index];
  }

  /** Whether two values are the same, however deep they are. */
  static boolean same(Json one, Json other) {
    if (one.kind != other.kind || !Chars.same(one.text, other.text) || one.size() != other.size()) {
      return false;
    }
    /*@ loop_invariant 0 <= i <= one.values.length
    @       && (\forall int k; 0 <= k < i; areAlike(one.valueAt(k), other.valueAt(k))
    @           && (one.kind == MEMBERS ==> one.nameAt(k) != null && other.nameAt(k) != null
    @               && Chars.same(one.nameAt(k), other.nameAt(k))));
    @ loop_assigns i;
    @ loop_decreases one.values.length - i; @*/
    for (int i = 0; i < one.values.length; i++) {
      boolean named = one.kind != MEMBERS || Chars.same(one.name(i), other.name(i));
      if (!named || !same(one.get(i), other.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Names the kind of this value. */
  String shown() {
    if (kind == TEXT) {
      return "a string";
    }
    if (kind == NUMERAL) {
      return "a number";
    }
    if (kind == ITEMS) {
      return "an array";
    }
    if (kind == MEMBERS) {
      return "an object";
    }
    if (kind == NULL) {
      return "null";
    }
    return kind == TRUE ? "true" : "false";
  }
}
