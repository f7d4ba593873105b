package org.certigjk.ledger;

/** What is known of a claim. */
public enum Verdict {
  /** It holds as it stands, with the definitions and preconditions of its paper. */
  HOLDS("yes"),
  /** It holds with a condition that the paper lacks, or in part. */
  QUALIFIED("in part"),
  /** It does not hold, by a witness. */
  FALSE("no"),
  /** A misprint: it holds as the context corrects it. */
  CORRECTED("as corrected"),
  /** An experiment or a figure, repeated with a like result. */
  REPRODUCED("repeated"),
  /** Neither shown nor refuted here. */
  UNDECIDED("open"),
  /** A definition, which is neither right nor wrong. */
  DEFINITION("–"),
  /** About what this project does not examine, such as other software, machines and history. */
  OUTSIDE("not examined");

  private final String words;

  Verdict(String words) {
    this.words = words;
  }

  /** Returns the answer to the question whether it holds. */
  public String words() {
    return words;
  }
}
