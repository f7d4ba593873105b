package org.certigjk.samples;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/** Rational numbers as tests write them. */
public final class Fractions {

  private Fractions() {}

  /** Reads an integer, a decimal or a ratio: {@code -12}, {@code 0.5}, {@code 1/3}. */
  public static BigFraction of(String text) {
    int stroke = text.indexOf('/');
    if (stroke >= 0) {
      return new BigFraction(
          new BigInteger(text.substring(0, stroke)), new BigInteger(text.substring(stroke + 1)));
    }
    BigDecimal decimal = new BigDecimal(text);
    BigFraction unit = new BigFraction(10).pow(-decimal.scale());
    return unit.multiply(decimal.unscaledValue());
  }
}
