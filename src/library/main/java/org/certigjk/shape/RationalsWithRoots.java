package org.certigjk.shape;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.EuclideanField;
import org.certigjk.field.Rationals;
import org.certigjk.number.Numerals;
import org.jspecify.annotations.Nullable;

/**
 * The rational numbers, exact as {@link Rationals}, with square roots rounded to one side.
 *
 * <p><b>Definition.</b> If &radic;a is rational, {@link #sqrt} returns it. Else it returns the
 * least number m&middot;2<sup>k</sup> &gt; &radic;a with an integer m of as many bits as {@link
 * #bits()} says (or m = 2<sup>bits</sup>). {@link #inverseSqrt} returns 1/&radic;a if it is
 * rational and else the greatest number of this form below it.
 *
 * <p><b>Guarantee.</b> &radic;a &le; sqrt(a) &le; (1 + 2<sup>1&minus;bits</sup>)&radic;a, and (1
 * &minus; 2<sup>1&minus;bits</sup>)/&radic;a &le; inverseSqrt(a) &le; 1/&radic;a. A vector d times
 * inverseSqrt(dᵀd) is therefore never longer than 1: support points of round shapes computed so lie
 * in the shape, and the value of the support function computed with {@link #sqrt} is never too
 * small. All other operations are exact.
 *
 * <p><b>Limits.</b> The roots are not monotone: a rational root may be followed by a rounded one
 * that is smaller than the rounded one before it.
 *
 * <p><b>Errors.</b> {@link ArithmeticException} for the root of a negative number, and as in {@link
 * Rationals}.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * RationalsWithRoots field = RationalsWithRoots.of(8);
 * field.sqrt(new BigFraction(2));          // 91 / 64 = 1.421875
 * field.inverseSqrt(new BigFraction(2));   // 181 / 256 = 0.70703125
 * field.sqrt(new BigFraction(25, 9));      // 5 / 3
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RationalsWithRoots
    implements EuclideanField<BigFraction>, ForwardingField<BigFraction> {

  private final int bits;

  private RationalsWithRoots(int bits) {
    this.bits = bits;
  }

  /**
   * Returns the rational numbers with roots of so many significant bits.
   *
   * @throws IllegalArgumentException if {@code bits} is less than 2
   */
  public static RationalsWithRoots of(int bits) {
    if (bits < 2) {
      throw new IllegalArgumentException(
          "roots with " + bits + " significant bits: at least 2 are needed");
    }
    return new RationalsWithRoots(bits);
  }

  /** Returns the number of significant bits of a root that is not rational. */
  public int bits() {
    return bits;
  }

  /** Returns &radic;a, rounded up if it is not rational. */
  @Override
  public BigFraction sqrt(BigFraction a) {
    if (isZero(a)) {
      return zero();
    }
    @Nullable BigFraction root = rationalRoot(a);
    return root != null ? root : rounded(a.getNumerator(), a.getDenominator(), BigInteger.ONE);
  }

  /** Returns 1/&radic;a, rounded down if it is not rational. */
  @Override
  public BigFraction inverseSqrt(BigFraction a) {
    if (isZero(a)) {
      throw new ArithmeticException("the root of 0 has no inverse");
    }
    @Nullable BigFraction root = rationalRoot(a);
    return root != null
        ? inverse(root)
        : rounded(a.getDenominator(), a.getNumerator(), BigInteger.ZERO);
  }

  /** Returns &radic;a for a fraction a in lowest terms, or {@code null} if it is not rational. */
  private static @Nullable BigFraction rationalRoot(BigFraction a) {
    if (a.getNumerator().signum() < 0) {
      throw new ArithmeticException("no square root of a negative number: " + Numerals.format(a));
    }
    if (!mayBeSquare(a.getNumerator()) || !mayBeSquare(a.getDenominator())) {
      return null;
    }
    BigInteger[] numerator = a.getNumerator().sqrtAndRemainder();
    BigInteger[] denominator = a.getDenominator().sqrtAndRemainder();
    return numerator[1].signum() == 0 && denominator[1].signum() == 0
        ? new BigFraction(numerator[0], denominator[0])
        : null;
  }

  /** Returns whether k &gt; 0 is 4ⁱ(8j + 1), as every square is; a root costs much more. */
  private static boolean mayBeSquare(BigInteger k) {
    int zeros = k.getLowestSetBit();
    return zeros % 2 == 0 && !k.testBit(zeros + 1) && !k.testBit(zeros + 2);
  }

  /**
   * Returns (m + more)&middot;2<sup>k</sup> with m = &lfloor;&radic;(p/q) / 2<sup>k</sup>&rfloor;
   * of the wanted number of bits. The bits of p and q determine the length of &radic;(p/q) up to
   * one bit; one bit too many is removed at the end.
   */
  private BigFraction rounded(BigInteger p, BigInteger q, BigInteger more) {
    int log = Math.floorDiv(p.bitLength() - q.bitLength() - 1, 2); // 2^log < √(p/q) < 2^(log+2)
    int k = log + 1 - bits;
    BigInteger floor =
        p.shiftLeft(Math.max(-2 * k, 0)).divide(q.shiftLeft(Math.max(2 * k, 0))).sqrt();
    int excess = floor.bitLength() - bits;
    return scaled(floor.shiftRight(excess).add(more), k + excess);
  }

  private static BigFraction scaled(BigInteger m, int exponent) {
    return exponent >= 0
        ? new BigFraction(m.shiftLeft(exponent))
        : new BigFraction(m, BigInteger.ONE.shiftLeft(-exponent));
  }

  @Override
  public Rationals computing() {
    return Rationals.INSTANCE;
  }

  /** Equal are fields whose roots have the same number of bits. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RationalsWithRoots field && field.bits == bits;
  }

  @Override
  public int hashCode() {
    return bits;
  }

  @Override
  public String toString() {
    return "RationalsWithRoots(" + bits + ")";
  }
}
