package org.certigjk.check;

/** What a record claims, as it was read, to be judged for the bodies that it is about. */
interface Kind {

  /** The field over which it was computed, in which a pair beside it is read. */
  Field field();

  /** Whether A moves. */
  boolean moves();

  /** Judges all claims; the outcome is that there is a proof, or none. */
  Outcome judge(Bodies bodies) throws Refusal;
}
