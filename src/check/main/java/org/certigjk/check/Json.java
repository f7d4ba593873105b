package org.certigjk.check;

import java.util.List;

/** A JSON value as it is written: numbers in their spelling, members in their order. */
sealed interface Json {

  /** A string. */
  record Text(String value) implements Json {}

  /** A number. */
  record Numeral(String spelling) implements Json {}

  /** True or false. */
  record Flag(boolean value) implements Json {}

  /** Null. */
  enum Nothing implements Json {
    NULL
  }

  /** An array. */
  record Items(List<Json> values) implements Json {}

  /** An object; a name may be there twice. */
  record Members(List<Member> values) implements Json {}

  /** A member of an object. */
  record Member(String name, Json value) {}

  /**
   * Whether two values are the same, however deep they are: the methods that records have take more
   * of the stack.
   */
  static boolean same(Json x, Json y) {
    if (x instanceof Items one && y instanceof Items other) {
      return sameValues(one.values(), other.values());
    }
    if (x instanceof Members one && y instanceof Members other) {
      return names(one).equals(names(other)) && sameValues(values(one), values(other));
    }
    return x.equals(y);
  }

  private static boolean sameValues(List<Json> x, List<Json> y) {
    boolean same = x.size() == y.size();
    for (int k = 0; same && k < x.size(); k++) {
      same = same(x.get(k), y.get(k));
    }
    return same;
  }

  private static List<String> names(Members members) {
    return members.values().stream().map(Member::name).toList();
  }

  private static List<Json> values(Members members) {
    return members.values().stream().map(Member::value).toList();
  }

  /** Names the kind of this value. */
  default String kind() {
    if (this instanceof Text) {
      return "a string";
    }
    if (this instanceof Numeral) {
      return "a number";
    }
    if (this instanceof Items) {
      return "an array";
    }
    return this instanceof Flag flag
        ? String.valueOf(flag.value())
        : this instanceof Members ? "an object" : "null";
  }
}
