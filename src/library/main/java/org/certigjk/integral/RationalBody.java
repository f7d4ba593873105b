package org.certigjk.integral;

import java.math.BigInteger;
import org.certigjk.predicates.IntegerPoints;

/** Points whose coordinates may be of any size, swept in integers. */
public final class RationalBody implements IntegerBody {

  private final BigInteger[][] points;

  public RationalBody(BigInteger[][] points) {
    this.points = points;
  }

  @Override
  public BigInteger[] get(int k) {
    return points[k];
  }

  /** Returns the first of the furthest. */
  @Override
  public int beyond(int start, BigInteger[] v) {
    BigInteger least = IntegerPoints.dot(points[start], v);
    int furthest = NONE;
    for (int k = 0; k < points.length; k++) {
      BigInteger value = IntegerPoints.dot(points[k], v);
      if (value.compareTo(least) < 0) {
        least = value;
        furthest = k;
      }
    }
    return furthest;
  }
}
