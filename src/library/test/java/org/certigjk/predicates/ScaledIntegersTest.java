package org.certigjk.predicates;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.exact.DoubleDouble;
import org.certigjk.field.Conversions;
import org.junit.jupiter.api.Test;

class ScaledIntegersTest {

  @Test
  void exponentIsThatOfTheLowestBit() {
    assertEquals(0, ScaledIntegers.exponent(1));
    assertEquals(3, ScaledIntegers.exponent(-24));
    assertEquals(-2, ScaledIntegers.exponent(0.75));
    assertEquals(-1074, ScaledIntegers.exponent(Double.MIN_VALUE));
    assertEquals(-1073, ScaledIntegers.exponent(2 * Double.MIN_VALUE));
    assertEquals(-1022, ScaledIntegers.exponent(Double.MIN_NORMAL));
    assertEquals(971, ScaledIntegers.exponent(Double.MAX_VALUE));
    assertEquals(Integer.MAX_VALUE, ScaledIntegers.exponent(-0.0));
  }

  @Test
  void integersAreExact() {
    Random random = new Random(1);
    for (int run = 0; run < 5000; run++) {
      double x = anyDouble(random);
      int lowest = x == 0 ? 0 : ScaledIntegers.exponent(x);
      int exponent = lowest - random.nextInt(run % 2 == 0 ? 8 : 200);
      BigFraction back =
          new BigFraction(ScaledIntegers.integer(x, exponent)).multiply(power(exponent));
      assertEquals(Conversions.toRational(x), back, () -> x + " at " + exponent);
    }
    assertEquals(BigInteger.ZERO, ScaledIntegers.integer(0, 1000));
  }

  @Test
  void longsAreExactWhereTheyFit() {
    Random random = new Random(2);
    for (int run = 0; run < 5000; run++) {
      long expected = random.nextLong() >> random.nextInt(64) >> 3;
      int exponent = random.nextInt(200) - 100;
      double x = Math.scalb((double) expected, exponent);
      if ((long) (double) expected == expected) {
        assertEquals(expected, ScaledIntegers.longInteger(x, exponent));
      }
    }
    assertEquals(0, ScaledIntegers.longInteger(0, 1000));
    assertEquals(0, ScaledIntegers.longInteger(-0.0, -1074));
    assertEquals(-3, ScaledIntegers.longInteger(-3 * Double.MIN_VALUE, -1074));
  }

  @Test
  void roundedKeepsItsBound() {
    Random random = new Random(3);
    for (int run = 0; run < 5000; run++) {
      BigInteger x = new BigInteger(1 + random.nextInt(300), random);
      BigInteger signed = random.nextBoolean() ? x : x.negate();
      int exponent = random.nextInt(400) - 200;
      DoubleDouble rounded = ScaledIntegers.rounded(signed, exponent);
      BigFraction exact = new BigFraction(signed).divide(power(exponent));
      BigFraction error = value(rounded).subtract(exact).abs();
      BigFraction bound = Conversions.toRational(DoubleDouble.U).multiply(exact.abs());
      assertTrue(error.compareTo(bound) <= 0, () -> signed + " at " + exponent);
      assertTrue(Math.abs(rounded.low()) <= Math.ulp(rounded.high()) / 2);
    }
  }

  @Test
  void roundedVectorIsScaledToOne() {
    BigInteger[] vector = {
      BigInteger.TEN.pow(40), BigInteger.ZERO, BigInteger.TEN.pow(39).negate()
    };
    double[] rounded = ScaledIntegers.rounded(vector);
    assertTrue(rounded[0] >= 0.5 && rounded[0] <= 1);
    assertEquals(-rounded[0] / 10, rounded[2], Math.ulp(rounded[2]));
    BigInteger[] zero = {BigInteger.ZERO, BigInteger.ZERO};
    assertArrayEquals(new double[2], ScaledIntegers.rounded(zero));
  }

  @Test
  void rootIsCorrectlyRounded() {
    Random random = new Random(4);
    for (int run = 0; run < 3000; run++) {
      BigInteger numerator = new BigInteger(1 + random.nextInt(400), random);
      BigInteger denominator = new BigInteger(1 + random.nextInt(400), random).setBit(0);
      int exponent = random.nextInt(run % 10 == 0 ? 3000 : 60) - (run % 10 == 0 ? 1500 : 30);
      BigFraction scale = power(exponent);
      BigFraction square = new BigFraction(numerator, denominator).multiply(scale).multiply(scale);
      assertEquals(
          Conversions.sqrtToDouble(square),
          ScaledIntegers.root(numerator, denominator, exponent),
          () -> numerator + " / " + denominator + " at " + exponent);
    }
  }

  /** Here double-doubles cannot decide, because the root is half-way between two doubles. */
  @Test
  void rootThatIsATieGoesToEven() {
    BigInteger odd = BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE);
    assertEquals(0x1p53, ScaledIntegers.root(odd.multiply(odd), BigInteger.ONE, 0));
    BigInteger next = odd.add(BigInteger.TWO);
    assertEquals(0x1p53 + 4, ScaledIntegers.root(next.multiply(next), BigInteger.ONE, 0));
    assertEquals(0x1p203, ScaledIntegers.root(odd.multiply(odd).shiftLeft(300), BigInteger.ONE, 0));
    BigInteger above = odd.multiply(odd).add(BigInteger.ONE);
    assertEquals(0x1p53 + 2, ScaledIntegers.root(above, BigInteger.ONE, 0));
  }

  /** So close to a midpoint, on either side, that double-doubles cannot decide. */
  @Test
  void rootsBesideAMidpoint() {
    Random random = new Random(5);
    for (int run = 0; run < 2000; run++) {
      BigInteger odd = BigInteger.valueOf((1L << 53) + random.nextLong(1L << 53) | 1);
      BigInteger denominator = new BigInteger(1 + random.nextInt(200), random).setBit(0);
      BigInteger numerator =
          odd.multiply(odd)
              .multiply(denominator)
              .multiply(denominator)
              .add(BigInteger.valueOf(random.nextInt(3) - 1));
      BigInteger square = denominator.multiply(denominator);
      int exponent = random.nextInt(20) - 10 - 2 * (run & 1);
      assertEquals(
          Conversions.sqrtToDouble(numerator, square, exponent),
          ScaledIntegers.root(numerator, square, exponent),
          () -> numerator + " / " + square);
    }
  }

  @Test
  void exampleOfTheComment() {
    assertEquals(-2, ScaledIntegers.exponent(0.75));
    assertEquals(BigInteger.valueOf(12), ScaledIntegers.integer(0.75, -4));
    assertEquals(5.656854249492381, ScaledIntegers.root(BigInteger.ONE, BigInteger.TWO, 3));
  }

  @Test
  void rootAtTheEndsOfTheRange() {
    BigInteger one = BigInteger.ONE;
    assertEquals(0.0, ScaledIntegers.root(BigInteger.ZERO, one, 0));
    assertEquals(Double.MIN_VALUE, ScaledIntegers.root(one, one, -1074));
    assertEquals(0.0, ScaledIntegers.root(one, one, -1075), "half of it, to even");
    assertEquals(Double.MIN_VALUE, ScaledIntegers.root(BigInteger.TWO, one, -1075));
    assertEquals(0x1p1023, ScaledIntegers.root(one, one, 1023));
    assertEquals(Double.POSITIVE_INFINITY, ScaledIntegers.root(one, one, 1024));
  }

  private static double anyDouble(Random random) {
    double x = Double.longBitsToDouble(random.nextLong());
    return switch (random.nextInt(4)) {
      case 0 -> random.nextInt(1000) - 500;
      case 1 -> random.nextInt(1000) * Double.MIN_VALUE;
      default -> Double.isFinite(x) ? x : 0;
    };
  }

  private static BigFraction power(int exponent) {
    BigInteger power = BigInteger.ONE.shiftLeft(Math.abs(exponent));
    return exponent >= 0 ? new BigFraction(power) : new BigFraction(BigInteger.ONE, power);
  }

  private static BigFraction value(DoubleDouble x) {
    BigDecimal sum = new BigDecimal(x.high()).add(new BigDecimal(x.low()));
    return sum.scale() <= 0
        ? new BigFraction(sum.toBigInteger())
        : new BigFraction(sum.unscaledValue(), BigInteger.TEN.pow(sum.scale()));
  }
}
