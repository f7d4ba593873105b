package org.certigjk.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;

class QuickDecimalTest {

  /** The nearest decimal of the fewest digits with which the nearest one is read as x. */
  private static String shortest(double x) {
    BigDecimal exact = new BigDecimal(x);
    int digits = 1;
    while (exact.round(new MathContext(digits, RoundingMode.HALF_EVEN)).doubleValue() != x) {
      digits++;
    }
    BigDecimal decimal = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
    return decimal.signum() == 0 ? "0" : decimal.stripTrailingZeros().toPlainString();
  }

  private static void check(double x) {
    String quick = QuickDecimal.format(x);
    if (quick != null) {
      assertEquals(shortest(x), quick);
    }
  }

  @Test
  void isTheShortest() {
    Random random = new Random(6);
    for (int run = 0; run < 20_000; run++) {
      double x = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(22) - 5);
      check(x);
      check((float) x);
      check(Double.parseDouble("%.3g".formatted(x)));
      check(Math.nextUp(Double.parseDouble("%.2g".formatted(x))));
      check(Math.rint(x * 1024) / 1024);
    }
  }

  @Test
  void atTheEndsOfItsRange() {
    for (int power = -6; power <= 16; power++) {
      double x = Double.parseDouble("1e" + power);
      for (int step = 0; step < 5; step++) {
        check(x);
        check(-x);
        check(1 / x);
        x = step == 0 ? Math.nextDown(Math.nextDown(x)) : Math.nextUp(x);
      }
    }
    assertEquals("0", QuickDecimal.format(-0.0));
    assertEquals("-999999999999999", QuickDecimal.format(-999999999999999.0));
    assertEquals("0.00001", QuickDecimal.format(1e-5));
  }

  @Test
  void whatItLeavesToOthers() {
    double[] beyond = {9.9e-6, 1e15, 1e300, 0.5, 0.25, Double.MIN_VALUE};
    for (double x : beyond) {
      assertNull(QuickDecimal.format(x), () -> "of " + x);
    }
    assertNotNull(QuickDecimal.format(0.1));
  }
}
