package org.certigjk.check.program;

import org.certigjk.check.Outcome;

/** What is said about a record. */
public final class Report {

  private final Outcome outcome;
  private final String text;

  Report(Outcome outcome, String text) {
    this.outcome = outcome;
    this.text = text;
  }

  public Outcome outcome() {
    return outcome;
  }

  /** Returns why it is rejected or unreadable, in one line; otherwise nothing. */
  public String text() {
    return text;
  }
}
