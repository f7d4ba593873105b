package org.certigjk.study.isa;

import org.certigjk.fast.DoublePolytope;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;

/**
 * A body in one frame, as each method takes it.
 *
 * @param hull its features
 * @param x its coordinates, three of each point
 * @param polytope it for the generic loops
 * @param certified it for the exact query
 */
record PlacedBody(
    FeatureHull hull, double[] x, Polytope<Double> polytope, DoublePolytope certified) {

  private static final int SPACE = 3;

  /** Returns the body with these points. */
  static PlacedBody of(FeatureHull hull, double[][] points) {
    double[] x = new double[SPACE * points.length];
    for (int k = 0; k < points.length; k++) {
      System.arraycopy(points[k], 0, x, SPACE * k, SPACE);
    }
    return new PlacedBody(
        hull, x, Polytope.of(Doubles.INSTANCE, points), DoublePolytope.of(points));
  }
}
