package org.certigjk.referee.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Numerals;
import org.certigjk.gjk.Verdict;
import org.certigjk.json.JsonWords;
import org.certigjk.json.VisibleText;
import org.certigjk.referee.Outcome.Meeting;

/** How numbers and words are written in reports. */
public final class Wording {

  private static final int LARGEST_PLAIN = 7;

  private Wording() {}

  /** Returns 0.05 and 1200, but 5e-9 and 1.2e30. */
  public static String plain(BigDecimal x) {
    if (x.signum() == 0) {
      return "0";
    }
    BigDecimal brief = x.stripTrailingZeros();
    int exponent = brief.precision() - brief.scale() - 1;
    return exponent >= -4 && exponent < LARGEST_PLAIN
        ? brief.toPlainString()
        : brief.movePointLeft(exponent).stripTrailingZeros().toPlainString() + "e" + exponent;
  }

  /** Returns the shortest decimal that is read as this number, as C and JSON have it: 1.5e-7. */
  public static String number(double x) {
    if (Double.isFinite(x)) {
      return Numerals.format(x).replace("E+", "e").replace('E', 'e');
    }
    return x > 0 ? "∞" : x < 0 ? "−∞" : "NaN";
  }

  public static String verdict(Verdict verdict) {
    return JsonWords.of(verdict);
  }

  public static String verdict(Meeting verdict) {
    return JsonWords.of(verdict);
  }

  /** Returns a number in seven digits, rounded down. */
  public static BigDecimal decimal(BigFraction q) {
    return new BigDecimal(q.getNumerator())
        .divide(new BigDecimal(q.getDenominator()), new MathContext(7, RoundingMode.DOWN));
  }

  /** Returns the text without characters that XML does not allow or that nobody sees. */
  public static String printable(String text) {
    return VisibleText.line(text).replaceAll("\\p{Cn}", "?");
  }
}
