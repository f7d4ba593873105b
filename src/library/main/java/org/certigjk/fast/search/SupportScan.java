package org.certigjk.fast.search;

import org.certigjk.hull.ClimbGraph;

/**
 * Support vertices by looking at every vertex.
 *
 * <p>Plain loops over arrays of one coordinate each, with one branch for a vertex that is lower
 * than all before it. A scan may start with a vertex that is likely to be the lowest.
 */
public final class SupportScan {

  /** About the rounding error of a product, as a share of its largest possible terms. */
  private static final double ROUNDING = 0x1p-50;

  private SupportScan() {}

  /**
   * Returns the vertex whose product with the direction is smallest, rounded: by climbing where
   * there is a graph for it.
   *
   * @param likely a vertex that is likely to be lowest
   */
  public static int support(Vertices polytope, double dx, double dy, double dz, int likely) {
    ClimbGraph climb = polytope.climb;
    return climb != null ? climb.lowest(dx, dy, dz, likely) : lowest(polytope, dx, dy, dz, likely);
  }

  /** Returns the vertex whose product with the direction is smallest, rounded. */
  static int lowest(Vertices polytope, double dx, double dy, double dz) {
    double[] x = polytope.x;
    double[] y = polytope.y;
    double[] z = polytope.z;
    int lowest = 0;
    double least = dx * x[0] + dy * y[0] + dz * z[0];
    for (int k = 1; k < x.length; k++) {
      double product = dx * x[k] + dy * y[k] + dz * z[k];
      if (product < least) {
        least = product;
        lowest = k;
      }
    }
    return lowest;
  }

  /**
   * The same from a vertex that is likely to be lowest, and is returned unless another one is lower
   * by more than the rounding.
   */
  static int lowest(Vertices polytope, double dx, double dy, double dz, int likely) {
    double[] x = polytope.x;
    double[] y = polytope.y;
    double[] z = polytope.z;
    int lowest = likely;
    double least = dx * x[likely] + dy * y[likely] + dz * z[likely];
    least -= ROUNDING * polytope.magnitude * (Math.abs(dx) + Math.abs(dy) + Math.abs(dz));
    for (int k = 0; k < x.length; k++) {
      double product = dx * x[k] + dy * y[k] + dz * z[k];
      if (product < least) {
        least = product;
        lowest = k;
      }
    }
    return lowest;
  }

  /** The same in the plane. */
  static int lowest(Vertices polytope, double dx, double dy, int likely) {
    double[] x = polytope.x;
    double[] y = polytope.y;
    int lowest = likely;
    double least = dx * x[likely] + dy * y[likely];
    least -= ROUNDING * polytope.magnitude * (Math.abs(dx) + Math.abs(dy));
    for (int k = 0; k < x.length; k++) {
      double product = dx * x[k] + dy * y[k];
      if (product < least) {
        least = product;
        lowest = k;
      }
    }
    return lowest;
  }

  /**
   * Returns the vertex at which a walk through the indices, up or else down, stops to lead lower in
   * the plane: the lowest one if the vertices are a polygon's in their order, else just a low one.
   */
  static int slide(Vertices polytope, double dx, double dy, int likely) {
    double[] x = polytope.x;
    double[] y = polytope.y;
    int last = x.length - 1;
    int lowest = likely;
    double least = dx * x[likely] + dy * y[likely];
    int next = likely == last ? 0 : likely + 1;
    double product = dx * x[next] + dy * y[next];
    while (product < least) {
      least = product;
      lowest = next;
      next = next == last ? 0 : next + 1;
      product = dx * x[next] + dy * y[next];
    }
    if (lowest == likely) {
      next = likely == 0 ? last : likely - 1;
      product = dx * x[next] + dy * y[next];
      while (product < least) {
        least = product;
        lowest = next;
        next = next == 0 ? last : next - 1;
        product = dx * x[next] + dy * y[next];
      }
    }
    return lowest;
  }

  /** Returns the vertex whose product with the direction, times sign, is smallest, rounded. */
  static int lowest(Vertices polytope, double[] direction, int sign) {
    int lowest = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < polytope.size; k++) {
      double product = 0;
      for (int m = 0; m < polytope.dimension; m++) {
        product += direction[m] * polytope.axes[m][k];
      }
      if (sign * product < least) {
        least = sign * product;
        lowest = k;
      }
    }
    return lowest;
  }
}
