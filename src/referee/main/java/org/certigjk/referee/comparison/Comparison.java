package org.certigjk.referee.comparison;

import java.util.LinkedHashMap;
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
 * @param inside whether the query is in the {@link org.certigjk.referee.Domain} of the engine
 */
public record Comparison(
    List<Mismatch> mismatches,
    Set<Answers> compared,
    @Nullable Deviation distance,
    Map<String, Comparison> calls,
    boolean inside) {

  /** Copies the collections. */
  public Comparison {
    mismatches = List.copyOf(mismatches);
    compared = Set.copyOf(compared);
    calls = Map.copyOf(calls);
  }

  /** Makes the comparison of one call about a query that the engine is made for. */
  public Comparison(
      List<Mismatch> mismatches, Set<Answers> compared, @Nullable Deviation distance) {
    this(mismatches, compared, distance, Map.of(), true);
  }

  /** Returns the same of a query that the engine is made for, or not. */
  Comparison inside(boolean inside) {
    Map<String, Comparison> same = new LinkedHashMap<>();
    calls.forEach((name, call) -> same.put(name, call.inside(inside)));
    return new Comparison(mismatches, compared, distance, same, inside);
  }

  /** Returns whether nothing is wrong. */
  public boolean isRight() {
    return mismatches.isEmpty();
  }

  /** Returns whether something is wrong that the documentation of the engine promises. */
  public boolean isCharged() {
    return inside && !isRight();
  }

  /** Returns what a mismatch is charged as. */
  public Charge charge(Mismatch mismatch) {
    return inside ? mismatch.fault().charge() : Charge.OUTSIDE;
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
