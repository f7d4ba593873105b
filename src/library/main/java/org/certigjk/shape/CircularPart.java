package org.certigjk.shape;

import org.certigjk.field.EuclideanField;
import org.certigjk.geometry.Vec;

/**
 * A disc of radius ρ around the y-axis at some height: what a cone and a cylinder have in common.
 * With σ = √(x² + z²) its support point is (ρx/σ, height, ρz/σ), and its centre if σ = 0.
 *
 * @param <E> the type of the coordinates
 */
final class CircularPart<E> {

  /** The dimension of the space in which cones and cylinders are defined. */
  static final int DIMENSION = 3;

  private final EuclideanField<E> field;
  private final E radius;

  CircularPart(EuclideanField<E> field, E radius) {
    this.field = field;
    this.radius = radius;
  }

  /** Returns σ². */
  E squaredSigma(Vec<E> direction) {
    E x = direction.get(0);
    E z = direction.get(2);
    return field.plus(field.times(x, x), field.times(z, z));
  }

  /** Returns the point of the disc at this height that is furthest in the direction. */
  Vec<E> support(Vec<E> direction, E height) {
    E squaredSigma = squaredSigma(direction);
    if (field.isZero(squaredSigma)) {
      return direction.withCoordinates(field.zero(), height, field.zero());
    }
    E scale = field.times(radius, field.inverseSqrt(squaredSigma)); // ρ/σ or a little less
    return direction.withCoordinates(
        field.times(scale, direction.get(0)), height, field.times(scale, direction.get(2)));
  }

  /** Returns ρσ, rounded up. */
  E reach(Vec<E> direction) {
    return field.times(radius, field.sqrt(squaredSigma(direction)));
  }
}
