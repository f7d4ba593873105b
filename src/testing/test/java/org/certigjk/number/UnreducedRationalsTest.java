package org.certigjk.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.OrderedFieldContract;
import org.certigjk.field.OrderedField;
import org.junit.jupiter.api.Test;

class UnreducedRationalsTest implements OrderedFieldContract<Ratio> {
  private static final UnreducedRationals FIELD = UnreducedRationals.INSTANCE;

  @Override
  public OrderedField<Ratio> field() {
    return FIELD;
  }

  @Override
  public List<Ratio> samples() {
    return List.of(
        ratio(0, 1),
        ratio(1, 1),
        ratio(7, 7),
        ratio(-3, 3),
        ratio(1, 3),
        ratio(-2, 6),
        ratio(5, 6),
        ratio(6, -8),
        FIELD.of(0.1),
        FIELD.of(-Double.MIN_VALUE),
        FIELD.of(Double.MAX_VALUE),
        Ratio.of(BigInteger.TEN.pow(40), BigInteger.valueOf(-6).pow(41)));
  }

  private static Ratio ratio(long p, long q) {
    return Ratio.of(BigInteger.valueOf(p), BigInteger.valueOf(q));
  }

  /** The same operations over fractions in lowest terms; nothing is shared but BigInteger. */
  @Test
  void operationsAreThoseOfFractionsInLowestTerms() {
    for (Ratio a : samples()) {
      for (Ratio b : samples()) {
        BigFraction p = new BigFraction(a.numerator(), a.denominator());
        BigFraction q = new BigFraction(b.numerator(), b.denominator());
        assertEquals(p.add(q), FIELD.plus(a, b).toRational());
        assertEquals(p.subtract(q), FIELD.minus(a, b).toRational());
        assertEquals(p.multiply(q), FIELD.times(a, b).toRational());
        assertEquals(p.compareTo(q), FIELD.compare(a, b));
        assertEquals(p.equals(q), a.equals(b));
        if (!FIELD.isZero(b)) {
          assertEquals(p.divide(q), FIELD.div(a, b).toRational());
        }
        if (a.equals(b)) {
          assertEquals(a.hashCode(), b.hashCode());
        }
      }
    }
  }

  @Test
  void nothingIsReduced() {
    assertEquals("2/2", FIELD.plus(ratio(1, 2), ratio(1, 2)).toString());
    assertEquals("10/12", FIELD.plus(ratio(1, 2), ratio(2, 6)).toString());
    assertEquals("2/6", FIELD.times(ratio(1, 3), ratio(2, 2)).toString());
    assertEquals("3/2", FIELD.inverse(ratio(2, 3)).toString());
    assertEquals("-2/1", ratio(2, -1).toString());
    assertEquals("8/1", Ratio.powerOfTwo(3).toString());
    assertEquals("1/8", Ratio.powerOfTwo(-3).toString());
    assertEquals("1/1", Ratio.powerOfTwo(0).toString());
  }

  @Test
  void whatTheOperandsShareStays() {
    assertEquals("4/2", FIELD.div(ratio(4, 6), ratio(2, 6)).toString());
    assertEquals("4/9", FIELD.times(ratio(4, 6), ratio(6, 9)).toString());
    assertEquals("6/8", FIELD.times(ratio(4, 8), ratio(6, 4)).toString());
    assertEquals("9/1", FIELD.plus(ratio(4, 1), ratio(5, 1)).toString());
    assertEquals("0/1", FIELD.minus(ratio(4, 6), ratio(4, 6)).toString());
    assertEquals("0/1", FIELD.times(ratio(0, 5), ratio(4, 6)).toString());
  }

  @Test
  void equalityIsThatOfTheNumbers() {
    assertEquals(ratio(2, 4), ratio(-1, -2));
    assertNotEquals(ratio(2, 4), ratio(-1, 2));
    assertNotEquals(ratio(1, 3), ratio(1, 2));
    assertNotEquals(ratio(1, 2), (Object) new BigFraction(1, 2));
  }

  @Test
  void lowestTermsComeAtTheEnd() {
    assertEquals(new BigFraction(-5, 8), ratio(40, -64).toRational());
    assertEquals(new BigFraction(2, 3), ratio(24, 36).toRational());
    assertEquals(BigFraction.ZERO, FIELD.toRational(ratio(0, 12)));
    assertEquals(BigFraction.ZERO.hashCode(), ratio(0, 12).toRational().hashCode());
    assertEquals(-0.625, FIELD.toDouble(ratio(40, -64)));
  }

  @Test
  void denominatorsAreClearedByMultiples() {
    Ratio six = ratio(6, 1);
    assertSame(six, FIELD.clearDenominator(six, ratio(2, 3)));
    assertSame(six, FIELD.clearDenominator(six, ratio(7, 1)));
    assertEquals(ratio(24, 1), FIELD.clearDenominator(six, ratio(3, 4)));
  }

  @Test
  void zeroHasNoInverseAndTheMessageSaysSo() {
    assertEquals("0 has no inverse", message(() -> FIELD.inverse(FIELD.zero())));
    assertEquals(
        "division by 0: -2/6 has no quotient",
        message(() -> FIELD.div(ratio(-2, 6), FIELD.zero())));
    assertEquals("3/0 is not a number", message(() -> ratio(3, 0)));
  }

  private static String message(Runnable wrong) {
    return String.valueOf(assertThrows(ArithmeticException.class, wrong::run).getMessage());
  }

  @Test
  void examplesOfTheClassComments() {
    Ratio half = Ratio.of(BigInteger.TWO, BigInteger.valueOf(4));
    assertEquals("2/4", half.toString());
    assertEquals(new BigFraction(1, 2), half.toRational());
    Ratio inverse = FIELD.inverse(FIELD.of(2.0));
    assertEquals("2/2", FIELD.plus(inverse, inverse).toString());
    assertEquals(0, FIELD.compare(FIELD.plus(inverse, inverse), FIELD.one()));
    assertEquals("UnreducedRationals", FIELD.toString());
  }
}
