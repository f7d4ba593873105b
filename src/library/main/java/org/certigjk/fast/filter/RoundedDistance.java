package org.certigjk.fast.filter;

import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorTerms;

/**
 * The correctly rounded norm of v, for a simplex that has been proved to be optimal.
 *
 * <p><b>Definition.</b> v = &sum; &lambda;<sub>k</sub> y<sub>k</sub> + t, y<sub>k</sub> =
 * a<sub>k</sub> &minus; b<sub>k</sub>, &sum; &lambda;<sub>k</sub> = 1, is the point nearest to the
 * origin of the affine hull of the y<sub>k</sub> + t. Returned is the double nearest to
 * &#8214;v&#8214;, ties to even, or NaN if that is not certain.
 *
 * <p><b>Algorithm.</b> The weights need not be accurate: with other weights of sum 1 the point is v
 * + &tau; with &tau; &perp; v, hence
 *
 * <pre>
 *   &#8214;v&#8214; &le; &#8214;v + &tau;&#8214; &le; &#8214;v&#8214; + |&tau;|&sup2; / (2&#8214;v&#8214;),
 * </pre>
 *
 * an error of the second order. So the weights are rounded to multiples of 2<sup>&minus;52</sup>,
 * in which the first is exactly 1 minus the others, and v + &tau; is evaluated with the first-order
 * terms of all rounding errors (error-free sums and products: Knuth, Dekker; see Ogita, Rump and
 * Oishi, <i>Accurate sum and dot product</i>, SIAM J. Sci. Comput. 26(6), 2005). If the number less
 * and the number plus the bound on what is left round to the same double, that is the answer.
 *
 * <p><b>Error.</b> u = 2<sup>&minus;53</sup>; P is the sum over the coordinates of &sum;
 * |&lambda;<sub>k</sub> y<sub>k</sub>| + |t|, from which follows &#8214;v + &tau;&#8214; &le; P;
 * the filters give at least 0.8 P, since their tests leave an edge at most a quarter longer than
 * its computed size; r = fl(&radic;(s&sup2;)), s the rounded vector. Products (1 &plusmn; small)
 * are left out below; they are less than the difference between the sum and what is used.
 *
 * <ol>
 *   <li>y<sub>k</sub> = h + l exactly, |l| &le; u|h|. A coordinate is a sum of at most 4 products
 *       and sums with exact errors: their errors and &lambda;l are at most u P + 3u P + u P, added
 *       up with at most 9 roundings: 45 u&sup2; P is lost in v + &tau;, and the low part is at most
 *       5u P.
 *   <li>&#8214;v + &tau;&#8214;&sup2; = q + &ell;: q = fl(s&sup2;), &ell; the errors of three
 *       squares and two sums, at most 3u q, and the exact 2 s &middot; low + low&sup2;, at most 10u
 *       r P + 25 u&sup2; P&sup2;. Seven roundings lose 7u of that, and 3.5u of it over r in the
 *       root: 46 u&sup2; P + 88 u&sup3; P&sup2; / r.
 *   <li>The root of q + &ell; is r + x, x = (q &minus; r&sup2; + &ell;) / (2r + x); the residual q
 *       &minus; r&sup2; is exact and at most 2u r&sup2;. So |x| &le; 2.5u r + 5u P &le; 7.5u P, and
 *       without the x on the right x is wrong by x&sup2; / (2r) &le; 29 u&sup2; P&sup2; / r. Four
 *       roundings lose 30 u&sup2; P, those of x &plusmn; bound 8 u&sup2; P.
 * </ol>
 *
 * Since r &le; P, all of it is at most 160 u&sup2; P&sup2; / r. Used is 256 u&sup2; (0.8 P)&sup2; /
 * r + 0.51 |&tau;|&sup2; / r. The estimates suppose that u P / r is small; if it is not, the bound
 * is larger than an ulp of r and nothing is decided. Underflow loses a few times 2<sup>&minus;1075
 * </sup>, in v and in the square; with r &ge; 2<sup>&minus;450</sup> that is far below u&sup2; r.
 */
final class RoundedDistance {

  /** The smallest q = r&sup2; for which underflow is negligible. */
  private static final double SMALLEST_SQUARE = 0x1p-900;

  private RoundedDistance() {}

  /** Returns &#8214;y<sub>0</sub> + t&#8214; for the pair 0 of c. */
  static double vertex(Vertices a, Vertices b, Candidate c, boolean moved, double reach) {
    if (c.isPlaced) {
      return ImageDistance.norm(a, b, c, 0, 0, 0);
    }
    int i = c.a[0];
    int j = c.b[0];
    double x = a.x[i] - b.x[j];
    double y = a.y[i] - b.y[j];
    double z = a.z[i] - b.z[j];
    double norm =
        norm(
            moved,
            c.t,
            x,
            y,
            z,
            ErrorTerms.ofDifference(a.x[i], b.x[j], x),
            ErrorTerms.ofDifference(a.y[i], b.y[j], y),
            ErrorTerms.ofDifference(a.z[i], b.z[j], z),
            reach,
            0);
    return Double.isNaN(norm) && !moved ? alongAxis(Math.abs(x), Math.abs(y), Math.abs(z)) : norm;
  }

  /** On a coordinate axis the rounded difference is the answer, also if it is a tie. */
  private static double alongAxis(double x, double y, double z) {
    double sum = x + y + z;
    boolean along = (x == 0 ? 1 : 0) + (y == 0 ? 1 : 0) + (z == 0 ? 1 : 0) >= 2;
    return along ? sum : Double.NaN;
  }

  /**
   * Returns &#8214;(1 &minus; &lambda;) y<sub>0</sub> + &lambda; y<sub>1</sub> + t&#8214; less what
   * &lambda; is wrong.
   *
   * @param weight &lambda;, from 0 to 1; it is rounded to a multiple of 2<sup>&minus;52</sup>
   * @param reach at least 0.8 P
   * @param tau a bound on |&tau;|, the rounding of the weight included
   */
  static double edge(
      Vertices a, Vertices b, Candidate c, boolean moved, double weight, double reach, double tau) {
    double w1 = onGrid(weight);
    if (c.isPlaced) {
      return ImageDistance.norm(a, b, c, w1, 0, tau);
    }
    double w0 = 1 - w1;
    int i0 = c.a[0];
    int j0 = c.b[0];
    int i1 = c.a[1];
    int j1 = c.b[1];
    return norm(
        moved,
        c.t,
        high(w0, a.x[i0], b.x[j0], w1, a.x[i1], b.x[j1]),
        high(w0, a.y[i0], b.y[j0], w1, a.y[i1], b.y[j1]),
        high(w0, a.z[i0], b.z[j0], w1, a.z[i1], b.z[j1]),
        low(w0, a.x[i0], b.x[j0], w1, a.x[i1], b.x[j1]),
        low(w0, a.y[i0], b.y[j0], w1, a.y[i1], b.y[j1]),
        low(w0, a.z[i0], b.z[j0], w1, a.z[i1], b.z[j1]),
        reach,
        tau);
  }

  /**
   * Returns &#8214;&lambda;<sub>0</sub> y<sub>0</sub> + &lambda;<sub>1</sub> y<sub>1</sub> +
   * &lambda;<sub>2</sub> y<sub>2</sub> + t&#8214; less what the weights are wrong.
   *
   * @param weight1 &lambda;<sub>1</sub>, from 0 to 1, as in {@link #edge}
   * @param weight2 &lambda;<sub>2</sub>, likewise
   * @param reach at least 0.8 P
   * @param tau a bound on |&tau;|, the rounding of the weights included
   */
  static double face(
      Vertices a,
      Vertices b,
      Candidate c,
      boolean moved,
      double weight1,
      double weight2,
      double reach,
      double tau) {
    double w1 = onGrid(weight1);
    double w2 = onGrid(weight2);
    if (c.isPlaced) {
      return ImageDistance.norm(a, b, c, w1, w2, tau);
    }
    double w0 = 1 - w1 - w2;
    int i0 = c.a[0];
    int j0 = c.b[0];
    int i1 = c.a[1];
    int j1 = c.b[1];
    int i2 = c.a[2];
    int j2 = c.b[2];
    return norm(
        moved,
        c.t,
        high(w0, a.x[i0], b.x[j0], w1, a.x[i1], b.x[j1], w2, a.x[i2], b.x[j2]),
        high(w0, a.y[i0], b.y[j0], w1, a.y[i1], b.y[j1], w2, a.y[i2], b.y[j2]),
        high(w0, a.z[i0], b.z[j0], w1, a.z[i1], b.z[j1], w2, a.z[i2], b.z[j2]),
        low(w0, a.x[i0], b.x[j0], w1, a.x[i1], b.x[j1], w2, a.x[i2], b.x[j2]),
        low(w0, a.y[i0], b.y[j0], w1, a.y[i1], b.y[j1], w2, a.y[i2], b.y[j2]),
        low(w0, a.z[i0], b.z[j0], w1, a.z[i1], b.z[j1], w2, a.z[i2], b.z[j2]),
        reach,
        tau);
  }

  /**
   * Rounds a number of [0, 1] to a multiple of 2<sup>&minus;52</sup>: the sum is in [1, 2], where
   * doubles are such multiples, and the difference is exact. So are 1 minus one or two of them.
   */
  static double onGrid(double weight) {
    return weight + 1 - 1;
  }

  /** The rounded coordinate; {@link #low} repeats the steps, which the compiler merges. */
  private static double high(double w0, double a0, double b0, double w1, double a1, double b1) {
    return w0 * (a0 - b0) + w1 * (a1 - b1);
  }

  private static double high(
      double w0,
      double a0,
      double b0,
      double w1,
      double a1,
      double b1,
      double w2,
      double a2,
      double b2) {
    return w0 * (a0 - b0) + w1 * (a1 - b1) + w2 * (a2 - b2);
  }

  /** The first-order errors of {@link #high}. */
  private static double low(double w0, double a0, double b0, double w1, double a1, double b1) {
    double y0 = a0 - b0;
    double y1 = a1 - b1;
    double p0 = w0 * y0;
    double p1 = w1 * y1;
    double products = Math.fma(-w0, y0, p0) + Math.fma(-w1, y1, p1); // with the other sign
    double differences =
        Math.fma(w0, ErrorTerms.ofDifference(a0, b0, y0), w1 * ErrorTerms.ofDifference(a1, b1, y1));
    return ErrorTerms.ofSum(p0, p1, p0 + p1) + differences - products;
  }

  private static double low(
      double w0,
      double a0,
      double b0,
      double w1,
      double a1,
      double b1,
      double w2,
      double a2,
      double b2) {
    double y0 = a0 - b0;
    double y1 = a1 - b1;
    double y2 = a2 - b2;
    double p0 = w0 * y0;
    double p1 = w1 * y1;
    double p2 = w2 * y2;
    double s = p0 + p1;
    // the errors of the products with the other sign, which saves negations
    double products = Math.fma(-w0, y0, p0) + Math.fma(-w1, y1, p1) + Math.fma(-w2, y2, p2);
    double sums = ErrorTerms.ofSum(p0, p1, s) + ErrorTerms.ofSum(s, p2, s + p2);
    double differences =
        Math.fma(
            w0,
            ErrorTerms.ofDifference(a0, b0, y0),
            Math.fma(
                w1, ErrorTerms.ofDifference(a1, b1, y1), w2 * ErrorTerms.ofDifference(a2, b2, y2)));
    return sums + differences - products;
  }

  /** Adds t if it is not 0. */
  static double norm(
      boolean moved,
      double[] t,
      double x,
      double y,
      double z,
      double lowX,
      double lowY,
      double lowZ,
      double reach,
      double tau) {
    if (!moved) {
      return norm(x, y, z, lowX, lowY, lowZ, reach, tau);
    }
    double mx = x + t[0];
    double my = y + t[1];
    double mz = z + t[2];
    return norm(
        mx,
        my,
        mz,
        lowX + ErrorTerms.ofSum(x, t[0], mx),
        lowY + ErrorTerms.ofSum(y, t[1], my),
        lowZ + ErrorTerms.ofSum(z, t[2], mz),
        reach,
        tau);
  }

  private static double norm(
      double x,
      double y,
      double z,
      double lowX,
      double lowY,
      double lowZ,
      double reach,
      double tau) {
    double xx = x * x;
    double yy = y * y;
    double zz = z * z;
    double xy = xx + yy;
    double q = xy + zz;
    double squares = Math.fma(x, x, -xx) + Math.fma(y, y, -yy) + Math.fma(z, z, -zz);
    double sums = ErrorTerms.ofSum(xx, yy, xy) + ErrorTerms.ofSum(xy, zz, q);
    double mixed =
        Math.fma(lowX, x + x + lowX, Math.fma(lowY, y + y + lowY, lowZ * (z + z + lowZ)));
    double r = Math.sqrt(q);
    double half = r * (0.5 / q); // the division does not wait for the root
    double rest = (Math.fma(-r, r, q) + (squares + sums + mixed)) * half;
    double bound = (0x1p-97 * (reach * reach) + 1.02 * (tau * tau)) * half;
    double lower = r + (rest - bound);
    return q >= SMALLEST_SQUARE && lower == r + (rest + bound) ? lower : Double.NaN;
  }
}
