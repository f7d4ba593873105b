package org.certigjk.referee.fuzz;

import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.FaultKind;
import org.jspecify.annotations.Nullable;

/**
 * A kind of failure in one dimension, with its first example.
 *
 * @param kind what fails, and how
 * @param dimension n
 * @param original the first failure
 * @param shrunk the same failure made smaller; {@code null} if the engine, asked again, does not
 *     fail again
 */
public record Finding(
    FaultKind kind, int dimension, Example original, @Nullable ShrunkExample shrunk) {

  /** Returns this finding, shrunk. */
  Finding with(@Nullable ShrunkExample smaller) {
    return new Finding(kind, dimension, original, smaller);
  }

  /** Returns the smallest failure there is. */
  public Example smallest() {
    return shrunk == null ? original : shrunk.example();
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
