package org.certigjk.fast.query;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Vec;

/**
 * x / &#8214;x&#8214; in doubles, each coordinate within 2<sup>&minus;51</sup> of the exact one.
 */
public final class UnitVector {

  /** Quotients by numbers from here on have at most the error of three roundings, or are tiny. */
  private static final double LEAST_DIVISOR = 0x1p-960;

  private static final double GREATEST_DIVISOR = 0x1p1000;

  private UnitVector() {}

  /**
   * Divides x by its length, both of which are correctly rounded: three roundings, each by
   * 2<sup>&minus;53</sup> at most. Returns false, and leaves x, if the length is too small or too
   * large for that.
   */
  public static boolean divide(double[] x, double length) {
    boolean divides = length >= LEAST_DIVISOR && length <= GREATEST_DIVISOR;
    for (int c = 0; c < x.length && divides; c++) {
      x[c] /= length;
    }
    return divides;
  }

  /** Writes that of a vector that is not 0, each coordinate correctly rounded. */
  public static void of(Vec<BigFraction> exact, double[] unit) {
    BigFraction square = exact.dot(exact);
    for (int c = 0; c < unit.length; c++) {
      BigFraction coordinate = exact.get(c);
      double magnitude = Conversions.sqrtToDouble(coordinate.pow(2).divide(square));
      unit[c] = coordinate.compareTo(BigFraction.ZERO) < 0 ? -magnitude : magnitude;
    }
  }
}
