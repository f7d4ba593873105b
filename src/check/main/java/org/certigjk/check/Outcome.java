package org.certigjk.check;

/**
 * How a record can come out.
 *
 * @since 0.2.0
 */
public enum Outcome {
  /** Every claim that is checked holds, and the answer is proved. */
  ACCEPTED,
  /** The record claims no proof; what it says all the same holds as far as it is checked. */
  NO_PROOF,
  /** A claim does not hold. */
  REJECTED,
  /** The text is no record. */
  UNREADABLE
}
