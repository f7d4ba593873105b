package org.certigjk.explorer.page.jdk.text;

import org.teavm.jso.JSBody;

/**
 * The digits of a double when it is appended to a text, in the script. (That of TeaVM has tables of
 * 20 kB for what the browser can do.)
 */
public final class JsDoubleAnalyzer {
  private static final int DIGITS = 18;

  private JsDoubleAnalyzer() {}

  /** Finds the fewest digits that are read back as a finite x that is not 0. */
  public static void analyze(double x, Result result) {
    String text = exponential(Math.abs(x)); // d.ddde+x
    int e = text.indexOf('e');
    String digits = text.charAt(0) + (e > 1 ? text.substring(2, e) : "");
    result.mantissa = Long.parseLong(digits + "0".repeat(DIGITS - digits.length()));
    result.exponent = Integer.parseInt(text.substring(e + 1));
    result.sign = x < 0;
  }

  @JSBody(params = "x", script = "return x.toExponential();")
  private static native String exponential(double x);

  /** The number ±d.ddd·10^exponent with the digits of the mantissa. */
  public static final class Result {
    /** 18 digits. */
    public long mantissa;

    /** The exponent of ten of the first digit. */
    public int exponent;

    /** Whether the number is negative. */
    public boolean sign;
  }
}
