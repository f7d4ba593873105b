package org.certigjk.penetration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IntegralSpan;
import org.certigjk.geometry.Vec;

/**
 * A facet of a polytope in Rⁿ: a simplex of n affinely independent points on the plane { x | nᵀx =
 * c }, with the polytope on the side nᵀx &le; c. In the plane a segment, in space a triangle.
 *
 * <p>The normal n is orthogonal to the edges of the simplex, and not normalised: its coordinates
 * are minors of the edges. So the height nᵀx &minus; c is ± the determinant [Z x] of the corners Z
 * and x in homogeneous coordinates, and for integer points everything is an integer.
 *
 * @param <E> the type of the coordinates
 */
final class Facet<E> {

  private final int[] corners;
  private final Plane<E> plane;
  private final List<Facet<E>> neighbours = new ArrayList<>();

  private Facet(int[] corners, Plane<E> plane) {
    this.corners = corners;
    this.plane = plane;
  }

  /**
   * Makes the facet with these corners.
   *
   * @param corners the positions of its corners in {@code points}, ascending
   * @param beneath a point on the inner side, not on the plane
   */
  static <E> Facet<E> of(int[] corners, List<Vec<E>> points, Vec<E> beneath) {
    Vec<E> first = points.get(corners[0]);
    IntegralSpan<E> edges = new IntegralSpan<>(first.field(), first.dimension());
    for (int k = 1; k < corners.length; k++) {
      edges.add(points.get(corners[k]).minus(first));
    }
    Vec<E> orthogonal = Objects.requireNonNull(edges.orthogonal(), "too many corners");
    boolean outward = first.field().signum(orthogonal.dot(beneath.minus(first))) < 0;
    Vec<E> normal = outward ? orthogonal : orthogonal.unaryMinus();
    return new Facet<>(corners, new Plane<>(normal, normal.dot(first)));
  }

  /**
   * Makes the facet from a ridge to an apex w: the ridge between a facet V that w is strictly
   * beyond and another one, G, that it is not beyond. With the ridge R, V = R + {z} and the heights
   * v and g, the height above the new plane is
   *
   * <pre>  (v(w) g(x) − g(w) v(x)) / −g(z),</pre>
   *
   * <p>which is 0 on R and at w, and negative at z. The division leaves nothing over: with G = R +
   * {y}, the identity [R z y] [R w x] = [R z w] [R y x] &minus; [R z x] [R y w] of determinants
   * says that the quotient is ±[R w x].
   *
   * @param seen V
   * @param without the position in V of z
   * @param z the point
   * @param apex the position of w among the points
   * @param above v(w) &gt; 0
   * @param below g(w) &le; 0
   */
  static <E> Facet<E> of(Facet<E> seen, int without, Vec<E> z, int apex, E above, E below) {
    OrderedField<E> field = z.field();
    Plane<E> v = seen.plane;
    Plane<E> g = seen.neighbours.get(without).plane;
    E divisor = g.height(z);
    List<E> normal = new ArrayList<>();
    for (int i = 0; i < z.dimension(); i++) {
      normal.add(
          field.div(
              field.minus(
                  field.times(below, v.normal().get(i)), field.times(above, g.normal().get(i))),
              divisor));
    }
    E offset = field.minus(field.times(below, v.offset()), field.times(above, g.offset()));
    int[] corners = seen.corners.clone();
    corners[without] = apex;
    Arrays.sort(corners);
    return new Facet<>(corners, new Plane<>(Vec.from(field, normal), field.div(offset, divisor)));
  }

  /** Returns the positions of the corners, ascending. */
  int[] corners() {
    return corners;
  }

  /** Returns the facets at the ridges, each beside the corner that its ridge is without. */
  List<Facet<E>> neighbours() {
    return neighbours;
  }

  /** Returns the position of a corner. */
  int position(int corner) {
    return Arrays.binarySearch(corners, corner);
  }

  /** Returns the plane; its normal points out of the polytope. */
  Plane<E> plane() {
    return plane;
  }
}
