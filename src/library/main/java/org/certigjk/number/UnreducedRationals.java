package org.certigjk.number;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.RationalField;
import org.certigjk.field.Rationals;

/**
 * The ordered field of the rational numbers without a gcd: a sum or product is not brought to
 * lowest terms.
 *
 * <p><b>Definition.</b> Elements are {@link Ratio}s p/q, q &gt; 0; equal are those of equal value.
 * Numbers with the same denominator are added and compared by their numerators, and the quotient of
 * two of them is that of the numerators; (p/q)(q/r) is p/r; integers stay integers.
 *
 * <p><b>Guarantee.</b> Exact: every law of {@code OrderedFieldContract} holds. Only {@link
 * #toRational} computes a gcd.
 *
 * <p><b>Errors.</b> {@link ArithmeticException} for 1/0 and a/0.
 *
 * <p><b>Limits.</b> It is made for few operations in a row, on integers or numbers with a common
 * denominator: a sum of numbers with k different denominators has the product of all of them. In an
 * elimination, where a result goes into the next step, lengths can double with every step; {@link
 * Rationals}, or integers that know which divisions are exact, are better there.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * UnreducedRationals field = UnreducedRationals.INSTANCE;
 * Ratio half = field.inverse(field.of(2.0));
 * field.plus(half, half).toString();                        // 2/2
 * field.compare(field.plus(half, half), field.one());       // 0
 * }</pre>
 *
 * @since 0.2.0
 */
public final class UnreducedRationals implements RationalField<Ratio> {
  /** The field of the rational numbers. */
  public static final UnreducedRationals INSTANCE = new UnreducedRationals();

  private static final Ratio ONE = Ratio.of(BigInteger.ONE);

  private UnreducedRationals() {}

  @Override
  public boolean exact() {
    return true;
  }

  @Override
  public Ratio zero() {
    return Ratio.ZERO;
  }

  @Override
  public Ratio one() {
    return ONE;
  }

  @Override
  public Ratio plus(Ratio a, Ratio b) {
    if (isZero(a)) {
      return b;
    }
    if (isZero(b)) {
      return a;
    }
    return a.sharesDenominator(b)
        ? Ratio.of(a.numerator().add(b.numerator()), a.denominator())
        : Ratio.of(
            times(a.numerator(), b.denominator()).add(times(b.numerator(), a.denominator())),
            times(a.denominator(), b.denominator()));
  }

  @Override
  public Ratio times(Ratio a, Ratio b) {
    if (isZero(a) || isZero(b)) {
      return zero();
    }
    if (a.denominator().equals(b.numerator())) {
      return Ratio.of(a.numerator(), b.denominator());
    }
    if (b.denominator().equals(a.numerator())) {
      return Ratio.of(b.numerator(), a.denominator());
    }
    return Ratio.of(times(a.numerator(), b.numerator()), times(a.denominator(), b.denominator()));
  }

  /** Returns ab; denominators are often 1. */
  private static BigInteger times(BigInteger a, BigInteger b) {
    return b.equals(BigInteger.ONE) ? a : a.equals(BigInteger.ONE) ? b : a.multiply(b);
  }

  @Override
  public Ratio unaryMinus(Ratio a) {
    return Ratio.of(a.numerator().negate(), a.denominator());
  }

  @Override
  public Ratio inverse(Ratio a) {
    if (isZero(a)) {
      throw new ArithmeticException("0 has no inverse");
    }
    return Ratio.of(a.denominator(), a.numerator());
  }

  @Override
  public Ratio div(Ratio a, Ratio b) {
    if (isZero(b)) {
      throw new ArithmeticException("division by 0: " + a + " has no quotient");
    }
    return a.sharesDenominator(b) ? Ratio.of(a.numerator(), b.numerator()) : times(a, inverse(b));
  }

  @Override
  public int compare(Ratio a, Ratio b) {
    return a.compareTo(b);
  }

  @Override
  public int signum(Ratio a) {
    return a.numerator().signum();
  }

  @Override
  public boolean isZero(Ratio a) {
    return signum(a) == 0;
  }

  /** Returns a multiple of c and the denominator of x, for an integer c &gt; 0. */
  @Override
  public Ratio clearDenominator(Ratio c, Ratio x) {
    BigInteger multiple = c.numerator();
    return x.isInteger() || multiple.mod(x.denominator()).signum() == 0
        ? c
        : Ratio.of(multiple.multiply(x.denominator()), c.denominator());
  }

  /** Returns the number {@code a} in lowest terms. */
  @Override
  public BigFraction toRational(Ratio a) {
    return a.toRational();
  }

  @Override
  public double toDouble(Ratio a) {
    return a.toDouble();
  }

  @Override
  public Ratio of(BigFraction q) {
    return Ratio.of(q.getNumerator(), q.getDenominator());
  }

  @Override
  public Ratio of(BigInteger k) {
    return Ratio.of(k);
  }

  @Override
  public String toString() {
    return "UnreducedRationals";
  }
}
