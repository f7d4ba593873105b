package org.certigjk.gjk;

import org.apache.commons.math3.fraction.BigFraction;

/**
 * The loop ended without an answer; {@link #exit()} says why. What is known of the squared distance
 * is a pair of bounds that are true whatever rounding did.
 *
 * @param bounds the bounds
 * @param run the run
 * @param <E> the type of the coordinates
 */
public record Stopped<E>(SquaredDistanceBounds bounds, Run<E> run) implements DistanceResult<E> {

  @Override
  public Verdict verdict() {
    return Verdict.STOPPED;
  }

  @Override
  public Stopped<BigFraction> toRational() {
    return new Stopped<>(bounds, run.toRational());
  }
}
