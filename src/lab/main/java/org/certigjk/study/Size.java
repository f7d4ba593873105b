package org.certigjk.study;

/** How much work a study does. */
public enum Size {
  /** A few seconds at most: enough to see what the study shows, and to test that it still does. */
  QUICK,
  /** A few minutes at most: what is published. */
  FULL
}
