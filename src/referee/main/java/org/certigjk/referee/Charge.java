package org.certigjk.referee;

import org.certigjk.referee.judging.Measure;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with an outcome.
 *
 * @param call which call of the engine; empty if it has only one, or if it is about several
 * @param fault of which kind
 * @param measure by how much; {@code null} if no number is wrong
 * @param words the same in one sentence, for a reader who has the input before him
 */
public record Charge(String call, Fault fault, @Nullable Measure measure, String words) {

  /** Makes a charge against the only call of an engine. */
  public Charge(Fault fault, @Nullable Measure measure, String words) {
    this("", fault, measure, words);
  }

  /** Returns this charge against a call of an engine that has several. */
  public Charge against(String name) {
    return new Charge(name, fault, measure, name + ": " + words);
  }

  /** Returns by how many tolerances it is wrong; infinite if no number is wrong. */
  public double severity() {
    return measure == null ? Double.POSITIVE_INFINITY : measure.severity();
  }
}
