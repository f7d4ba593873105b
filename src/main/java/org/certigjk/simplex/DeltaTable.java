package org.certigjk.simplex;

import java.util.Arrays;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Johnson's cofactors Δᵢ(Y_s), by his recursion (Jales 2024, section 4.1)
 *
 * <pre>
 *   Δᵢ({yᵢ}) = 1
 *   Δⱼ(Y_s ∪ {yⱼ}) = Σ_{i ∈ I_s} Δᵢ(Y_s) (y_k − yⱼ)ᵀyᵢ,   j ∉ I_s,  k = min I_s.
 * </pre>
 *
 * <p>They give the point of aff Y_s nearest to the origin: v(aff Y_s) = Σ λᵢyᵢ with λᵢ = Δᵢ(Y_s) /
 * Δ(Y_s) and Δ(Y_s) = Σ Δᵢ(Y_s), which is positive if Y_s is affinely independent and 0 otherwise.
 *
 * <p>The subsets must be extended in ascending order of s, because Δᵢ(Y_s) stems from the smaller
 * Y_s ∖ {yᵢ}.
 *
 * @param <E> the type of the coordinates
 */
final class DeltaTable<E> {

  private final OrderedField<E> field;
  private final Vec<E>[] y;

  /** The inner products yᵢᵀyⱼ at [i][j]. */
  private final E[][] products;

  /** Δᵢ(Y_s) at [s][i], where computed. */
  private final E[][] delta;

  /** Starts the table with Δᵢ({yᵢ}) = 1. */
  DeltaTable(Vec<E>[] y) {
    this.field = y[0].field();
    this.y = y;
    this.products = innerProducts();
    this.delta = newTable(Subsets.all(y.length) + 1);
    for (int i = 0; i < y.length; i++) {
      delta[1 << i][i] = field.one();
    }
  }

  private E[][] innerProducts() {
    E[][] products = newTable(y.length);
    for (int i = 0; i < y.length; i++) {
      for (int j = 0; j <= i; j++) {
        products[i][j] = y[i].dot(y[j]);
        products[j][i] = products[i][j];
      }
    }
    return products;
  }

  /** These arrays never leave this class, which reads them as {@code Object[][]}. */
  @SuppressWarnings("unchecked")
  private E[][] newTable(int rows) {
    return (E[][]) new Object[rows][y.length];
  }

  /** Computes Δⱼ(Y_s ∪ {yⱼ}) for all j ∉ I_s. */
  void extend(int s) {
    int k = Subsets.min(s);
    for (int j = 0; j < y.length; j++) {
      if (!Subsets.contains(s, j)) {
        delta[Subsets.with(s, j)][j] = extension(s, j, k);
      }
    }
  }

  private E extension(int s, int j, int k) {
    E sum = field.zero();
    for (int i = 0; i < y.length; i++) {
      if (Subsets.contains(s, i)) {
        E factor = field.minus(products[k][i], products[j][i]);
        sum = field.plus(sum, field.times(delta[s][i], factor));
      }
    }
    return sum;
  }

  /** Returns whether 0 &lt; Δᵢ(Y_s) for all i ∈ I_s. */
  boolean isPositiveWithin(int s) {
    for (int i = 0; i < y.length; i++) {
      if (Subsets.contains(s, i) && field.signum(delta[s][i]) <= 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether Δⱼ(Y_s ∪ {yⱼ}) &le; 0 for all j ∉ I_s. */
  boolean isNonPositiveBeyond(int s) {
    for (int j = 0; j < y.length; j++) {
      if (!Subsets.contains(s, j) && field.signum(delta[Subsets.with(s, j)][j]) > 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns Y_s with λᵢ = Δᵢ(Y_s) / Δ(Y_s) and v = Σ λᵢyᵢ, or {@code null} if rounding has left a
   * weight that is not in (0, 1]. Call it only where {@link #isPositiveWithin} holds.
   */
  @Nullable SubSimplex<E> subSimplex(int s) {
    int[] indices = Subsets.indices(s);
    Vec<E> weights = weights(s, indices);
    for (int position = 0; position < indices.length; position++) {
      E weight = weights.get(position);
      if (field.signum(weight) <= 0 || field.compare(weight, field.one()) > 0) {
        return null;
      }
    }
    return new SubSimplex<>(indices, weights, weights.combination(points(indices)));
  }

  /** The λᵢ = Δᵢ(Y_s) / Δ(Y_s), i ∈ I_s. */
  private Vec<E> weights(int s, int[] indices) {
    E sum = field.zero();
    for (int i : indices) {
      sum = field.plus(sum, delta[s][i]);
    }
    E[] weights = Arrays.copyOf(delta[s], indices.length);
    for (int position = 0; position < indices.length; position++) {
      weights[position] = field.div(delta[s][indices[position]], sum);
    }
    return Vec.from(field, weights);
  }

  private Vec<E>[] points(int[] indices) {
    Vec<E>[] points = y.clone();
    for (int position = 0; position < indices.length; position++) {
      points[position] = y[indices[position]];
    }
    return Arrays.copyOf(points, indices.length);
  }
}
