package org.certigjk.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value in a record, with the path to it; asked for what it must be.
 *
 * @param path the path, such as {@code certificate.pairs[2]}; empty for the record
 * @param value the value
 */
record Item(String path, Json value) {

  /** The greatest length of a value that a message repeats. */
  private static final int SHOWN = 60;

  Refusal unreadable(String reason) {
    return Refusal.unreadable(1, path.isEmpty() ? null : path, reason);
  }

  private Refusal expected(String what) {
    return unreadable(what + " is expected, not " + value.kind());
  }

  boolean isNull() {
    return value == Json.Nothing.NULL;
  }

  String text() throws Refusal {
    if (value instanceof Json.Text text) {
      return text.value();
    }
    throw expected("a string");
  }

  boolean flag() throws Refusal {
    if (value instanceof Json.Flag flag) {
      return flag.value();
    }
    throw expected("true or false");
  }

  /** Returns one of a closed set of words. */
  String word(List<String> words) throws Refusal {
    String word = text();
    if (!words.contains(word)) {
      throw unreadable(
          "one of " + String.join(", ", words) + " is expected, not \"" + shown(word) + "\"");
    }
    return word;
  }

  /** Returns a whole number from 0 to 2³¹ − 1, without fraction and exponent. */
  int index() throws Refusal {
    if (!(value instanceof Json.Numeral numeral)) {
      throw expected("a whole number, not negative,");
    }
    String digits = numeral.spelling();
    boolean fits = digits.matches("[0-9]{1,10}") && Long.parseLong(digits) <= Integer.MAX_VALUE;
    if (!fits) {
      throw unreadable("a whole number from 0 to 2147483647 is expected, not " + shown(digits));
    }
    return Integer.parseInt(digits);
  }

  /** Returns the items of an array, at least one. */
  List<Item> items() throws Refusal {
    if (!(value instanceof Json.Items items)) {
      throw expected("an array");
    }
    if (items.values().isEmpty()) {
      throw unreadable("an array without items: at least one is needed");
    }
    List<Item> list = new ArrayList<>();
    for (Json item : items.values()) {
      list.add(new Item(path + "[" + list.size() + "]", item));
    }
    return list;
  }

  /** Returns the indices in an array. */
  List<Integer> indices() throws Refusal {
    List<Integer> indices = new ArrayList<>();
    for (Item item : items()) {
      indices.add(item.index());
    }
    return indices;
  }

  /** Returns pairs [i, j]. */
  List<IndexPair> pairs() throws Refusal {
    List<IndexPair> pairs = new ArrayList<>();
    for (Item item : items()) {
      List<Integer> indices = item.indices();
      if (indices.size() != 2) {
        throw item.unreadable("two indices, [i, j], are expected, not " + indices.size());
      }
      pairs.add(new IndexPair(indices.get(0), indices.get(1)));
    }
    return pairs;
  }

  /** Returns the members of an object by name; none may be there twice. */
  Map<String, Item> members() throws Refusal {
    if (!(value instanceof Json.Members members)) {
      throw expected("an object, {...},");
    }
    Map<String, Item> map = new LinkedHashMap<>();
    for (Json.Member member : members.values()) {
      Item item = new Item(pathOf(member.name()), member.value());
      if (map.put(member.name(), item) != null) {
        throw item.unreadable("given twice");
      }
    }
    return map;
  }

  /** Returns the members of an object, which must be the required and may be the optional ones. */
  Fields fields(List<String> required, List<String> optional) throws Refusal {
    Map<String, Item> members = members();
    for (Map.Entry<String, Item> member : members.entrySet()) {
      if (!required.contains(member.getKey()) && !optional.contains(member.getKey())) {
        throw member.getValue().unreadable("a result of this kind has no such member");
      }
    }
    for (String name : required) {
      if (!members.containsKey(name)) {
        throw Refusal.unreadable(1, pathOf(name), "missing");
      }
    }
    return new Fields(members);
  }

  private String pathOf(String name) {
    return path.isEmpty() ? shown(name) : path + "." + shown(name);
  }

  static String shown(String text) {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "...";
  }
}
