package org.certigjk.check;

import java.util.Objects;

/** The members of an object, of which it is known that the required ones are there. */
final class Fields {

  private final Members members;

  Fields(Members members) {
    this.members = members;
  }

  Item get(String name) {
    return Objects.requireNonNull(members.get(name), name);
  }

  boolean has(String name) {
    return members.has(name);
  }
}
