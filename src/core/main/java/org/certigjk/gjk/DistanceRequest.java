package org.certigjk.gjk;

import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;

/**
 * What a distance query may be asked to do otherwise than by default. There is no tolerance here:
 * this loop is about exact halting.
 *
 * <p><b>Example.</b> {@code DistanceRequest.<BigFraction>defaults().withTrace(true)}
 *
 * @param subAlgorithm the distance sub-algorithm; Johnson's by default
 * @param start the start simplex, which is reduced first; by default the pair (0, 0)
 * @param maxIterations after so many iterations the answer is {@link Stopped}; without limit by
 *     default, because for polytopes over an exact field the loop always ends
 * @param trace whether the result records every iteration; not by default
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record DistanceRequest<E>(
    DistanceSubAlgorithm<E> subAlgorithm, List<IndexPair> start, int maxIterations, boolean trace) {

  /**
   * Checks and copies.
   *
   * @throws IllegalArgumentException if the start simplex is empty or the limit is negative
   */
  public DistanceRequest {
    start = List.copyOf(start);
    if (start.isEmpty()) {
      throw new IllegalArgumentException("the start simplex needs at least one index pair");
    }
    if (maxIterations < 0) {
      throw new IllegalArgumentException("a limit of " + maxIterations + " iterations");
    }
  }

  /** Returns the default request. */
  public static <E> DistanceRequest<E> defaults() {
    return new DistanceRequest<>(
        new JohnsonSubAlgorithm<>(), List.of(new IndexPair(0, 0)), Integer.MAX_VALUE, false);
  }

  /** Returns this request with another sub-algorithm. */
  public DistanceRequest<E> withSubAlgorithm(DistanceSubAlgorithm<E> subAlgorithm) {
    return new DistanceRequest<>(subAlgorithm, start, maxIterations, trace);
  }

  /** Returns this request with another start simplex. */
  public DistanceRequest<E> withStart(List<IndexPair> start) {
    return new DistanceRequest<>(subAlgorithm, start, maxIterations, trace);
  }

  /** Returns this request with a limit on the iterations. */
  public DistanceRequest<E> withMaxIterations(int maxIterations) {
    return new DistanceRequest<>(subAlgorithm, start, maxIterations, trace);
  }

  /** Returns this request with or without a trace. */
  public DistanceRequest<E> withTrace(boolean trace) {
    return new DistanceRequest<>(subAlgorithm, start, maxIterations, trace);
  }
}
