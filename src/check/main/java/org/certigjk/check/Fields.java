package org.certigjk.check;

/** The members of an object, of which it is known that the required ones are there. */
final class Fields {

  private final Members members;

  Fields(Members members) {
    this.members = members;
  }

  /** Returns the member of a name, which is there if it is required. */
  Item get(String name) throws Refusal {
    /*@ nullable @*/ Item item = members.get(name);
    if (item == null) {
      throw Refusal.unreadable(1, name, "missing");
    }
    return item;
  }

  boolean has(String name) {
    return members.has(name);
  }
}
