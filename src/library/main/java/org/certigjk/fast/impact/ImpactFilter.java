package org.certigjk.fast.impact;

import org.certigjk.fast.filter.FilterSweep;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;

/**
 * Proves in doubles when the line { &minus;t r } enters A &ominus; B, or leaves it undecided.
 *
 * <p>Proved are, for the plane through the n points y<sub>k</sub> of a candidate, with the normal N
 * for which N &middot; r &lt; 0: the line goes through the simplex of these points, since its
 * weights are positive, and no point of A &ominus; B is lower in the direction N ({@link
 * FilterSweep}). With d, d' the edges from y<sub>0</sub>, n = d &times; d' and h = y<sub>0</sub>
 * &times; r,
 *
 * <pre>
 *   t* = N &middot; y_0 / &minus;N &middot; r,   &lambda;_1 = d' &middot; h / n &middot; r,   &lambda;_2 = &minus;d &middot; h / n &middot; r;
 * </pre>
 *
 * <p>in the plane n = (d_2, &minus;d_1) and &lambda;_1 = det(y_0, r) / n &middot; r. Each sign
 * counts if the number exceeds the bound of {@link ErrorBounds}.
 *
 * <p><b>Rounding.</b> With any weights w<sub>k</sub> of sum 1, any t and s = &sum; w<sub>k</sub>
 * y<sub>k</sub> + t r,
 *
 * <pre>  t* = t + N &middot; s / &minus;N &middot; r,</pre>
 *
 * <p>because N &middot; y<sub>k</sub> is the same number for all k. The weights in doubles are
 * rounded to multiples of 2<sup>&minus;52</sup>, so that their sum is 1, and s, which is as small
 * as they and t are wrong, is evaluated with the first-order terms of all rounding errors ({@link
 * ImpactBounds}). If the number less and the number plus the bound on what is left round to the
 * same double, that is the answer.
 *
 * <p><b>Error.</b> u = 2<sup>&minus;53</sup>. A coordinate of s is a sum of seven products, P being
 * at least the sum of their magnitudes. The errors of the products and of the four sums that each
 * goes through are exact, together at most 5u P, and added up with at most eight roundings each,
 * which lose 40u&sup2; P; then u|s| is lost. Products with 1 + O(u) and a rounded P are paid by 64.
 * N &middot; s is then wrong as {@link ErrorBounds#dot} says. With N &middot; r wrong by at most
 * 2<sup>&minus;10</sup> of itself, its inverse is wrong by 1.002 times that share, and two
 * roundings make less than 4u.
 */
final class ImpactFilter {

  /** The line enters before the time 0. */
  static final double BEFORE = Double.NEGATIVE_INFINITY;

  /** The line enters after the time 1, so that the bodies do not meet from 0 to 1. */
  static final double AFTER = Double.POSITIVE_INFINITY;

  private static final double U = ErrorBounds.U;
  private static final double TINY = ErrorBounds.TINY;

  /** From here on underflow is negligible. */
  private static final double SMALLEST = 0x1p-400;

  /** The largest relative error of N &middot; r. */
  private static final double ACCEPTED = 0x1p-10;

  double rx;
  double ry;
  double rz;
  double r;

  /** y_0, its norm and its error. */
  private double yx;

  private double yy;
  private double yz;
  private double y;
  private double ey;

  /** d = y_1 &minus; y_0, its norm and its error. */
  double dx;

  double dy;
  double dz;
  double d;
  double ed;

  /** d', its norm and its error; in the plane (0, 0, 1). */
  double fx;

  double fy;
  double fz;
  double f;
  double ef;

  /** N, at least the magnitude of a coordinate, and its error. */
  private double nx;

  private double ny;
  private double nz;
  private double n;
  private double en;

  /** |N &middot; r| and its error. */
  double approach;

  double ea;

  /** The sign of n &middot; r, where N is n or &minus;n. */
  double sign;

  /** |N &middot; r| &lambda;_k. */
  private double weight1;

  private double weight2;

  /** w_k. */
  double w1;

  double w2;

  /** s, its norm and its error. */
  double sx;

  double sy;
  double sz;
  double s;
  double es;

  /**
   * Returns t*, correctly rounded, if it is from 0 to 1; or {@link #BEFORE}, {@link #AFTER}, NaN.
   */
  double time(Vertices a, Vertices b, Candidate c, double[] direction) {
    rx = direction[0];
    ry = direction[1];
    rz = direction.length == 2 ? 0 : direction[2];
    r = ErrorBounds.norm(rx, ry, rz);
    if (!(a.magnitude <= ErrorBounds.LARGEST
        && b.magnitude <= ErrorBounds.LARGEST
        && r <= ErrorBounds.LARGEST)) {
      return Double.NaN;
    }
    yx = a.x[c.a[0]] - b.x[c.b[0]];
    yy = a.y[c.a[0]] - b.y[c.b[0]];
    yz = a.z[c.a[0]] - b.z[c.b[0]];
    y = ErrorBounds.norm(yx, yy, yz);
    ey = ErrorBounds.difference(U, TINY, y);
    double px = a.x[c.a[1]] - b.x[c.b[1]];
    double py = a.y[c.a[1]] - b.y[c.b[1]];
    double pz = a.z[c.a[1]] - b.z[c.b[1]];
    dx = px - yx;
    dy = py - yy;
    dz = pz - yz;
    d = ErrorBounds.norm(dx, dy, dz);
    ed = ErrorBounds.edge(U, TINY, ErrorBounds.norm(px, py, pz), y, d);
    boolean pierced = direction.length == 2 ? edge() : face(a, b, c);
    return pierced && FilterSweep.proves(a, b, c, nx, ny, nz, n, en, U, TINY)
        ? rounded(a, b, c)
        : Double.NaN;
  }

  private boolean edge() {
    n = d;
    en = ed;
    fx = 0;
    fy = 0;
    fz = 1;
    f = 1;
    ef = 0;
    orient(dy, -dx, 0);
    weight1 = sign * (yx * ry - yy * rx);
    weight2 = 0;
    double bound = ErrorBounds.cross(U, TINY, y, ey, r, 0);
    return weight1 > bound && approach - weight1 > bound + 2 * ea;
  }

  private boolean face(Vertices a, Vertices b, Candidate c) {
    double qx = a.x[c.a[2]] - b.x[c.b[2]];
    double qy = a.y[c.a[2]] - b.y[c.b[2]];
    double qz = a.z[c.a[2]] - b.z[c.b[2]];
    fx = qx - yx;
    fy = qy - yy;
    fz = qz - yz;
    f = ErrorBounds.norm(fx, fy, fz);
    ef = ErrorBounds.edge(U, TINY, ErrorBounds.norm(qx, qy, qz), y, f);
    double ux = dy * fz - dz * fy;
    double uy = dz * fx - dx * fz;
    double uz = dx * fy - dy * fx;
    n = ErrorBounds.norm(ux, uy, uz);
    en = ErrorBounds.cross(U, TINY, d, ed, f, ef);
    orient(ux, uy, uz);
    double hx = yy * rz - yz * ry;
    double hy = yz * rx - yx * rz;
    double hz = yx * ry - yy * rx;
    weight1 = sign * (fx * hx + fy * hy + fz * hz);
    weight2 = -sign * (dx * hx + dy * hy + dz * hz);
    double eh = ErrorBounds.cross(U, TINY, y, ey, r, 0);
    double bound = ErrorBounds.dot(U, TINY, d + f, ed + ef, ErrorBounds.norm(hx, hy, hz), eh);
    // twice the bound of N · r, for the rounding of the sum and the difference
    return weight1 > bound
        && weight2 > bound
        && approach - (weight1 + weight2) > 2 * bound + 2 * ea;
  }

  /** Takes n; N is in the direction against r. */
  private void orient(double ux, double uy, double uz) {
    double product = ux * rx + uy * ry + uz * rz;
    sign = Math.copySign(1.0, product);
    nx = -sign * ux;
    ny = -sign * uy;
    nz = -sign * uz;
    approach = Math.abs(product);
    ea = ErrorBounds.dot(U, TINY, n, en, r, 0);
  }

  private double rounded(Vertices a, Vertices b, Candidate c) {
    double height = nx * yx + ny * yy + nz * yz;
    double bound = ErrorBounds.dot(U, TINY, n, en, y, ey);
    if (height < -bound) {
      return BEFORE;
    }
    double t = height / approach;
    if (!(height > bound && ea <= ACCEPTED * approach && approach >= SMALLEST && t >= SMALLEST)) {
      return Double.NaN;
    }
    w1 = weight1 / approach + 1 - 1;
    w2 = weight2 / approach + 1 - 1;
    sx = sum(a.x, b.x, c, t, rx);
    sy = sum(a.y, b.y, c, t, ry);
    sz = sum(a.z, b.z, c, t, rz);
    s = ErrorBounds.norm(sx, sy, sz);
    double reach = 3 * (a.magnitude + b.magnitude) + t * r;
    es = ImpactBounds.ofPoint(s, reach);
    double rest = (nx * sx + ny * sy + nz * sz) / approach;
    double wrong = ErrorBounds.dot(U, TINY, n, en, s, es);
    double error = ImpactBounds.ofRest(wrong, approach, ea, rest);
    double lower = ImpactBounds.lower(t, rest, error);
    if (lower != ImpactBounds.upper(t, rest, error)) {
      return Double.NaN;
    }
    // 1 may be rounded from above, and then is no time of impact
    return lower < 1 ? lower : lower > 1 ? AFTER : Double.NaN;
  }

  /** A coordinate of s. */
  private double sum(double[] p, double[] q, Candidate c, double t, double r) {
    int k = c.size == 2 ? 1 : 2; // without a third point the last has the weight 0
    double w0 = 1 - w1 - w2;
    double p0 = p[c.a[0]];
    double p1 = p[c.a[1]];
    double p2 = p[c.a[k]];
    double q0 = q[c.b[0]];
    double q1 = q[c.b[1]];
    double q2 = q[c.b[k]];
    return ImpactBounds.point(w0, p0, q0, w1, p1, q1, w2, p2, q2, t, r);
  }
}
