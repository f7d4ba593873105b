package org.certigjk.explorer;

import org.certigjk.json.JsonText;
import org.jspecify.annotations.Nullable;

/** Why a run ended: sentences with the numbers of this very run, and what they rest on. */
final class Why {

  private Why() {}

  /** Writes the fields exit, sentences and theorem. */
  static void write(JsonText json, Moment<?> end) {
    @Nullable Theorem theorem = theorem(end);
    json.field("exit", end.run().stop().name());
    Claim.write(json, "sentences", EndClaim.values(), end);
    json.field("theorem", theorem == null ? null : theorem.toString());
  }

  /** Returns what the end rests on; {@code null} where it is only a rule. */
  private static @Nullable Theorem theorem(Moment<?> end) {
    return switch (end.run().stop()) {
      case ZERO_VECTOR -> zeroTheorem(end);
      case OPTIMAL -> Theorem.HALTING;
      case CLOSE_ENOUGH -> closeTheorem(end);
      case SUPPORT_REPEATED -> Theorem.MEMBERSHIP;
      case POINT_REPEATED -> Theorem.REPEATED_POINT;
      case SEPARATING_AXIS -> Theorem.AXIS;
      case NO_DECREASE -> Theorem.DECREASE;
      case NO_SUBSET -> Theorem.JOHNSON;
      case SIMPLEX_FULL -> Theorem.FULL_SIMPLEX;
      case NO_CERTIFICATE -> Theorem.ONE_VERDICT;
      case ITERATION_LIMIT -> Theorem.TERMINATION;
      case NEAR_ZERO, OUT_OF_RANGE -> null;
    };
  }

  private static Theorem zeroTheorem(Moment<?> end) {
    if (EndClaim.BEGUN_WITH_ZERO.holds(end)) {
      return Theorem.BEGUN_WITH_ZERO;
    }
    return switch (end.run().outcome()) {
      case TOUCHING -> Theorem.TOUCHING;
      case OVERLAPPING -> Theorem.OVERLAPPING;
      default -> end.hasNegativeWeight() ? Theorem.UNCLAMPED : Theorem.MEETING;
    };
  }

  private static @Nullable Theorem closeTheorem(Moment<?> end) {
    return switch (LoopText.of(end.run().loop()).rule()) {
      case LOWER_BOUND -> Theorem.TOLERANCE;
      case GAP -> Theorem.GAP;
      case OTHER -> null;
    };
  }
}
