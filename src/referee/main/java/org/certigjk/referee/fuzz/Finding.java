package org.certigjk.referee.fuzz;

import java.util.List;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.vectors.TestVector;
import org.jspecify.annotations.Nullable;

/**
 * A kind of failure in one dimension, with its first example.
 *
 * @param kind what fails, and how
 * @param dimension n
 * @param original the first failure
 * @param shrunk the same failure made smaller; {@code null} if the engine, asked again, does not
 *     fail again
 * @param history what has to be asked before it, in this order; empty if nothing
 */
public record Finding(
    FaultKind kind,
    int dimension,
    Example original,
    @Nullable ShrunkExample shrunk,
    List<TestVector> history) {

  /** Copies the list. */
  public Finding {
    history = List.copyOf(history);
  }

  /** Makes a finding that depends on nothing before it. */
  public Finding(FaultKind kind, int dimension, Example original, @Nullable ShrunkExample shrunk) {
    this(kind, dimension, original, shrunk, List.of());
  }

  /** Returns the smallest failure there is. */
  public Example smallest() {
    return shrunk == null ? original : shrunk.example();
  }

  /** Returns how severe the worst fault of the smallest failure is; 0 if no number is wrong. */
  public double severity() {
    Mismatch worst = smallest().comparison().worst();
    return worst == null ? 0 : smallest().severity(worst);
  }

  /** Returns whether the same query fails whenever it is asked, as far as that has been tried. */
  public boolean isSteady() {
    return shrunk != null;
  }

  /** Returns a name for files, such as {@code distance-error-too-large-gross-3d}. */
  public String label() {
    return kind.label() + "-" + dimension + "d";
  }
}
