package org.certigjk.engines;

import java.util.List;
import org.certigjk.hull.ConvexHull;

/**
 * The corners of a convex polygon, found by exact predicates: no library is judged by the polygon
 * that its own hull has made of rounded ones.
 */
final class FlatHull {

  private FlatHull() {}

  /**
   * Returns the corners of the hull of points in the plane, counterclockwise; two if it is a
   * segment, one if it is a point.
   */
  static double[][] corners(double[][] points) {
    ConvexHull hull = ConvexHull.of(points);
    List<Integer> corners = hull.dimension() < 2 ? hull.vertices() : hull.faces().get(0);
    return corners.stream().map(k -> points[k]).toArray(double[][]::new);
  }
}
