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
 * as they and t are wrong, is evaluated as if with twice the precision (Ogita, Rump and Oishi,
 * <i>Accurate sum and dot product</i>, SIAM J. Sci. Comput. 26(6), 2005, algorithm Dot2). If the
 * number less and the number plus the bound on what is left round to the same double, that is the
 * answer.
 *
 * <p><b>Error.</b> u = 2<sup>&minus;53</sup>. A coordinate of s is an inner product of seven terms;
 * that of Dot2 is wrong by at most u|s| + &gamma;<sub>7</sub>&sup2; P, P being at least the sum of
 * the magnitudes of the terms, and &gamma;<sub>7</sub>&sup2; &le; 50u&sup2;; a rounded P is paid by
 * 64. N &middot; s is then wrong as {@link ErrorBounds#dot} says. With N &middot; r wrong by at
 * most 2<sup>&minus;10</sup> of itself, its inverse is wrong by 1.002 times that share, and two
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

  private double rx;
  private double ry;
  private double rz;
  private double r;

  /** y_0, its norm and its error. */
  private double yx;

  private double yy;
  private double yz;
  private double y;
  private double ey;

  /** d = y_1 &minus; y_0, its norm and its error. */
  private double dx;

  private double dy;
  private double dz;
  private double d;
  private double ed;

  /** N, at least the magnitude of a coordinate, and its error. */
  private double nx;

  private double ny;
  private double nz;
  private double n;
  private double en;

  /** |N &middot; r| and its error. */
  private double approach;

  private double ea;

  /** |N &middot; r| &lambda;_k. */
  private double weight1;

  private double weight2;

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
    double sign = orient(dy, -dx, 0);
    weight1 = sign * (yx * ry - yy * rx);
    weight2 = 0;
    double bound = ErrorBounds.cross(U, TINY, y, ey, r, 0);
    return weight1 > bound && approach - weight1 > bound + 2 * ea;
  }

  private boolean face(Vertices a, Vertices b, Candidate c) {
    double qx = a.x[c.a[2]] - b.x[c.b[2]];
    double qy = a.y[c.a[2]] - b.y[c.b[2]];
    double qz = a.z[c.a[2]] - b.z[c.b[2]];
    double fx = qx - yx;
    double fy = qy - yy;
    double fz = qz - yz;
    double f = ErrorBounds.norm(fx, fy, fz);
    double ef = ErrorBounds.edge(U, TINY, ErrorBounds.norm(qx, qy, qz), y, f);
    double ux = dy * fz - dz * fy;
    double uy = dz * fx - dx * fz;
    double uz = dx * fy - dy * fx;
    n = ErrorBounds.norm(ux, uy, uz);
    en = ErrorBounds.cross(U, TINY, d, ed, f, ef);
    double sign = orient(ux, uy, uz);
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

  /** Takes a normal, in the direction against r; returns the sign of its product with r before. */
  private double orient(double ux, double uy, double uz) {
    double product = ux * rx + uy * ry + uz * rz;
    double sign = Math.copySign(1.0, product);
    nx = -sign * ux;
    ny = -sign * uy;
    nz = -sign * uz;
    approach = Math.abs(product);
    ea = ErrorBounds.dot(U, TINY, n, en, r, 0);
    return sign;
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
    double w1 = weight1 / approach + 1 - 1;
    double w2 = weight2 / approach + 1 - 1;
    double w0 = 1 - w1 - w2;
    int k = c.size == 2 ? 1 : 2; // without a third point the last has the weight 0
    int i0 = c.a[0];
    int i1 = c.a[1];
    int i2 = c.a[k];
    int j0 = c.b[0];
    int j1 = c.b[1];
    int j2 = c.b[k];
    double sx = sum(w0, a.x[i0], b.x[j0], w1, a.x[i1], b.x[j1], w2, a.x[i2], b.x[j2], t, rx);
    double sy = sum(w0, a.y[i0], b.y[j0], w1, a.y[i1], b.y[j1], w2, a.y[i2], b.y[j2], t, ry);
    double sz = sum(w0, a.z[i0], b.z[j0], w1, a.z[i1], b.z[j1], w2, a.z[i2], b.z[j2], t, rz);
    double s = ErrorBounds.norm(sx, sy, sz);
    double reach = 3 * (a.magnitude + b.magnitude) + t * r;
    double es = 2 * U * s + 64 * U * U * reach + TINY;
    double rest = (nx * sx + ny * sy + nz * sz) / approach;
    double wrong = ErrorBounds.dot(U, TINY, n, en, s, es);
    double error = 1.01 * wrong / approach + Math.abs(rest) * (1.01 * ea / approach + 4 * U);
    double lower = t + (rest - 1.0625 * error);
    if (lower != t + (rest + 1.0625 * error)) {
      return Double.NaN;
    }
    // 1 may be rounded from above, and then is no time of impact
    return lower < 1 ? lower : lower > 1 ? AFTER : Double.NaN;
  }

  /**
   * w_0 (a_0 &minus; b_0) + w_1 (a_1 &minus; b_1) + w_2 (a_2 &minus; b_2) + t r by Dot2: the
   * rounded products and sums, and the sum of all their errors.
   */
  private static double sum(
      double w0,
      double a0,
      double b0,
      double w1,
      double a1,
      double b1,
      double w2,
      double a2,
      double b2,
      double t,
      double r) {
    double p = w0 * a0;
    double low = Math.fma(w0, a0, -p);
    double q = -w0 * b0;
    double s = p + q;
    low += errorOfSum(p, q, s) + Math.fma(-w0, b0, -q);
    p = w1 * a1;
    q = s + p;
    low += errorOfSum(s, p, q) + Math.fma(w1, a1, -p);
    p = -w1 * b1;
    s = q + p;
    low += errorOfSum(q, p, s) + Math.fma(-w1, b1, -p);
    p = w2 * a2;
    q = s + p;
    low += errorOfSum(s, p, q) + Math.fma(w2, a2, -p);
    p = -w2 * b2;
    s = q + p;
    low += errorOfSum(q, p, s) + Math.fma(-w2, b2, -p);
    p = t * r;
    q = s + p;
    low += errorOfSum(s, p, q) + Math.fma(t, r, -p);
    return q + low;
  }

  /** Returns a + b &minus; s for s = fl(a + b): exactly, as nothing overflows. */
  private static double errorOfSum(double a, double b, double s) {
    double v = s - a;
    return a - (s - v) + (b - v);
  }
}
