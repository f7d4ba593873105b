package org.certigjk.check;

import org.jspecify.annotations.Nullable;

/**
 * What came out for a record.
 *
 * @since 0.2.0
 */
public final class Finding {

  private final Outcome outcome;
  private final boolean ofPair;
  private final int row;
  private final @Nullable String member;
  private final String reason;

  private Finding(
      Outcome outcome, boolean ofPair, int row, @Nullable String member, String reason) {
    this.outcome = outcome;
    this.ofPair = ofPair;
    this.row = row;
    this.member = member;
    this.reason = reason;
  }

  static Finding of(Outcome outcome) {
    return new Finding(outcome, false, 1, null, "");
  }

  static Finding of(Refusal refusal, boolean ofPair) {
    return new Finding(
        refusal.outcome(), ofPair, refusal.row(), refusal.member(), refusal.reason());
  }

  /** Returns how it came out. */
  public Outcome outcome() {
    return outcome;
  }

  /** Returns whether the reason is about the pair that was given beside the record. */
  public boolean ofPair() {
    return ofPair;
  }

  /** Returns the row in the text, from 1, to which the reason belongs. */
  public int row() {
    return row;
  }

  /**
   * Returns the member to which it belongs, such as {@code certificate.weights[2]}; {@code null} if
   * it is the whole.
   */
  public @Nullable String member() {
    return member;
  }

  /** Returns why the record is not accepted; empty if it is, and if it claims no proof. */
  public String reason() {
    return reason;
  }
}
