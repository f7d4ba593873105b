package org.certigjk.gjk;

import org.certigjk.geometry.Vec;

/**
 * A point of each body at the least distance: a = Σ λᵢaᵢ, b = Σ λᵢbᵢ, a &minus; b = v.
 *
 * @param a the point of A
 * @param b the point of B
 * @param <E> the type of the coordinates
 */
public record ClosestPoints<E>(Vec<E> a, Vec<E> b) {

  /** Returns a, for {@code val (p, q) = closestPoints} in Kotlin. */
  public Vec<E> component1() {
    return a;
  }

  /** Returns b. */
  public Vec<E> component2() {
    return b;
  }
}
