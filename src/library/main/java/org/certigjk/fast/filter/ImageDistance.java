package org.certigjk.fast.filter;

import java.util.Objects;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Image;
import org.certigjk.fast.search.Placement;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;
import org.certigjk.predicates.ErrorTerms;

/**
 * The correctly rounded norm of v for images, as {@link RoundedDistance}, which has the algorithm.
 *
 * <pre>
 *   v = M_A &alpha; &minus; M_B &beta; + t,   &alpha; = &sum; &lambda;_k a_k,   &beta; = &sum; &lambda;_k b_k.
 * </pre>
 *
 * <p><b>Error</b> in each coordinate, u = 2<sup>&minus;53</sup>; X is the largest coordinate of a
 * body, M = m + l with what {@link Placement} says, and S &ge; &sum;<sub>j</sub> |m<sub>j</sub>| X
 * for a row, and S &ge; 3X besides where l &ne; 0.
 *
 * <ol>
 *   <li>A coordinate of &alpha; is h + l', |l'| &le; 3.1u X: three errors of products, two of sums.
 *       Four roundings lose 13u&sup2; X.
 *   <li>M &alpha; is the rounded m h, with |low| &le; 7.2u S: the five errors 3.1u S, m l' 3.1u S,
 *       l h u S. Twelve roundings lose 87u&sup2; S, besides 13u&sup2; S of (1), l l' 3.1u&sup2; S,
 *       and 64u&sup2; S of what m + l leaves out of M: 168u&sup2; S.
 *   <li>v adds |t|, exact as a pair of doubles; with Q = S<sub>A</sub> + S<sub>B</sub> + |t| the
 *       low part is at most 12u Q, and six roundings lose 72u&sup2; Q more.
 * </ol>
 *
 * <p>With P = 8 &sum; Q the low part is at most 5u P, and less than 45u&sup2; P is lost: what
 * {@link RoundedDistance} supposes. Underflow loses less than 2<sup>&minus;830</sup>, as no entry
 * of M exceeds {@link ErrorBounds#LARGEST}.
 */
final class ImageDistance {

  private ImageDistance() {}

  /** Returns &#8214;v&#8214; for weights on the grid, or NaN; &tau; as in RoundedDistance. */
  static double norm(Vertices a, Vertices b, Candidate c, double w1, double w2, double tau) {
    Image imageA = Objects.requireNonNull(a.image);
    Image imageB = Objects.requireNonNull(b.image);
    combine(imageA, c.a, c.size, w1, w2);
    combine(imageB, c.b, c.size, w1, w2);
    double[] high = imageA.high;
    double[] low = imageA.low;
    for (int axis = 0; axis < high.length; axis++) {
      double h = high[axis] - imageB.high[axis];
      low[axis] +=
          ErrorTerms.ofDifference(high[axis], imageB.high[axis], h)
              - imageB.low[axis]
              + c.low[axis];
      high[axis] = h;
    }
    double reach = 8.25 * (sum(imageA) + sum(imageB) + ErrorBounds.norm(c.t[0], c.t[1], c.t[2]));
    return RoundedDistance.norm(
        true, c.t, high[0], high[1], high[2], low[0], low[1], low[2], reach, tau);
  }

  /** &sum; S. */
  private static double sum(Image image) {
    Placement placement = image.placement();
    return (placement.all + placement.wrong * (9 / ErrorBounds.U)) * image.body().magnitude;
  }

  /** Writes M &sum; w_k p_k as a sum of two vectors. */
  private static void combine(Image image, int[] index, int size, double w1, double w2) {
    double w0 = 1 - w1 - w2;
    Vertices p = image.body();
    int i = index[0];
    int j = size > 1 ? index[1] : i;
    int k = size > 2 ? index[2] : i;
    double x = high(w0, p.x[i], w1, p.x[j], w2, p.x[k]);
    double y = high(w0, p.y[i], w1, p.y[j], w2, p.y[k]);
    double z = high(w0, p.z[i], w1, p.z[j], w2, p.z[k]);
    double lowX = low(w0, p.x[i], w1, p.x[j], w2, p.x[k]);
    double lowY = low(w0, p.y[i], w1, p.y[j], w2, p.y[k]);
    double lowZ = low(w0, p.z[i], w1, p.z[j], w2, p.z[k]);
    double[] m = image.placement().m;
    double[] l = image.placement().low;
    for (int axis = 0; axis < 3; axis++) {
      int row = 3 * axis;
      image.high[axis] = high(m[row], x, m[row + 1], y, m[row + 2], z);
      image.low[axis] =
          low(m[row], x, m[row + 1], y, m[row + 2], z)
              + high(m[row], lowX, m[row + 1], lowY, m[row + 2], lowZ)
              + high(l[row], x, l[row + 1], y, l[row + 2], z);
    }
  }

  /** A sum of three products, rounded. */
  private static double high(double a0, double b0, double a1, double b1, double a2, double b2) {
    return a0 * b0 + a1 * b1 + a2 * b2;
  }

  /** The first-order errors of {@link #high}. */
  private static double low(double a0, double b0, double a1, double b1, double a2, double b2) {
    double p0 = a0 * b0;
    double p1 = a1 * b1;
    double p2 = a2 * b2;
    double p01 = p0 + p1;
    double products = Math.fma(a0, b0, -p0) + Math.fma(a1, b1, -p1) + Math.fma(a2, b2, -p2);
    return ErrorTerms.ofSum(p0, p1, p01) + ErrorTerms.ofSum(p01, p2, p01 + p2) + products;
  }
}
