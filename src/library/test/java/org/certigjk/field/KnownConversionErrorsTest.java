package org.certigjk.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.apache.commons.math3.exception.MathIllegalArgumentException;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;
import org.certigjk.number.NumeralException;
import org.certigjk.number.Numerals;
import org.junit.jupiter.api.Test;

/** What the package page says of Commons Math 3.6.1 and of the JDK, and that we do better. */
class KnownConversionErrorsTest {
  private static final BigInteger ONE = BigInteger.ONE;

  @Test
  void commonsMathHalvesSubnormalDoubles() {
    for (double x : new double[] {Double.MIN_VALUE, -7e-310, Math.nextDown(Double.MIN_NORMAL)}) {
      assertEquals(Conversions.toRational(x), new BigFraction(x).multiply(2));
    }
    assertEquals(new BigFraction(ONE, ONE.shiftLeft(1075)), new BigFraction(Double.MIN_VALUE));
    assertEquals(Conversions.toRational(Double.MIN_NORMAL), new BigFraction(Double.MIN_NORMAL));
  }

  @Test
  void commonsMathHasASecondZero() {
    BigFraction zero = new BigFraction(0.0);
    assertEquals(ONE.shiftLeft(1075), zero.getDenominator());
    assertEquals(BigFraction.ZERO, zero);
    assertNotEquals(BigFraction.ZERO.hashCode(), zero.hashCode());
    assertEquals("0/1", Numerals.format(zero));
  }

  @Test
  void commonsMathRoundsThreeTimes() {
    BigFraction q = new BigFraction((1L << 53) + 1).divide(7);
    assertEquals(1.2867427506772845E15, q.doubleValue());
    assertEquals(1.2867427506772848E15, Conversions.toDouble(q));
    assertTrue(NearestJudge.isNearest(q, 1, Conversions.toDouble(q)));
  }

  @Test
  void commonsMathMisroundsAThirdOfLargeFractions() {
    Random random = new Random(3);
    int wrong = 0;
    for (int i = 0; i < 3000; i++) {
      BigFraction q =
          new BigFraction(new BigInteger(200, random), new BigInteger(200, random).setBit(0));
      wrong += q.doubleValue() != Conversions.toDouble(q) ? 1 : 0;
    }
    assertEquals(1000, wrong, 100);
  }

  @Test
  void commonsMathLosesQuotientsOfLargeTerms() {
    BigInteger large = ONE.shiftLeft(1024).add(ONE);
    BigFraction half = new BigFraction(ONE.shiftLeft(1023), large);
    assertEquals(0.0, half.doubleValue());
    assertEquals(0.5, Conversions.toDouble(half));
    BigFraction two = half.reciprocal();
    assertEquals(Double.POSITIVE_INFINITY, two.doubleValue());
    assertEquals(2.0, Conversions.toDouble(two));
  }

  @Test
  void commonsMathDoesNotAgreeOnTheInverseOfZero() {
    assertThrows(MathIllegalArgumentException.class, BigFraction.ZERO::reciprocal);
    assertThrows(ArithmeticException.class, Fraction.ZERO::reciprocal);
  }

  @Test
  void rootOfARoundedNumberIsRoundedTwice() {
    BigFraction q = new BigFraction(25, 3);
    assertEquals(2.886751345948129, Math.sqrt(Conversions.toDouble(q)));
    assertEquals(2.8867513459481287, Conversions.sqrtToDouble(q));
    assertTrue(NearestJudge.isNearest(q, 2, Conversions.sqrtToDouble(q)));
  }

  @Test
  void jdkReadsMoreThanNumerals() {
    for (String text : new String[] {"1d", " 1 ", "NaN"}) {
      assertEquals(text.equals("NaN") ? Double.NaN : 1.0, Double.parseDouble(text));
      assertThrows(NumeralException.class, () -> Numerals.parseNearest(text));
    }
    assertEquals(-999999999, new BigDecimal("1e999999999").scale());
    assertThrows(NumeralException.class, () -> Numerals.parseExact("1e999999999"));
  }

  @Test
  void jdkPrintsMoreDigitsThanNeededBeforeJava19() {
    String expected = Runtime.version().feature() < 19 ? "1.9999999999999998E23" : "2.0E23";
    double x = Double.parseDouble("2e23");
    assertEquals(expected, Double.toString(x));
    assertEquals("2E+23", Numerals.format(x));
  }
}
