package org.certigjk.subalgorithms;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;

/**
 * Greer's recursion. With α from the Karush–Kuhn–Tucker equations of v(aff Y) = Σ αᵢyᵢ,
 *
 * <pre>
 *   nearest(Y) = Σ αᵢyᵢ                                       if α ≥ 0,
 *                the nearest of nearest(Y ∖ {yᵢ}), αᵢ &lt; 0,   otherwise.
 * </pre>
 *
 * <p>Source: M. Greer, <i>A General Solution to the Minimum Norm Point in a Simplex</i>, sections 2
 * (over all facets), 3 (boundary elimination: only those with αᵢ &lt; 0) and 6. He tests the
 * elimination without proving it, and gives it up for degenerate simplices. It is right for both,
 * with any solution of the equations (the proof stands at {@code FacetRecursion}); so there is no
 * degenerate case here, and no bound &epsilon; on singular values.
 *
 * <p>What degenerates with the simplex is the matrix of the equations, as line 6 of his algorithm
 * has it: Q = VᵀV is singular then too, as he says, but not only then (the triangle (0, 0), (1, 0),
 * (0, 1) has rank Q = 2). One sentence of section 5 does not hold, and nothing rests on it: a
 * simplex without volume can contain the origin, as {&minus;1, 0, 1} does. Where section 3 says
 * that the origin is outside, line 3 tests whether the nearest point of aff Y is: {(&minus;1, 1),
 * (1, 1)} has α = (1/2, 1/2).
 *
 * <p><b>Guarantee.</b> Over an exact field v = v(conv Y) for every Y, and Y_s is affinely
 * independent.
 *
 * <p>Over an inexact field the signs of α are those of rounded numbers.
 *
 * <p><b>Example.</b> Y = {(&minus;2, &minus;2), (&minus;1, 1), (&minus;1, 2)} has α = (&minus;1, 6,
 * &minus;4). Both facets with a negative αᵢ must be visited: without y₀, ‖v‖² = 2, and without y₂,
 * ‖v‖² = 8/5.
 *
 * @param <E> the type of the coordinates
 */
public final class GreerRecursion<E> implements DistanceSubAlgorithm<E> {

  private final boolean everyFacet;
  private final @Nullable Consumer<Trial<E>> listener;

  /** Makes the algorithm with boundary elimination; it has no state. */
  public GreerRecursion() {
    this(false, null);
  }

  /** Makes the algorithm, which tells of what it tries. */
  GreerRecursion(boolean everyFacet, @Nullable Consumer<Trial<E>> listener) {
    this.everyFacet = everyFacet;
    this.listener = listener;
  }

  /** Returns the algorithm without boundary elimination, as in section 2. */
  public static <E> GreerRecursion<E> overEveryFacet() {
    return new GreerRecursion<>(true, null);
  }

  @Override
  public @Nullable SubSimplex<E> solve(Vec<E>[] y) {
    Subsets.all(y.length); // rejects sets that are empty or too large
    Vec<E>[] q = innerProducts(y);
    int largest = everyFacet ? y[0].dimension() + 1 : y.length; // more points are degenerate
    return new FacetRecursion<>(y, everyFacet, listener) {
      @Override
      @Nullable Vec<E> affineMinimum(int[] indices) {
        return indices.length > largest ? null : Kkt.alpha(q, indices);
      }
    }.solve();
  }

  /** The rows of Q = VᵀV. */
  private static <E> Vec<E>[] innerProducts(Vec<E>[] y) {
    Vec<E>[] q = y.clone();
    Arrays.setAll(
        q, i -> Vec.from(y[i].field(), Stream.of(y).map(point -> point.dot(y[i])).toList()));
    return q;
  }

  /** Returns the name of the algorithm. */
  @Override
  public String toString() {
    return everyFacet ? "greer-all-facets" : "greer";
  }
}
