package org.certigjk.check.algebra;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * A rational number. It is not reduced: the numbers of a record have few denominators.
 *
 * @param numerator p
 * @param denominator q, positive
 */
public record Ratio(BigInteger numerator, BigInteger denominator) implements Comparable<Ratio> {

  public static final Ratio ZERO = of(0);
  public static final Ratio ONE = of(1);

  private static final int SHOWN_BITS = 128;

  /** From here on a common divisor would take long. */
  private static final int LONG_BITS = 1 << 16;

  public static Ratio of(long number) {
    return new Ratio(BigInteger.valueOf(number), BigInteger.ONE);
  }

  /** Returns the number that a finite double stands for. */
  public static Ratio of(double number) {
    BigDecimal decimal = new BigDecimal(number);
    int places = decimal.scale();
    return places <= 0
        ? new Ratio(decimal.toBigIntegerExact(), BigInteger.ONE)
        : new Ratio(
            decimal.unscaledValue().divide(BigInteger.valueOf(5).pow(places)), // 10ⁿ = 5ⁿ 2ⁿ
            BigInteger.ONE.shiftLeft(places));
  }

  /** Returns 2ⁿ. */
  public static Ratio powerOfTwo(int n) {
    return new Ratio(
        BigInteger.ONE.shiftLeft(Math.max(n, 0)), BigInteger.ONE.shiftLeft(Math.max(-n, 0)));
  }

  public Ratio plus(Ratio other) {
    return denominator.equals(other.denominator)
        ? new Ratio(numerator.add(other.numerator), denominator)
        : new Ratio(
            numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
            denominator.multiply(other.denominator));
  }

  public Ratio minus(Ratio other) {
    return plus(other.negated());
  }

  public Ratio negated() {
    return new Ratio(numerator.negate(), denominator);
  }

  public Ratio times(Ratio other) {
    return new Ratio(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  /** Returns this divided by a number that is not 0. */
  public Ratio over(Ratio other) {
    BigInteger factor = other.signum() > 0 ? other.denominator : other.denominator.negate();
    return new Ratio(numerator.multiply(factor), denominator.multiply(other.numerator.abs()));
  }

  public Ratio magnitude() {
    return new Ratio(numerator.abs(), denominator);
  }

  public int signum() {
    return numerator.signum();
  }

  public boolean is(Ratio other) {
    return compareTo(other) == 0;
  }

  @Override
  public int compareTo(Ratio other) {
    return denominator.equals(other.denominator)
        ? numerator.compareTo(other.numerator)
        : numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  /** Returns "p/q" in lowest terms, for messages; a long one rounded. */
  @Override
  public String toString() {
    if (numerator.bitLength() + denominator.bitLength() > LONG_BITS) {
      return "about " + rounded();
    }
    BigInteger common = numerator.gcd(denominator);
    BigInteger p = numerator.divide(common);
    BigInteger q = denominator.divide(common);
    return p.bitLength() + q.bitLength() <= SHOWN_BITS ? p + "/" + q : "about " + rounded();
  }

  /** Of both numbers the leading bits are enough. */
  private BigDecimal rounded() {
    int cutP = Math.max(numerator.bitLength() - SHOWN_BITS, 0);
    int cutQ = Math.max(denominator.bitLength() - SHOWN_BITS, 0);
    return new BigDecimal(numerator.shiftRight(cutP))
        .divide(new BigDecimal(denominator.shiftRight(cutQ)), MathContext.DECIMAL128)
        .multiply(BigDecimal.valueOf(2).pow(cutP - cutQ, MathContext.DECIMAL128))
        .round(MathContext.DECIMAL64);
  }
}
