package org.certigjk.interval;

/**
 * Why the search for an interval ended, one constant for each exit.
 *
 * @since 0.1.0
 */
public enum IntervalExit {
  /** The interval is as narrow as the request asks. */
  CLOSE_ENOUGH,
  /** v = 0: the bodies meet, and it is proved whether they touch or overlap. */
  ZERO_VECTOR,
  /**
   * v = 0: the bodies meet, but whether they touch or overlap is not decided, because the bounds of
   * the support function leave room for both.
   */
  CONTACT_UNDECIDED,
  /**
   * A support point did not make ‖v‖² smaller: the roots of the field have too few bits for the
   * tolerance, or to tell whether bodies that nearly touch meet.
   */
  NO_DECREASE,
  /** The limit that the request sets was reached. */
  ITERATION_LIMIT
}
