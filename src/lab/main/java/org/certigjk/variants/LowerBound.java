package org.certigjk.variants;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;

/**
 * The lower bound μₖ = max { 0, δ₀, …, δₖ } of ‖v(A ⊖ B)‖, where δₖ = vₖᵀwₖ / ‖vₖ‖, kept as its
 * square, and comparisons with it that need no root.
 *
 * <p>Source: van den Bergen 1999, section 2.
 */
final class LowerBound<E> {

  private final OrderedField<E> field;
  private E squared;

  /** Starts with μ = 0. */
  LowerBound(OrderedField<E> field) {
    this.field = field;
    this.squared = field.zero();
  }

  /** Takes δ of this v and w into account. */
  void include(Vec<E> v, E squaredNorm, Vec<E> w) {
    E product = v.dot(w);
    if (field.signum(product) > 0) {
      // the quotient first, because it is at most 1 and the square of the product may overflow
      E squaredDelta = field.times(field.div(product, squaredNorm), product);
      squared = field.compare(squaredDelta, squared) > 0 ? squaredDelta : squared;
    }
  }

  /** Returns whether μ &gt; 0: then some v was a separating axis. */
  boolean isPositive() {
    return field.signum(squared) > 0;
  }

  /**
   * Returns whether ‖v‖ &minus; μ &le; ε: it is equivalent to L &le; 2εμ with L = ‖v‖² &minus; ε²
   * &minus; μ².
   */
  boolean isWithin(E epsilon, E squaredNorm) {
    E l = field.minus(field.minus(squaredNorm, field.times(epsilon, epsilon)), squared);
    if (field.signum(l) <= 0) {
      return true;
    }
    if (field.isZero(epsilon)) {
      return false;
    }
    E half = field.div(l, field.plus(epsilon, epsilon));
    return field.compare(field.times(half, half), squared) <= 0;
  }

  /** Returns whether ‖v‖ &minus; μ &le; ε‖v‖: it is equivalent to (1 &minus; ε)‖v‖ &le; μ. */
  boolean isWithinRelatively(E epsilon, E squaredNorm) {
    E factor = field.minus(field.one(), epsilon);
    return field.signum(factor) <= 0
        || field.compare(field.times(field.times(factor, factor), squaredNorm), squared) <= 0;
  }
}
