package org.certigjk.referee.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Counts and measures as they stand in reports: few digits, the same in every locale. */
public final class Figures {

  private static final MathContext DIGITS = new MathContext(3, RoundingMode.HALF_EVEN);

  private Figures() {}

  /** Returns a number with three digits. */
  public static String brief(double x) {
    return Double.isFinite(x) ? Wording.plain(new BigDecimal(x).round(DIGITS)) : Double.toString(x);
  }

  /** Returns a share in percent: 0 and 100 are exact, all else has two digits at least. */
  public static String percent(long part, long whole) {
    if (part == 0 || whole == 0) {
      return "0 %";
    }
    BigDecimal percent =
        new BigDecimal(part).movePointRight(2).divide(new BigDecimal(whole), DIGITS);
    if (part < whole && percent.compareTo(new BigDecimal("99.9")) > 0) {
      return "> 99.9 %";
    }
    return Wording.plain(percent) + " %";
  }

  /** Returns "1 vector", "2 vectors". */
  public static String count(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }
}
