package org.certigjk.explorer.number;

import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.number.Floats;

/**
 * The fields in which the explorer computes.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * NumberType.DOUBLE.label();            // double
 * NumberType.DOUBLE.field().exact();    // false
 * }</pre>
 */
public enum NumberType {
  /** Rational numbers. */
  RATIONAL,
  /** Doubles. */
  DOUBLE,
  /** Floats. */
  FLOAT;

  /** Returns the name, as on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the field. */
  public OrderedField<?> field() {
    return switch (this) {
      case RATIONAL -> Rationals.INSTANCE;
      case DOUBLE -> Doubles.INSTANCE;
      case FLOAT -> Floats.INSTANCE;
    };
  }

  /**
   * Returns 2 to the power &minus;p/2 for a field whose numbers have p bits: what agrees so far
   * agrees in half of the digits. It is 0 for the rational numbers.
   */
  public BigFraction halfPrecision() {
    return switch (this) {
      case RATIONAL -> BigFraction.ZERO;
      case DOUBLE -> new BigFraction(1, 1 << 26);
      case FLOAT -> new BigFraction(1, 1 << 12);
    };
  }

  /** Returns whether the nearest number of the field is finite. */
  public boolean takes(BigFraction number) {
    return switch (this) {
      case RATIONAL -> true;
      case DOUBLE -> Double.isFinite(Conversions.toDouble(number));
      case FLOAT -> Float.isFinite(Conversions.toFloat(number));
    };
  }
}
