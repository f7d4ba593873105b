package org.certigjk.penetration;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;

/**
 * A plane { x | nᵀx = c } in Rⁿ. Its squared distance from the origin is c²/‖n‖².
 *
 * @param <E> the type of the coordinates
 */
final class Plane<E> {

  private final OrderedField<E> field;
  private final Vec<E> normal;
  private final E offset;
  private final E squaredOffset;
  private final E squaredNorm;

  Plane(Vec<E> normal, E offset) {
    this.field = normal.field();
    this.normal = normal;
    this.offset = offset;
    this.squaredOffset = field.times(offset, offset);
    this.squaredNorm = normal.squaredNorm();
  }

  /** Returns n. */
  Vec<E> normal() {
    return normal;
  }

  /** Returns c. */
  E offset() {
    return offset;
  }

  /** Returns c². */
  E squaredOffset() {
    return squaredOffset;
  }

  /** Returns ‖n‖². */
  E squaredNorm() {
    return squaredNorm;
  }

  /** Returns nᵀx &minus; c, which is positive strictly beyond the plane. */
  E height(Vec<E> x) {
    return field.minus(normal.dot(x), offset);
  }

  /** Compares the distances of the two planes from the origin. */
  int compareDistance(Plane<E> other) {
    return field.compare(
        field.times(squaredOffset, other.squaredNorm),
        field.times(other.squaredOffset, squaredNorm));
  }
}
