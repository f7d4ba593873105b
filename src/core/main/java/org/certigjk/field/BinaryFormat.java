package org.certigjk.field;

import java.math.BigInteger;

/**
 * An IEEE 754 binary format, and the one place where this library rounds a number to it.
 *
 * <p>A positive finite number of the format is m&middot;2<sup>e</sup> with an integer m &lt;
 * 2<sup>precision</sup> and minExponent &le; e &le; maxExponent. If e is chosen as small as
 * possible, then (e &minus; minExponent)&middot;2<sup>precision&minus;1</sup> + m is the bit
 * pattern of the number. This holds for subnormal numbers (e = minExponent, m small), it holds for
 * m = 2<sup>precision</sup> (the carry of a rounding moves into the exponent), and at the upper end
 * the carry yields the bit pattern of infinity, just where IEEE 754 (2019, section 7.4) asks for
 * it.
 */
enum BinaryFormat {
  /** {@code float}: 24 bits. */
  BINARY32(24, -149, 104),

  /** {@code double}: 53 bits. */
  BINARY64(53, -1074, 971);

  private final int precision;
  private final int minExponent;
  private final int maxExponent;

  BinaryFormat(int precision, int minExponent, int maxExponent) {
    this.precision = precision;
    this.minExponent = minExponent;
    this.maxExponent = maxExponent;
  }

  /**
   * Returns the bit pattern of the number nearest to the root of order {@code degree} of p/q, ties
   * to even.
   *
   * <p>With x = (p/q)<sup>1/degree</sup> and a unit u = 2<sup>k</sup> so small that at least one
   * bit below the last place is known, the pair (&lfloor;x/u&rfloor;, is x/u an integer?) decides
   * the rounding. It is found with integers: &lfloor;x/u&rfloor; is the integer root of
   * &lfloor;p/(q&middot;u<sup>degree</sup>)&rfloor;.
   *
   * @param p an integer, p &gt; 0
   * @param q an integer, q &gt; 0
   * @param degree 1 (the number p/q itself) or 2 (its square root)
   */
  long nearest(BigInteger p, BigInteger q, int degree) {
    int log = Math.floorDiv(p.bitLength() - q.bitLength() - 1, degree); // 2^log < x
    int unit = Math.max(log - precision, minExponent - 1);
    int shift = degree * unit;
    BigInteger[] quotient =
        p.shiftLeft(Math.max(-shift, 0)).divideAndRemainder(q.shiftLeft(Math.max(shift, 0)));
    if (degree == 1) {
      return round(quotient[0], unit, quotient[1].signum() != 0);
    }
    // at most 110 bits, whose root in doubles is off by a few units: the rest is a long
    long root = (long) Math.sqrt(quotient[0].doubleValue());
    long rest = quotient[0].subtract(BigInteger.valueOf(root).pow(2)).longValueExact();
    for (; rest < 0; root--) {
      rest += 2 * root - 1;
    }
    for (; rest > 2 * root; root++) {
      rest -= 2 * root + 1;
    }
    return round(BigInteger.valueOf(root), unit, quotient[1].signum() != 0 || rest != 0);
  }

  /**
   * Rounds floor&middot;2<sup>unit</sup>, or a number less than one unit above it if {@code more}.
   */
  private long round(BigInteger floor, int unit, boolean more) {
    int drop = Math.max(floor.bitLength() - precision, minExponent - unit); // at least 1
    if (unit + drop > maxExponent) {
      return bits(maxExponent, 1L << precision);
    }
    BigInteger kept = floor.shiftRight(drop);
    boolean half = floor.testBit(drop - 1);
    boolean aboveHalf = more || floor.getLowestSetBit() < drop - 1;
    boolean up = half && (aboveHalf || kept.testBit(0));
    return bits(unit + drop, kept.longValueExact() + (up ? 1 : 0));
  }

  private long bits(int exponent, long significand) {
    return ((long) (exponent - minExponent) << (precision - 1)) + significand;
  }
}
