package org.certigjk.referee.comparison;

import org.certigjk.json.JsonWords;

/**
 * What an engine is charged with, by what its documentation promises and by what it has said
 * itself: each {@link Mismatch} is one of these. The first three are inside the {@link
 * org.certigjk.referee.Domain} that it declares.
 */
public enum Charge {
  /** The answer is further from the exact one than the documentation and the profile allow. */
  BREACH("with a breach"),
  /** Two of its calls cannot both be right. */
  CALLS_DISAGREE("with calls that disagree"),
  /** A crash, a hang, garbage, or no answer. */
  FAILURE("with a crash, a hang, garbage or no answer"),
  /** The query is none that the documentation says that it is made for. */
  OUTSIDE("outside the contract");

  private final String words;

  Charge(String words) {
    this.words = words;
  }

  /** Returns what is said after a number of vectors. */
  public String words() {
    return words;
  }

  /** Returns the name in kebab case. */
  public String label() {
    return JsonWords.of(this);
  }
}
