package org.certigjk.number;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.certigjk.field.RationalField;
import org.certigjk.field.Rationals;

/**
 * The {@linkplain OrderedField ordered field} of the rational numbers without a gcd: a sum or
 * product is not brought to lowest terms.
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
    return a.sharesDenominator(b) ? sumOfMultiples(a, b) : sumOfAny(a, b);
  }

  /** Returns a + b for numbers with the same denominator. */
  private static Ratio sumOfMultiples(Ratio a, Ratio b) {
    /*@ assert a.stands() && b.stands(); @*/
    Ratio sum = Ratio.of(a.numerator().add(b.numerator()), a.denominator());
    /*@ assert Ratio.cancels(OrderedField.val(sum), OrderedField.val(a) + OrderedField.val(b),
    @     a.denominator.number()); @*/
    return sum;
  }

  private static Ratio sumOfAny(Ratio a, Ratio b) {
    /*@ assert a.stands() && b.stands(); @*/
    /*@ assert a.denominator.number() * b.denominator.number() > 0; @*/
    Ratio sum =
        Ratio.of(
            times(a.numerator(), b.denominator()).add(times(b.numerator(), a.denominator())),
            times(a.denominator(), b.denominator()));
    /*@ assert Ratio.sums(OrderedField.val(sum), OrderedField.val(a), a.numerator.number(),
    @     a.denominator.number(), OrderedField.val(b), b.numerator.number(),
    @     b.denominator.number()); @*/
    return sum;
  }

  @Override
  public Ratio times(Ratio a, Ratio b) {
    if (isZero(a) || isZero(b)) {
      return zero();
    }
    if (a.denominator().compareTo(b.numerator()) == 0) {
      return chained(a, b);
    }
    return b.denominator().compareTo(a.numerator()) == 0 ? chained(b, a) : productOfAny(a, b);
  }

  /** Returns ab for numbers of which the denominator of the first is the numerator of the other. */
  private static Ratio chained(Ratio a, Ratio b) {
    /*@ assert a.stands() && b.stands(); @*/
    Ratio product = Ratio.of(a.numerator(), b.denominator());
    /*@ assert Ratio.chains(OrderedField.val(product), OrderedField.val(a), a.denominator.number(),
    @     OrderedField.val(b), b.denominator.number()); @*/
    return product;
  }

  private static Ratio productOfAny(Ratio a, Ratio b) {
    /*@ assert a.stands() && b.stands(); @*/
    /*@ assert a.denominator.number() * b.denominator.number() > 0; @*/
    Ratio product =
        Ratio.of(times(a.numerator(), b.numerator()), times(a.denominator(), b.denominator()));
    /*@ assert Ratio.multiplies(OrderedField.val(product), OrderedField.val(a),
    @     a.numerator.number(), a.denominator.number(), OrderedField.val(b), b.numerator.number(),
    @     b.denominator.number()); @*/
    return product;
  }

  /** Returns ab; denominators are often 1. */
  private static BigInteger times(BigInteger a, BigInteger b) {
    return b.compareTo(BigInteger.ONE) == 0
        ? a
        : a.compareTo(BigInteger.ONE) == 0 ? b : a.multiply(b);
  }

  @Override
  public Ratio unaryMinus(Ratio a) {
    /*@ assert a.stands(); @*/
    Ratio opposite = Ratio.of(a.numerator().negate(), a.denominator());
    /*@ assert Ratio.cancels(OrderedField.val(opposite), -OrderedField.val(a),
    @     a.denominator.number()); @*/
    return opposite;
  }

  @Override
  public Ratio inverse(Ratio a) {
    if (isZero(a)) {
      throw new ArithmeticException("0 has no inverse");
    }
    /*@ assert a.stands(); @*/
    Ratio inverse = Ratio.of(a.denominator(), a.numerator());
    /*@ assert Ratio.divides(OrderedField.val(inverse), 1, a.denominator.number(),
    @     OrderedField.val(a), a.numerator.number()); @*/
    return inverse;
  }

  @Override
  public Ratio div(Ratio a, Ratio b) {
    if (isZero(b)) {
      throw new ArithmeticException("division by 0: " + a + " has no quotient");
    }
    return a.sharesDenominator(b) ? quotientOfMultiples(a, b) : times(a, inverse(b));
  }

  /** Returns a/b for numbers with the same denominator. */
  private static Ratio quotientOfMultiples(Ratio a, Ratio b) {
    /*@ assert a.stands() && b.stands(); @*/
    Ratio quotient = Ratio.of(a.numerator(), b.numerator());
    /*@ assert Ratio.divides(OrderedField.val(quotient), OrderedField.val(a),
    @     a.denominator.number(), OrderedField.val(b), b.numerator.number()); @*/
    return quotient;
  }

  @Override
  public int compare(Ratio a, Ratio b) {
    return a.compareTo(b);
  }

  @Override
  public int signum(Ratio a) {
    /*@ assert a.stands(); @*/
    /*@ assert Ratio.hasSign(OrderedField.val(a), a.numerator.number(), a.denominator.number()); @*/
    return a.numerator().signum();
  }

  @Override
  public boolean isZero(Ratio a) {
    return signum(a) == 0;
  }

  /** Returns a multiple of c and the denominator of x, for an integer c &gt; 0. */
  @Override
  public Ratio clearDenominator(Ratio c, Ratio x) {
    /*@ assert c.stands() && x.stands(); @*/
    /*@ assert Ratio.hasSign(OrderedField.val(c), c.numerator.number(), c.denominator.number()); @*/
    BigInteger multiple = c.numerator();
    if (x.isInteger() || multiple.mod(x.denominator()).signum() == 0) {
      return c;
    }
    Ratio cleared = Ratio.of(multiple.multiply(x.denominator()), c.denominator());
    /*@ assert Ratio.hasSign(OrderedField.val(cleared),
    @     c.numerator.number() * x.denominator.number(), c.denominator.number()); @*/
    return cleared;
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
