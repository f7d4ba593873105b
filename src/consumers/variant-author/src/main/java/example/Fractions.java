package example;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;

/** The field of fractions; every algorithm of the library runs on it. */
public enum Fractions implements OrderedField<Fraction> {
  FIELD;

  @Override
  public boolean exact() {
    return true;
  }

  @Override
  public Fraction zero() {
    return Fraction.of(0, 1);
  }

  @Override
  public Fraction one() {
    return Fraction.of(1, 1);
  }

  @Override
  public Fraction plus(Fraction a, Fraction b) {
    return new Fraction(cross(a, b).add(cross(b, a)), a.denominator().multiply(b.denominator()));
  }

  @Override
  public Fraction times(Fraction a, Fraction b) {
    return new Fraction(
        a.numerator().multiply(b.numerator()), a.denominator().multiply(b.denominator()));
  }

  @Override
  public Fraction unaryMinus(Fraction a) {
    return new Fraction(a.numerator().negate(), a.denominator());
  }

  @Override
  public Fraction inverse(Fraction a) {
    return new Fraction(a.denominator(), a.numerator());
  }

  @Override
  public int compare(Fraction a, Fraction b) {
    return cross(a, b).compareTo(cross(b, a));
  }

  @Override
  public BigFraction toRational(Fraction a) {
    return new BigFraction(a.numerator(), a.denominator());
  }

  private static BigInteger cross(Fraction a, Fraction b) {
    return a.numerator().multiply(b.denominator());
  }
}
