package org.certigjk.subalgorithms;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;

/** Vector algebra in three dimensions. */
public final class Space {

  /** n. */
  public static final int DIMENSION = 3;

  /** The most points that a simplex in space has. */
  public static final int MAX_SIZE = DIMENSION + 1;

  private Space() {}

  /** Returns the points with further coordinates 0, so that there are three. */
  public static <E> Vec<E>[] embedded(Vec<E>[] y) {
    Vec<E>[] points = y.clone();
    for (int i = 0; i < points.length; i++) {
      points[i] = y[i].withCoordinates(at(y[i], 0), at(y[i], 1), at(y[i], 2));
    }
    return points;
  }

  private static <E> E at(Vec<E> point, int axis) {
    return axis < point.dimension() ? point.get(axis) : point.field().zero();
  }

  /** Returns x × y. */
  public static <E> Vec<E> cross(Vec<E> x, Vec<E> y) {
    return x.withCoordinates(minor(x, y, 1, 2), minor(x, y, 2, 0), minor(x, y, 0, 1));
  }

  /** Returns the determinant of the coordinates u and v of x and y. */
  public static <E> E minor(Vec<E> x, Vec<E> y, int u, int v) {
    OrderedField<E> field = x.field();
    return field.minus(field.times(x.get(u), y.get(v)), field.times(x.get(v), y.get(u)));
  }

  /** Returns det (x y z) = xᵀ(y × z). */
  public static <E> E det(Vec<E> x, Vec<E> y, Vec<E> z) {
    return x.dot(cross(y, z));
  }
}
