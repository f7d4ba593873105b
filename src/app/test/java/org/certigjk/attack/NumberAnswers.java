package org.certigjk.attack;

import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.number.NumeralException;
import org.certigjk.number.Numerals;
import org.certigjk.predicates.ScaledIntegers;

/** Asks for roundings, roots and numerals. */
final class NumberAnswers {

  private NumberAnswers() {}

  static void root(Input input, Telling telling) {
    BigFraction x = Conversions.toRational(input.a()[0][0]);
    BigFraction ratio = x.divide(Conversions.toRational(input.b()[0][0]));
    telling.number(Conversions.toDouble(ratio)).single(Conversions.toFloat(ratio));
    BigFraction size = ratio.abs();
    telling.number(Conversions.sqrtToDouble(size)).single(Conversions.sqrtToFloat(size));
    telling.number(
        ScaledIntegers.root(size.getNumerator(), size.getDenominator(), input.choice() - 1200));
  }

  static void numeral(Input input, Telling telling) {
    telling.ratio(Numerals.parseExact(input.text()));
    telling.word(orNone(() -> Double.toHexString(Numerals.parseNearest(input.text()))));
    telling.word(orNone(() -> Float.toHexString(Numerals.parseNearestFloat(input.text()))));
    double x = input.a()[0][0];
    telling.word(Numerals.format(x)).word(Numerals.formatHex(x));
  }

  /** A number beyond the range of the type has no nearest one. */
  private static String orNone(Supplier<String> number) {
    try {
      return number.get();
    } catch (NumeralException beyond) {
      return "none";
    }
  }
}
