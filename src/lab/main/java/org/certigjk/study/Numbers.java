package org.certigjk.study;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.number.Numerals;

/**
 * Writes numbers into the cells of a table: the same characters on every machine and in every
 * country. Decimal numbers are rounded half to even, from the exact value of the {@code double}.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Numbers.count(1234567);        // "1234567"
 * Numbers.fixed(0.125, 2);       // "0.12"
 * Numbers.significant(0.000123456, 3); // "1.23e-4"
 * Numbers.percent(1, 8, 1);      // "12.5"
 * }</pre>
 */
public final class Numbers {

  private Numbers() {}

  /** Returns an integer. */
  public static String count(long number) {
    return Long.toString(number);
  }

  /** Returns a number with so many digits after the point; {@code "nan"} and such as they are. */
  public static String fixed(double number, int digits) {
    return Double.isFinite(number)
        ? new BigDecimal(number).setScale(digits, RoundingMode.HALF_EVEN).toPlainString()
        : special(number);
  }

  /**
   * Returns a number with at most so many significant digits: plain from 0.001 to below 10^9, and
   * with an exponent otherwise.
   */
  public static String significant(double number, int digits) {
    if (!Double.isFinite(number)) {
      return special(number);
    }
    BigDecimal rounded =
        new BigDecimal(number).round(new MathContext(digits, RoundingMode.HALF_EVEN));
    if (rounded.signum() == 0) {
      return "0";
    }
    BigDecimal shortest = rounded.stripTrailingZeros();
    int exponent = shortest.precision() - shortest.scale() - 1;
    if (exponent >= -3 && exponent < 9) {
      return shortest.toPlainString();
    }
    return shortest.movePointLeft(exponent).toPlainString() + "e" + exponent;
  }

  /**
   * Returns part of whole in per cent, with so many digits after the point and without the sign;
   * nothing if the whole is 0.
   */
  public static String percent(long part, long whole, int digits) {
    return whole == 0
        ? ""
        : new BigDecimal(part)
            .scaleByPowerOfTen(2)
            .divide(new BigDecimal(whole), digits, RoundingMode.HALF_EVEN)
            .toPlainString();
  }

  /** Returns a fraction p/q in lowest terms, or the integer that it is. */
  public static String exact(BigFraction number) {
    BigFraction lowest = Rationals.INSTANCE.toRational(number);
    return lowest.getDenominator().equals(BigInteger.ONE)
        ? lowest.getNumerator().toString()
        : Numerals.format(lowest);
  }

  /** Returns a vector as its coordinates in brackets. */
  public static String exact(Vec<BigFraction> x) {
    List<String> coordinates = new ArrayList<>();
    for (int c = 0; c < x.dimension(); c++) {
      coordinates.add(exact(x.get(c)));
    }
    return "(" + String.join(", ", coordinates) + ")";
  }

  /** Returns the points in braces. */
  public static String exact(Polytope<BigFraction> points) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      all.add(exact(points.get(i)));
    }
    return "{" + String.join(", ", all) + "}";
  }

  private static String special(double number) {
    return Double.isNaN(number) ? "nan" : number > 0 ? "inf" : "-inf";
  }
}
