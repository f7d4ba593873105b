package org.certigjk.fast.impact;

import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;

/**
 * Proves in doubles that a direction v, taken as it is, separates two bodies at rest and all the
 * way: v &middot; (a &minus; b) &gt; 0 and v &middot; (a + r &minus; b) &gt; 0 for all a and b.
 *
 * <p><b>Error.</b> An inner product with a vertex is wrong by at most &gamma;<sub>3</sub> V
 * &#8214;p&#8214;<sub>1</sub> &le; 3.01u &middot; 3 V M, V being the largest magnitude of a
 * coordinate of v and M of one of the body; v &middot; r by 3.01u V &#8214;r&#8214;<sub>1</sub>;
 * and the differences and the sum by less than 3.01u times the terms. Underflow: below 16 &eta;. So
 * 8u V (3 M<sub>A</sub> + 3 M<sub>B</sub> + &#8214;r&#8214;<sub>1</sub>) is more than all of it.
 */
public final class AxisFilter {

  private AxisFilter() {}

  /** Returns whether it is proved. */
  public static boolean separates(
      Vertices a, Vertices b, double vx, double vy, double vz, double rx, double ry, double rz) {
    double v = ErrorBounds.norm(vx, vy, vz);
    double reach = 3 * a.magnitude + 3 * b.magnitude + ErrorBounds.norm(rx, ry, rz);
    double bound = 8 * ErrorBounds.U * (v * reach) + ErrorBounds.TINY;
    double gap = lowest(a, vx, vy, vz) + lowest(b, -vx, -vy, -vz);
    double after = gap + (vx * rx + vy * ry + vz * rz);
    return gap > bound && after > bound && v * reach <= Double.MAX_VALUE;
  }

  private static double lowest(Vertices p, double vx, double vy, double vz) {
    double[] x = p.x;
    double[] y = p.y;
    double[] z = p.z;
    double lowest = Double.POSITIVE_INFINITY;
    for (int k = 0; k < x.length; k++) {
      lowest = Math.min(lowest, vx * x[k] + vy * y[k] + vz * z[k]);
    }
    return lowest;
  }
}
