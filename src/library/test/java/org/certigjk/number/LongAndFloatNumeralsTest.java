package org.certigjk.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class LongAndFloatNumeralsTest {

  @Test
  void longRatiosHaveNoLimit() {
    String zeros = "0".repeat(Numerals.MAX_LENGTH);
    assertEquals(new BigFraction(-1, 2), Numerals.parseLongRatio("-" + zeros + "2/4"));
    assertEquals(
        "the denominator of \"1/0\" is zero", message(() -> Numerals.parseLongRatio("1/0")));
    assertEquals(
        "\"0.5\" is not a ratio, such as 1/3", message(() -> Numerals.parseLongRatio("0.5")));
  }

  /** The first is above 1 + 2⁻²⁴, halfway between two floats, which is its nearest double. */
  @Test
  void floatsAreRoundedOnce() {
    float above = Math.nextUp(1.0f);
    assertEquals(above, Numerals.parseNearestFloat("1.0000000596046447754"));
    assertEquals(above, Numerals.parseNearestFloat("0x1.00000100000001p0"));
    assertEquals(0.0f, Numerals.parseNearestFloat("-0.0"));
    assertEquals(0.0f, Numerals.parseNearestFloat("-1e-999999999"));
    assertEquals(0.0f, Numerals.parseNearestFloat("-0x1p-5000"));
    assertEquals(
        "\"0x1p5000\" exceeds the largest float, 3.4028235E38, in magnitude",
        message(() -> Numerals.parseNearestFloat("0x1p5000")));
  }

  private static String message(Executable reading) {
    return String.valueOf(assertThrows(NumeralException.class, reading).getMessage());
  }
}
