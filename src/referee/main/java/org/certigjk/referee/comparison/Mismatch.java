package org.certigjk.referee.comparison;

import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with an outcome.
 *
 * @param call which call of the engine; empty if it has only one, or if it is about several
 * @param fault of which kind
 * @param measure by how much; {@code null} if no number is wrong
 * @param words the same in one sentence, for a reader who has the input before him
 */
public record Mismatch(String call, Fault fault, @Nullable Measure measure, String words) {

  /** Returns that the engine, which gave a right answer to the same query, gave this one too. */
  Mismatch contradicted() {
    return new Mismatch(
        "",
        Fault.CALLS_DISAGREE,
        measure,
        "asked about the same bodies after other queries, it answered rightly; here: " + words);
  }

  /** Makes a mismatch of the only call of an engine. */
  public Mismatch(Fault fault, @Nullable Measure measure, String words) {
    this("", fault, measure, words);
  }

  /** Returns this mismatch as that of a call of an engine that has several. */
  public Mismatch of(String name) {
    return new Mismatch(name, fault, measure, name + ": " + words);
  }

  /** Returns by how many tolerances it is wrong; infinite if no number is wrong. */
  public double severity() {
    return measure == null ? Double.POSITIVE_INFINITY : measure.severity();
  }

  /**
   * By how much a number is wrong. For reading: what is wrong has been decided exactly, and these
   * numbers are rounded.
   *
   * @param observed what the engine says
   * @param expected the exact number, rounded to the precision of the engine
   * @param error their difference, positive or 0; of points outside of a body, how far outside; of
   *     a time of impact, how far the bodies are apart at it, or how deep they overlap before it,
   *     as is the tolerance
   * @param tolerance by how much the exact number may be missed
   */
  public record Measure(double observed, double expected, double error, double tolerance) {

    /** Measures the difference of two numbers. */
    static Measure of(double observed, double expected, double tolerance) {
      return new Measure(observed, expected, Math.abs(observed - expected), tolerance);
    }

    /** Returns error / |expected|; infinite if 0 is expected. */
    public double relative() {
      return error == 0 ? 0 : error / Math.abs(expected);
    }

    /**
     * Returns error / tolerance, by which mismatches of one kind compare; 0 if no number is wrong.
     */
    public double severity() {
      return error == 0 ? 0 : error / tolerance;
    }
  }
}
