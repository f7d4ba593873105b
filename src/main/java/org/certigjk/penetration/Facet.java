package org.certigjk.penetration;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.LinearSpan;
import org.certigjk.geometry.Vec;

/**
 * A facet of a polytope in Rⁿ: a simplex of n affinely independent points on the plane { x | nᵀx =
 * c }, with the polytope on the side nᵀx &le; c. In the plane a segment, in space a triangle.
 *
 * <p>The normal n is orthogonal to the edges of the simplex, and not normalised: over the rationals
 * its coordinates are integers without a common divisor. The squared distance of the plane from the
 * origin is c²/‖n‖².
 *
 * @param <E> the type of the coordinates
 */
final class Facet<E> {

  private final OrderedField<E> field;
  private final List<Integer> corners;
  private final Vec<E> normal;
  private final E offset;
  private final E squaredOffset;
  private final E squaredNorm;

  /**
   * Makes the facet with these corners.
   *
   * @param points the points that the corners are positions of
   * @param beneath a point on the inner side, not on the plane
   */
  Facet(List<Integer> corners, List<Vec<E>> points, Vec<E> beneath) {
    Vec<E> first = points.get(corners.get(0));
    this.field = first.field();
    this.corners = corners.stream().sorted().toList();
    LinearSpan<E> edges = new LinearSpan<>(field, first.dimension());
    for (int corner : corners.subList(1, corners.size())) {
      edges.add(points.get(corner).minus(first));
    }
    Vec<E> orthogonal = Objects.requireNonNull(edges.orthogonal(), "too many corners").cleared();
    boolean outward = field.compare(orthogonal.dot(beneath), orthogonal.dot(first)) < 0;
    this.normal = outward ? orthogonal : orthogonal.unaryMinus();
    this.offset = normal.dot(first);
    this.squaredOffset = field.times(offset, offset);
    this.squaredNorm = normal.squaredNorm();
  }

  /** Returns the positions of the corners, ascending. */
  List<Integer> corners() {
    return corners;
  }

  /** Returns the corners without the one at a position: a face of dimension n &minus; 2. */
  List<Integer> ridge(int without) {
    List<Integer> ridge = new ArrayList<>(corners);
    ridge.remove(without);
    return ridge;
  }

  /** Returns n, which points out of the polytope. */
  Vec<E> normal() {
    return normal;
  }

  /** Returns whether x is strictly beyond the plane. */
  boolean isSeenFrom(Vec<E> x) {
    return field.compare(normal.dot(x), offset) > 0;
  }

  /** Returns the point of the plane nearest to the origin, n c/‖n‖². */
  Vec<E> foot() {
    return normal.times(field.div(offset, squaredNorm));
  }

  /** Compares the distances of the two planes from the origin. */
  int compareDistance(Facet<E> other) {
    return field.compare(
        field.times(squaredOffset, other.squaredNorm),
        field.times(other.squaredOffset, squaredNorm));
  }
}
