package org.certigjk.variants;

/** What a variant of the distance loop claims of two bodies; it may be wrong. */
public enum Claim {
  /** The bodies have no point in common. */
  SEPARATED,
  /** The bodies have a point in common: they touch or overlap, which variants do not tell apart. */
  MEETING,
  /** The variant gave up, and says so. */
  NONE
}
