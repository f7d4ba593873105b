package org.certigjk.fast.exact;

import java.math.BigInteger;
import org.certigjk.fast.search.Vertices;
import org.certigjk.integral.IntegerBody;
import org.certigjk.predicates.ErrorBounds;
import org.certigjk.predicates.IntegerPoints;
import org.certigjk.predicates.ScaledIntegers;

/**
 * The vertices of P + t as multiples of 2^exponent.
 *
 * <p>The sweep is in doubles with the rounded direction; vertices closer to the plane than the
 * error bound are compared in integers, and so are all if a coordinate is beyond 2<sup>1000</sup>.
 */
final class DoubleBody implements IntegerBody {

  /** Differences of such coordinates, times a vector with coordinates up to 1, do not overflow. */
  private static final double LARGEST = 0x1p1000;

  private final Vertices polytope;
  private final double[] t;
  private final int exponent;

  /** The coordinates of P and of t must be multiples of 2^exponent. */
  DoubleBody(Vertices polytope, double[] t, int exponent) {
    this.polytope = polytope;
    this.t = t;
    this.exponent = exponent;
  }

  @Override
  public BigInteger[] get(int k) {
    BigInteger[] coordinates = coordinates(k);
    for (int c = 0; c < coordinates.length; c++) {
      if (t[c] != 0) {
        coordinates[c] = coordinates[c].add(ScaledIntegers.integer(t[c], exponent));
      }
    }
    return coordinates;
  }

  /** Those of a vertex of P. */
  private BigInteger[] coordinates(int k) {
    BigInteger[] coordinates = new BigInteger[polytope.dimension];
    for (int c = 0; c < coordinates.length; c++) {
      coordinates[c] = ScaledIntegers.integer(polytope.axes[c][k], exponent);
    }
    return coordinates;
  }

  @Override
  public int beyond(int start, BigInteger[] v) {
    double[] rounded = ScaledIntegers.rounded(v);
    double threshold = threshold();
    int furthest = NONE;
    double least = -threshold;
    int[] band = new int[polytope.size];
    int count = 0;
    for (int k = 0; k < polytope.size; k++) {
      double s = 0;
      for (int c = 0; c < rounded.length; c++) {
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
    return furthest == NONE ? beyond(start, v, band, count) : furthest;
  }

  /** The same among the vertices of the band, in integers. */
  private int beyond(int start, BigInteger[] v, int[] band, int count) {
    BigInteger[] origin = coordinates(start);
    for (int i = 0; i < count; i++) {
      BigInteger[] edge = IntegerPoints.minus(coordinates(band[i]), origin);
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
  private double threshold() {
    return polytope.magnitude > LARGEST
        ? Double.NaN
        : (polytope.dimension + 4) * ErrorBounds.U * polytope.extent + ErrorBounds.TINY;
  }
}
