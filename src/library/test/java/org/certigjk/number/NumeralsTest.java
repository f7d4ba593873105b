package org.certigjk.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumeralsTest {
  private static final String ACCEPTED =
      "; accepted are an integer (12), a ratio (1/3), a decimal (-0.5, 1e-3)"
          + " and a hexadecimal float (0x1.8p-3)";

  @ParameterizedTest
  @CsvSource({
    "5, 5/1",
    "+5, 5/1",
    "-5, -5/1",
    "007, 7/1",
    "0, 0/1",
    "-0, 0/1",
    "1/3, 1/3",
    "-10/4, -5/2",
    "+6/3, 2/1",
    "0/9, 0/1",
    "007/014, 1/2",
    "0.1, 1/10",
    "-0.125, -1/8",
    ".5, 1/2",
    "-.5, -1/2",
    "5., 5/1",
    "5.e1, 50/1",
    "1e3, 1000/1",
    "1E+3, 1000/1",
    "-25e-2, -1/4",
    "1.5e1, 15/1",
    "0.001e3, 1/1",
    "-0.0, 0/1",
    "0x1.8p-3, 3/16",
    "0X1.8P-3, 3/16",
    "-0x.8p1, -1/1",
    "0x1.p4, 16/1",
    "0xAbp0, 171/1",
    "0x1.23p+8, 291/1",
    "0x0p0, 0/1",
    "0x1e2p-1, 241/1",
    "1e0000000002, 100/1",
  })
  void readsExactly(String text, String expected) {
    assertEquals(expected, Numerals.format(Numerals.parseExact(text)));
  }

  @ParameterizedTest
  @CsvSource({
    "0.1, 0.1",
    "-5, -5.0",
    "1/3, 0.3333333333333333",
    "0x1.8p-3, 0.1875",
    "1e-400, 0.0",
    "-1e-400, 0.0",
    "-0, 0.0",
    "4.9e-324, 4.9E-324",
    "1e-99999999999, 0.0",
    "0e99999999999, 0.0",
    "9007199254740993, 9007199254740992.0",
    "0x1.fffffffffffffp1023, 1.7976931348623157E308",
    "1.7976931348623157e308, 1.7976931348623157E308",
    "-1e-999999999, 0.0",
  })
  void readsNearest(String text, double expected) {
    assertEquals(expected, Numerals.parseNearest(text));
  }

  @ParameterizedTest
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      delimiter = '|',
      value = {
        "12x|'x' (U+0078) at position 3", "NaN|'N' (U+004E) at position 1",
        "-Infinity|'I' (U+0049) at position 2", "1d|'d' (U+0064) at position 2",
        "1.5f|'f' (U+0066) at position 4", " 1|' ' (U+0020) at position 1",
        "1 |' ' (U+0020) at position 2", "1/-2|'-' (U+002D) at position 3",
        "1 / 2|' ' (U+0020) at position 2", "1.5/2|'/' (U+002F) at position 4",
        "1/2.5|'.' (U+002E) at position 4", "1..2|'.' (U+002E) at position 3",
        "1e5.|'.' (U+002E) at position 4", "--1|'-' (U+002D) at position 2",
        "0x.p1|'p' (U+0070) at position 4", "0x1.8pf|'f' (U+0066) at position 7",
        "1,5|',' (U+002C) at position 2", "1_000|'_' (U+005F) at position 2",
        "\u0661|'\u0661' (U+0661) at position 1", "\uff11|'\uff11' (U+FF11) at position 1",
        "1\ud83d\ude00|'\ud83d\ude00' (U+1F600) at position 2",
      })
  void pointsAtTheCulprit(String text, String culprit) {
    String expected =
        "\"" + text + "\" is not a number: unexpected character " + culprit + ACCEPTED;
    assertEquals(expected, message(() -> Numerals.parseExact(text)));
    assertEquals(expected, message(() -> Numerals.parseNearest(text)));
    assertFalse(Numerals.isRatioOrHex(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "+", "-", ".", "-.", "1e", "1e+", "1/", "0x", "0x1", "0x.", "0x1.8", "0x1p-"})
  void saysThatTheTextEndsTooEarly(String text) {
    String expected = "\"" + text + "\" is not a number: it ends too early" + ACCEPTED;
    assertEquals(expected, message(() -> Numerals.parseExact(text)));
    assertEquals(expected, message(() -> Numerals.parseNearest(text)));
  }

  @Test
  void messagesDoNotDependOnTheLocale() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      assertTrue(message(() -> Numerals.parseExact("12x")).contains("at position 3;"));
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void controlCharactersAreNotPrinted() {
    assertEquals(
        "\"1?\" is not a number: unexpected character (U+000A) at position 2" + ACCEPTED,
        message(() -> Numerals.parseExact("1\n")));
  }

  @Test
  void denominatorZeroIsRejected() {
    assertEquals(
        "the denominator of \"-1/00\" is zero", message(() -> Numerals.parseExact("-1/00")));
    assertEquals("the denominator of \"0/0\" is zero", message(() -> Numerals.parseNearest("0/0")));
  }

  @Test
  void exponentsAreLimited() {
    assertEquals(new BigFraction(BigInteger.TEN.pow(10_000)), Numerals.parseExact("1e10000"));
    assertEquals(
        new BigFraction(BigInteger.TEN.pow(10_000)).reciprocal(), Numerals.parseExact("1e-10000"));
    assertEquals(new BigFraction(BigInteger.TWO.pow(10_000)), Numerals.parseExact("0x1p+10000"));
    for (String text : new String[] {"1e10001", "-1E-10001", "0x1p10001", "1e999999999999999999"}) {
      assertEquals(
          "the exponent of \"" + text + "\" is beyond the limit of 10000",
          message(() -> Numerals.parseExact(text)));
    }
  }

  @Test
  void aHugeExponentTakesNoTime() {
    assertTimeoutPreemptively(
        Patience.LIMIT,
        () -> {
          message(() -> Numerals.parseExact("1e999999999"));
          message(() -> Numerals.parseExact("0x1p-999999999"));
          message(() -> Numerals.parseNearest("1e999999999"));
          assertEquals(0.0, Numerals.parseNearest("1e-999999999"));
        });
  }

  @Test
  void lengthIsLimited() {
    String longest = "0".repeat(Numerals.MAX_LENGTH - 1) + "7";
    assertEquals(new BigFraction(7), Numerals.parseExact(longest));
    assertEquals(7.0, Numerals.parseNearest(longest));
    String expected =
        "\""
            + "0".repeat(37)
            + "...\" (100001 characters) is longer than the limit of 100000"
            + " characters";
    assertEquals(expected, message(() -> Numerals.parseExact("0" + longest)));
    assertEquals(expected, message(() -> Numerals.parseNearest("0" + longest)));
  }

  @Test
  void longTextsAreQuotedInPart() {
    assertTrue(
        message(() -> Numerals.parseExact("1".repeat(39) + "x"))
            .startsWith("\"" + "1".repeat(39) + "x\" is not a number"));
    assertTrue(
        message(() -> Numerals.parseExact("1".repeat(40) + "x"))
            .startsWith("\"" + "1".repeat(37) + "...\" (41 characters) is not a number"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e400", "-1e400", "0x1p1024", "1e99999999999", "1.7976931348623159e308"})
  void numbersBeyondTheLargestDoubleHaveNoNearestOne(String text) {
    assertEquals(
        "\"" + text + "\" exceeds the largest double, 1.7976931348623157E308, in magnitude",
        message(() -> Numerals.parseNearest(text)));
  }

  @Test
  void ratioBeyondTheLargestDoubleHasNoNearestOne() {
    assertTrue(
        message(() -> Numerals.parseNearest("1" + "0".repeat(400) + "/3"))
            .contains("exceeds the largest double"));
  }

  @Test
  void ratiosAndHexFloatsAreToldFromTheOthers() {
    for (String text : new String[] {"1/3", "-5/1", "0x1p0", "-0x1.8p-3"}) {
      assertTrue(Numerals.isRatioOrHex(text), text);
    }
    for (String text : new String[] {"1", "0.5", "1e3", "", "1/", "0x1", "x"}) {
      assertFalse(Numerals.isRatioOrHex(text), text);
    }
  }

  @Test
  void fractionsAreWrittenWithTheirDenominator() {
    assertEquals("5/1", Numerals.format(new BigFraction(5)));
    assertEquals("-1/3", Numerals.format(new BigFraction(2, -6)));
    assertEquals("0/1", Numerals.format(BigFraction.ZERO));
  }

  @ParameterizedTest
  @CsvSource({
    "0.1, 0.1",
    "-0.1, -0.1",
    "0.0, 0",
    "-0.0, 0",
    "1.0, 1",
    "100.0, 100",
    "-1234.5, -1234.5",
    "0.3333333333333333, 0.3333333333333333",
    "1e-6, 0.000001",
    "9.99e-7, 9.99E-7",
    "1e16, 10000000000000000",
    "9.9999999999999984e16, 99999999999999980",
    "1e17, 1E+17",
    "1e22, 1E+22",
    "1e23, 1E+23",
    "2e23, 2E+23",
    "4.9e-324, 5E-324",
    "-4.9e-324, -5E-324",
    "2.2250738585072014e-308, 2.2250738585072014E-308",
    "1.7976931348623157e308, 1.7976931348623157E+308",
    "9007199254740993, 9007199254740992",
  })
  void doublesAreWrittenWithFewestDigits(double x, String expected) {
    assertEquals(expected, Numerals.format(x));
  }

  /** 2^-44 lies nearer to 5.684341886080801E-14, which is nearer to the double below. */
  @Test
  void powersOfTwoAreWrittenWithFewestDigits() {
    assertEquals("5.684341886080802E-14", Numerals.format(0x1p-44));
    assertEquals("-5.684341886080802E-14", Numerals.format(-0x1p-44));
  }

  @Test
  void doublesAreWrittenInHex() {
    assertEquals("0x1.8p-3", Numerals.formatHex(0.1875));
    assertEquals("-0x1.999999999999ap-4", Numerals.formatHex(-0.1));
    assertEquals("0x0.0000000000001p-1022", Numerals.formatHex(Double.MIN_VALUE));
    assertEquals("0x0.0p0", Numerals.formatHex(-0.0));
  }

  @Test
  void nonNumbersAreNotWritten() {
    for (double x : new double[] {Double.NaN, 1 / 0.0, -1 / 0.0}) {
      String expected = x + " has no numeral: a finite value is needed";
      assertEquals(
          expected,
          assertThrows(IllegalArgumentException.class, () -> Numerals.format(x)).getMessage());
      assertEquals(
          expected,
          assertThrows(IllegalArgumentException.class, () -> Numerals.formatHex(x)).getMessage());
    }
  }

  @Test
  void examplesOfTheClassComment() {
    assertEquals("-1 / 8", Numerals.parseExact("-0.125").toString());
    assertEquals("3 / 16", Numerals.parseExact("0x1.8p-3").toString());
    assertEquals(0.1, Numerals.parseNearest("0.1"));
    assertEquals("5/2", Numerals.format(Numerals.parseExact("10/4")));
    assertEquals("0.1", Numerals.format(0.1));
  }

  private static String message(Runnable reading) {
    return String.valueOf(assertThrows(NumeralException.class, reading::run).getMessage());
  }
}
