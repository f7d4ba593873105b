package org.certigjk.gjk;

/**
 * The four outcomes of a distance query, for a {@code switch}; see {@link DistanceResult}.
 *
 * @since 0.1.0
 */
public enum Verdict {
  /** The distance is positive. */
  SEPARATED,
  /** The distance is 0 and the origin is on the boundary of A ⊖ B. */
  TOUCHING,
  /** The distance is 0 and the origin is in the interior of A ⊖ B. */
  OVERLAPPING,
  /** The loop ended without an answer. */
  STOPPED
}
