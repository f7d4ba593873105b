package org.certigjk.hull;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/** The points of a polytope in R² over an exact field. */
@SuppressWarnings("index") // the points have two coordinates
record PlanarPolytope<E>(Polytope<E> points) implements PlanarPoints {

  @Override
  public int size() {
    return points.size();
  }

  @Override
  public int compare(int i, int j) {
    int byX = compare(i, j, 0);
    return byX != 0 ? byX : compare(i, j, 1);
  }

  private int compare(int i, int j, int axis) {
    return points.field().compare(points.get(i).get(axis), points.get(j).get(axis));
  }

  @Override
  public int turn(int i, int j, int k) {
    OrderedField<E> field = points.field();
    Vec<E> a = points.get(j).minus(points.get(i));
    Vec<E> b = points.get(k).minus(points.get(i));
    return Integer.signum(
        field.compare(field.times(a.get(0), b.get(1)), field.times(a.get(1), b.get(0))));
  }
}
