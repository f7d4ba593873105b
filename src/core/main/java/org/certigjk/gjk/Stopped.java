package org.certigjk.gjk;

import org.apache.commons.math3.fraction.BigFraction;

/**
 * The loop ended without an answer; {@link #exit()} says why. What is known of the squared distance
 * is a pair of bounds that are true whatever rounding did.
 *
 * @param bounds the bounds
 * @param run the run
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record Stopped<E>(SquaredDistanceBounds bounds, Run<E> run) implements DistanceResult<E> {

  @Override
  public Verdict verdict() {
    return Verdict.STOPPED;
  }

  @Override
  public double distance() {
    throw new IllegalStateException("no distance is known, only bounds: " + this);
  }

  @Override
  public Stopped<BigFraction> toRational() {
    return new Stopped<>(bounds, run.toRational());
  }

  /**
   * Returns the bounds, why the loop ended and after how many iterations; the rest is in {@link
   * #run()}.
   */
  @Override
  public String toString() {
    return "Stopped[squaredDistance=%s to %s, exit=%s, iterations=%d]"
        .formatted(bounds.lower(), bounds.upper(), exit(), iterations());
  }
}
