package org.certigjk.field;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The integers, with the operations of a field as far as they go. Not a field: a quotient that is
 * not an integer is refused. It is here so that an algorithm that divides only where nothing is
 * left over, as fraction-free elimination does, is written once for fields and for integers, which
 * need no common denominators.
 *
 * <p><b>Guarantee.</b> The order, sums and products are those of the integers, and an operation
 * that has no integer for a result ends in an exception, never in a wrong number. So every law of
 * an ordered field holds but one: only 1 and &minus;1 have an inverse. Hence it is not {@linkplain
 * #exact() exact}, as only a field can be.
 *
 * <p><b>Errors.</b> {@link ArithmeticException} for a quotient, an inverse or a conversion that is
 * not an integer.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Integers ring = Integers.INSTANCE;
 * ring.div(ring.of(12.0), ring.of(-4.0));   // -3
 * }</pre>
 *
 * @since 0.2.0
 */
public final class Integers implements OrderedField<BigInteger> {
  /** The integers. */
  public static final Integers INSTANCE = new Integers();

  private Integers() {}

  /** Returns {@code false}: an ordered field has inverses. */
  @Override
  public boolean exact() {
    return false;
  }

  @Override
  public BigInteger zero() {
    return BigInteger.ZERO;
  }

  @Override
  public BigInteger one() {
    return BigInteger.ONE;
  }

  @Override
  public BigInteger plus(BigInteger a, BigInteger b) {
    return a.add(b);
  }

  @Override
  public BigInteger times(BigInteger a, BigInteger b) {
    return a.multiply(b);
  }

  @Override
  public BigInteger unaryMinus(BigInteger a) {
    return a.negate();
  }

  @Override
  public BigInteger inverse(BigInteger a) {
    return div(BigInteger.ONE, a);
  }

  @Override
  public int compare(BigInteger a, BigInteger b) {
    return a.compareTo(b);
  }

  @Override
  public BigFraction toRational(BigInteger a) {
    return new BigFraction(a);
  }

  @Override
  public BigInteger of(BigFraction q) {
    return div(q.getNumerator(), q.getDenominator());
  }

  @Override
  public BigInteger of(BigInteger k) {
    return k;
  }

  @Override
  public double toDouble(BigInteger a) {
    return a.doubleValue();
  }

  @Override
  public BigInteger minus(BigInteger a, BigInteger b) {
    return a.subtract(b);
  }

  /**
   * Returns the integer a/b.
   *
   * @throws ArithmeticException if there is none
   */
  @Override
  public BigInteger div(BigInteger a, BigInteger b) {
    if (b.signum() == 0) {
      throw new ArithmeticException("division by 0: " + a + " has no quotient");
    }
    BigInteger[] quotient = a.divideAndRemainder(b);
    if (quotient[1].signum() != 0) {
      throw new ArithmeticException(a + " / " + b + " is not an integer");
    }
    return quotient[0];
  }

  @Override
  public int signum(BigInteger a) {
    return a.signum();
  }

  @Override
  public boolean isZero(BigInteger a) {
    return a.signum() == 0;
  }

  @Override
  public String toString() {
    return "Integers";
  }
}
