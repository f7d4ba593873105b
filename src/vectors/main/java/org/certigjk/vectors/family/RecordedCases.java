package org.certigjk.vectors.family;

import org.certigjk.vectors.Flag;

/**
 * Inputs that are kept because something failed on them; each has its source in its comment.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * CasePart reported = RecordedCases.reported();
 * reported.at(0).id();      // reported/opengjk-3
 * reported.at(0).flags();   // [REPORTED]
 * }</pre>
 */
public final class RecordedCases {

  private RecordedCases() {}

  /**
   * Returns inputs on which other implementations failed in public, as doubles; also as floats
   * where the report is about floats, and with the poses of the report where it prints them.
   */
  public static CasePart reported() {
    return part(
        "reported",
        "Inputs from public reports and regression tests of other implementations.",
        Flag.REPORTED);
  }

  /** Returns the smallest inputs on which what a paper prints or claims is wrong. */
  public static CasePart witnesses() {
    return part(
        "witnesses",
        "Smallest inputs on which what a paper on GJK prints or claims is wrong.",
        Flag.STUDIED);
  }

  /** Returns the smallest inputs on which published loops and sub-algorithms fail when rounded. */
  public static CasePart studied() {
    return part(
        "studied",
        "Smallest inputs on which published loops and sub-algorithms fail in rounded arithmetic.",
        Flag.STUDIED);
  }

  private static CasePart part(String name, String definition, Flag flag) {
    return new CasePart(name, definition, CaseText.resource(name + ".txt", name, flag));
  }
}
