package org.certigjk.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Random;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;

/** The oracles of {@link ConversionsProperties} are themselves right, and can say no. */
class ConversionOracleTest {
  @Test
  void commonsNumbersReadsDoublesAsBigDecimalDoes() {
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      int droppedBits = i % 3 == 0 ? 12 : 0; // a third of the numbers is subnormal
      double x = Double.longBitsToDouble(random.nextLong() >>> droppedBits);
      if (Double.isFinite(x)) {
        BigFraction q = BigFraction.from(x);
        BigDecimal product = new BigDecimal(x).multiply(new BigDecimal(q.getDenominator()));
        assertEquals(0, product.compareTo(new BigDecimal(q.getNumerator())), () -> "from " + x);
      }
    }
  }

  /** 800 digits decide the rounding of a quotient of these sizes, and parsing rounds correctly. */
  @Test
  void commonsNumbersRoundsQuotientsAsBigDecimalDoes() {
    Random random = new Random(2);
    for (int i = 0; i < 2000; i++) {
      BigInteger p = new BigInteger(1 + random.nextInt(1100), random).setBit(0);
      BigInteger q = new BigInteger(1 + random.nextInt(1100), random).setBit(0);
      String quotient =
          new BigDecimal(p).divide(new BigDecimal(q), new MathContext(800)).toString();
      assertEquals(
          Double.parseDouble(quotient), BigFraction.of(p, q).doubleValue(), () -> p + " / " + q);
    }
  }

  @Test
  void judgeRejectsTheNeighboursOfTheNearestDouble() {
    org.apache.commons.math3.fraction.BigFraction third =
        new org.apache.commons.math3.fraction.BigFraction(-1, 3);
    double x = -1 / 3.0;
    assertTrue(NearestJudge.isNearest(third, 1, x));
    assertFalse(NearestJudge.isNearest(third, 1, Math.nextUp(x)));
    assertFalse(NearestJudge.isNearest(third, 1, Math.nextDown(x)));
    assertFalse(NearestJudge.isNearest(third, 1, -x));
    assertTrue(NearestJudge.isNearest(third, 1, (float) x));
    assertFalse(NearestJudge.isNearest(third, 1, Math.nextUp((float) x)));
    assertFalse(NearestJudge.isNearest(third, 1, Math.nextDown((float) x)));
  }

  @Test
  void judgeRejectsTheOddSideOfATie() {
    org.apache.commons.math3.fraction.BigFraction tie =
        new org.apache.commons.math3.fraction.BigFraction((1L << 53) + 1);
    assertTrue(NearestJudge.isNearest(tie, 1, 0x1p53));
    assertFalse(NearestJudge.isNearest(tie, 1, 0x1p53 + 2));
    assertTrue(NearestJudge.isNearest(tie.multiply(tie), 2, 0x1p53));
    assertFalse(NearestJudge.isNearest(tie.multiply(tie), 2, 0x1p53 + 2));
  }
}
