package org.certigjk.referee.comparison;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.certigjk.referee.Outcome;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.truth.Truth;

/**
 * An outcome, with what was asked and what is to be said of it.
 *
 * @param vector what was asked, and the exact answer
 * @param outcome what came of it
 * @param comparison what is to be said of it
 */
public record Example(TestVector vector, Outcome outcome, Comparison comparison) {

  /** Returns what one call of an engine that has several answered, by the name of the call. */
  public Map<String, Example> byCall() {
    Map<String, Example> calls = new LinkedHashMap<>();
    if (outcome instanceof Outcome.Calls all) {
      all.byName()
          .forEach(
              (name, answer) -> {
                Comparison compared = comparison.calls().get(name);
                if (compared != null) {
                  calls.put(name, new Example(vector, answer, compared));
                }
              });
    }
    return calls;
  }

  /** Returns the greatest {@linkplain #severity(Mismatch) severity} of a fault. */
  public double severity(Fault fault) {
    return comparison.mismatches().stream()
        .filter(mismatch -> mismatch.fault() == fault)
        .mapToDouble(this::severity)
        .max()
        .orElse(0);
  }

  /**
   * Returns by how much a number is wrong, in units of the bodies' size: that of the larger one,
   * the greatest difference of a coordinate. It is 0 if no number is wrong, or nobody knows by how
   * much. The numbers are rounded: this is for reading.
   */
  public double severity(Mismatch mismatch) {
    double error = mismatch.measure() == null ? 0 : mismatch.measure().error();
    return error == 0 || Double.isNaN(error) ? 0 : error / Scale.size(vector.query());
  }

  /** Returns what is most severe of a fault that it has. */
  public Mismatch worst(Fault fault) {
    return comparison.mismatches().stream()
        .filter(mismatch -> mismatch.fault() == fault)
        .max(Comparator.comparingDouble(this::severity))
        .orElseThrow();
  }

  /** Returns the same of an engine that gave a right answer to the same query another time. */
  public Example contradicted() {
    List<Mismatch> mismatches =
        Stream.concat(
                Stream.of(Objects.requireNonNull(comparison.worst()).contradicted()),
                comparison.mismatches().stream().skip(1))
            .toList();
    return new Example(
        vector,
        outcome,
        new Comparison(
            mismatches,
            comparison.compared(),
            comparison.distance(),
            comparison.calls(),
            comparison.inside()));
  }

  /** Returns the exact answer with its certificate, which is computed again if it was left out. */
  public Expected proved() {
    return vector.expected().certificate() == null
        ? new Truth().of(vector.query())
        : vector.expected();
  }

  /** Returns the outcome that a mismatch is about: that of its call. */
  public Outcome of(Mismatch mismatch) {
    Example call = byCall().get(mismatch.call());
    return call == null ? outcome : call.outcome();
  }
}
