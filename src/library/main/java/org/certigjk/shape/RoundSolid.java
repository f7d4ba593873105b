package org.certigjk.shape;

import org.certigjk.field.EuclideanField;
import org.certigjk.geometry.Vec;

/**
 * A solid of revolution around the y-axis, from y = &minus;η to y = η, whose largest disc has the
 * radius ρ. In its formulas σ = √(x² + z²).
 *
 * @param <E> the type of the coordinates
 */
abstract class RoundSolid<E> implements BoundedSupportMapping<E> {

  private final EuclideanField<E> field;
  private final E radius;
  private final E halfHeight;

  RoundSolid(EuclideanField<E> field, E radius, E halfHeight) {
    Regions.requireLength("the radius", field, radius);
    Regions.requireLength("the half height", field, halfHeight);
    this.field = field;
    this.radius = radius;
    this.halfHeight = halfHeight;
  }

  /** Returns ρ. */
  public final E radius() {
    return radius;
  }

  /** Returns η. */
  public final E halfHeight() {
    return halfHeight;
  }

  @Override
  public final EuclideanField<E> field() {
    return field;
  }

  @Override
  public final int dimension() {
    return 3;
  }

  @Override
  public final boolean isPolyhedral() {
    return field.isZero(radius);
  }

  /** Returns σ². */
  final E squaredSigma(Vec<E> direction) {
    E x = direction.get(0);
    E z = direction.get(2);
    return field.plus(field.times(x, x), field.times(z, z));
  }

  /** Returns the support point of the disc at this height: its centre if σ = 0. */
  final Vec<E> supportOfDisc(Vec<E> direction, E height) {
    E squaredSigma = squaredSigma(direction);
    if (field.isZero(squaredSigma)) {
      return direction.withCoordinates(field.zero(), height, field.zero());
    }
    E scale = field.times(radius, field.inverseSqrt(squaredSigma)); // ρ/σ or a little less
    return direction.withCoordinates(
        field.times(scale, direction.get(0)), height, field.times(scale, direction.get(2)));
  }

  /** Returns ρσ, rounded up. */
  final E reachOfDisc(Vec<E> direction) {
    return field.times(radius, field.sqrt(squaredSigma(direction)));
  }

  /** Returns the lengths in one line. */
  @Override
  public String toString() {
    return "radius " + radius + " and half height " + halfHeight;
  }
}
