package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Pointers snap to the nearest multiple, the upper one of two; the oracle compares by products. */
class SnapProperties {

  @Property(tries = 500, seed = "1")
  void toTheNearestMultiple(
      @ForAll int pixel,
      @ForAll int other,
      @ForAll @IntRange(min = 1, max = 99) int p,
      @ForAll @IntRange(min = 1, max = 99) int q) {
    check(pixel / 977.0, other / 64.0, p, q);
    check(pixel * 1e30, other * 5e-324, p, q);
  }

  private static void check(double x, double y, int p, int q) {
    String[] point = Explorer.snap(x, y, p + "/" + q).split(",");
    assertEquals(2, point.length);
    checkNearest(x, point[0], p, q);
    checkNearest(y, point[1], p, q);
  }

  /** n/d is a multiple kp/q, and −p/q ≤ 2(x − n/d) < p/q. */
  private static void checkNearest(double x, String snapped, int p, int q) {
    String[] parts = snapped.split("/");
    BigInteger n = new BigInteger(parts[0]);
    BigInteger d = parts.length > 1 ? new BigInteger(parts[1]) : BigInteger.ONE;
    BigInteger multiple = n.multiply(BigInteger.valueOf(q));
    assertEquals(BigInteger.ZERO, multiple.mod(d.multiply(BigInteger.valueOf(p))), snapped);
    BigDecimal doubled =
        new BigDecimal(x)
            .multiply(new BigDecimal(d))
            .subtract(new BigDecimal(n))
            .multiply(BigDecimal.valueOf(2L * q));
    BigDecimal step = new BigDecimal(d).multiply(BigDecimal.valueOf(p));
    assertTrue(doubled.compareTo(step.negate()) >= 0 && doubled.compareTo(step) < 0, snapped);
  }

  @Example
  void tiesGoUp() {
    assertEquals("1/4,0", Explorer.snap(0.125, -0.125, "1/4"));
    assertEquals("1/10,-3/10", Explorer.snap(0.1, -0.3, "1/10"));
    assertEquals("0,0", Explorer.snap(-0.0, 1e-300, "1"));
  }

  @Example
  void whatIsNoGridOrNoPlaceIsSaid() {
    for (String grid : new String[] {"0", "-1/4", "x", "1/0", ""}) {
      String answer = Explorer.snap(1, 1, grid);
      assertTrue(answer.startsWith("{\"error\":{\"part\":\"grid\""), answer);
    }
    assertTrue(Explorer.snap(Double.NaN, 1, "1").startsWith("{\"error\""));
    assertTrue(Explorer.snap(1, Double.NEGATIVE_INFINITY, "1").startsWith("{\"error\""));
  }
}
