package org.certigjk.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.OrderedFieldContract;
import org.junit.jupiter.api.Test;

class RationalsTest implements OrderedFieldContract<BigFraction> {
  private static final Rationals FIELD = Rationals.INSTANCE;

  @Override
  public OrderedField<BigFraction> field() {
    return FIELD;
  }

  @Override
  public List<BigFraction> samples() {
    return List.of(
        BigFraction.ZERO,
        new BigFraction(0.0), // 0/2^1075
        BigFraction.ONE,
        BigFraction.MINUS_ONE,
        new BigFraction(1, 3),
        new BigFraction(-22, 7),
        Conversions.toRational(0.1),
        Conversions.toRational(-Double.MIN_VALUE),
        Conversions.toRational(Double.MAX_VALUE),
        new BigFraction(BigInteger.TEN.pow(40), BigInteger.valueOf(-3).pow(101)));
  }

  @Test
  void zeroHasNoInverseAndTheMessageSaysSo() {
    ArithmeticException inverse =
        assertThrows(ArithmeticException.class, () -> FIELD.inverse(FIELD.zero()));
    assertEquals("0 has no inverse", inverse.getMessage());
    ArithmeticException quotient =
        assertThrows(
            ArithmeticException.class, () -> FIELD.div(new BigFraction(-2, 3), FIELD.zero()));
    assertEquals("division by 0: -2/3 has no quotient", quotient.getMessage());
  }

  /** Results are in lowest terms with a positive denominator, so that equal means identical. */
  @Test
  void resultsAreCanonical() {
    List<BigFraction> elements = samples().stream().map(FIELD::of).collect(Collectors.toList());
    for (BigFraction a : elements) {
      for (BigFraction b : elements) {
        assertCanonical(FIELD.plus(a, b));
        assertCanonical(FIELD.minus(a, b));
        assertCanonical(FIELD.times(a, b));
        if (!FIELD.isZero(b)) {
          assertCanonical(FIELD.div(a, b));
          assertCanonical(FIELD.inverse(b));
        }
      }
      assertCanonical(FIELD.unaryMinus(a));
    }
  }

  private static void assertCanonical(BigFraction a) {
    assertTrue(a.getDenominator().signum() > 0, a::toString);
    assertEquals(BigInteger.ONE, a.getNumerator().gcd(a.getDenominator()), a::toString);
  }

  @Test
  void whatComesInIsMadeCanonical() {
    for (BigFraction a : samples()) {
      assertCanonical(FIELD.of(a));
      assertCanonical(FIELD.toRational(a));
    }
  }

  @Test
  void denominatorsAreClearedByTheirLeastCommonMultiple() {
    BigFraction six = new BigFraction(6);
    assertEquals(new BigFraction(12), FIELD.clearDenominator(six, new BigFraction(-7, 4)));
    assertEquals(six, FIELD.clearDenominator(six, new BigFraction(1, 3)));
    assertEquals(new BigFraction(30), FIELD.clearDenominator(six, new BigFraction(2, 5)));
    assertEquals(six, FIELD.clearDenominator(six, BigFraction.ZERO));
  }

  @Test
  void aRationalStaysTheSameObject() {
    BigFraction q = new BigFraction(-22, 7);
    assertSame(q, FIELD.of(q));
    assertSame(q, FIELD.toRational(q));
  }

  @Test
  void zeroOfAnyFormIsZero() {
    BigFraction zero = FIELD.of(new BigFraction(0.0));
    assertEquals(BigFraction.ZERO, zero);
    assertEquals(BigFraction.ZERO.hashCode(), zero.hashCode());
    assertEquals(BigFraction.ZERO, FIELD.of(-0.0));
  }

  @Test
  void exampleOfTheClassComment() {
    BigFraction sum = FIELD.plus(FIELD.of(0.1), FIELD.of(0.2));
    assertEquals(1, FIELD.compare(sum, FIELD.of(0.3)));
  }

  @Test
  void exampleOfTheInterface() {
    OrderedField<BigFraction> field = FIELD;
    BigFraction third = field.inverse(field.of(3.0));
    assertEquals(-0.6666666666666666, field.toDouble(field.minus(third, field.one())));
  }

  @Test
  void quotientsAndIntegers() {
    assertEquals(new BigFraction(-3, 2), FIELD.div(new BigFraction(1, 2), new BigFraction(-1, 3)));
    assertEquals(new BigFraction(-7, 22), FIELD.inverse(new BigFraction(-22, 7)));
    assertEquals(new BigFraction(1, 6), FIELD.minus(new BigFraction(1, 2), new BigFraction(1, 3)));
    assertEquals(new BigFraction(BigInteger.TEN.pow(30)), FIELD.of(BigInteger.TEN.pow(30)));
    assertEquals(0.5, FIELD.toDouble(new BigFraction(1, 2)));
  }

  @Test
  void hasName() {
    assertEquals("Rationals", FIELD.toString());
  }
}
