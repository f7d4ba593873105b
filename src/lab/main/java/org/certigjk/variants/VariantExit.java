package org.certigjk.variants;

/** Why a variant of the distance loop ended, one constant for each exit. */
public enum VariantExit {
  /** v = 0. */
  ZERO_VECTOR,
  /** ‖v‖² &le; ω², where v &asymp; 0 is taken for 0 (van den Bergen 1999, section 5). */
  NEAR_ZERO,
  /** vᵀ(v &minus; s) = 0 (Jales 2024, theorem 3.1). */
  OPTIMAL,
  /** The upper and the lower bound of the distance are within the tolerance. */
  CLOSE_ENOUGH,
  /** The support point is one of W_{k−1} ∪ {w_{k−1}} (van den Bergen 1999, section 5). */
  SUPPORT_REPEATED,
  /** vᵀs &gt; 0: v is a separating axis (van den Bergen 1999, algorithm 2). */
  SEPARATING_AXIS,
  /** The closest point is one that was found before (Alzubaidi and Al-Saud, second condition). */
  POINT_REPEATED,
  /** The sub-algorithm did not make ‖v‖ smaller. */
  NO_DECREASE,
  /** The sub-algorithm found no subset that passes its test. */
  NO_SUBSET,
  /** The test of an engine finds W ∪ {s} affinely dependent ({@link EngineRule}). */
  AFFINELY_DEPENDENT,
  /** W has n + 1 points, and yet v &ne; 0. */
  SIMPLEX_FULL,
  /** A search that an engine makes before the loop finds that the bodies meet. */
  ORIGIN_FOUND,
  /** An engine leaves the answer to its penetration solver ({@link EngineRule#BULLET}). */
  HANDED_OVER,
  /** A number became infinite or NaN. */
  OUT_OF_RANGE,
  /** The limit on the iterations was reached. */
  ITERATION_LIMIT
}
