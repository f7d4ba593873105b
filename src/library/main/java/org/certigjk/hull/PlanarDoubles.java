package org.certigjk.hull;

import org.certigjk.predicates.Orientation;

/** Points given by two columns of doubles. */
@SuppressWarnings("index") // the columns are equally long
final class PlanarDoubles implements PlanarPoints {

  private final double[] x;
  private final double[] y;

  /** Makes the points; neither column has a &minus;0.0, nor is it changed later. */
  PlanarDoubles(double[] x, double[] y) {
    this.x = x;
    this.y = y;
  }

  @Override
  public int size() {
    return x.length;
  }

  @Override
  public int compare(int i, int j) {
    return x[i] != x[j] ? Double.compare(x[i], x[j]) : Double.compare(y[i], y[j]);
  }

  @Override
  public int turn(int i, int j, int k) {
    return Orientation.sign(x[i], y[i], x[j], y[j], x[k], y[k]);
  }
}
