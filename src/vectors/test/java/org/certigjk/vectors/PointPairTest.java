package org.certigjk.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** What a pair takes, keeps and gives. */
class PointPairTest {

  private static final double[][] ORIGIN = {{0, 0}};

  @Test
  void arraysAreCopied() {
    double[][] a = {{1, 2}};
    PointPair pair = PointPair.of(a, ORIGIN);
    a[0][0] = 5;
    pair.a()[0][1] = 7;
    pair.component1()[0][1] = 7;
    pair.b()[0][1] = 7;
    pair.component2()[0][1] = 7;
    assertEquals("{{1.0, 2.0}} and {{0.0, 0.0}}", pair.toString());
  }

  @Test
  void negativeZeroIsZero() {
    PointPair pair = PointPair.of(new double[][] {{-0.0, 0}}, ORIGIN);
    assertEquals(PointPair.of(ORIGIN, ORIGIN), pair);
    assertEquals(PointPair.of(ORIGIN, ORIGIN).hashCode(), pair.hashCode());
    assertNotEquals(PointPair.of(ORIGIN, new double[][] {{1, 0}}), pair);
  }

  @Test
  void badPoints() {
    for (double[][] bad :
        new double[][][] {{}, {{}}, {{1}}, {{1, 2}, {1}}, {{Double.NaN, 0}}, {{1, 1 / 0.0}}}) {
      assertThrows(IllegalArgumentException.class, () -> PointPair.of(bad, ORIGIN));
      assertThrows(IllegalArgumentException.class, () -> PointPair.of(ORIGIN, bad));
    }
  }
}
