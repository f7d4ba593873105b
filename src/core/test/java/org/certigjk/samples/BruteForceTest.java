package org.certigjk.samples;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;

/** The oracle on answers known by hand. */
class BruteForceTest {

  private static BruteForce hull(double[]... rows) {
    return BruteForce.of(BruteForce.exactly(rows));
  }

  private static double[] at(double... coordinates) {
    return coordinates;
  }

  @Test
  void nearestPoints() {
    assertArrayEquals(
        new BigFraction[] {new BigFraction(2, 5), new BigFraction(1, 5)},
        hull(at(0, 1), at(1, -1), at(1, 0)).nearest());
    assertEquals(
        new BigFraction(16, 21),
        hull(at(-2, -1, -1), at(0, -1, 0), at(0, -1, 2), at(0, 0, 2)).squaredDistance());
  }

  @Test
  void verdicts() {
    assertEquals("SEPARATED", hull(at(1, 1), at(3, 0)).verdict());
    assertEquals("TOUCHING", hull(at(0, 0)).verdict());
    assertEquals("TOUCHING", hull(at(-1, 0), at(1, 0), at(0, 1)).verdict());
    assertEquals("TOUCHING", hull(at(-1, -1), at(1, 1)).verdict());
    assertEquals("OVERLAPPING", hull(at(-1, 0), at(1, 0), at(0, 1), at(0, -1)).verdict());
    assertEquals("OVERLAPPING", hull(at(-1), at(2)).verdict());
    assertEquals("TOUCHING", hull(at(0), at(2)).verdict());
  }

  @Test
  void dependentPointsHaveNoWeights() {
    assertNull(hull(at(1, 0), at(2, 0), at(3, 0)).weightsOfHull(new int[] {0, 1, 2}));
  }

  @Test
  void doublesAreTakenExactly() {
    assertEquals(new BigFraction(1, 2).pow(1074), BruteForce.exactly(Double.MIN_VALUE));
    assertEquals(new BigFraction(-3, 4), BruteForce.exactly(-0.75));
    assertEquals(new BigFraction(2).pow(1000), BruteForce.exactly(0x1p1000));
  }
}
