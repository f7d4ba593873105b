package org.certigjk.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.OrderedFieldContract;
import org.certigjk.contract.OrderedFieldLaw;
import org.junit.jupiter.api.Test;

class DoublesTest implements OrderedFieldContract<Double> {
  private static final Doubles FIELD = Doubles.INSTANCE;

  @Override
  public OrderedField<Double> field() {
    return FIELD;
  }

  @Override
  public List<Double> samples() {
    return List.of(
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.1,
        0.3,
        49.0,
        1e16,
        -1e16,
        1e-200,
        Double.MIN_VALUE,
        Double.MAX_VALUE);
  }

  @Override
  public Set<OrderedFieldLaw> brokenLaws() {
    return EnumSet.of(
        OrderedFieldLaw.PLUS_ASSOCIATIVE,
        OrderedFieldLaw.TIMES_ASSOCIATIVE,
        OrderedFieldLaw.DISTRIBUTIVE,
        OrderedFieldLaw.TIMES_INVERSE,
        OrderedFieldLaw.DIV_IS_TIMES_INVERSE,
        OrderedFieldLaw.ORDER_PLUS,
        OrderedFieldLaw.ORDER_TIMES,
        OrderedFieldLaw.RATIONAL_PLUS,
        OrderedFieldLaw.RATIONAL_TIMES,
        OrderedFieldLaw.RATIONALS_EMBED,
        OrderedFieldLaw.INTEGERS_EMBED);
  }

  @Test
  void witnessesOfTheClassComment() {
    assertEquals(1.0, (1e16 + -1e16) + 1);
    assertEquals(0.0, 1e16 + (-1e16 + 1));
    assertEquals(Double.POSITIVE_INFINITY, Double.MAX_VALUE * 2 * 0.5);
    assertEquals(Double.MAX_VALUE, Double.MAX_VALUE * (2 * 0.5));
    assertEquals(3.0, 3 * (0.3 + 0.7));
    assertEquals(2.9999999999999996, 3 * 0.3 + 3 * 0.7);
    assertEquals(0.9999999999999999, FIELD.times(49.0, FIELD.inverse(49.0)));
    assertEquals(
        Double.POSITIVE_INFINITY, FIELD.times(Double.MIN_VALUE, FIELD.inverse(Double.MIN_VALUE)));
    assertEquals(1.0, FIELD.div(49.0, 49.0));
    assertEquals(1e16, FIELD.plus(1e16, 1.0));
    assertEquals(0.0, FIELD.times(1e-200, 1e-200));
  }

  @Test
  void exampleOfTheClassComment() {
    assertEquals(0.30000000000000004, FIELD.plus(0.1, 0.2));
    assertEquals(0.1, FIELD.of(new BigFraction(1, 10)));
  }

  @Test
  void minusZeroIsZero() {
    assertEquals(0, FIELD.compare(-0.0, 0.0));
    assertEquals(0, FIELD.compare(0.0, -0.0));
    assertTrue(FIELD.isZero(-0.0));
    assertEquals(0, FIELD.signum(-0.0));
    assertEquals(Double.valueOf(0.0), FIELD.of(-0.0));
    assertEquals(BigFraction.ZERO, FIELD.toRational(-0.0));
  }

  @Test
  void nanIsGreaterThanEverything() {
    assertEquals(0, FIELD.compare(Double.NaN, Double.NaN));
    for (double a : new double[] {Double.NEGATIVE_INFINITY, -1, 0, Double.POSITIVE_INFINITY}) {
      assertEquals(1, FIELD.compare(Double.NaN, a));
      assertEquals(-1, FIELD.compare(a, Double.NaN));
    }
  }

  @Test
  void infinitiesAreOrderedAndNotRational() {
    double infinity = FIELD.inverse(0.0);
    assertEquals(Double.POSITIVE_INFINITY, infinity);
    assertEquals(1, FIELD.compare(infinity, Double.MAX_VALUE));
    assertEquals(0, FIELD.compare(infinity, infinity));
    assertEquals(-1, FIELD.compare(-infinity, -Double.MAX_VALUE));
    for (double a : new double[] {infinity, -infinity, Double.NaN}) {
      ArithmeticException e = assertThrows(ArithmeticException.class, () -> FIELD.toRational(a));
      assertEquals(a + " is not a rational number", e.getMessage());
      assertEquals(a, FIELD.toDouble(a));
    }
  }

  @Test
  void fractionsAndIntegersAreRoundedOnce() {
    assertEquals(Double.valueOf(0.1), FIELD.of(new BigFraction(1, 10)));
    assertEquals(Double.valueOf(1 / 3.0), FIELD.of(new BigFraction(1, 3)), "1/3");
    assertEquals(Double.valueOf(9007199254740996.0), FIELD.of(new BigInteger("9007199254740995")));
    assertEquals(
        Double.valueOf(Double.NEGATIVE_INFINITY), FIELD.of(BigInteger.TWO.negate().pow(1025)));
  }

  @Test
  void operationsAreThoseOfTheType() {
    double a = 0.1;
    double b = 0.7;
    assertEquals(Double.valueOf(a + b), FIELD.plus(a, b));
    assertEquals(Double.valueOf(a - b), FIELD.minus(a, b));
    assertEquals(Double.valueOf(a * b), FIELD.times(a, b));
    assertEquals(Double.valueOf(a / b), FIELD.div(a, b));
    assertEquals(Double.valueOf(1 / b), FIELD.inverse(b));
    assertEquals(Double.valueOf(-b), FIELD.unaryMinus(b));
    assertEquals(a, FIELD.toDouble(a));
    assertEquals("Doubles", FIELD.toString());
  }
}
