package org.certigjk.subalgorithms;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.SubSimplex;
import org.jspecify.annotations.Nullable;

/** Convex combinations v = Σ λᵢyᵢ, with λᵢ &ge; 0 and Σ λᵢ = 1, as results of a sub-algorithm. */
final class ConvexCombination {

  private ConvexCombination() {}

  /**
   * Returns Σ λᵢyᵢ over the points with λᵢ &gt; 0, or {@code null} if a weight is not in [0, 1] or
   * all are 0, as rounding can make them.
   *
   * @param indices the i, ascending
   * @param weights the λᵢ, as many
   */
  static <E> @Nullable SubSimplex<E> of(Vec<E>[] y, int[] indices, Vec<E> weights) {
    OrderedField<E> field = weights.field();
    if (!isIn01(weights)) {
      return null;
    }
    int[] kept =
        IntStream.range(0, indices.length).filter(k -> !field.isZero(weights.get(k))).toArray();
    if (kept.length == 0) {
      return null;
    }
    int[] keptIndices = IntStream.of(kept).map(k -> indices[k]).toArray();
    Vec<E> keptWeights = Vec.from(field, IntStream.of(kept).mapToObj(weights::get).toList());
    return new SubSimplex<>(
        keptIndices, keptWeights, keptWeights.combination(points(y, keptIndices)));
  }

  /** Returns whether 0 &le; λᵢ &le; 1 for all i. */
  private static <E> boolean isIn01(Vec<E> weights) {
    OrderedField<E> field = weights.field();
    return weights.coordinates().stream()
        .allMatch(weight -> field.signum(weight) >= 0 && field.compare(weight, field.one()) <= 0);
  }

  /** The yᵢ with these indices. */
  static <E> Vec<E>[] points(Vec<E>[] y, int[] indices) {
    Vec<E>[] points = Arrays.copyOf(y, indices.length);
    Arrays.setAll(points, k -> y[indices[k]]);
    return points;
  }
}
