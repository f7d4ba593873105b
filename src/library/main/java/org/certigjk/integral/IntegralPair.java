package org.certigjk.integral;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Integers;
import org.certigjk.geometry.Polytope;
import org.jspecify.annotations.Nullable;

/**
 * Two polytopes over the rationals times a positive integer that makes all their coordinates
 * integers, the scale: for doubles a power of two.
 *
 * <p>Index pairs, weights and directions are the same for polytopes and for their multiples;
 * lengths and points are to be divided by the scale.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * IntegralPair pair = IntegralPair.of(a, b);   // a has the point (1/2, 1), b has (1/3, 0)
 * pair.scale();                                // 6
 * pair.a().get(0);                             // (3, 6)
 * }</pre>
 *
 * @param a the first polytope times the scale
 * @param b the second one, likewise
 * @param scale the scale
 */
public record IntegralPair(Polytope<BigInteger> a, Polytope<BigInteger> b, BigInteger scale) {

  /** How many times the bits of the longest number a short scale may have. */
  private static final long SHORT = 64;

  /**
   * Returns whether the scale has at most 64 times as many bits as the longest numerator or
   * denominator of a coordinate. If not, as with many prime denominators, the integers are so much
   * longer than the coordinates that fractions cost less time and memory.
   */
  public static boolean isShort(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    return shortScale(a.toRational(), b.toRational()) != null;
  }

  /** Scales two polytopes if the scale is {@linkplain #isShort short}; if not, returns null. */
  public static @Nullable IntegralPair ifShort(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    Polytope<BigFraction> reducedA = a.toRational();
    Polytope<BigFraction> reducedB = b.toRational();
    BigInteger scale = shortScale(reducedA, reducedB);
    return scale == null ? null : of(reducedA, reducedB, scale);
  }

  private static @Nullable BigInteger shortScale(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    long limit = SHORT * Math.max(longest(a), longest(b));
    BigInteger scale = scale(a, b, limit);
    return scale.bitLength() <= limit ? scale : null;
  }

  private static int longest(Polytope<BigFraction> body) {
    int longest = 1;
    for (int i = 0; i < body.size(); i++) {
      for (int c = 0; c < body.dimension(); c++) {
        BigFraction x = body.get(i).get(c);
        longest = Math.max(longest, x.getNumerator().bitLength());
        longest = Math.max(longest, x.getDenominator().bitLength());
      }
    }
    return longest;
  }

  /** Scales two polytopes. */
  public static IntegralPair of(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    Polytope<BigFraction> reducedA = a.toRational();
    Polytope<BigFraction> reducedB = b.toRational();
    return of(reducedA, reducedB, scale(reducedA, reducedB, Long.MAX_VALUE));
  }

  private static IntegralPair of(
      Polytope<BigFraction> a, Polytope<BigFraction> b, BigInteger scale) {
    return new IntegralPair(scaled(a, scale), scaled(b, scale), scale);
  }

  /** A common multiple of all denominators, or of some if it has too many bits. */
  private static BigInteger scale(Polytope<BigFraction> a, Polytope<BigFraction> b, long mostBits) {
    return commonDenominator(b, commonDenominator(a, BigInteger.ONE, mostBits), mostBits);
  }

  /** A common multiple of a number and the denominators, or of some if it has too many bits. */
  private static BigInteger commonDenominator(
      Polytope<BigFraction> body, BigInteger multiple, long mostBits) {
    BigInteger common = multiple;
    for (int i = 0; i < body.size(); i++) {
      for (int c = 0; c < body.dimension() && common.bitLength() <= mostBits; c++) {
        common = commonMultiple(common, body.get(i).get(c).getDenominator());
      }
    }
    return common;
  }

  private static BigInteger commonMultiple(BigInteger x, BigInteger y) {
    if (isPowerOfTwo(x) && isPowerOfTwo(y)) {
      return x.max(y);
    }
    return x.mod(y).signum() == 0 ? x : x.divide(x.gcd(y)).multiply(y);
  }

  private static boolean isPowerOfTwo(BigInteger x) {
    return x.bitCount() == 1;
  }

  private static Polytope<BigInteger> scaled(Polytope<BigFraction> body, BigInteger scale) {
    return Coordinates.map(body, Integers.INSTANCE, c -> scaled(c, scale));
  }

  private static BigInteger scaled(BigFraction coordinate, BigInteger multiple) {
    return coordinate.getNumerator().multiply(quotient(multiple, coordinate.getDenominator()));
  }

  /** The integer x/y. */
  private static BigInteger quotient(BigInteger x, BigInteger y) {
    return isPowerOfTwo(y) ? x.shiftRight(y.bitLength() - 1) : x.divide(y);
  }
}
