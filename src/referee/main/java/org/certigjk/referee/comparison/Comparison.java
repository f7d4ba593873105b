package org.certigjk.referee.comparison;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.certigjk.referee.Engine.Answers;
import org.jspecify.annotations.Nullable;

/**
 * What is to be said of one outcome.
 *
 * @param mismatches what is wrong, the worst first; empty if nothing is
 * @param compared which parts of the answer could be compared: of an engine that declines none, of
 *     one that answers within the tolerance of a touch no verdict
 * @param distance how the answered distance compares with the exact one, right or wrong; {@code
 *     null} if none was compared
 * @param calls the comparison of each call of an engine that has several, by its name
 */
public record Comparison(
    List<Mismatch> mismatches,
    Set<Answers> compared,
    @Nullable Deviation distance,
    Map<String, Comparison> calls) {

  /** Copies the collections. */
  public Comparison {
    mismatches = List.copyOf(mismatches);
    compared = Set.copyOf(compared);
    calls = Map.copyOf(calls);
  }

  /** Makes the comparison of one call. */
  public Comparison(
      List<Mismatch> mismatches, Set<Answers> compared, @Nullable Deviation distance) {
    this(mismatches, compared, distance, Map.of());
  }

  /** Returns whether nothing is wrong. */
  public boolean isRight() {
    return mismatches.isEmpty();
  }

  /** Returns the worst mismatch, or {@code null} if there is none. */
  public @Nullable Mismatch worst() {
    return mismatches.isEmpty() ? null : mismatches.get(0);
  }

  /**
   * How a distance compares with the exact one rounded to the same precision, D.
   *
   * @param absolute |d &minus; D|, rounded
   * @param relative |d &minus; D| / D, rounded; {@code null} if D = 0
   * @param ulps how many numbers of that precision there are from d to D; {@code null} if D = 0
   */
  public record Deviation(double absolute, @Nullable Double relative, @Nullable Long ulps) {}
}
