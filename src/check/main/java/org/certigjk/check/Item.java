package org.certigjk.check;

import org.certigjk.check.text.Chars;
import org.certigjk.check.text.Digits;

/** A value in a record, with the path to it; asked for what it must be. */
final class Item {

  /** The greatest length of a value that a message repeats. */
  private static final int SHOWN = 60;

  private final String path;
  private final Json value;

  /**
   * Makes an item.
   *
   * @param path the path, such as {@code certificate.pairs[2]}; empty for the record
   * @param value the value
   */
  Item(String path, Json value) {
    this.path = path;
    this.value = value;
  }

  Json value() {
    return value;
  }

  Refusal unreadable(String reason) {
    return Refusal.unreadable(1, Chars.size(path) == 0 ? null : path, reason);
  }

  private Refusal expected(String what) {
    return unreadable(Chars.text(what, " is expected, not ", value.shown()));
  }

  boolean isNull() {
    return value.kind() == Json.NULL;
  }

  boolean isNumeral() {
    return value.kind() == Json.NUMERAL;
  }

  String text() throws Refusal {
    if (value.kind() != Json.TEXT) {
      throw expected("a string");
    }
    return value.text();
  }

  /** Returns the spelling of a number. */
  String numeral(String what) throws Refusal {
    if (value.kind() != Json.NUMERAL) {
      throw expected(what);
    }
    return value.text();
  }

  boolean flag() throws Refusal {
    if (value.kind() != Json.TRUE && value.kind() != Json.FALSE) {
      throw expected("true or false");
    }
    return value.kind() == Json.TRUE;
  }

  /** Returns one of a closed set of words. */
  String oneOf(String... words) throws Refusal {
    String word = text();
    if (!Chars.isAmong(word, words)) {
      throw unreadable(
          Chars.text("one of ", Chars.joined(words), " is expected, not \"", shown(word), "\""));
    }
    return word;
  }

  /** Returns a whole number from 0 to 2³¹ − 1, without fraction and exponent. */
  int index() throws Refusal {
    String digits = numeral("a whole number, not negative,");
    int size = Chars.size(digits);
    if (size > 10 || !Digits.areDigits(digits, 0, size)) {
      throw notIndex(digits);
    }
    long index = Digits.few(10, digits, 0, size);
    if (index > Integer.MAX_VALUE) {
      throw notIndex(digits);
    }
    return (int) index;
  }

  private Refusal notIndex(String digits) {
    return unreadable(
        Chars.text("a whole number from 0 to 2147483647 is expected, not ", shown(digits)));
  }

  /** Returns the items of an array, at least one. */
  Item[] items() throws Refusal {
    if (value.kind() != Json.ITEMS) {
      throw expected("an array");
    }
    if (value.size() == 0) {
      throw unreadable("an array without items: at least one is needed");
    }
    Item[] items = new Item[value.size()];
    /*@ loop_invariant 0 <= i <= items.length
    @       && (\forall int k; 0 <= k < i; items[k] != null && items[k].value == value.valueAt(k)
    @         && value.valueAt(k) != null);
    @ loop_assigns i, items[*];
    @ loop_decreases items.length - i; @*/
    for (int i = 0; i < items.length; i++) {
      items[i] = new Item(Chars.text(path, "[", i, "]"), value.get(i));
    }
    return items;
  }

  /** Returns the indices in an array. */
  int[] numbers() throws Refusal {
    Item[] items = items();
    int[] numbers = new int[items.length];
    /*@ loop_invariant 0 <= i <= items.length
    @       && (\forall int k; 0 <= k < i; numbers[k] >= 0 && value.valueAt(k) != null
    @         && isIndex(value.valueAt(k), numbers[k]));
    @ loop_assigns i, numbers[*];
    @ loop_decreases items.length - i; @*/
    for (int i = 0; i < items.length; i++) {
      numbers[i] = items[i].index();
    }
    return numbers;
  }

  /** Returns the members of an object by name; none may be there twice. */
  Members members() throws Refusal {
    if (value.kind() != Json.MEMBERS) {
      throw expected("an object, {...},");
    }
    String[] names = new String[value.size()];
    Item[] items = new Item[value.size()];
    /*@ loop_invariant 0 <= i <= items.length
    @       && (\forall int k; 0 <= k < i; names[k] != null && names[k] == value.nameAt(k)
    @           && items[k] != null && items[k].value == value.valueAt(k)
    @           && value.valueAt(k) != null);
    @ loop_assigns i, names[*], items[*];
    @ loop_decreases items.length - i; @*/
    for (int i = 0; i < items.length; i++) {
      names[i] = value.name(i);
      items[i] = new Item(pathOf(names[i]), value.get(i));
    }
    int twice = Chars.repeated(names);
    if (twice >= 0) {
      throw items[twice].unreadable("given twice");
    }
    return new Members(value, names, items);
  }

  /** Returns the members of an object, which must be the required and may be the optional ones. */
  Fields fields(String[] required, String[] optional) throws Refusal {
    Members members = members();
    requireNoOther(members, required, optional);
    int missing = members.missing(required);
    if (missing >= 0) {
      throw Refusal.unreadable(1, pathOf(required[missing]), "missing");
    }
    return new Fields(members);
  }

  private static void requireNoOther(Members members, String[] required, String[] optional)
      throws Refusal {
    /*@ loop_invariant 0 <= i <= members.names.length && (\forall int k; 0 <= k < i;
    @       isOneOf(members.names[k], required) || isOneOf(members.names[k], optional));
    @ loop_assigns i;
    @ loop_decreases members.names.length - i; @*/
    for (int i = 0; i < members.size(); i++) {
      String name = members.name(i);
      if (!Chars.isAmong(name, required) && !Chars.isAmong(name, optional)) {
        throw members.item(i).unreadable("a result of this kind has no such member");
      }
    }
  }

  /** Returns an array of names. */
  static String[] names(String... names) {
    return names;
  }

  private String pathOf(String name) {
    return Chars.size(path) == 0 ? shown(name) : Chars.text(path, ".", shown(name));
  }

  static String shown(String text) {
    return Chars.size(text) <= SHOWN ? text : Chars.text(Chars.part(text, 0, SHOWN), "...");
  }
}
