package org.certigjk.explorer.page.jdk.text;

import org.teavm.jso.JSBody;

/** The digits of a float when it is appended to a text, in the script. */
public final class JsFloatAnalyzer {
  private static final int DIGITS = 9;

  private JsFloatAnalyzer() {}

  /** Finds the fewest digits that are read back as a finite x that is not 0. */
  public static void analyze(float x, Result result) {
    String text = exponential(Math.abs(x)); // d.ddde+x
    int e = text.indexOf('e');
    String digits = text.charAt(0) + (e > 1 ? text.substring(2, e) : "");
    result.mantissa = Integer.parseInt(digits + "0".repeat(DIGITS - digits.length()));
    result.exponent = Integer.parseInt(text.substring(e + 1));
    result.sign = x < 0;
  }

  @JSBody(
      params = "x",
      script =
          "var digits = 0, text;"
              + "do { text = x.toExponential(digits++); } while (Math.fround(text) != x);"
              + "return text;")
  private static native String exponential(float x);

  /** The number ±d.ddd·10^exponent with the digits of the mantissa. */
  public static final class Result {
    /** 9 digits. */
    public int mantissa;

    /** The exponent of ten of the first digit. */
    public int exponent;

    /** Whether the number is negative. */
    public boolean sign;
  }
}
