package org.certigjk.number;

import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.jspecify.annotations.Nullable;

/**
 * A rational number p/q as it was computed: q &gt; 0, and nobody asks whether p and q have a common
 * divisor. An element of {@link UnreducedRationals}, which is an {@link OrderedField}.
 *
 * <p><b>Guarantee.</b> Immutable. {@code equals} and {@code hashCode} are about the number: 2/4 and
 * 1/2 are equal.
 *
 * <p><b>Errors.</b> {@link ArithmeticException} for q = 0.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Ratio half = Ratio.of(BigInteger.TWO, BigInteger.valueOf(4));
 * half.toString();     // 2/4
 * half.toRational();   // 1 / 2
 * }</pre>
 *
 * @since 0.2.0
 */
public final class Ratio {

  static final Ratio ZERO = new Ratio(BigInteger.ZERO, BigInteger.ONE);

  private final BigInteger numerator;
  private final BigInteger denominator;

  /** The same number in lowest terms, once it is known; it does not matter who finds it. */
  private @Nullable Ratio lowest;

  private Ratio(BigInteger numerator, BigInteger denominator) {
    this.numerator = numerator;
    this.denominator = denominator;
    /*@ assert stands(); @*/
  }

  /**
   * Returns p/q; for q &lt; 0 as (&minus;p)/(&minus;q).
   *
   * @throws ArithmeticException if q = 0
   */
  public static Ratio of(BigInteger numerator, BigInteger denominator) {
    if (denominator.signum() == 0) {
      throw noNumber(numerator);
    }
    if (numerator.signum() == 0) {
      return ZERO;
    }
    if (denominator.signum() > 0) {
      return new Ratio(numerator, denominator);
    }
    Ratio positive = new Ratio(numerator.negate(), denominator.negate());
    /*@ assert opposes(OrderedField.val(positive), numerator.number(), denominator.number()); @*/
    return positive;
  }

  private static ArithmeticException noNumber(BigInteger numerator) {
    return new ArithmeticException(numerator + "/0 is not a number");
  }

  /** Returns the integer p. */
  public static Ratio of(BigInteger integer) {
    return of(integer, BigInteger.ONE);
  }

  /** Returns 2<sup>e</sup>. */
  public static Ratio powerOfTwo(int e) {
    BigInteger power = BigInteger.ONE.shiftLeft(Math.abs(e));
    return e < 0 ? of(BigInteger.ONE, power) : of(power, BigInteger.ONE);
  }

  /** Returns p. */
  public BigInteger numerator() {
    return numerator;
  }

  /** Returns q &gt; 0. */
  public BigInteger denominator() {
    return denominator;
  }

  /** Returns the same number in lowest terms. */
  public Ratio lowestTerms() {
    Ratio known = lowest;
    if (known == null) {
      LowestTerms.find(List.of(this));
      known = Objects.requireNonNull(lowest, "just found");
    }
    return known;
  }

  void setLowestTerms(BigInteger p, BigInteger q) {
    Ratio same = of(p, q);
    same.lowest = same;
    lowest = same;
  }

  /** Returns the same number as a fraction, which is in lowest terms. */
  public BigFraction toRational() {
    if (isInteger()) {
      return new BigFraction(numerator);
    }
    // shifts are cheaper than what the gcd would have to do
    int shift = Math.min(numerator.getLowestSetBit(), denominator.getLowestSetBit());
    return new BigFraction(numerator.shiftRight(shift), denominator.shiftRight(shift));
  }

  /** Whether q is the number 1. */
  boolean isInteger() {
    return denominator.bitLength() == 1;
  }

  /** Whether this and another number are written with the same q. */
  boolean sharesDenominator(Ratio other) {
    return denominator.compareTo(other.denominator) == 0;
  }

  int compareTo(Ratio other) {
    /*@ assert stands() && other.stands(); @*/
    /*@ assert hasSign(OrderedField.val(this), numerator.number(), denominator.number()); @*/
    /*@ assert hasSign(OrderedField.val(other), other.numerator.number(),
    @     other.denominator.number()); @*/
    /*@ assert compares(OrderedField.val(this), numerator.number(), denominator.number(),
    @     OrderedField.val(other), other.numerator.number(), other.denominator.number()); @*/
    int sign = numerator.signum();
    if (sign != other.numerator.signum()) {
      return sign < other.numerator.signum() ? -1 : 1;
    }
    return sharesDenominator(other)
        ? numerator.compareTo(other.numerator)
        : numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Ratio ratio && compareTo(ratio) == 0;
  }

  @Override
  public int hashCode() {
    return Double.hashCode(toDouble()); // that of p/q, whatever divisors p and q share
  }

  /** Returns the double nearest to p/q, ties to even. */
  double toDouble() {
    return Conversions.toDouble(numerator, denominator, 0);
  }

  /** Returns p/q as it stands. */
  @Override
  public String toString() {
    return numerator + "/" + denominator;
  }
}
