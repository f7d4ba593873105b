package org.certigjk.referee.text;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.integral.Coordinates;

/**
 * A unit in which coordinates are short integers.
 *
 * @param exponent e in 2^e
 */
record PowerOfTwo(int exponent) {

  private static final int LONGEST = 40;

  /** Bits after the point, and zeros before it, that can be read without a unit. */
  private static final int READABLE = 10;

  /**
   * Returns the largest unit of which all coordinates are multiples, if they are not readable
   * without it and short with it; else 1.
   */
  static PowerOfTwo unit(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    int lowest = Integer.MAX_VALUE;
    int highest = Integer.MIN_VALUE;
    for (BigFraction x : coordinates(a, b)) {
      BigInteger p = x.getNumerator();
      BigInteger q = x.getDenominator();
      if (p.signum() != 0) {
        if (q.bitCount() != 1) {
          return new PowerOfTwo(0);
        }
        lowest = Math.min(lowest, p.getLowestSetBit() - q.getLowestSetBit());
        highest = Math.max(highest, p.abs().bitLength() - q.getLowestSetBit());
      }
    }
    boolean readable = -READABLE <= lowest && lowest <= READABLE;
    boolean wanted = highest > lowest && highest - lowest <= LONGEST && !readable;
    return new PowerOfTwo(wanted ? lowest : 0);
  }

  private static List<BigFraction> coordinates(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    List<BigFraction> coordinates = new ArrayList<>();
    for (Polytope<BigFraction> points : List.of(a, b)) {
      for (int k = 0; k < points.size(); k++) {
        for (int c = 0; c < points.dimension(); c++) {
          coordinates.add(points.get(k).get(c));
        }
      }
    }
    return coordinates;
  }

  /** Returns 2^e. */
  private BigFraction value() {
    BigInteger power = BigInteger.ONE.shiftLeft(Math.abs(exponent));
    return exponent >= 0
        ? new BigFraction(power, BigInteger.ONE)
        : new BigFraction(BigInteger.ONE, power);
  }

  /** Returns the points in this unit. */
  Polytope<BigFraction> divide(Polytope<BigFraction> points) {
    if (exponent == 0) {
      return points;
    }
    BigFraction inverse = value().reciprocal();
    return Coordinates.map(points, point -> point.times(inverse));
  }
}
