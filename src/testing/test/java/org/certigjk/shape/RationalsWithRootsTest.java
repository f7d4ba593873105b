package org.certigjk.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.EuclideanFieldContract;
import org.certigjk.field.Conversions;
import org.certigjk.field.Doubles;
import org.certigjk.field.EuclideanField;
import org.certigjk.field.Rationals;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RationalsWithRootsTest implements EuclideanFieldContract<BigFraction> {

  private static final RationalsWithRoots FIELD = RationalsWithRoots.of(64);

  @Override
  public EuclideanField<BigFraction> field() {
    return FIELD;
  }

  @Override
  public List<BigFraction> samples() {
    return List.of(
        BigFraction.ZERO,
        new BigFraction(0.0), // 0/2^1075
        BigFraction.ONE,
        BigFraction.MINUS_ONE,
        new BigFraction(2),
        new BigFraction(25, 9),
        new BigFraction(-22, 7),
        Conversions.toRational(Double.MIN_VALUE),
        Conversions.toRational(Double.MAX_VALUE),
        new BigFraction(BigInteger.TEN.pow(40), BigInteger.valueOf(-3).pow(101)));
  }

  @Test
  void exampleOfTheClassComment() {
    RationalsWithRoots field = RationalsWithRoots.of(8);
    assertEquals(new BigFraction(91, 64), field.sqrt(new BigFraction(2)));
    assertEquals(new BigFraction(181, 256), field.inverseSqrt(new BigFraction(2)));
    assertEquals(new BigFraction(5, 3), field.sqrt(new BigFraction(25, 9)));
  }

  @Test
  void exampleOfTheInterface() {
    RationalsWithRoots field = RationalsWithRoots.of(4);
    assertEquals(1.4142135623730951, Doubles.INSTANCE.sqrt(2.0));
    assertEquals(new BigFraction(3, 2), field.sqrt(new BigFraction(2)));
    assertEquals(new BigFraction(2, 3), field.sqrt(new BigFraction(4, 9)));
  }

  /** The defining property, by integers: m has the bits, and m or m ± 1 is on the other side. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 24, 53, 64, 200})
  void rootsAreTheNextNumbersOfSoManyBits(int bits) {
    RationalsWithRoots field = RationalsWithRoots.of(bits);
    Random random = new Random(64);
    for (int k = 0; k < 300; k++) {
      BigFraction a =
          new BigFraction(
              new BigInteger(1 + random.nextInt(150), random).add(BigInteger.ONE),
              new BigInteger(1 + random.nextInt(150), random).add(BigInteger.ONE));
      BigFraction up = field.sqrt(a);
      BigFraction down = field.inverseSqrt(a);
      if (up.multiply(up).equals(a)) {
        assertEquals(BigFraction.ONE, up.multiply(down));
      } else {
        BigFraction below = up.subtract(unit(up, bits));
        assertTrue(up.multiply(up).compareTo(a) > 0 && below.multiply(below).compareTo(a) < 0);
        BigFraction above = down.add(unit(down, bits));
        assertTrue(a.multiply(down.multiply(down)).compareTo(BigFraction.ONE) < 0);
        assertTrue(a.multiply(above.multiply(above)).compareTo(BigFraction.ONE) > 0);
      }
    }
  }

  /**
   * One unit in the last of so many bits of x. Below a power of two it is half of this one, so that
   * the neighbour below may be nearer; the test is then only weaker.
   */
  private static BigFraction unit(BigFraction x, int bits) {
    int log = x.getNumerator().bitLength() - x.getDenominator().bitLength();
    BigFraction power = new BigFraction(2).pow(log);
    return (power.compareTo(x) > 0 ? power.divide(2) : power)
        .multiply(new BigFraction(2).pow(1 - bits));
  }

  @Test
  void fieldsAreEqualIfTheirRootsAre() {
    assertEquals(RationalsWithRoots.of(64), FIELD);
    assertEquals(RationalsWithRoots.of(64).hashCode(), FIELD.hashCode());
    assertNotEquals(RationalsWithRoots.of(65), FIELD);
    assertNotEquals(Rationals.INSTANCE, (Object) FIELD);
    assertEquals("RationalsWithRoots(64)", FIELD.toString());
    assertEquals(64, FIELD.bits());
  }

  @Test
  void messages() {
    assertEquals(
        "roots with 1 significant bits: at least 2 are needed",
        assertThrows(IllegalArgumentException.class, () -> RationalsWithRoots.of(1)).getMessage());
    assertEquals(
        "no square root of a negative number: -2/3",
        assertThrows(ArithmeticException.class, () -> FIELD.sqrt(new BigFraction(-2, 3)))
            .getMessage());
    assertEquals(
        "the root of 0 has no inverse",
        assertThrows(ArithmeticException.class, () -> FIELD.inverseSqrt(BigFraction.ZERO))
            .getMessage());
  }
}
