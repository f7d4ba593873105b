package org.certigjk.explorer;

import java.util.Locale;
import org.certigjk.gjk.Verdict;
import org.certigjk.variants.Claim;

/** What a run says of two bodies; only the exact run is always right. */
enum Outcome {
  /** They have no point in common. */
  SEPARATED,
  /** They have one, and the origin is on the boundary of A ⊖ B. */
  TOUCHING,
  /** They have one, and the origin is inside A ⊖ B. */
  OVERLAPPING,
  /** They have a point in common; the loop does not ask whether they touch or overlap. */
  MEETING,
  /** The run ended without an answer. */
  NONE;

  static Outcome of(Verdict verdict) {
    return verdict == Verdict.STOPPED ? NONE : valueOf(verdict.name());
  }

  static Outcome of(Claim claim) {
    return valueOf(claim.name());
  }

  /** Returns whether it says that the bodies have a point in common. */
  boolean meets() {
    return this == TOUCHING || this == OVERLAPPING || this == MEETING;
  }

  /** Returns whether it is right where the exact run says this. */
  boolean isRightFor(Outcome exact) {
    return this == MEETING ? exact.meets() : this == exact;
  }

  /** Returns the name in JSON. */
  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
