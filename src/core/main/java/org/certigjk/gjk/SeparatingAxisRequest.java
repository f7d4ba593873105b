package org.certigjk.gjk;

import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.jspecify.annotations.Nullable;

/**
 * What a search for a separating axis may be asked to do otherwise than by default.
 *
 * <p><b>Example.</b> {@code SeparatingAxisRequest.<BigFraction>defaults().withAxis(lastAxis)}
 *
 * @param subAlgorithm the distance sub-algorithm; Johnson's by default
 * @param start the first W, any points of A ⊖ B; none by default
 * @param axis the first v, any vector, 0 included; {@code null}, the default, stands for a₀ &minus;
 *     b₀
 * @param maxIterations after so many iterations the answer is {@code Undecided}; without limit by
 *     default, because for polytopes over an exact field the loop always ends
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record SeparatingAxisRequest<E>(
    DistanceSubAlgorithm<E> subAlgorithm,
    List<IndexPair> start,
    @Nullable Vec<E> axis,
    int maxIterations) {

  /**
   * Checks and copies.
   *
   * @throws IllegalArgumentException if the limit is negative
   */
  public SeparatingAxisRequest {
    start = List.copyOf(start);
    if (maxIterations < 0) {
      throw new IllegalArgumentException("a limit of " + maxIterations + " iterations");
    }
  }

  /** Returns the default request. */
  public static <E> SeparatingAxisRequest<E> defaults() {
    return new SeparatingAxisRequest<>(
        new JohnsonSubAlgorithm<>(), List.of(), null, Integer.MAX_VALUE);
  }

  /** Returns this request with another sub-algorithm. */
  public SeparatingAxisRequest<E> withSubAlgorithm(DistanceSubAlgorithm<E> subAlgorithm) {
    return new SeparatingAxisRequest<>(subAlgorithm, start, axis, maxIterations);
  }

  /** Returns this request with another first W. */
  public SeparatingAxisRequest<E> withStart(List<IndexPair> start) {
    return new SeparatingAxisRequest<>(subAlgorithm, start, axis, maxIterations);
  }

  /** Returns this request with another first v; {@code null} stands for a₀ &minus; b₀. */
  public SeparatingAxisRequest<E> withAxis(@Nullable Vec<E> axis) {
    return new SeparatingAxisRequest<>(subAlgorithm, start, axis, maxIterations);
  }

  /** Returns this request with a limit on the iterations. */
  public SeparatingAxisRequest<E> withMaxIterations(int maxIterations) {
    return new SeparatingAxisRequest<>(subAlgorithm, start, axis, maxIterations);
  }
}
