package org.certigjk.cli.input;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.number.Floats;
import org.certigjk.number.NumeralException;
import org.certigjk.number.NumeralLimits;
import org.certigjk.number.Numerals;

/**
 * The numbers that a query computes with: the field, how its elements are read, how they are
 * written.
 *
 * <ul>
 *   <li><em>rational</em>: a ratio or a hexadecimal float is that number; a decimal is the double
 *       nearest to it, or that number if decimals are exact. Written as "p/q".
 *   <li><em>double</em>, <em>float</em>: every numeral is the nearest element, rounded once.
 *       Written as the shortest decimal to which the element is the nearest double.
 * </ul>
 *
 * @param <E> the type of the numbers
 */
public final class Arithmetic<E> {

  /** What {@code --field} can be. */
  public enum Choice {
    RATIONAL,
    DOUBLE,
    FLOAT
  }

  /** What {@code --decimals} can be. */
  public enum Decimals {
    NEAREST,
    EXACT
  }

  /** The limits of the commands: exact numbers of more characters take seconds. */
  public static final NumeralLimits LIMITS = new NumeralLimits(10_000, Numerals.MAX_EXPONENT);

  private final String name;
  private final OrderedField<E> field;
  private final Function<String, E> parser;
  private final ToDoubleFunction<String> decimals;

  private Arithmetic(
      String name,
      OrderedField<E> field,
      Function<String, E> parser,
      ToDoubleFunction<String> decimals) {
    this.name = name;
    this.field = field;
    this.parser = parser;
    this.decimals = decimals;
  }

  public static Arithmetic<BigFraction> rational(Decimals decimals) {
    return rational(decimals, LIMITS);
  }

  public static Arithmetic<BigFraction> rational(Decimals decimals, NumeralLimits limits) {
    return decimals == Decimals.EXACT
        ? new Arithmetic<>(
            "rational",
            Rationals.INSTANCE,
            text -> Numerals.parseExact(text, limits),
            text -> Double.NaN)
        : new Arithmetic<>(
            "rational",
            Rationals.INSTANCE,
            text -> Numerals.parseRational(text, limits),
            Numerals::parseDecimal);
  }

  public static Arithmetic<Double> doubles(NumeralLimits limits) {
    return new Arithmetic<>(
        "double",
        Doubles.INSTANCE,
        text -> Numerals.parseNearest(text, limits),
        text -> Double.NaN);
  }

  public static Arithmetic<Float> floats(NumeralLimits limits) {
    return new Arithmetic<>(
        "float",
        Floats.INSTANCE,
        text -> Numerals.parseNearestFloat(text, limits),
        text -> Double.NaN);
  }

  public String name() {
    return name;
  }

  public OrderedField<E> field() {
    return field;
  }

  /**
   * Returns the number that a numeral stands for.
   *
   * @throws NumberFormatException if it is not a numeral, or beyond the range
   */
  public E parse(String numeral) {
    try {
      return parser.apply(numeral);
    } catch (NumeralException e) {
      if (e.limit() == null) {
        throw e;
      }
      String option = e.limit() == NumeralLimits.Kind.LENGTH ? "--max-digits" : "--max-exponent";
      throw new NumberFormatException(e.getMessage() + "; " + option + " raises it");
    }
  }

  /**
   * Returns the double that is the number for which a decimal stands; NaN if it stands for another
   * number, or is no decimal.
   */
  public double decimal(String numeral) {
    return decimals.applyAsDouble(numeral);
  }
}
