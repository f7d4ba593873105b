package org.certigjk.predicates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.Random;
import org.certigjk.exact.WideSum;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Orientations known by hand, on the edge of what doubles decide, and of each stage. */
class OrientationTest {

  private static double[] at(double... coordinates) {
    return coordinates;
  }

  @Test
  void exampleOfOrientation() {
    double[] p = {0.5, 0.5};
    double[] q = {12, 12};
    double[] r = {24, Math.nextUp(24.0)};
    assertEquals(1, Orientation.sign(p, q, r));
    assertEquals(0, Orientation.sign(p, q, q));
  }

  @Test
  void exampleOfOrientedPlane() {
    OrientedPlane plane = OrientedPlane.through(at(0, 0, 0), at(1, 0, 0), at(0, 1, 0));
    assertEquals(1, plane.side(7, 7, Double.MIN_VALUE));
    assertEquals(0, plane.side(7, 7, 0));
    assertEquals(-1, plane.side(7, 7, -3));
    assertEquals(-3.0, plane.height(7, 7, -3));
  }

  @Test
  void turns() {
    assertEquals(1, Orientation.sign(at(0, 0), at(1, 0), at(0, 1)));
    assertEquals(-1, Orientation.sign(at(0, 0), at(0, 1), at(1, 0)));
    assertEquals(0, Orientation.sign(at(0, 0), at(1, 1), at(-3, -3)));
    assertEquals(1, Orientation.sign(at(0, 0, 0), at(1, 0, 0), at(0, 1, 0), at(0, 0, 1)));
    assertEquals(-1, Orientation.sign(at(0, 0, 0), at(0, 1, 0), at(1, 0, 0), at(0, 0, 1)));
  }

  @Test
  @DisplayName(
      "Kettner et al. 2008, classroom examples: the 256 × 256 grid of ulps around (1/2, 1/2)")
  void gridOfUlps() {
    double[] q = {12, 12};
    double[] r = {24, 24};
    for (int i = 0; i < 256; i++) {
      for (int j = 0; j < 256; j++) {
        double[] p = {0.5 + i * 0x1p-53, 0.5 + j * 0x1p-53};
        assertEquals(Double.compare(p[1], p[0]), Orientation.sign(p, q, r));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1074, -1070, -600, -350, -200, 0, 200, 340, 600, 1000})
  void planeOfUlpsAtEveryScale(int exponent) {
    double unit = Math.scalb(1.0, exponent);
    double[] p = {unit, 0, 0};
    double[] q = {0, unit, 0};
    double[] r = {0, 0, unit};
    double[] s = {4 * unit, -4 * unit, unit};
    int outside = Orientation.sign(p, q, r, at(4 * unit, 4 * unit, 4 * unit));
    assertEquals(1, outside);
    assertEquals(0, Orientation.sign(p, q, r, s));
    assertEquals(1, Orientation.sign(p, q, r, at(s[0], s[1], Math.nextUp(unit))));
    assertEquals(-1, Orientation.sign(p, q, r, at(s[0], s[1], Math.nextDown(unit))));
  }

  @Test
  void overflowAndUnderflowAtOnce() {
    double big = Double.MAX_VALUE;
    double small = Double.MIN_VALUE;
    assertEquals(1, Orientation.sign(at(-big, -big), at(big, big), at(0, small)));
    assertEquals(-1, Orientation.sign(at(-big, -big), at(big, big), at(small, 0)));
    assertEquals(0, Orientation.sign(at(-big, -big), at(big, big), at(small, small)));
    double[] far = {big, big, big};
    double[] opposite = {-big, -big, -big};
    assertEquals(1, Orientation.sign(opposite, far, at(0, big, 0), at(-small, 0, small)));
    assertEquals(0, Orientation.sign(opposite, far, at(small, small, small), at(1, 2, 3)));
  }

  @Test
  void twoUnderflowsMayTurnTheSign() {
    // the products, rounded factors first, are just above and just at half the least double, and
    // so are rounded to it and to 0; the exact ones are in the other order
    double[] p = {0, -0x1.8p-592};
    double[] q = {0x1p-537 + 0x1p-563, 0x1p-538};
    double[] r = {0x1p-537, 0x1p-538 - 0x1p-564 + 0x1p-591};
    assertEquals(Double.MIN_VALUE, (q[0] - p[0]) * (r[1] - p[1]));
    assertEquals(0.0, (q[1] - p[1]) * (r[0] - p[0]));
    assertEquals(-1, Orientation.sign(p, q, r));
  }

  @Test
  void anUnderflowOfTheNormalIsNotMadeLargeAgain() {
    // a.y b.z − a.z b.y = −2⁻¹⁰⁷⁶ rounds to 0, and c.x = 2⁵⁰⁰ multiplies it
    double[] p = {0, 0, 0};
    double[] q = {0, 0x1p-538, 0x1p-538};
    double[] r = {0, 0x1p-538, 0};
    double[] s = {0x1p500, 0, 0};
    assertEquals(-1, Orientation.sign(p, q, r, s));
    assertEquals(1, Orientation.sign(p, r, q, s));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void notNumbers(double bad) {
    double[] p = {0, 0, 0};
    double[] q = {1, 2, 3};
    for (int c = 0; c < 3; c++) {
      double[] r = {3, 1, 2};
      r[c] = bad;
      assertThrows(IllegalArgumentException.class, () -> Orientation.sign(p, q, r, at(0, 1, 0)));
      assertThrows(IllegalArgumentException.class, () -> Orientation.sign(p, q, at(0, 1, 0), r));
      assertThrows(IllegalArgumentException.class, () -> Orientation.sign(r, q, p, at(0, 1, 0)));
    }
    assertThrows(
        IllegalArgumentException.class, () -> Orientation.sign(at(0, 0), at(bad, 0), at(0, 1)));
    assertThrows(
        IllegalArgumentException.class, () -> Orientation.sign(at(0, 0), at(1, bad), at(0, 1)));
  }

  @Test
  void wrongNumberOfCoordinates() {
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> Orientation.sign(at(0, 0, 0), at(1, 0, 0), at(1, 1, 0)))
            .getMessage();
    assertEquals("a point has 3 coordinates, here each has 2", message);
    assertThrows(
        IllegalArgumentException.class,
        () -> Orientation.sign(at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), at(1, 1)));
    assertThrows(
        IllegalArgumentException.class, () -> OrientedPlane.through(at(0, 0), at(1, 0), at(1, 1)));
  }

  @Test
  void sumOf192BitsIsTheSumOfBigIntegers() {
    Random random = new Random(7001);
    for (int k = 0; k < 20_000; k++) {
      WideSum sum = new WideSum();
      BigInteger expected = BigInteger.ZERO;
      for (int term = 0; term < 6; term++) {
        long a = factor(random);
        long b = factor(random);
        long c = factor(random);
        sum.add(a, b, c);
        expected =
            expected.add(
                BigInteger.valueOf(a)
                    .multiply(BigInteger.valueOf(b))
                    .multiply(BigInteger.valueOf(c)));
        assertEquals(expected.signum(), sum.signum());
      }
    }
  }

  /** Up to 2⁶¹ in magnitude; often small, a power of two, or next to one. */
  private static long factor(Random random) {
    long x = 1L << random.nextInt(62);
    return switch (random.nextInt(5)) {
      case 0 -> x;
      case 1 -> -x;
      case 2 -> x - 1;
      case 3 -> 1 - x;
      default -> random.nextLong() >> 2 + random.nextInt(62);
    };
  }

  @Test
  void theSumCancelsExactly() {
    WideSum sum = new WideSum();
    long most = 1L << 61;
    sum.add(most, most, most);
    sum.add(most, most, -most);
    assertEquals(0, sum.signum());
    sum.add(-1, 1, 1);
    assertEquals(-1, sum.signum());
    sum.add(1, 1, 1);
    assertEquals(0, sum.signum());
  }
}
