package org.certigjk.ledger;

/** In what way a paper says something; only what it asserts can be an error of its author. */
public enum Reading {
  /** The author says that it is so. */
  ASSERTED("asserted"),
  /** The author calls it an assumption, or says that there is no proof. */
  ASSUMED("assumed"),
  /** The author says that it follows if something else is true. */
  CONDITIONAL("conditional"),
  /** The author reports what somebody else says. */
  CITED("cited"),
  /** The author says what a word or a sign means. */
  DEFINED("defined"),
  /** A slip of the pen, which the context corrects. */
  MISPRINT("misprint"),
  /** Our copy is extracted text, and the original may read otherwise. */
  EXTRACTION("extraction doubt");

  private final String words;

  Reading(String words) {
    this.words = words;
  }

  /** Returns it in words. */
  public String words() {
    return words;
  }
}
