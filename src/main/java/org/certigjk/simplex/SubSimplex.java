package org.certigjk.simplex;

import java.util.Arrays;
import org.certigjk.geometry.Vec;

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
    this.indices = indices.clone();
    this.weights = weights;
    this.v = v;
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

  /** Returns the indices, weights and vector in one line. */
  @Override
  public String toString() {
    return "indices " + Arrays.toString(indices) + ", weights " + weights + ", v " + v;
  }
}
