package org.certigjk.subalgorithms;

import java.util.BitSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;

/**
 * The recursion over facets on which several sub-algorithms rest.
 *
 * <pre>
 *   nearest(Y):  α ← weights with v(aff Y) = Σ αᵢyᵢ
 *                if α ≥ 0 return Σ αᵢyᵢ
 *                return the nearest of nearest(Y ∖ {yᵢ}), over i with αᵢ &lt; 0, or over all i
 * </pre>
 *
 * <p>The facets with αᵢ &lt; 0 suffice, for <em>any</em> weights α that give v(aff Y), also when Y
 * is affinely dependent and has many such: let v(conv Y) = Σ βᵢyᵢ with β &ge; 0, and follow the
 * weights β + t(α &minus; β) from t = 0 to the first t at which one with αᵢ &lt; 0 is 0. Up to
 * there all weights are &ge; 0, so that their points are in conv Y; and they are nearer and nearer
 * to the origin, unless v(conv Y) = v(aff Y) and they do not move. Therefore either t = 0 or
 * nothing has moved, and v(conv Y) is in the facet without that yᵢ. Greer (section 3) states this
 * as tested, not proved.
 *
 * <p>A subset that is reached along several paths is visited once.
 *
 * @param <E> the type of the coordinates
 */
abstract class FacetRecursion<E> {

  private final Vec<E>[] y;
  private final OrderedField<E> field;
  private final boolean everyFacet;
  private final @Nullable Consumer<Trial<E>> listener;
  private final BitSet visited = new BitSet();
  private final NearestSoFar<E> nearest;

  /**
   * Starts with Y.
   *
   * @param everyFacet whether to go on to all facets, not only to those with αᵢ &lt; 0
   * @param listener is told of each subset that is visited
   */
  FacetRecursion(Vec<E>[] y, boolean everyFacet, @Nullable Consumer<Trial<E>> listener) {
    this.y = y;
    this.listener = listener;
    this.field = y[0].field();
    this.everyFacet = everyFacet;
    this.nearest = new NearestSoFar<>(field);
  }

  /**
   * Returns weights α with v(aff Y_s) = Σ αᵢyᵢ, Σ αᵢ = 1, or {@code null} if Y_s is degenerate, in
   * which case all its facets are visited.
   *
   * @param indices I_s, at least two indices
   */
  abstract @Nullable Vec<E> affineMinimum(int[] indices);

  /** Returns ‖v‖² of a candidate. */
  E squaredNorm(SubSimplex<E> candidate) {
    return candidate.v().squaredNorm();
  }

  /** Returns the result for Y, {@code null} if there is none. */
  @Nullable SubSimplex<E> solve() {
    visit(Subsets.all(y.length));
    @Nullable SubSimplex<E> found = nearest.best();
    return found == null ? null : found.ifNearest(y);
  }

  private void visit(int s) {
    if (visited.get(s)) {
      return;
    }
    visited.set(s);
    int[] indices = Subsets.indices(s);
    @Nullable Vec<E> alpha =
        indices.length == 1 ? y[0].withCoordinates(field.one()) : affineMinimum(indices);
    @Nullable SubSimplex<E> candidate =
        alpha == null ? null : ConvexCombination.of(y, indices, alpha);
    Trial.Told<E> told = new Trial.Told<>(field, listener);
    if (alpha != null) {
      told.with("α", indices, alpha.coordinates()).at(y, indices, alpha);
    }
    if (candidate != null) {
      E square = squaredNorm(candidate);
      told.with("‖v‖²", square).that(Finding.CANDIDATE, new int[0], indices);
      nearest.consider(candidate, square);
    } else {
      int[] left = toLeave(indices, alpha);
      told.that(finding(alpha), left, indices);
      for (int i : left) {
        visit(Subsets.without(s, i));
      }
    }
  }

  private Finding finding(@Nullable Vec<E> alpha) {
    return alpha == null
        ? Finding.DEGENERATE
        : hasNegative(alpha) ? Finding.NEGATIVE : Finding.NO_SHARES;
  }

  /**
   * Returns the points without which to go on. Rounding can leave an α that is not in [0, 1] and
   * has no negative element; then all.
   */
  private int[] toLeave(int[] indices, @Nullable Vec<E> alpha) {
    boolean all = everyFacet || alpha == null || !hasNegative(alpha);
    return IntStream.range(0, indices.length)
        .filter(k -> all || alpha == null || field.signum(alpha.get(k)) < 0)
        .map(k -> indices[k])
        .toArray();
  }

  private boolean hasNegative(Vec<E> alpha) {
    for (int k = 0; k < alpha.dimension(); k++) {
      if (field.signum(alpha.get(k)) < 0) {
        return true;
      }
    }
    return false;
  }
}
