package org.certigjk.hull;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.certigjk.predicates.Orientation;
import org.certigjk.predicates.OrientedPlane;

/**
 * Affinely independent points with the affine hull of all points of R³: the first point, the first
 * one different from it, the first one not on their line, the first one not on their plane, as far
 * as there is one. Each is the first of the points equal to it.
 */
@SuppressWarnings("index") // points and axes are numbers that are kept in arrays
final class AffineBasis {

  /** Among the axes: there is none. */
  private static final int NONE = -1;

  /** x[c][k] is coordinate c of point k. */
  private final double[][] x;

  private final int[] points;

  private AffineBasis(double[][] x, int... points) {
    this.x = x;
    this.points = points;
  }

  /** Returns the basis of the points with these three columns of coordinates. */
  static AffineBasis of(double[]... columns) {
    AffineBasis first = new AffineBasis(columns, 0);
    int b = first.find(k -> first.axisOfDifference(0, k) != NONE);
    if (b < 0) {
      return first;
    }
    int c = first.find(k -> first.axisAcross(0, b, k) != NONE);
    if (c < 0) {
      return new AffineBasis(columns, 0, b);
    }
    OrientedPlane plane = OrientedPlane.through(first.point(0), first.point(b), first.point(c));
    int d = first.find(k -> plane.side(columns[0][k], columns[1][k], columns[2][k]) != 0);
    return d < 0 ? new AffineBasis(columns, 0, b, c) : new AffineBasis(columns, 0, b, c, d);
  }

  /** The first point with a property, or a negative number. */
  private int find(IntPredicate property) {
    return IntStream.range(0, x[0].length).filter(property).findFirst().orElse(-1);
  }

  private double[] point(int k) {
    return new double[] {x[0][k], x[1][k], x[2][k]};
  }

  /** An axis in which two points differ, or NONE. */
  private int axisOfDifference(int i, int j) {
    int axis = 2;
    while (axis >= 0 && x[axis][i] == x[axis][j]) {
      axis--;
    }
    return axis;
  }

  /** An axis along which three points are projected to points that are not on a line, or NONE. */
  private int axisAcross(int i, int j, int k) {
    int axis = 2;
    while (axis >= 0 && turn(axis, i, j, k) == 0) {
      axis--;
    }
    return axis;
  }

  private int turn(int axis, int i, int j, int k) {
    double[] u = x[(axis + 1) % 3];
    double[] v = x[(axis + 2) % 3];
    return Orientation.sign(u[i], v[i], u[j], v[j], u[k], v[k]);
  }

  /** The dimension of the affine hull. */
  int dimension() {
    return points.length - 1;
  }

  int[] points() {
    return points;
  }

  /**
   * The points without one coordinate, which keeps different points of the affine hull different;
   * for dimensions below three. In R² (third coordinates 0) it is the third.
   */
  PlanarPoints projection() {
    int without =
        switch (dimension()) {
          case 2 -> axisAcross(points[0], points[1], points[2]);
          case 1 -> (axisOfDifference(points[0], points[1]) + 2) % 3;
          default -> 2;
        };
    return new PlanarDoubles(x[(without + 1) % 3], x[(without + 2) % 3]);
  }
}
