package org.certigjk.simplex;

import java.util.Arrays;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * What a distance sub-algorithm returns for Y = {y₀, …, yₘ₋₁}: a subset Y_s, the weights λᵢ of its
 * points and the vector
 *
 * <pre>  v = Σ_{i ∈ I_s} λᵢyᵢ = v(conv Y),   λᵢ > 0,   Σ λᵢ = 1.</pre>
 *
 * <p>Source: Jales 2024, chapter 4, where Y_s is called Y₊. Over an inexact field v and the weights
 * are rounded.
 *
 * @param <E> the type of the coordinates
 */
public final class SubSimplex<E> {

  private final int[] indices;
  private final Vec<E> weights;
  private final Vec<E> v;

  /**
   * Makes the result.
   *
   * @param indices the elements of I_s, ascending, from 0
   * @param weights the weight of each, in the same order
   * @param v the vector Σ λᵢyᵢ
   * @throws IllegalArgumentException if there are not as many weights as indices
   */
  public SubSimplex(int[] indices, Vec<E> weights, Vec<E> v) {
    if (indices.length != weights.dimension()) {
      throw new IllegalArgumentException(
          indices.length + " points with " + weights.dimension() + " weights");
    }
    this.indices = Arrays.copyOf(indices, indices.length);
    this.weights = weights;
    this.v = v;
    /*@ assert this.indices != indices && begins(); @*/
  }

  /** Returns #Y_s. */
  public int size() {
    return indices.length;
  }

  /** Returns the index in Y of the point at this position in Y_s. */
  public int index(int position) {
    return indices[position];
  }

  /** Returns the weights, one per point of Y_s. */
  public Vec<E> weights() {
    return weights;
  }

  /** Returns v. */
  public Vec<E> v() {
    return v;
  }

  /**
   * Returns this result if vᵀyᵢ = vᵀv for i ∈ I_s and vᵀyⱼ &ge; vᵀv for all j, which makes v the
   * point of conv Y nearest to the origin, and {@code null} if not. Over an inexact field, where
   * rounding breaks the equations, it is returned in any case.
   */
  public @Nullable SubSimplex<E> ifNearest(Vec<E>[] y) {
    OrderedField<E> field = v.field();
    if (!field.exact()) {
      return this;
    }
    Vec<E> direction = v.cleared(); // a positive multiple of v: the comparisons are the same
    E least = direction.dot(v);
    int position = 0;
    /*@ loop_invariant 0 <= j <= y.length
    @       && 0 <= position <= indices.length
    @       && (\forall int l; 0 <= l < j; v.product(y[l]) >= v.product(v))
    @       && (\forall int k; 0 <= k < position;
    @         indexAt(k) < j && v.product(y[indexAt(k)]) == v.product(v))
    @       && (\forall int k; position <= k < indices.length; indexAt(k) >= j);
    @ loop_assigns j, position;
    @ loop_decreases y.length - j; @*/
    for (int j = 0; j < y.length; j++) {
      int order = field.compare(direction.dot(y[j]), least);
      boolean within = position < indices.length && index(position) == j;
      if (within ? order != 0 : order < 0) {
        return null;
      }
      if (within) {
        position++;
      }
    }
    return this;
  }

  /** Returns the indices, weights and vector in one line. */
  @Override
  public String toString() {
    return "indices " + Arrays.toString(indices) + ", weights " + weights + ", v " + v;
  }
}
