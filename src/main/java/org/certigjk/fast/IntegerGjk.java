package org.certigjk.fast;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.certigjk.exact.ErrorBounds;
import org.certigjk.exact.IntegerPoints;
import org.certigjk.exact.ScaledIntegers;
import org.jspecify.annotations.Nullable;

/**
 * The distance in any dimension and for coordinates of any size: the Gilbert–Johnson–Keerthi search
 * over integers.
 *
 * <p><b>Algorithm.</b> All coordinates are integers times a common power of two. The simplex is an
 * {@link IntegerCorral}; a vertex of A or B that is beyond it, found by a sweep, joins it until
 * there is none. The sweep is in doubles with the rounded direction; vertices closer to the plane
 * than the error bound are compared in integers, and so are all if a coordinate is beyond
 * 2<sup>1000</sup>.
 *
 * <p><b>Guarantee.</b> That of {@link ExactQuery}.
 */
final class IntegerGjk {

  /** Differences of such coordinates, times a vector with coordinates up to 1, do not overflow. */
  private static final double LARGEST = 0x1p1000;

  private static final int NONE = -1;

  private final DoublePolytope a;
  private final DoublePolytope b;
  private final Candidate candidate;
  private final int dimension;
  private final int exponent;
  private final BigInteger[] translation;

  private IntegerGjk(DoublePolytope a, DoublePolytope b, Candidate candidate) {
    this.a = a;
    this.b = b;
    this.candidate = candidate;
    this.dimension = a.dimension;
    int exponent = Math.min(a.exponent, b.exponent);
    for (int c = 0; c < dimension; c++) {
      exponent = Math.min(exponent, ScaledIntegers.exponent(candidate.t[c]));
    }
    this.exponent = exponent == Integer.MAX_VALUE ? 0 : exponent;
    this.translation = new BigInteger[dimension];
    for (int c = 0; c < dimension; c++) {
      translation[c] = ScaledIntegers.integer(candidate.t[c], this.exponent);
    }
  }

  static double distance(DoublePolytope a, DoublePolytope b, Candidate c) {
    return new IntegerGjk(a, b, c).solve();
  }

  private double solve() {
    List<IntegerCorral.Point> pool = pool();
    IntegerCorral corral = IntegerCorral.of(pool);
    BigInteger[] v = corral.nearest();
    IntegerCorral.@Nullable Point beyond = beyond(pool, corral, v);
    while (beyond != null) {
      corral.insert(beyond);
      v = corral.nearest();
      beyond = beyond(pool, corral, v);
    }
    store(corral);
    // v · v = v · y₀
    return ScaledIntegers.root(
        IntegerPoints.dot(v, corral.points().get(0).y), corral.denominator(), exponent);
  }

  /** The points of the candidate. */
  private List<IntegerCorral.Point> pool() {
    List<IntegerCorral.Point> pool = new ArrayList<>();
    int count = Math.min(candidate.size, dimension + 1);
    for (int k = 0; k < count; k++) {
      pool.add(point(candidate.a[k], candidate.b[k]));
    }
    if (pool.isEmpty()) {
      pool.add(point(0, 0));
    }
    return pool;
  }

  private IntegerCorral.Point point(int i, int j) {
    BigInteger[] y = IntegerPoints.minus(coordinates(a, i), coordinates(b, j));
    for (int c = 0; c < dimension; c++) {
      y[c] = y[c].add(translation[c]);
    }
    return new IntegerCorral.Point(i, j, y);
  }

  private BigInteger[] coordinates(DoublePolytope polytope, int k) {
    BigInteger[] coordinates = new BigInteger[dimension];
    for (int c = 0; c < dimension; c++) {
      coordinates[c] = ScaledIntegers.integer(polytope.axes[c][k], exponent);
    }
    return coordinates;
  }

  /** Returns a point y with v &middot; y &lt; v &middot; v, first from the pool. */
  private IntegerCorral.@Nullable Point beyond(
      List<IntegerCorral.Point> pool, IntegerCorral corral, BigInteger[] v) {
    IntegerCorral.Point first = corral.points().get(0);
    BigInteger level = IntegerPoints.dot(v, first.y);
    if (level.signum() == 0) {
      return null;
    }
    for (IntegerCorral.Point point : pool) {
      if (IntegerPoints.dot(v, point.y).compareTo(level) < 0) {
        return point;
      }
    }
    BigInteger[] opposite = v.clone();
    for (int c = 0; c < dimension; c++) {
      opposite[c] = v[c].negate();
    }
    int beyondA = furthest(a, first.a, v);
    int beyondB = furthest(b, first.b, opposite);
    return beyondA == NONE && beyondB == NONE
        ? null
        : point(beyondA == NONE ? first.a : beyondA, beyondB == NONE ? first.b : beyondB);
  }

  /** Returns a vertex p with (p &minus; p_start) &middot; v &lt; 0, or NONE. */
  private int furthest(DoublePolytope polytope, int start, BigInteger[] v) {
    double[] rounded = ScaledIntegers.rounded(v);
    double threshold = threshold(polytope);
    int furthest = NONE;
    double least = -threshold;
    int[] band = new int[polytope.size];
    int count = 0;
    for (int k = 0; k < polytope.size; k++) {
      double s = 0;
      for (int c = 0; c < dimension; c++) {
        s += (polytope.axes[c][k] - polytope.axes[c][start]) * rounded[c];
      }
      if (s < least) {
        least = s;
        furthest = k;
      } else if (!(s >= threshold) && !(s < -threshold)) {
        band[count] = k;
        count++;
      }
    }
    return furthest == NONE ? furthest(polytope, start, v, band, count) : furthest;
  }

  /** The same among the vertices of the band, in integers. */
  private int furthest(DoublePolytope polytope, int start, BigInteger[] v, int[] band, int count) {
    BigInteger[] origin = coordinates(polytope, start);
    for (int i = 0; i < count; i++) {
      BigInteger[] edge = IntegerPoints.minus(coordinates(polytope, band[i]), origin);
      if (IntegerPoints.dot(edge, v).signum() < 0) {
        return band[i];
      }
    }
    return NONE;
  }

  /**
   * The error of a sum of n products (p_c &minus; q_c) v_c, |v_c| &le; 1: n + 2 roundings of each,
   * one of them that of v_c, times &sum; |p_c &minus; q_c|; and n underflows. NaN, which nothing
   * exceeds, if something could overflow.
   */
  private double threshold(DoublePolytope polytope) {
    return polytope.magnitude > LARGEST
        ? Double.NaN
        : (dimension + 4) * ErrorBounds.U * polytope.extent + ErrorBounds.TINY;
  }

  private void store(IntegerCorral corral) {
    candidate.size = corral.points().size();
    for (int k = 0; k < candidate.size; k++) {
      candidate.a[k] = corral.points().get(k).a;
      candidate.b[k] = corral.points().get(k).b;
    }
    candidate.stage = Stage.INTEGERS;
  }
}
