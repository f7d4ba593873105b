package org.certigjk.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;

class ConversionsTest {
  private static final BigFraction HALF = new BigFraction(1, 2);

  private static BigFraction power(int exponent) {
    BigInteger power = BigInteger.ONE.shiftLeft(Math.abs(exponent));
    return exponent < 0 ? new BigFraction(BigInteger.ONE, power) : new BigFraction(power);
  }

  @Test
  void examplesOfTheClassComment() {
    assertEquals("3602879701896397 / 36028797018963968", Conversions.toRational(0.1).toString());
    assertEquals(0.3333333333333333, Conversions.toDouble(new BigFraction(1, 3)));
    assertEquals(1.4142135623730951, Conversions.sqrtToDouble(new BigFraction(2, 1)));
  }

  @Test
  void doubleToRationalAtTheEdges() {
    assertEquals(power(-1074), Conversions.toRational(Double.MIN_VALUE));
    assertEquals(power(-1022), Conversions.toRational(Double.MIN_NORMAL));
    assertEquals(
        power(-1022).subtract(power(-1074)),
        Conversions.toRational(Math.nextDown(Double.MIN_NORMAL)));
    assertEquals(power(1024).subtract(power(971)), Conversions.toRational(Double.MAX_VALUE));
    assertEquals(power(971).subtract(power(1024)), Conversions.toRational(-Double.MAX_VALUE));
    assertEquals(BigFraction.ZERO, Conversions.toRational(-0.0));
    assertEquals(BigFraction.ZERO.hashCode(), Conversions.toRational(-0.0).hashCode());
    assertEquals(new BigFraction(-5, 4), Conversions.toRational(-1.25));
    assertEquals(power(52), Conversions.toRational(0x1p52));
    assertEquals(power(53), Conversions.toRational(0x1p53));
    assertEquals(power(-1), Conversions.toRational(0.5));
  }

  @Test
  void floatToRationalAtTheEdges() {
    assertEquals(power(-149), Conversions.toRational(Float.MIN_VALUE));
    assertEquals(power(128).subtract(power(104)), Conversions.toRational(Float.MAX_VALUE));
    assertEquals(BigFraction.ZERO, Conversions.toRational(-0.0f));
    assertEquals(new BigFraction(13421773, 134217728), Conversions.toRational(0.1f));
  }

  @Test
  void nonNumbersAreRejected() {
    for (double x : new double[] {Double.NaN, 1 / 0.0, -1 / 0.0}) {
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> Conversions.toRational(x));
      assertEquals(x + " is not a number: a finite value is needed", e.getMessage());
      assertThrows(IllegalArgumentException.class, () -> Conversions.toRational((float) x));
    }
  }

  @Test
  void overflowStartsAtTheMiddleBeyondTheLargestNumber() {
    BigFraction middle = power(1024).subtract(power(970));
    BigFraction below = middle.subtract(power(-2000));
    assertEquals(Double.POSITIVE_INFINITY, Conversions.toDouble(middle));
    assertEquals(Double.NEGATIVE_INFINITY, Conversions.toDouble(middle.negate()));
    assertEquals(Double.MAX_VALUE, Conversions.toDouble(below));
    assertEquals(-Double.MAX_VALUE, Conversions.toDouble(below.negate()));
    assertEquals(Double.POSITIVE_INFINITY, Conversions.toDouble(power(1024)));
    assertEquals(Double.POSITIVE_INFINITY, Conversions.toDouble(power(100_000)));
    assertEquals(Double.POSITIVE_INFINITY, Conversions.sqrtToDouble(middle.multiply(middle)));
    assertEquals(
        Double.MAX_VALUE, Conversions.sqrtToDouble(middle.multiply(middle).subtract(power(-2000))));

    BigFraction floatMiddle = power(128).subtract(power(103));
    assertEquals(Float.POSITIVE_INFINITY, Conversions.toFloat(floatMiddle));
    assertEquals(-Float.MAX_VALUE, Conversions.toFloat(floatMiddle.subtract(power(-500)).negate()));
    assertEquals(Float.NEGATIVE_INFINITY, Conversions.toFloat(power(5000).negate()));
  }

  @Test
  void underflowIsGradualAndNeverMinusZero() {
    assertEquals(Double.MIN_VALUE, Conversions.toDouble(power(-1074)));
    assertEquals(0.0, Conversions.toDouble(power(-1075)));
    assertEquals(Double.MIN_VALUE, Conversions.toDouble(power(-1075).add(power(-3000))));
    assertEquals(0.0, Conversions.toDouble(power(-1076)));
    assertEquals(0.0, Conversions.toDouble(power(-100_000)));
    assertEquals(0.0, Conversions.toDouble(power(-100_000).negate()));
    assertEquals(0.0f, Conversions.toFloat(power(-150).negate()));
    assertEquals(-Float.MIN_VALUE, Conversions.toFloat(power(-149).negate()));
    assertEquals(Float.MIN_VALUE, Conversions.toFloat(power(-150).add(power(-3000))));
    assertEquals(0.0, Conversions.sqrtToDouble(BigFraction.ZERO));
    assertEquals(0.0, Conversions.toDouble(BigFraction.ZERO));
    assertEquals(0.0f, Conversions.toFloat(BigFraction.ZERO));
    assertEquals(
        Double.MIN_NORMAL,
        Conversions.toDouble(power(-1022).subtract(power(-1075))),
        "the carry of a subnormal number gives the smallest normal one");
  }

  @Test
  void tiesGoToEven() {
    BigFraction ulp = power(-52);
    BigFraction half = ulp.multiply(HALF);
    assertEquals(1.0, Conversions.toDouble(BigFraction.ONE.add(half)));
    assertEquals(1 + 2 * Math.ulp(1.0), Conversions.toDouble(BigFraction.ONE.add(ulp).add(half)));
    assertEquals(
        1 + Math.ulp(1.0), Conversions.toDouble(BigFraction.ONE.add(half).add(power(-5000))));
    assertEquals(1f, Conversions.toFloat(BigFraction.ONE.add(power(-24))));
    assertEquals(
        1 + 2 * Math.ulp(1f), Conversions.toFloat(BigFraction.ONE.add(power(-24).multiply(3))));
  }

  @Test
  void rootsOfNumbersBeyondTheRange() {
    assertEquals(0x1p1000, Conversions.sqrtToDouble(power(2000)));
    assertEquals(0x1p-1074, Conversions.sqrtToDouble(power(-2148)));
    assertEquals(0.0, Conversions.sqrtToDouble(power(-2150)), "a tie");
    assertEquals(
        0x1p-1074, Conversions.sqrtToDouble(power(-2150).add(power(-4000))), "above the tie");
    assertEquals(Double.POSITIVE_INFINITY, Conversions.sqrtToDouble(power(2048)));
    assertEquals(3 * 0x1p600, Conversions.sqrtToDouble(power(1200).multiply(9)));
    assertEquals(0x1p100f, Conversions.sqrtToFloat(power(200)));
    assertEquals(0x1p-149f, Conversions.sqrtToFloat(power(-298)));
    assertEquals(1.4142135f, Conversions.sqrtToFloat(new BigFraction(2)));
    assertEquals(0.5, Conversions.sqrtToDouble(new BigFraction(1, 4)));
    assertEquals(0f, Conversions.sqrtToFloat(BigFraction.ZERO));
  }

  @Test
  void rootOfANegativeNumberIsRejected() {
    BigFraction negative = new BigFraction(-1, 3);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Conversions.sqrtToDouble(negative));
    assertEquals("no square root of a negative number: -1/3", e.getMessage());
    assertThrows(IllegalArgumentException.class, () -> Conversions.sqrtToFloat(negative));
  }
}
