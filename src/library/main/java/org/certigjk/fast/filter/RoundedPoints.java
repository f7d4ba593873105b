package org.certigjk.fast.filter;

import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;
import org.certigjk.predicates.ErrorTerms;

/**
 * The points of A + t and of B that a simplex proved to be optimal gives, and the distance vector
 * between them, each coordinate correctly rounded, ties to even.
 *
 * <p><b>Definition.</b> For the pairs (a<sub>k</sub>, b<sub>k</sub>) of the simplex, y<sub>k</sub>
 * = a<sub>k</sub> + t &minus; b<sub>k</sub>, and the &lambda;<sub>k</sub> of sum 1 for which v =
 * &sum; &lambda;<sub>k</sub> y<sub>k</sub> is nearest to the origin: &sum; &lambda;<sub>k</sub>
 * a<sub>k</sub> + t, &sum; &lambda;<sub>k</sub> b<sub>k</sub> and v.
 *
 * <p><b>Algorithm.</b> One step of iterative refinement. With any weights w<sub>k</sub> of sum 1,
 * d<sub>k</sub> = y<sub>k</sub> &minus; y<sub>0</sub> and s = &sum; w<sub>k</sub> y<sub>k</sub>,
 *
 * <pre>
 *   &lambda;_k = w_k + &delta;_k,   &sum;_l (d_k &middot; d_l) &delta;_l = &minus;d_k &middot; s   (k, l &ge; 1).
 * </pre>
 *
 * The weights in doubles are rounded to multiples of 2<sup>&minus;52</sup>, so that their sum is 1;
 * points and residuals d<sub>k</sub> &middot; s are evaluated with the first-order terms of all
 * rounding errors, as in {@link RoundedDistance}; the &delta;<sub>k</sub>, which are as small as
 * the weights are wrong, are solved for in doubles. If a number less and plus its bound round to
 * the same double, that is it. What is left undecided, and points of bodies that meet, are for
 * integers.
 *
 * <p><b>Error.</b> u = 2<sup>&minus;53</sup>. In each coordinate, P &ge; &sum; |w<sub>k</sub>
 * p<sub>k</sub>| + |t| for a body, and their sum for s; D<sub>k</sub> = |a<sub>k</sub> &minus;
 * a<sub>0</sub>| + |b<sub>k</sub> &minus; b<sub>0</sub>|; without a coordinate, sums over all.
 *
 * <ol>
 *   <li>A point is h + l, |l| &le; 6u P, but for 64u&sup2; P: six roundings of six errors of at
 *       most u P each. s is h + l, |l| &le; 7u P, but for 90u&sup2; P; d<sub>k</sub> is h + l, |l|
 *       &le; 3u D<sub>k</sub>, but for 6u&sup2; D<sub>k</sub>.
 *   <li>A residual is wrong by r<sub>k</sub> = 512u&sup2; D<sub>k</sub> P + u |d<sub>k</sub>
 *       &middot; s|: 120u&sup2; D<sub>k</sub> P is what (1) and l &middot; l lose, 130u&sup2;
 *       D<sub>k</sub> P ten roundings of terms whose sum is at most 13u D<sub>k</sub> P.
 *   <li>In what the &delta;<sub>k</sub> are solved with, d<sub>k</sub> is wrong by at most 4u
 *       D<sub>k</sub>, that is &eta;<sub>k</sub> = 4u (D<sub>k</sub> / N<sub>k</sub> + 1) of
 *       N<sub>k </sub>, its 1-norm. Edge: d &middot; d is wrong by 4&eta;N&sup2; at most. Face: n =
 *       d<sub>1</sub> &times; d<sub>2</sub> by 2(&eta;<sub>1</sub> + &eta;<sub>2</sub>)
 *       N<sub>1</sub> N<sub>2</sub> in 1-norm, n &middot; n by five times that times
 *       &#8214;n&#8214;<sub>1</sub>, and an inner product d<sub>k</sub> &middot; d<sub>l</sub> by
 *       2(&eta;<sub>1</sub> + &eta;<sub>2</sub>) N<sub>k</sub> N<sub>l</sub>. Nothing is decided
 *       unless the divisor is wrong by less than 2<sup>&minus;10</sup> of it.
 *   <li>A coordinate is wrong by 128u&sup2; P + &sum; |p<sub>k</sub> &minus; p<sub>0</sub>| (16u
 *       |&delta;<sub>k</sub>| + the error of &delta;<sub>k</sub>); for v, D<sub>k</sub> takes the
 *       place of |p<sub>k</sub> &minus; p<sub>0</sub>|.
 * </ol>
 *
 * Underflow is far below that in numbers of at least 2<sup>&minus;200</sup>. A coordinate times the
 * divisor is a multiple of 2<sup>3e</sup> (edge) or 2<sup>5e</sup> (face), if all coordinates are
 * multiples of 2<sup>e</sup>: so one that is small enough is 0.
 */
public final class RoundedPoints {

  private static final double U = ErrorBounds.U;

  /** The largest relative error of a divisor. */
  private static final double ACCEPTED = 0x1p-10;

  /** From here on underflow is negligible; of squares and fourth powers accordingly. */
  private static final double SMALLEST = 0x1p-200;

  private final Candidate c;
  private Vertices a = Vertices.ORIGIN;
  private Vertices b = Vertices.ORIGIN;

  /** Whether the fields below are those of the last answer, and whether its bounds hold. */
  private boolean asked;

  private boolean solved;

  /** The pairs of the simplex; the first again where there are fewer. */
  private int i0;

  private int i1;
  private int i2;
  private int j0;
  private int j1;
  private int j2;

  private double w0;
  private double w1;
  private double w2;

  /** &delta;_k, and what 4. takes times |p_k &minus; p_0|. */
  private double delta1;

  private double delta2;
  private double error1;
  private double error2;

  /** The divisor. */
  private double divisor;

  /** For the simplex that is in the candidate when it is asked. */
  public RoundedPoints(Candidate c) {
    this.c = c;
  }

  /** Takes the bodies of an answer; the simplex will be that of the candidate. */
  public void set(Vertices a, Vertices b) {
    this.a = a;
    this.b = b;
    asked = false;
  }

  /** Writes the point of A + t and the point of B, and returns whether they are certain. */
  public boolean closest(double[] onA, double[] onB) {
    boolean decided = isSolved();
    for (int axis = 0; axis < a.dimension && decided; axis++) {
      onA[axis] = onA(a.axes[axis], c.t[axis]);
      onB[axis] = onB(b.axes[axis]);
      decided = !Double.isNaN(onA[axis] + onB[axis]);
    }
    return decided;
  }

  /** Writes v, and returns whether it is certain. */
  public boolean vector(double[] v) {
    boolean decided = isSolved();
    for (int axis = 0; axis < a.dimension && decided; axis++) {
      v[axis] = between(a.axes[axis], b.axes[axis], c.t[axis]);
      decided = !Double.isNaN(v[axis]);
    }
    return decided;
  }

  /** Finds the weights, once for each answer; returns whether the bounds hold. */
  private boolean isSolved() {
    if (!asked) {
      asked = true;
      int first = c.size > 1 ? 1 : 0;
      int second = c.size > 2 ? 2 : 0;
      i0 = c.a[0];
      j0 = c.b[0];
      i1 = c.a[first];
      j1 = c.b[first];
      i2 = c.a[second];
      j2 = c.b[second];
      solved = a.dimension <= 3 && !c.isPlaced && Filter.isInRange(a, b, c.t) && isSizeSolved();
    }
    return solved;
  }

  private boolean isSizeSolved() {
    w1 = 0;
    w2 = 0;
    delta1 = 0;
    delta2 = 0;
    error1 = 0;
    error2 = 0;
    w0 = 1;
    divisor = 1;
    return switch (c.size) {
      case 1 -> true;
      case 2 -> isEdgeSolved();
      case 3 -> isFaceSolved();
      default -> false;
    };
  }

  private boolean isEdgeSolved() {
    double dx = edge(a.x, b.x, i1, j1);
    double dy = edge(a.y, b.y, i1, j1);
    double dz = edge(a.z, b.z, i1, j1);
    divisor = dx * dx + dy * dy + dz * dz;
    double yx = a.x[i0] - b.x[j0] + c.t[0];
    double yy = a.y[i0] - b.y[j0] + c.t[1];
    double yz = a.z[i0] - b.z[j0] + c.t[2];
    w1 = onGrid(-(yx * dx + yy * dy + yz * dz) / divisor);
    w0 = 1 - w1;
    double residual = residual(i1, j1);
    double reach = reach(i1, j1);
    double norm = ErrorBounds.norm(dx, dy, dz);
    double eta = 4 * U * (reach / norm + 1);
    double relative = 4 * eta * (norm * norm) / divisor;
    delta1 = -residual / divisor;
    error1 =
        1.02 * residualError(residual, reach) / divisor
            + (1.02 * relative + 18 * U) * Math.abs(delta1);
    return relative <= ACCEPTED && divisor >= SMALLEST * SMALLEST;
  }

  private boolean isFaceSolved() {
    double dx = edge(a.x, b.x, i1, j1);
    double dy = edge(a.y, b.y, i1, j1);
    double dz = edge(a.z, b.z, i1, j1);
    double fx = edge(a.x, b.x, i2, j2);
    double fy = edge(a.y, b.y, i2, j2);
    double fz = edge(a.z, b.z, i2, j2);
    double nx = dy * fz - dz * fy;
    double ny = dz * fx - dx * fz;
    double nz = dx * fy - dy * fx;
    divisor = nx * nx + ny * ny + nz * nz;
    double yx = a.x[i0] - b.x[j0] + c.t[0];
    double yy = a.y[i0] - b.y[j0] + c.t[1];
    double yz = a.z[i0] - b.z[j0] + c.t[2];
    double gx = ny * yz - nz * yy;
    double gy = nz * yx - nx * yz;
    double gz = nx * yy - ny * yx;
    w1 = onGrid(-(fx * gx + fy * gy + fz * gz) / divisor);
    w2 = onGrid((dx * gx + dy * gy + dz * gz) / divisor);
    w0 = 1 - w1 - w2;
    double residual1 = residual(i1, j1);
    double residual2 = residual(i2, j2);
    double reach1 = reach(i1, j1);
    double reach2 = reach(i2, j2);
    double norm1 = ErrorBounds.norm(dx, dy, dz);
    double norm2 = ErrorBounds.norm(fx, fy, fz);
    double eta = 4 * U * (reach1 / norm1 + reach2 / norm2 + 2);
    double relative = 10 * eta * (norm1 * norm2) * ErrorBounds.norm(nx, ny, nz) / divisor;
    double mixed = dx * fx + dy * fy + dz * fz;
    delta1 = (residual2 * mixed - residual1 * (fx * fx + fy * fy + fz * fz)) / divisor;
    delta2 = (residual1 * mixed - residual2 * (dx * dx + dy * dy + dz * dz)) / divisor;
    double wrong1 = residualError(residual1, reach1) / divisor;
    double wrong2 = residualError(residual2, reach2) / divisor;
    double share = 4 * eta + 1.1 * relative;
    double in1 = Math.abs(residual1) / divisor;
    double in2 = Math.abs(residual2) / divisor;
    double both = norm1 * norm2;
    error1 =
        1.02 * ((wrong1 + share * in1) * (norm2 * norm2) + (wrong2 + share * in2) * both)
            + 16 * U * Math.abs(delta1);
    error2 =
        1.02 * ((wrong2 + share * in2) * (norm1 * norm1) + (wrong1 + share * in1) * both)
            + 16 * U * Math.abs(delta2);
    return relative <= ACCEPTED && divisor >= SMALLEST * SMALLEST * SMALLEST * SMALLEST;
  }

  /**
   * As {@link RoundedDistance#onGrid}, for a weight that may be beyond the ends by its rounding.
   */
  private static double onGrid(double weight) {
    return RoundedDistance.onGrid(Math.min(Math.max(weight, 0), 1));
  }

  /** A coordinate of d_k, rounded. */
  private double edge(double[] p, double[] q, int i, int j) {
    return p[i] - p[i0] - (q[j] - q[j0]);
  }

  /** D_k. */
  private double reach(int i, int j) {
    return reach(a.x, b.x, i, j) + reach(a.y, b.y, i, j) + reach(a.z, b.z, i, j);
  }

  private double reach(double[] p, double[] q, int i, int j) {
    return Math.abs(p[i] - p[i0]) + Math.abs(q[j] - q[j0]);
  }

  private double residualError(double residual, double reach) {
    double sum = reach(a.x, b.x, c.t[0]) + reach(a.y, b.y, c.t[1]) + reach(a.z, b.z, c.t[2]);
    return 512 * U * U * reach * sum + U * Math.abs(residual);
  }

  /** P for s. */
  private double reach(double[] p, double[] q, double t) {
    return reach(p[i0], p[i1], p[i2], t) + reach(q[j0], q[j1], q[j2], 0);
  }

  /** P for a body. */
  private double reach(double p0, double p1, double p2, double t) {
    return CoordinateBounds.reach(w0, p0, w1, p1, w2, p2, t);
  }

  /** d_k &middot; s. */
  private double residual(int i, int j) {
    double dx = edge(a.x, b.x, i, j);
    double dy = edge(a.y, b.y, i, j);
    double dz = edge(a.z, b.z, i, j);
    double sx = high(a.x, b.x, c.t[0]);
    double sy = high(a.y, b.y, c.t[1]);
    double sz = high(a.z, b.z, c.t[2]);
    double xx = dx * sx;
    double yy = dy * sy;
    double zz = dz * sz;
    double xy = xx + yy;
    double sum = xy + zz;
    double products = Math.fma(dx, sx, -xx) + Math.fma(dy, sy, -yy) + Math.fma(dz, sz, -zz);
    double sums = ErrorTerms.ofSum(xx, yy, xy) + ErrorTerms.ofSum(xy, zz, sum);
    double ofPoints =
        dx * low(a.x, b.x, c.t[0]) + dy * low(a.y, b.y, c.t[1]) + dz * low(a.z, b.z, c.t[2]);
    double ofEdges =
        edgeLow(a.x, b.x, i, j) * sx + edgeLow(a.y, b.y, i, j) * sy + edgeLow(a.z, b.z, i, j) * sz;
    return sum + (products + sums + (ofPoints + ofEdges));
  }

  /** The first-order errors of {@link #edge}. */
  private double edgeLow(double[] p, double[] q, int i, int j) {
    double inP = p[i] - p[i0];
    double inQ = q[j] - q[j0];
    return ErrorTerms.ofDifference(inP, inQ, inP - inQ)
        + ErrorTerms.ofDifference(p[i], p[i0], inP)
        - ErrorTerms.ofDifference(q[j], q[j0], inQ);
  }

  /** The high part of a coordinate of s, and the low one. */
  private double high(double[] p, double[] q, double t) {
    return high(p[i0], p[i1], p[i2], t) - high(q[j0], q[j1], q[j2], 0);
  }

  private double low(double[] p, double[] q, double t) {
    double inP = high(p[i0], p[i1], p[i2], t);
    double inQ = high(q[j0], q[j1], q[j2], 0);
    return ErrorTerms.ofDifference(inP, inQ, inP - inQ)
        + (low(p[i0], p[i1], p[i2], t) - low(q[j0], q[j1], q[j2], 0));
  }

  /** The high part of a coordinate of &sum; w_k p_k + t, and the low one. */
  private double high(double p0, double p1, double p2, double t) {
    return InnerProduct.high(w0, p0, w1, p1, w2, p2, t);
  }

  private double low(double p0, double p1, double p2, double t) {
    return InnerProduct.low(w0, p0, w1, p1, w2, p2, t);
  }

  /** A coordinate of the point of A + t, or NaN. */
  private double onA(double[] p, double t) {
    return rounded(p[i0], p[i1], p[i2], t);
  }

  /** A coordinate of the point of B, or NaN. */
  private double onB(double[] q) {
    return rounded(q[j0], q[j1], q[j2], 0);
  }

  private double rounded(double p0, double p1, double p2, double t) {
    double d1 = p1 - p0;
    double d2 = p2 - p0;
    if (d1 == 0 && d2 == 0) {
      return p0 + t + 0.0;
    }
    return decided(
        high(p0, p1, p2, t),
        low(p0, p1, p2, t) + (delta1 * d1 + delta2 * d2),
        CoordinateBounds.error(reach(p0, p1, p2, t), error1, d1, error2, d2));
  }

  /** A coordinate of v, or NaN. */
  private double between(double[] p, double[] q, double t) {
    double reach1 = reach(p, q, i1, j1);
    double reach2 = reach(p, q, i2, j2);
    if (reach1 == 0 && reach2 == 0) {
      return difference(p[i0], q[j0], t);
    }
    double d1 = edge(p, q, i1, j1);
    double d2 = edge(p, q, i2, j2);
    return decided(
        high(p, q, t),
        low(p, q, t) + (delta1 * d1 + delta2 * d2),
        CoordinateBounds.error(reach(p, q, t), error1, reach1, error2, reach2));
  }

  /** p &minus; q + t, rounded, or NaN: its two small parts often have an exact sum. */
  private double difference(double p, double q, double t) {
    double high = p - q;
    double sum = high + t;
    double inDifference = ErrorTerms.ofDifference(p, q, high);
    double inSum = ErrorTerms.ofSum(high, t, sum);
    double low = inDifference + inSum;
    return ErrorTerms.ofSum(inDifference, inSum, low) == 0
        ? sum + low + 0.0
        : decided(sum, low, U * Math.abs(low));
  }

  /**
   * The double to which all numbers round that differ from high + low by at most the error, or NaN.
   */
  private double decided(double high, double low, double error) {
    double lower = CoordinateBounds.lower(high, low, error);
    if (lower == CoordinateBounds.upper(high, low, error) && Math.abs(lower) >= SMALLEST) {
      return lower;
    }
    double bound = CoordinateBounds.bound(low, error);
    return Math.abs(lower) <= 4 * bound && isBelowUnit(8 * bound) ? 0 : Double.NaN;
  }

  /** Whether coordinates that are not 0 have a greater magnitude. */
  private boolean isBelowUnit(double bound) {
    int exponent = c.exponent(Math.min(a.exponent(), b.exponent()));
    int degree = 2 * c.size - 1;
    return bound >= SMALLEST && bound < Math.scalb(1 / divisor, degree * exponent) * 0.5;
  }
}
