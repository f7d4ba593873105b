package org.certigjk.gjk;

/** Why a distance loop ended, one constant for each exit. */
public enum ExitReason {
  /** v = 0, the first halt condition of algorithm 1: the bodies touch or overlap. */
  ZERO_VECTOR,
  /**
   * vᵀ(v &minus; s) = 0, the second halt condition of algorithm 1: v is the distance vector (Jales
   * 2024, theorem 3.1).
   */
  OPTIMAL,
  /**
   * ‖v‖² did not decrease, although the second halt condition does not hold: rounding has made
   * progress impossible. Never over an exact field (theorem 3.3).
   */
  NO_DECREASE,
  /**
   * The distance sub-algorithm found no subset that passes its test. Never over an exact field
   * (theorem 4.1).
   */
  NO_SUBSET,
  /**
   * v = 0, but rounding prevented deciding whether the bodies touch or overlap. Never over an exact
   * field.
   */
  NO_CERTIFICATE,
  /** The limit on iterations that the request sets was reached. */
  ITERATION_LIMIT
}
