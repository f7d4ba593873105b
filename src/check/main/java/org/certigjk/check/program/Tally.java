package org.certigjk.check.program;

/** How many records came out how. */
public final class Tally {

  private final long accepted;
  private final long unproved;
  private final long rejected;
  private final long unreadable;

  /** Keeps the numbers. */
  public Tally(long accepted, long unproved, long rejected, long unreadable) {
    this.accepted = accepted;
    this.unproved = unproved;
    this.rejected = rejected;
    this.unreadable = unreadable;
  }

  /** Returns a line about the file. */
  public String summary(String file) {
    return Texts.visible(file)
        + ": "
        + accepted
        + " accepted, "
        + rejected
        + " rejected, "
        + unproved
        + " without a proof (stopped, rounded, error), "
        + unreadable
        + " unreadable";
  }

  /** Returns 2 if a record is unreadable, else 1 if one is rejected, else 0. */
  public int exitCode() {
    return unreadable > 0 ? 2 : rejected > 0 ? 1 : 0;
  }
}
