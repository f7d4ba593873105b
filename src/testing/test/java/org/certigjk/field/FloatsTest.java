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
import org.certigjk.geometry.Polytope;
import org.certigjk.number.Floats;
import org.junit.jupiter.api.Test;

class FloatsTest implements OrderedFieldContract<Float> {
  private static final Floats FIELD = Floats.INSTANCE;

  @Override
  public OrderedField<Float> field() {
    return FIELD;
  }

  @Override
  public List<Float> samples() {
    return List.of(
        0f,
        -0f,
        1f,
        -1f,
        0.1f,
        0.2f,
        0.3f,
        41f,
        1e8f,
        -1e8f,
        1e-30f,
        Float.MIN_VALUE,
        Float.MAX_VALUE);
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
        OrderedFieldLaw.INTEGERS_EMBED,
        OrderedFieldLaw.DOUBLES_EMBED);
  }

  @Test
  void witnessesOfTheClassComment() {
    assertEquals(1f, (1e8f + -1e8f) + 1);
    assertEquals(0f, 1e8f + (-1e8f + 1));
    assertEquals(Float.POSITIVE_INFINITY, Float.MAX_VALUE * 2 * 0.5f);
    assertEquals(Float.MAX_VALUE, Float.MAX_VALUE * (2 * 0.5f));
    assertEquals(0.05f, 0.1f * (0.2f + 0.3f));
    assertEquals(0.050000004f, 0.1f * 0.2f + 0.1f * 0.3f);
    assertEquals(0.99999994f, FIELD.times(41f, FIELD.inverse(41f)));
    assertEquals(
        Float.POSITIVE_INFINITY, FIELD.times(Float.MIN_VALUE, FIELD.inverse(Float.MIN_VALUE)));
    assertEquals(1f, FIELD.div(41f, 41f));
    assertEquals(1e8f, FIELD.plus(1e8f, 1f));
    assertEquals(0f, FIELD.times(1e-30f, 1e-30f));
  }

  @Test
  void exampleOfTheClassComment() {
    assertEquals(0.99999994f, FIELD.times(41f, FIELD.inverse(41f)));
    assertEquals(0.1f, FIELD.of(0.1));
    assertEquals(new BigFraction(13421773, 134217728), FIELD.toRational(FIELD.of(0.1)));
  }

  /** Just above the middle of two floats; by way of a double it would be rounded down. */
  @Test
  void doubleRoundingIsAvoided() {
    BigFraction aboveTie =
        Conversions.toRational(1 + Math.scalb(1.0, -24))
            .add(Conversions.toRational(Math.scalb(1.0, -100)));
    assertEquals(Math.nextUp(1f), FIELD.of(aboveTie));
    assertEquals(1f, (float) Conversions.toDouble(aboveTie));
  }

  @Test
  void doubleBeyondTheRangeIsInfinite() {
    assertEquals(Float.NEGATIVE_INFINITY, FIELD.of(-1e39));
  }

  @Test
  void polytopesRefuseWhatIsBeyondTheRange() {
    String message =
        assertThrows(
                IllegalArgumentException.class, () -> Polytope.of(FIELD, new double[][] {{1e39}}))
            .getMessage();
    assertEquals("point 0 is (Infinity): every coordinate must be a number", message);
  }

  @Test
  void minusZeroIsZero() {
    assertEquals(0, FIELD.compare(-0.0f, 0.0f));
    assertEquals(0, FIELD.compare(0.0f, -0.0f));
    assertTrue(FIELD.isZero(-0.0f));
    assertEquals(0, FIELD.signum(-0.0f));
    assertEquals(Float.valueOf(0.0f), FIELD.of(-0.0));
    assertEquals(BigFraction.ZERO, FIELD.toRational(-0.0f));
  }

  @Test
  void nanIsGreaterThanEverything() {
    assertEquals(0, FIELD.compare(Float.NaN, Float.NaN));
    for (float a : new float[] {Float.NEGATIVE_INFINITY, -1, 0, Float.POSITIVE_INFINITY}) {
      assertEquals(1, FIELD.compare(Float.NaN, a));
      assertEquals(-1, FIELD.compare(a, Float.NaN));
    }
  }

  @Test
  void infinitiesAreOrderedAndNotRational() {
    float infinity = FIELD.inverse(0.0f);
    assertEquals(Float.POSITIVE_INFINITY, infinity);
    assertEquals(1, FIELD.compare(infinity, Float.MAX_VALUE));
    assertEquals(0, FIELD.compare(infinity, infinity));
    assertEquals(-1, FIELD.compare(-infinity, -Float.MAX_VALUE));
    for (float a : new float[] {infinity, -infinity, Float.NaN}) {
      ArithmeticException e = assertThrows(ArithmeticException.class, () -> FIELD.toRational(a));
      assertEquals(a + " is not a rational number", e.getMessage());
      assertEquals((double) a, FIELD.toDouble(a));
    }
  }

  @Test
  void fractionsAndIntegersAreRoundedOnce() {
    assertEquals(Float.valueOf(0.1f), FIELD.of(new BigFraction(1, 10)));
    assertEquals(Float.valueOf(1 / 3f), FIELD.of(new BigFraction(1, 3)), "1/3");
    assertEquals(Float.valueOf(16777220f), FIELD.of(new BigInteger("16777219")));
    assertEquals(
        Float.valueOf(Float.NEGATIVE_INFINITY), FIELD.of(BigInteger.TWO.negate().pow(1025)));
  }

  @Test
  void operationsAreThoseOfTheType() {
    float a = 0.1f;
    float b = 0.7f;
    assertEquals(Float.valueOf(a + b), FIELD.plus(a, b));
    assertEquals(Float.valueOf(a - b), FIELD.minus(a, b));
    assertEquals(Float.valueOf(a * b), FIELD.times(a, b));
    assertEquals(Float.valueOf(a / b), FIELD.div(a, b));
    assertEquals(Float.valueOf(1 / b), FIELD.inverse(b));
    assertEquals(Float.valueOf(-b), FIELD.unaryMinus(b));
    assertEquals(a, FIELD.toDouble(a));
    assertEquals("Floats", FIELD.toString());
  }
}
