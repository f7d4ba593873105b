package org.certigjk.explorer;

/** What the page says where no sub-algorithm was asked for the next W. */
enum UnaskedClaim implements RunClaim {
  OWN_RULE("This loop chooses the next W by a rule of its own."),
  NO_NEXT("From here no further simplex is looked for.");

  private final String words;

  UnaskedClaim(String words) {
    this.words = words;
  }

  @Override
  public String words() {
    return words;
  }

  @Override
  public boolean holds(Moment<?> at) {
    return switch (this) {
      case OWN_RULE -> !at.isLast() && at.run().questions().isEmpty();
      case NO_NEXT -> at.isLast();
    };
  }
}
