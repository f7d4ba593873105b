package org.certigjk.check.algebra;

import java.math.BigInteger;

/** A rational number. It is not reduced: the numbers of a record have few denominators. */
public final class Ratio {

  /** Exponents that are looked for; so are their opposites. The next but one is an int too. */
  private static final int GREATEST = 2_147_483_645;

  private final BigInteger numerator;
  private final BigInteger denominator;

  /** Makes p/q, q positive. */
  public Ratio(BigInteger numerator, BigInteger denominator) {
    this.numerator = numerator;
    this.denominator = denominator;
    /*@ assume value() == quotient(numerator.number(), denominator.number()); @*/
  }

  public BigInteger numerator() {
    return numerator;
  }

  public BigInteger denominator() {
    return denominator;
  }

  /** Returns 2ⁿ. */
  public static Ratio powerOfTwo(int n) {
    BigInteger power = BigInteger.ONE.shiftLeft(n < 0 ? -n : n);
    /*@ assert hasSign(1, power.number()) && hasSign(power.number(), 1); @*/
    /*@ assert BigInteger.doubles(n) && divides(power.number(), 1)
    @     && divides(1, power.number()); @*/
    /*@ assert n < 0 ==> cancels(quotient(1, power.number()), BigInteger.twoTo(n),
    @     power.number()); @*/
    return n < 0 ? new Ratio(BigInteger.ONE, power) : new Ratio(power, BigInteger.ONE);
  }

  public static Ratio of(long number) {
    /*@ assert divides(number, 1); @*/
    return new Ratio(BigInteger.valueOf(number), BigInteger.ONE);
  }

  public Ratio plus(Ratio other) {
    /*@ assert adds(numerator.number(), other.numerator.number(), denominator.number()); @*/
    /*@ assert sums(numerator.number(), denominator.number(), other.numerator.number(),
    @     other.denominator.number()); @*/
    return denominator.compareTo(other.denominator) == 0
        ? new Ratio(numerator.add(other.numerator), denominator)
        : new Ratio(
            numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
            denominator.multiply(other.denominator));
  }

  public Ratio minus(Ratio other) {
    return plus(other.negated());
  }

  public Ratio negated() {
    /*@ assert opposes(numerator.number(), denominator.number()); @*/
    return new Ratio(numerator.negate(), denominator);
  }

  public Ratio times(Ratio other) {
    /*@ assert multiplies(numerator.number(), denominator.number(), other.numerator.number(),
    @     other.denominator.number()); @*/
    return new Ratio(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  /** Returns this divided by a number that is not 0. */
  public Ratio over(Ratio other) {
    BigInteger factor = other.signum() > 0 ? other.denominator : other.denominator.negate();
    /*@ assert hasSign(other.numerator.number(), other.denominator.number()); @*/
    /*@ assert reverses(numerator.number(), denominator.number(), other.numerator.number(),
    @     other.denominator.number(), factor.number(), other.numerator.abs().number()); @*/
    return new Ratio(numerator.multiply(factor), denominator.multiply(other.numerator.abs()));
  }

  public Ratio magnitude() {
    /*@ assert hasSign(numerator.number(), denominator.number()); @*/
    /*@ assert opposes(numerator.number(), denominator.number()); @*/
    return new Ratio(numerator.abs(), denominator);
  }

  public int signum() {
    /*@ assert hasSign(numerator.number(), denominator.number()); @*/
    return numerator.signum();
  }

  public boolean is(Ratio other) {
    return compareTo(other) == 0;
  }

  /** Returns a negative number, 0 or a positive one: less, equal or greater. */
  @SuppressWarnings("MissingImplementsComparable") // its contract is its own, not an inherited one
  public int compareTo(Ratio other) {
    /*@ assert compares(numerator.number(), denominator.number(), other.numerator.number(),
    @     other.denominator.number()); @*/
    return denominator.compareTo(other.denominator) == 0
        ? numerator.compareTo(other.numerator)
        : numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  /** Whether another number is at most the slack away. */
  public boolean isNear(Ratio other, Ratio slack) {
    return minus(other).magnitude().compareTo(slack) <= 0;
  }

  /**
   * Returns the exponent of the greatest power of two that is not above this positive number. The
   * lengths give it, or one more; both loops compare, for the contract of the JDK says too little
   * of lengths to prove that.
   */
  public int exponent() {
    /*@ assert hasSign(numerator.number(), denominator.number()); @*/
    int exponent = numerator.bitLength() - denominator.bitLength();
    /*@ loop_invariant -2147483647 < exponent < 2147483647;
    @ loop_assigns exponent;
    @ loop_decreases exponent + 2147483647; @*/
    while (exponent > -GREATEST && compareTo(powerOfTwo(exponent)) < 0) {
      exponent--;
    }
    /*@ loop_invariant -2147483647 < exponent < 2147483647
    @     && (value() < BigInteger.twoTo(exponent) ==> exponent <= -2147483645);
    @ loop_assigns exponent;
    @ loop_decreases 2147483647 - exponent; @*/
    while (exponent < GREATEST && compareTo(powerOfTwo(exponent + 1)) >= 0) {
      exponent++;
    }
    return exponent;
  }

  /** Returns the nearest multiple of a unit, of two the even one; this is at most 2⁵³ units. */
  public Ratio rounded(Ratio unit) {
    Ratio units = over(unit);
    /*@ assert units.value() > 9007199254740992L
    @     ==> scales(9007199254740992L, units.value(), unit.value()); @*/
    /*@ assert units.value() < 0 ==> scales(units.value(), 0, unit.value()); @*/
    long m = units.rounded();
    Ratio rounded = of(m).times(unit);
    /*@ assert scales(2 * (units.value() - m), 1, unit.value())
    @     && scales(-1, 2 * (units.value() - m), unit.value()); @*/
    /*@ assert 2 * (value() - rounded.value()) == unit.value()
    @     ==> cancels(2 * (units.value() - m), 1, unit.value()); @*/
    /*@ assert 2 * (rounded.value() - value()) == unit.value()
    @     ==> cancels(2 * (units.value() - m), -1, unit.value()); @*/
    /*@ assert isNearest(value(), unit.value(), rounded.value(), m); @*/
    return rounded;
  }

  private long rounded() {
    /*@ assert hasSign(numerator.number(), denominator.number()); @*/
    /*@ assert divides(numerator.number(), denominator.number()); @*/
    /*@ assert BigInteger.truncates(numerator, denominator); @*/
    long floor = numerator.divide(denominator).longValueExact();
    int half = minus(of(floor)).times(of(2)).compareTo(of(1));
    return half > 0 || (half == 0 && floor % 2 != 0) ? floor + 1 : floor;
  }

  @Override
  public String toString() {
    return Decimals.shown(this);
  }
}
