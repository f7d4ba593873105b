package org.certigjk.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.math3.exception.MathArithmeticException;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.BigFractionField;
import org.apache.commons.math3.fraction.Fraction;
import org.apache.commons.math3.fraction.FractionField;
import org.apache.commons.math3.util.Decimal64;
import org.apache.commons.math3.util.Decimal64Field;
import org.certigjk.contract.OrderedFieldContract;
import org.certigjk.contract.OrderedFieldLaw;
import org.certigjk.number.CommonsMathField;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CommonsMathFieldTest {
  private static final OrderedField<BigFraction> EXACT =
      CommonsMathField.exact(BigFractionField.getInstance(), q -> q, a -> a);

  private static final OrderedField<Decimal64> ROUNDED =
      CommonsMathField.inexact(
          Decimal64Field.getInstance(),
          q -> new Decimal64(Conversions.toDouble(q)),
          a -> Doubles.INSTANCE.toRational(a.doubleValue()));

  @Nested
  class OfBigFraction implements OrderedFieldContract<BigFraction> {
    @Override
    public OrderedField<BigFraction> field() {
      return EXACT;
    }

    @Override
    public List<BigFraction> samples() {
      return new RationalsTest().samples();
    }
  }

  /** A Decimal64 is a double, so it breaks the laws that doubles break. */
  @Nested
  class OfDecimal64 implements OrderedFieldContract<Decimal64> {
    @Override
    public OrderedField<Decimal64> field() {
      return ROUNDED;
    }

    @Override
    public List<Decimal64> samples() {
      return new DoublesTest().samples().stream().map(Decimal64::new).collect(Collectors.toList());
    }

    @Override
    public Set<OrderedFieldLaw> brokenLaws() {
      return new DoublesTest().brokenLaws();
    }
  }

  @Test
  void exampleOfTheClassComment() {
    assertEquals(0.30000000000000004, ROUNDED.plus(ROUNDED.of(0.1), ROUNDED.of(0.2)).doubleValue());
  }

  @Test
  void divisionByZeroThrowsOnlyOverAnExactField() {
    BigFraction zero = BigFraction.ZERO;
    String message = "division by 0 in CommonsMathField(BigFractionField)";
    ArithmeticException inverse =
        assertThrows(ArithmeticException.class, () -> EXACT.inverse(zero));
    assertEquals(message, inverse.getMessage());
    ArithmeticException quotient =
        assertThrows(ArithmeticException.class, () -> EXACT.div(BigFraction.ONE, zero));
    assertEquals(message, quotient.getMessage());
    assertTrue(ROUNDED.inverse(Decimal64.ZERO).isInfinite());
  }

  /** Decimal64 itself puts -0.0 before 0.0. */
  @Test
  void minusZeroIsZero() {
    Decimal64 minusZero = new Decimal64(-0.0);
    assertTrue(minusZero.compareTo(Decimal64.ZERO) < 0);
    assertTrue(ROUNDED.isZero(minusZero));
    assertEquals(0, ROUNDED.compare(Decimal64.ZERO, minusZero));
    assertEquals(0, ROUNDED.signum(minusZero));
  }

  @Test
  void integersAreRoundedOnce() {
    assertEquals(9007199254740996.0, ROUNDED.of(new BigInteger("9007199254740995")).doubleValue());
    assertEquals(1 / 3.0, ROUNDED.of(new BigFraction(1, 3)).doubleValue());
  }

  /** Fraction has int terms: exact while they fit, an exception when they do not. */
  @Test
  void fractionIsNotExact() {
    OrderedField<Fraction> field =
        CommonsMathField.inexact(
            FractionField.getInstance(),
            q -> new Fraction(q.getNumerator().intValueExact(), q.getDenominator().intValueExact()),
            a -> new BigFraction(a.getNumerator(), a.getDenominator()));
    assertFalse(field.exact());
    Fraction third = field.of(new BigFraction(1, 3));
    assertEquals(new Fraction(-1, 6), field.minus(field.times(third, new Fraction(1, 2)), third));
    assertEquals(new Fraction(2, 3), field.div(new Fraction(2, 9), third));
    Fraction greatest = new Fraction(Integer.MAX_VALUE, 1);
    assertThrows(MathArithmeticException.class, () -> field.plus(greatest, field.one()));
  }
}
