package org.certigjk.subalgorithms;

import java.util.function.Consumer;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;

/**
 * Greer's recursion in its coordinate-free form, in which Y enters by its squared distances only.
 *
 * <pre>
 *   dᵢ² = ‖yᵢ‖²,  dᵢⱼ² = ‖yᵢ − yⱼ‖²,   Qᵢⱼ = (dᵢ² + dⱼ² − dᵢⱼ²) / 2,   ‖v‖² = αᵀQα.
 * </pre>
 *
 * <p>Source: M. Greer, <i>A General Solution to the Minimum Norm Point in a Simplex</i>, sections 4
 * (equations 12 and 13), 5 and 6. A simplex whose Cayley–Menger determinant is 0 is degenerate, and
 * all its facets are visited; otherwise those with αᵢ &lt; 0. The squares are never given up for
 * distances, so there is no root. The points themselves are used at the end, to give v = Σ αᵢyᵢ.
 *
 * <p><b>Guarantee.</b> Over an exact field v = v(conv Y) for every Y, and Y_s is affinely
 * independent. The weights and the subset do not change when Y is rotated or reflected about the
 * origin.
 *
 * <p><b>Limits.</b> Of a Y that is affinely dependent it visits all dependent subsets: with 16
 * points on a line, 65 399.
 *
 * <p>Over an inexact field this form loses digits twice, in dᵢⱼ² and in dᵢ² + dⱼ² &minus; dᵢⱼ².
 *
 * <p><b>Example.</b> Y = {(&minus;1, 1), (3, 1)} has d₀² = 2, d₁² = 10 and d₀₁² = 16, hence Q₀₁ =
 * &minus;2, α = (3/4, 1/4) and ‖v‖² = 1.
 *
 * @param <E> the type of the coordinates
 */
public final class CoordinateFreeGreer<E> implements DistanceSubAlgorithm<E> {

  private final @Nullable Consumer<Trial<E>> listener;

  /** Makes the algorithm; it has no state. */
  public CoordinateFreeGreer() {
    this(null);
  }

  /** Makes the algorithm, which tells of what it tries. */
  CoordinateFreeGreer(@Nullable Consumer<Trial<E>> listener) {
    this.listener = listener;
  }

  @Override
  public @Nullable SubSimplex<E> solve(Vec<E>[] y) {
    Subsets.all(y.length); // rejects sets that are empty or too large
    SquaredDistances<E> distances = SquaredDistances.of(y);
    Vec<E>[] q = distances.innerProducts();
    int largest = distances.affineDimension() + 1; // more points are degenerate
    return new FacetRecursion<>(y, false, listener) {
      @Override
      @Nullable Vec<E> affineMinimum(int[] indices) {
        return indices.length > largest || distances.isDegenerate(indices)
            ? null
            : Kkt.alpha(q, indices);
      }

      @Override
      E squaredNorm(SubSimplex<E> candidate) {
        return form(q, candidate);
      }
    }.solve();
  }

  /** Returns αᵀQα. */
  private static <E> E form(Vec<E>[] q, SubSimplex<E> candidate) {
    Vec<E> alpha = candidate.weights();
    OrderedField<E> field = alpha.field();
    E sum = field.zero();
    for (int k = 0; k < candidate.size(); k++) {
      for (int l = 0; l < candidate.size(); l++) {
        E product = field.times(alpha.get(k), alpha.get(l));
        E entry = q[candidate.index(k)].get(candidate.index(l));
        sum = field.plus(sum, field.times(product, entry));
      }
    }
    return sum;
  }

  /** Returns the name of the algorithm. */
  @Override
  public String toString() {
    return "coordinate-free-greer";
  }
}
