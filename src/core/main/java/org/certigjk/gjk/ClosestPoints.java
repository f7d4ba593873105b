package org.certigjk.gjk;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Vec;

/**
 * The points a = Σ λᵢaᵢ of A and b = Σ λᵢbᵢ of B that the weights give: closest points of an
 * answer, and only points of the bodies where the loop stopped without one. Over an exact field a
 * &minus; b = v.
 *
 * @param a the point of A
 * @param b the point of B
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record ClosestPoints<E>(Vec<E> a, Vec<E> b) {

  /** Returns the points with every number as the rational number that it stands for. */
  public ClosestPoints<BigFraction> toRational() {
    return new ClosestPoints<>(a.toRational(), b.toRational());
  }

  boolean isSameAs(ClosestPoints<E> other) {
    return a.minus(other.a).isZero() && b.minus(other.b).isZero();
  }

  /** Returns a, for {@code val (p, q) = closestPoints} in Kotlin. */
  public Vec<E> component1() {
    return a;
  }

  /** Returns b. */
  public Vec<E> component2() {
    return b;
  }
}
