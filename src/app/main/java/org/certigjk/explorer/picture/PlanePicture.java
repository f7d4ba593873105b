package org.certigjk.explorer.picture;

import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.hull.MonotoneChain;

/**
 * What there is to draw of two bodies in the plane: their hulls, and the polygon A ⊖ B, exactly.
 *
 * @param a the extreme points of A as indices, counterclockwise
 * @param b the extreme points of B
 * @param difference the vertices aᵢ &minus; bⱼ of A ⊖ B, counterclockwise
 */
record PlanePicture(List<Integer> a, List<Integer> b, List<IndexPair> difference) {

  /** Returns the picture, which does not depend on the scale. */
  static PlanePicture of(IntegerBodies bodies) {
    List<Integer> a = MonotoneChain.hull(bodies.a());
    List<Integer> b = MonotoneChain.hull(bodies.b());
    return new PlanePicture(a, b, DifferencePolygon.vertices(bodies.a(), a, bodies.b(), b));
  }
}
