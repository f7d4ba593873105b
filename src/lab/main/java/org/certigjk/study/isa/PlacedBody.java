package org.certigjk.study.isa;

import org.certigjk.fast.DoublePolytope;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;

/** A body in one frame, as each method takes it. */
final class PlacedBody {

  private static final int SPACE = 3;

  private final FeatureHull hull;
  private final double[] x;
  private final Polytope<Double> polytope;
  private final DoublePolytope certified;

  private PlacedBody(FeatureHull hull, double[][] points) {
    this.hull = hull;
    x = new double[SPACE * points.length];
    for (int k = 0; k < points.length; k++) {
      System.arraycopy(points[k], 0, x, SPACE * k, SPACE);
    }
    polytope = Polytope.of(Doubles.INSTANCE, points);
    certified = DoublePolytope.of(points);
  }

  /** Returns the body with these points, whose features are those of another frame. */
  static PlacedBody of(FeatureHull hull, double[][] points) {
    return new PlacedBody(hull, points);
  }

  /** Returns its features. */
  FeatureHull hull() {
    return hull;
  }

  /** Returns its coordinates, three of each point. */
  double[] x() {
    return x;
  }

  /** Returns it for the generic loops. */
  Polytope<Double> polytope() {
    return polytope;
  }

  /** Returns it for the exact query. */
  DoublePolytope certified() {
    return certified;
  }
}
