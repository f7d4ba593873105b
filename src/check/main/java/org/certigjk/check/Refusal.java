package org.certigjk.check;

import org.jspecify.annotations.Nullable;

/** Why a record is not accepted. */
final class Refusal extends Exception {
  private static final long serialVersionUID = 1L;

  private final Outcome outcome;
  private final int row;
  private final @Nullable String member;
  private final String reason;

  private Refusal(Outcome outcome, int row, @Nullable String member, String reason) {
    super(reason, null, false, false);
    this.outcome = outcome;
    this.row = row;
    this.member = member;
    this.reason = reason;
  }

  /** The text, or the member, is not what it should be. */
  static Refusal unreadable(int row, @Nullable String member, String reason) {
    return new Refusal(Outcome.UNREADABLE, row, member, reason);
  }

  /** A claim does not hold. */
  static Refusal rejected(String reason) {
    return new Refusal(Outcome.REJECTED, 1, null, reason);
  }

  Outcome outcome() {
    return outcome;
  }

  int row() {
    return row;
  }

  @Nullable String member() {
    return member;
  }

  String reason() {
    return reason;
  }
}
