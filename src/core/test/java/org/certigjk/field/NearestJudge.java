package org.certigjk.field;

import java.math.BigDecimal;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Judges a rounding by its definition, with exact decimals and none of the code under test: r is
 * the nearest number to x = (p/q)^(1/degree), ties to even, if x lies between the middles of r and
 * its two neighbours, or on one of them and r is even. Infinity stands at MAX + ulp(MAX), is even,
 * and has no neighbour above.
 */
public final class NearestJudge {
  private static final BigDecimal HALF = new BigDecimal("0.5");

  private NearestJudge() {}

  /** Whether r is the nearest double. */
  public static boolean isNearest(BigFraction q, int degree, double r) {
    double magnitude = Math.abs(r);
    return sameSign(q, r)
        && (magnitude == 0 || isAbove(q, degree, value(Math.nextDown(magnitude)), value(magnitude)))
        && (Double.isInfinite(r)
            || !isBeyond(q, degree, value(magnitude), value(Math.nextUp(magnitude))))
        && (isEven(r) || !isTie(q, degree, magnitude));
  }

  /** Whether r is the nearest float. */
  public static boolean isNearest(BigFraction q, int degree, float r) {
    float magnitude = Math.abs(r);
    return sameSign(q, r)
        && (magnitude == 0 || isAbove(q, degree, value(Math.nextDown(magnitude)), value(magnitude)))
        && (Float.isInfinite(r)
            || !isBeyond(q, degree, value(magnitude), value(Math.nextUp(magnitude))))
        && (Float.floatToIntBits(r) % 2 == 0 || !isTie(q, degree, magnitude));
  }

  private static boolean isAbove(BigFraction q, int degree, BigDecimal low, BigDecimal high) {
    return compareToMiddle(q, degree, low, high) >= 0;
  }

  private static boolean isBeyond(BigFraction q, int degree, BigDecimal low, BigDecimal high) {
    return compareToMiddle(q, degree, low, high) > 0;
  }

  private static boolean isTie(BigFraction q, int degree, double r) {
    return compareToMiddle(q, degree, value(Math.nextDown(r)), value(r)) == 0
        || compareToMiddle(q, degree, value(r), value(Math.nextUp(r))) == 0;
  }

  private static boolean isTie(BigFraction q, int degree, float r) {
    return compareToMiddle(q, degree, value(Math.nextDown(r)), value(r)) == 0
        || compareToMiddle(q, degree, value(r), value(Math.nextUp(r))) == 0;
  }

  private static boolean isEven(double r) {
    return Double.doubleToLongBits(r) % 2 == 0;
  }

  private static boolean sameSign(BigFraction q, double r) {
    return q.getNumerator().signum() == 0
        ? r == 0
        : r == 0 || r > 0 == q.getNumerator().signum() > 0;
  }

  /** Compares |q| with the middle of low and high, raised to the degree. */
  private static int compareToMiddle(BigFraction q, int degree, BigDecimal low, BigDecimal high) {
    BigDecimal middle = low.add(high).multiply(HALF).pow(degree);
    return new BigDecimal(q.getNumerator().abs())
        .compareTo(middle.multiply(new BigDecimal(q.getDenominator())));
  }

  private static BigDecimal value(double x) {
    return Double.isInfinite(x)
        ? new BigDecimal(Double.MAX_VALUE).add(new BigDecimal(Math.ulp(Double.MAX_VALUE)))
        : new BigDecimal(x);
  }

  private static BigDecimal value(float x) {
    return Float.isInfinite(x)
        ? new BigDecimal(Float.MAX_VALUE).add(new BigDecimal(Math.ulp(Float.MAX_VALUE)))
        : new BigDecimal(x);
  }
}
