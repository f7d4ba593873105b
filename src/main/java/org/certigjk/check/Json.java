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
