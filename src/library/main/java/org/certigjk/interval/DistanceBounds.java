package org.certigjk.interval;

import org.certigjk.gjk.SquaredDistanceBounds;

/**
 * Doubles that enclose a distance.
 *
 * @param lower a number that is at most the distance
 * @param upper a number that is at least the distance; an infinity if it is beyond the doubles
 * @since 0.1.0
 */
public record DistanceBounds(double lower, double upper) {

  /** Returns the doubles next to the roots of the squared bounds, rounded outward. */
  public static DistanceBounds of(SquaredDistanceBounds squared) {
    return new DistanceBounds(
        OutwardRoot.of(squared.lower()).doubles().lower(),
        OutwardRoot.of(squared.upper()).doubles().upper());
  }

  /** Returns upper &minus; lower, rounded. */
  public double width() {
    return upper - lower;
  }

  /** Returns the lower bound, for {@code val (lower, upper) = bounds} in Kotlin. */
  public double component1() {
    return lower;
  }

  /** Returns the upper bound. */
  public double component2() {
    return upper;
  }
}
