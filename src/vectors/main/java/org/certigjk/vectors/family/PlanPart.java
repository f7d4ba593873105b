package org.certigjk.vectors.family;

import org.certigjk.vectors.Drawn;

/** A numbered list of queries that belong together, one group of a {@link Plan}. */
public sealed interface PlanPart permits FamilyPart, CasePart {

  /** Returns a name that tells this part from others, such as {@code gap/3/8}. */
  String name();

  /** Returns what the queries are, in one sentence. */
  String definition();

  /** Returns the number of queries. */
  long size();

  /** Returns the query number 0 &le; k &lt; size; the same one each time. */
  Drawn at(long k);

  /**
   * Returns whether two of the queries may be the same one; those of other parts, that may repeat
   * too, included. If not, equal ones are as likely as equal random numbers.
   */
  boolean mayRepeat();
}
