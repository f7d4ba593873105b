package org.certigjk.check.algebra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class RowTest {

  private static final Row ROW =
      new Row(
          new Ratio[] {
            new Ratio(BigInteger.valueOf(-1), BigInteger.valueOf(6)),
            Ratio.of(2),
            Ratio.powerOfTwo(-2)
          });

  @Test
  void theLeastCommonMultiple() {
    assertEquals(BigInteger.valueOf(12), ROW.common(BigInteger.ONE, 100));
    assertEquals(BigInteger.valueOf(60), ROW.common(BigInteger.valueOf(10), 100));
    assertNull(ROW.common(BigInteger.ONE, 3));
  }

  @Test
  void theVectorHasTheNumbers() {
    Vector vector = ROW.over(BigInteger.valueOf(24));
    assertEquals(BigInteger.valueOf(24), vector.denominator());
    assertEquals(BigInteger.valueOf(-4), vector.numerator(0));
    assertEquals(BigInteger.valueOf(48), vector.numerator(1));
    assertEquals(BigInteger.valueOf(6), vector.numerator(2));
  }

  @Test
  void whatIsNoMultipleIsNoDenominator() {
    assertNull(ROW.over(BigInteger.valueOf(6)));
    assertNull(ROW.over(BigInteger.valueOf(4)));
    assertNull(ROW.over(BigInteger.ONE));
  }
}
