package org.certigjk.check;

import java.util.Map;
import java.util.Objects;

/**
 * The members of an object, of which it is known that the required ones are there.
 *
 * @param members the members
 */
record Fields(Map<String, Item> members) {

  Item get(String name) {
    return Objects.requireNonNull(members.get(name), name);
  }

  boolean has(String name) {
    return members.containsKey(name);
  }
}
