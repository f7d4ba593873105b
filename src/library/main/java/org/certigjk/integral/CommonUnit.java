package org.certigjk.integral;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.number.Ratio;
import org.certigjk.predicates.ScaledIntegers;

/**
 * A pair of polytopes with rational coordinates as integers times a unit u: 2^e divided by the
 * least common denominator, with the greatest e.
 */
public final class CommonUnit {

  private final BigInteger denominator;
  private final BigInteger[][] a;
  private final BigInteger[][] b;

  /** The greatest number of bits of a coordinate, and e. */
  private int bits;

  private int exponent = Integer.MAX_VALUE;

  /** Finds the unit. */
  public CommonUnit(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    IntegralPair pair = IntegralPair.of(a, b);
    this.denominator = pair.scale();
    this.a = integers(pair.a());
    this.b = integers(pair.b());
    exponent = exponent == Integer.MAX_VALUE ? 0 : exponent;
    shift(this.a);
    shift(this.b);
  }

  private BigInteger[][] integers(Polytope<BigInteger> points) {
    BigInteger[][] integers = new BigInteger[points.size()][points.dimension()];
    for (int k = 0; k < integers.length; k++) {
      for (int c = 0; c < integers[k].length; c++) {
        BigInteger integer = points.get(k).get(c);
        integers[k][c] = integer;
        bits = Math.max(bits, integer.bitLength());
        exponent = integer.signum() == 0 ? exponent : Math.min(exponent, integer.getLowestSetBit());
      }
    }
    return integers;
  }

  private void shift(BigInteger[][] points) {
    for (BigInteger[] point : points) {
      for (int c = 0; c < point.length; c++) {
        point[c] = point[c].shiftRight(exponent);
      }
    }
  }

  /** Returns u. */
  public Ratio unit() {
    return Ratio.of(BigInteger.ONE.shiftLeft(exponent), denominator);
  }

  /** Returns the points of A in units. */
  public BigInteger[][] a() {
    return a;
  }

  /** Returns the points of B in units. */
  public BigInteger[][] b() {
    return b;
  }

  /** Returns points, multiplied by a power of two so that they are small, and rounded. */
  public double[][] rounded(BigInteger[][] points) {
    double[][] rounded = new double[points.length][points[0].length];
    for (int k = 0; k < rounded.length; k++) {
      for (int c = 0; c < rounded[k].length; c++) {
        rounded[k][c] = ScaledIntegers.rounded(points[k][c], bits - exponent).high();
      }
    }
    return rounded;
  }
}
