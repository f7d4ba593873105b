package org.certigjk.referee;

import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with an outcome.
 *
 * @param fault of which kind
 * @param measure by how much; {@code null} if no number is wrong
 * @param words the same in one sentence, for a reader who has the input before him
 */
public record Charge(Fault fault, @Nullable Measure measure, String words) {

  /** Returns by how many tolerances it is wrong; infinite if no number is wrong. */
  public double severity() {
    return measure == null ? Double.POSITIVE_INFINITY : measure.severity();
  }
}
