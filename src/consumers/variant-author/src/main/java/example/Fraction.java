package example;

import java.math.BigInteger;

/** A fraction in lowest terms, with a positive denominator. */
public record Fraction(BigInteger numerator, BigInteger denominator) {

  public Fraction {
    if (denominator.signum() == 0) {
      throw new ArithmeticException("the denominator is 0");
    }
    BigInteger factor = numerator.gcd(denominator);
    if (denominator.signum() < 0) {
      factor = factor.negate();
    }
    numerator = numerator.divide(factor);
    denominator = denominator.divide(factor);
  }

  static Fraction of(long numerator, long denominator) {
    return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }
}
