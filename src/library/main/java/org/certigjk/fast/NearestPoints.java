package org.certigjk.fast;

import java.math.BigInteger;
import java.util.Arrays;
import org.certigjk.exact.DoubleDouble;
import org.certigjk.field.Conversions;
import org.certigjk.predicates.BoundedVector;
import org.certigjk.predicates.ErrorBounds;
import org.certigjk.predicates.IntegerPoints;
import org.jspecify.annotations.Nullable;

/**
 * The points of A + t and of B that a simplex proved to be optimal gives, and the distance vector
 * between them, each coordinate correctly rounded, ties to even.
 *
 * <p><b>Definition.</b> For the pairs (a<sub>k</sub>, b<sub>k</sub>) of the simplex, y<sub>k</sub>
 * = a<sub>k</sub> + t &minus; b<sub>k</sub>, and the weights with &sum; &lambda;<sub>k</sub> = 1
 * for which v = &sum; &lambda;<sub>k</sub> y<sub>k</sub> is nearest to the origin: &sum;
 * &lambda;<sub>k</sub> a<sub>k</sub> + t, &sum; &lambda;<sub>k</sub> b<sub>k</sub> and v.
 *
 * <p><b>Algorithm.</b> With d<sub>k</sub> = y<sub>k</sub> &minus; y<sub>0</sub>, the weights
 * &lambda;<sub>k</sub> = &nu;<sub>k</sub> / &delta;, k &ge; 1, of
 *
 * <pre>
 *   edge         &nu;_1 = &minus;y_0 &middot; d_1                                   &delta; = d_1 &middot; d_1
 *   face         &nu;_1 = &minus;d_2 &middot; (n &times; y_0), &nu;_2 = d_1 &middot; (n &times; y_0)   &delta; = n &middot; n, n = d_1 &times; d_2
 *   tetrahedron  &nu;_k = &minus;y_0 &middot; n_k                                   &delta; = d_1 &middot; n_1, n_1 = d_2 &times; d_3, …
 * </pre>
 *
 * in pairs of doubles; then each coordinate is x<sub>0</sub> + &sum; &lambda;<sub>k</sub>
 * (x<sub>k</sub> &minus; x<sub>0</sub>). What is left undecided is computed in integers.
 *
 * <p><b>Error.</b> U is {@link DoubleDouble#U}, E what {@link ErrorBounds} says of &nu; and
 * &delta;. A weight is wrong by at most e<sub>k</sub> = (E(&nu;<sub>k</sub>) +
 * |&lambda;<sub>k</sub>| E(&delta;)) / (|&delta;| &minus; E(&delta;)) + U |&lambda;<sub>k</sub>|, a
 * coordinate by &sum; e<sub>k</sub> |x<sub>k</sub> &minus; x<sub>0</sub>| and, for x<sub>0</sub>, a
 * product, up to three sums and their differences, less than 8 U (|x<sub>0</sub>| + &sum;
 * |&lambda;<sub>k</sub> (x<sub>k</sub> &minus; x<sub>0</sub>)|). Used is 16 U, and E(&delta;) &le;
 * |&delta;| / 2<sup>30 </sup>. Underflow is far below that in numbers of at least
 * 2<sup>&minus;900</sup>.
 */
final class NearestPoints {

  /** The largest relative error of &delta;. */
  private static final double ACCEPTED = 0x1p-30;

  /** Between these, quotients keep their bound, and underflow is negligible. */
  private static final double SMALLEST = 0x1p-900;

  private static final double LARGEST = 0x1p900;

  private final DoublePolytope a;
  private final DoublePolytope b;
  private final Candidate c;

  /** &lambda;<sub>k</sub> and e<sub>k</sub>, k &ge; 1. */
  private final DoubleDouble[] weights;

  private final double[] errors;

  private NearestPoints(DoublePolytope a, DoublePolytope b, Candidate c) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.weights = new DoubleDouble[c.size];
    this.errors = new double[c.size];
  }

  /** Writes the point of A + t and the point of B. */
  static void closest(DoublePolytope a, DoublePolytope b, Candidate c, double[] onA, double[] onB) {
    requireRoom(onA, a.dimension);
    requireRoom(onB, a.dimension);
    NearestPoints points = new NearestPoints(a, b, c);
    boolean decided = points.areWeighed();
    for (int axis = 0; axis < a.dimension && decided; axis++) {
      onA[axis] = points.rounded(a.axes[axis], c.a, c.t[axis], null);
      onB[axis] = points.rounded(b.axes[axis], c.b, 0, null);
      decided = !Double.isNaN(onA[axis] + onB[axis]);
    }
    if (!decided) {
      points.roundExactly(onA, onB, new double[a.dimension]);
    }
  }

  /** Writes v. */
  static void vector(DoublePolytope a, DoublePolytope b, Candidate c, double[] v) {
    requireRoom(v, a.dimension);
    if (c.size == a.dimension + 1) {
      Arrays.fill(v, 0); // the origin is inside
      return;
    }
    NearestPoints points = new NearestPoints(a, b, c);
    boolean decided = points.areWeighed();
    for (int axis = 0; axis < a.dimension && decided; axis++) {
      v[axis] = points.rounded(a.axes[axis], c.a, c.t[axis], b.axes[axis]);
      decided = !Double.isNaN(v[axis]);
    }
    if (!decided) {
      points.roundExactly(new double[a.dimension], new double[a.dimension], v);
    }
  }

  private static void requireRoom(double[] x, int dimension) {
    if (x.length != dimension) {
      throw new IllegalArgumentException(
          "room for %d numbers, a point has %d".formatted(x.length, dimension));
    }
  }

  /** Finds the weights; returns whether their bounds hold. */
  private boolean areWeighed() {
    if (a.dimension > 3 || !CertifiedQuery.isInRange(a, b, c.t)) {
      return false;
    }
    if (c.size == 1) {
      return true;
    }
    ExactPair pair = new ExactPair(a, b, c.t);
    BoundedVector y = pair.difference(c.a[0], c.b[0]);
    BoundedVector d = edge(pair, 1);
    if (c.size == 2) {
      return isDivided(1, d, y.unaryMinus(), d, d);
    }
    BoundedVector e = edge(pair, 2);
    BoundedVector n = d.cross(e);
    if (c.size == 3) {
      BoundedVector g = n.cross(y);
      return isDivided(1, e, g.unaryMinus(), n, n) && isDivided(2, d, g, n, n);
    }
    BoundedVector f = edge(pair, 3);
    BoundedVector opposite = y.unaryMinus();
    return isDivided(1, opposite, e.cross(f), f, n)
        && isDivided(2, opposite, f.cross(d), f, n)
        && isDivided(3, opposite, n, f, n);
  }

  /** d_k. */
  private BoundedVector edge(ExactPair pair, int k) {
    return pair.edge(c.a[0], c.a[k], c.b[0], c.b[k]);
  }

  /** Makes (p &middot; q) / (r &middot; s) the weight k; returns whether its bound holds. */
  private boolean isDivided(
      int k, BoundedVector p, BoundedVector q, BoundedVector r, BoundedVector s) {
    DoubleDouble delta = r.value.dot(s.value);
    double magnitude = Math.abs(delta.high());
    double error = r.dotError(s);
    DoubleDouble weight = p.value.dot(q.value).div(delta);
    double size = Math.abs(weight.high());
    weights[k] = weight;
    errors[k] =
        (p.dotError(q) + size * error) / magnitude * (1 + 2 * ACCEPTED) + DoubleDouble.U * size;
    return error <= ACCEPTED * magnitude && isInRange(magnitude) && isInRange(size * magnitude);
  }

  private static boolean isInRange(double x) {
    return x >= SMALLEST && x <= LARGEST;
  }

  /**
   * Returns a coordinate of &sum; &lambda;<sub>k</sub> (p<sub>k</sub> + t &minus; b<sub>k</sub>),
   * rounded, or NaN.
   *
   * @param p those of a body
   * @param i its vertices in the simplex
   * @param q those of B, or {@code null} for zeros
   */
  private double rounded(double[] p, int[] i, double t, double @Nullable [] q) {
    double p0 = p[i[0]];
    double q0 = q == null ? 0 : q[c.b[0]];
    DoubleDouble sum = DoubleDouble.difference(p0, q0).plus(t);
    boolean exact = t == 0 || q0 == 0;
    double terms = Math.abs(sum.high());
    double error = 0;
    for (int k = 1; k < c.size; k++) {
      DoubleDouble edge = DoubleDouble.difference(p[i[k]], p0);
      if (q != null) {
        edge = edge.minus(DoubleDouble.difference(q[c.b[k]], q0));
      }
      if (edge.high() != 0) {
        DoubleDouble term = weights[k].times(edge);
        sum = sum.plus(term);
        terms += Math.abs(term.high());
        error += errors[k] * Math.abs(edge.high());
        exact = false;
      }
    }
    return exact
        ? sum.high()
        : sum.roundedWithin((error + 16 * DoubleDouble.U * terms) / Math.abs(sum.high()));
  }

  /** Writes the two points and v, computed in integers. */
  private void roundExactly(double[] onA, double[] onB, double[] v) {
    int exponent = IntegerGjk.exponent(Math.min(a.exponent(), b.exponent()), c.t);
    DoubleBody bodyA = new DoubleBody(a, c.t, exponent);
    DoubleBody bodyB = new DoubleBody(b, new double[c.t.length], exponent);
    BigInteger[][] inA = new BigInteger[c.size][];
    BigInteger[][] inB = new BigInteger[c.size][];
    BigInteger[][] y = new BigInteger[c.size][];
    for (int k = 0; k < c.size; k++) {
      inA[k] = bodyA.get(c.a[k]);
      inB[k] = bodyB.get(c.b[k]);
      y[k] = IntegerPoints.minus(inA[k], inB[k]);
    }
    BigInteger[] multiples = IntegerPoints.nearestWeights(y);
    round(multiples, inA, exponent, onA);
    round(multiples, inB, exponent, onB);
    round(multiples, y, exponent, v);
  }

  private static void round(BigInteger[] multiples, BigInteger[][] p, int exponent, double[] x) {
    BigInteger sum = Arrays.stream(multiples).reduce(BigInteger.ZERO, BigInteger::add);
    BigInteger[] combination = IntegerPoints.combination(multiples, p);
    for (int axis = 0; axis < x.length; axis++) {
      x[axis] = Conversions.toDouble(combination[axis], sum, exponent);
    }
  }
}
