package org.certigjk.field;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The ordered field of the rational numbers, on {@link BigFraction} of Commons Math.
 *
 * <p><b>Definition.</b> Elements are p/q with integers p and q of any size, q &gt; 0, in lowest
 * terms; 0 is 0/1. So {@code equals} and {@code hashCode} of the elements agree with {@link
 * #compare}.
 *
 * <p><b>Guarantee.</b> Exact: every law of {@code OrderedFieldContract} holds. Conversions from and
 * to floating point are those of {@link Conversions}, not those of {@code BigFraction}.
 *
 * <p><b>Errors.</b> {@link ArithmeticException} for 1/0 and a/0.
 *
 * <p><b>Limits.</b> The size of {@link BigInteger} and of the memory.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Rationals field = Rationals.INSTANCE;
 * BigFraction sum = field.plus(field.of(0.1), field.of(0.2));
 * field.compare(sum, field.of(0.3));   // 1: the doubles 0.1 and 0.2 have a sum above 0.3
 * }</pre>
 */
public final class Rationals implements OrderedField<BigFraction> {
  /** The field of the rational numbers. */
  public static final Rationals INSTANCE = new Rationals();

  private Rationals() {}

  @Override
  public boolean exact() {
    return true;
  }

  @Override
  public BigFraction zero() {
    return BigFraction.ZERO;
  }

  @Override
  public BigFraction one() {
    return BigFraction.ONE;
  }

  @Override
  public BigFraction plus(BigFraction a, BigFraction b) {
    return a.add(b);
  }

  @Override
  public BigFraction times(BigFraction a, BigFraction b) {
    return a.multiply(b);
  }

  @Override
  public BigFraction unaryMinus(BigFraction a) {
    return a.negate();
  }

  @Override
  public BigFraction inverse(BigFraction a) {
    if (isZero(a)) {
      throw new ArithmeticException("0 has no inverse");
    }
    return a.reciprocal();
  }

  @Override
  public int compare(BigFraction a, BigFraction b) {
    return a.compareTo(b);
  }

  /**
   * Returns the number {@code a} in lowest terms. {@code BigFraction} keeps its numbers so, with
   * one exception: {@code new BigFraction(0.0)} is 0/2<sup>1075</sup>.
   */
  @Override
  public BigFraction toRational(BigFraction a) {
    return isZero(a) ? BigFraction.ZERO : a;
  }

  /** Returns the number {@code q} itself, in lowest terms. */
  @Override
  public BigFraction of(BigFraction q) {
    return toRational(q);
  }

  @Override
  public BigFraction of(BigInteger k) {
    return new BigFraction(k);
  }

  @Override
  public BigFraction minus(BigFraction a, BigFraction b) {
    return a.subtract(b);
  }

  @Override
  public BigFraction div(BigFraction a, BigFraction b) {
    if (isZero(b)) {
      throw new ArithmeticException(noQuotient(a));
    }
    return a.divide(b);
  }

  private static String noQuotient(BigFraction a) {
    return "division by 0: " + Numerals.format(a) + " has no quotient";
  }

  /** Returns the least common multiple of c and the denominator of x, for an integer c &gt; 0. */
  @Override
  public BigFraction clearDenominator(BigFraction c, BigFraction x) {
    BigInteger multiple = c.getNumerator();
    BigInteger denominator = x.getDenominator();
    return new BigFraction(multiple.divide(multiple.gcd(denominator)).multiply(denominator));
  }

  @Override
  public int signum(BigFraction a) {
    return a.getNumerator().signum();
  }

  @Override
  public boolean isZero(BigFraction a) {
    return signum(a) == 0;
  }

  @Override
  public String toString() {
    return "Rationals";
  }
}
