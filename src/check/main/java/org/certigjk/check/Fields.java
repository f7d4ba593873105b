package org.certigjk.check;

/** The members of an object, read by name, with the names that records of several kinds have. */
final class Fields {

  static final String ID = "id";
  static final String VERDICT = "verdict";
  static final String EXIT = "exit";
  static final String BOUNDS = "bounds";
  static final String CERTIFIED = "certified";
  static final String CERTIFICATE = "certificate";

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

  Item verdict() throws Refusal {
    return get(VERDICT);
  }

  boolean isCertified() throws Refusal {
    return get(CERTIFIED).flag();
  }

  Item certificate() throws Refusal {
    return get(CERTIFICATE);
  }

  boolean has(String name) {
    return members.has(name);
  }
}
