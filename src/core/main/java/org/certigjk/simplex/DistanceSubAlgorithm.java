package org.certigjk.simplex;

import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * A distance sub-algorithm: given Y = {y₀, …, yₘ₋₁}, find v(conv Y), the point of conv Y nearest to
 * the origin, and a subset Y_s that has it as a convex combination with positive weights.
 *
 * <p>Source: Jales 2024, chapter 4. The distance loop calls it with #Y &le; n + 1 points, the
 * newest last; only the start simplex of a request may have more. {@code
 * DistanceSubAlgorithmContract} in the test jar checks an implementation of one's own.
 *
 * <p><b>Guarantee expected of implementations.</b> Over an exact field: v = v(conv Y) for every Y,
 * affinely dependent ones included, and Y_s is affinely independent.
 *
 * @param <E> the type of the coordinates
 */
public interface DistanceSubAlgorithm<E> {

  /**
   * Returns the subset, its weights and v.
   *
   * @param y the points, at least one, all of one dimension; not changed
   * @return {@code null} if no subset passes the test of the algorithm, which over an exact field
   *     never happens (the papers' <em>error</em>)
   * @throws IllegalArgumentException if there are no points or more than {@link Subsets#MAX_SIZE}
   */
  @Nullable SubSimplex<E> solve(Vec<E>[] y);
}
