package org.certigjk.fast.impact;

import org.certigjk.fast.filter.CoordinateBounds;
import org.certigjk.fast.filter.InnerProduct;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;
import org.certigjk.predicates.ErrorTerms;

/**
 * The common point and the normal at a time of impact that {@link ImpactFilter} has proved, in
 * doubles, where a bound on their rounding allows.
 *
 * <p><b>Definition.</b> As there, with &lambda;<sub>k</sub> = w<sub>k</sub> + &delta;<sub>k</sub>
 * and t* = t + &tau;, the point of B is &sum; &lambda;<sub>k</sub> b<sub>k</sub>; and &sum;
 * &lambda;<sub>k</sub> y<sub>k</sub> + t* r = 0 is s + &delta;<sub>1</sub> d + &delta;<sub>2</sub>
 * d' + &tau; r = 0, hence
 *
 * <pre>
 *   &delta;_1 = &minus;s &middot; (d' &times; r) / n &middot; r,   &delta;_2 = s &middot; (d &times; r) / n &middot; r,   n = d &times; d';
 * </pre>
 *
 * <p>in the plane the same with d' = (0, 0, 1).
 *
 * <p><b>Error.</b> u = 2<sup>&minus;53</sup>. A &delta;<sub>k</sub> is wrong as the rest is in
 * {@link ImpactFilter}; a coordinate of the point as in {@link
 * org.certigjk.fast.filter.RoundedPoints}. For n, a coordinate of an edge is h + l, |l| &le; 3u D,
 * but for 6u&sup2; D, D &ge; |a<sub>k</sub> &minus; a<sub>0</sub>| + |b<sub>k</sub> &minus;
 * b<sub>0</sub>| in all of them. A coordinate of n with the first-order terms leaves out 18u&sup2;
 * D D' of products l l', and 24u&sup2; D D' of what is lost in the edges; its first-order terms, at
 * most 16u D D', are rounded at most eight times, and their products once: less than 256u&sup2; D
 * D' in all. If this is at most u/4 of &#8214;n&#8214;, a coordinate of n / &#8214;n&#8214; is
 * wrong by less than 5.5u + 0.75u, less than 2<sup>&minus;50</sup>.
 */
final class RoundedImpact {

  private static final double U = ErrorBounds.U;
  private static final double TINY = ErrorBounds.TINY;

  /** From here on underflow is negligible: of coordinates, and of the normal. */
  private static final double SMALLEST = 0x1p-200;

  private static final double SMALLEST_NORMAL = 0x1p-300;

  private final ImpactFilter filter;

  /** The edges as sums of two vectors, and n. */
  private final double[] d = new double[3];

  private final double[] lowD = new double[3];
  private final double[] e = new double[3];
  private final double[] lowE = new double[3];
  private final double[] n = new double[3];

  private double delta1;
  private double delta2;
  private double error1;
  private double error2;

  /** For what a filter has proved last. */
  RoundedImpact(ImpactFilter filter) {
    this.filter = filter;
  }

  /** Writes the point, each coordinate correctly rounded, and returns whether that is certain. */
  boolean point(Vertices b, Candidate c, double[] point) {
    ImpactFilter f = filter;
    double scale = f.sign * f.approach;
    delta1 = -product(f.fx, f.fy, f.fz) / scale;
    delta2 = product(f.dx, f.dy, f.dz) / scale;
    error1 = error(f.fx, f.fy, f.fz, f.f, f.ef, delta1);
    error2 = error(f.dx, f.dy, f.dz, f.d, f.ed, delta2);
    boolean certain = true;
    for (int axis = 0; axis < point.length && certain; axis++) {
      point[axis] = coordinate(b.axes[axis], c);
      certain = !Double.isNaN(point[axis]);
    }
    return certain;
  }

  /** s &middot; (x &times; r). */
  private double product(double x, double y, double z) {
    ImpactFilter f = filter;
    return f.sx * (y * f.rz - z * f.ry)
        + f.sy * (z * f.rx - x * f.rz)
        + f.sz * (x * f.ry - y * f.rx);
  }

  /** Of a &delta;, from an edge with its norm and its error. */
  private double error(double x, double y, double z, double norm, double error, double delta) {
    ImpactFilter f = filter;
    double cross = ErrorBounds.norm(y * f.rz - z * f.ry, z * f.rx - x * f.rz, x * f.ry - y * f.rx);
    double inCross = ErrorBounds.cross(U, TINY, norm, error, f.r, 0);
    double wrong = ErrorBounds.dot(U, TINY, f.s, f.es, cross, inCross);
    return 1.01 * wrong / f.approach + Math.abs(delta) * (1.01 * f.ea / f.approach + 20 * U);
  }

  /** A coordinate of the point, or NaN. */
  private double coordinate(double[] q, Candidate c) {
    double w1 = filter.w1;
    double w2 = filter.w2;
    double w0 = 1 - w1 - w2;
    double q0 = q[c.b[0]];
    double q1 = q[c.b[1]];
    double q2 = c.size == 2 ? q0 : q[c.b[2]];
    double d1 = q1 - q0;
    double d2 = q2 - q0;
    if (d1 == 0 && d2 == 0) {
      return q0;
    }
    double high = InnerProduct.high(w0, q0, w1, q1, w2, q2);
    double low = InnerProduct.low(w0, q0, w1, q1, w2, q2) + (delta1 * d1 + delta2 * d2);
    double reach = CoordinateBounds.reach(w0, q0, w1, q1, w2, q2, 0);
    double error = CoordinateBounds.error(reach, error1, d1, error2, d2);
    double lower = CoordinateBounds.lower(high, low, error);
    return lower == CoordinateBounds.upper(high, low, error) && Math.abs(lower) >= SMALLEST
        ? lower
        : Double.NaN;
  }

  /** Writes the normal, within 2<sup>&minus;50</sup>, and returns whether that is certain. */
  boolean normal(Vertices a, Vertices b, Candidate c, double[] unit) {
    double reach = edge(a, b, c, 1, d, lowD);
    if (c.size == 2) {
      e[0] = 0;
      e[1] = 0;
      e[2] = 1;
      lowE[0] = 0;
      lowE[1] = 0;
      lowE[2] = 0;
    } else {
      reach *= edge(a, b, c, 2, e, lowE);
    }
    for (int axis = 0; axis < n.length; axis++) {
      n[axis] = cross((axis + 1) % 3, (axis + 2) % 3);
    }
    double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    if (!(256 * U * reach <= 0.25 * length && length >= SMALLEST_NORMAL)) {
      return false;
    }
    for (int axis = 0; axis < unit.length; axis++) {
      unit[axis] = n[axis] / (-filter.sign * length);
    }
    return true;
  }

  /** A coordinate of d &times; e with its first-order errors. */
  private double cross(int j, int k) {
    double p = d[j] * e[k];
    double q = d[k] * e[j];
    double high = p - q;
    double products = Math.fma(d[j], e[k], -p) - Math.fma(d[k], e[j], -q);
    double mixed = d[j] * lowE[k] + lowD[j] * e[k] - (d[k] * lowE[j] + lowD[k] * e[j]);
    return high + (products + ErrorTerms.ofDifference(p, q, high) + mixed);
  }

  /** Writes y_k &minus; y_0 as a sum of two vectors; returns D. */
  private static double edge(
      Vertices a, Vertices b, Candidate c, int k, double[] high, double[] low) {
    double reach = 0;
    for (int axis = 0; axis < high.length; axis++) {
      double p0 = a.axes[axis][c.a[0]];
      double p1 = a.axes[axis][c.a[k]];
      double q0 = b.axes[axis][c.b[0]];
      double q1 = b.axes[axis][c.b[k]];
      double inP = p1 - p0;
      double inQ = q1 - q0;
      high[axis] = inP - inQ;
      low[axis] =
          ErrorTerms.ofDifference(inP, inQ, high[axis])
              + ErrorTerms.ofDifference(p1, p0, inP)
              - ErrorTerms.ofDifference(q1, q0, inQ);
      reach = Math.max(reach, Math.abs(inP) + Math.abs(inQ));
    }
    return 1.01 * reach;
  }
}
