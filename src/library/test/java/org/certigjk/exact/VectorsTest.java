package org.certigjk.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.certigjk.predicates.DoubleDoubleVector;
import org.certigjk.predicates.IntegerVector;
import org.junit.jupiter.api.Test;

/** {@link IntegerVector} in longs and in large integers, and {@link DoubleDoubleVector}. */
class VectorsTest {

  private static final BigDecimal BOUND = new BigDecimal(DoubleDouble.U);

  /** Three numbers of up to 2^61 in magnitude, now and then at the end of that range. */
  private static long[] coordinates(Random random) {
    long[] x = new long[3];
    int bits = 1 + random.nextInt(62);
    for (int c = 0; c < 3; c++) {
      x[c] = random.nextLong() >> (64 - bits);
      if (random.nextInt(6) == 0) {
        x[c] = random.nextBoolean() ? 1L << 61 : -(1L << 61);
      }
    }
    return x;
  }

  private static IntegerVector small(long[] x, int exponent) {
    return IntegerVector.of(x[0], x[1], x[2], exponent);
  }

  private static IntegerVector large(long[] x, int exponent) {
    return IntegerVector.of(
        BigInteger.valueOf(x[0]), BigInteger.valueOf(x[1]), BigInteger.valueOf(x[2]), exponent);
  }

  private static BigInteger determinant(long[] x, long[] u, long[] v) {
    return large(x, 0).dot(large(u, 0).cross(large(v, 0)));
  }

  @Test
  void determinantsInLongsAreThoseOfLargeIntegers() {
    Random random = new Random(1);
    for (int run = 0; run < 5_000; run++) {
      long[] x = coordinates(random);
      long[] u = coordinates(random);
      long[] v = run % 4 == 0 ? dependent(x, u) : coordinates(random);
      BigInteger expected = determinant(x, u, v);
      assertEquals(expected.signum(), small(x, 0).determinantSign(small(u, 3), small(v, -9)));
      assertEquals(expected.signum(), large(x, 0).determinantSign(small(u, 3), small(v, -9)));
      assertEquals(expected.signum(), small(x, 0).determinantSign(small(u, 3), large(v, -9)));
      assertClose(expected, small(x, 4).determinantRounded(small(u, -3), small(v, -1)), 0);
      assertClose(expected, small(x, 4).determinantRounded(large(u, 3), small(v, -1)), 6);
      assertClose(expected, small(x, 4).determinantRounded(small(u, 3), small(v, -1)), 6);
    }
  }

  /** Half the difference, so that the determinant is 0 or nearly so. */
  private static long[] dependent(long[] x, long[] u) {
    return new long[] {(x[0] - u[0]) / 2, (x[1] - u[1]) / 2, (x[2] - u[2]) / 2};
  }

  private static void assertClose(BigInteger expected, DoubleDouble actual, int exponent) {
    BigDecimal exact = new BigDecimal(expected.shiftLeft(exponent));
    BigDecimal error = exact(actual).subtract(exact).abs();
    assertTrue(error.compareTo(BOUND.multiply(exact.abs())) <= 0, () -> expected + " as " + actual);
  }

  private static BigDecimal exact(DoubleDouble x) {
    return new BigDecimal(x.high()).add(new BigDecimal(x.low()));
  }

  @Test
  void crossProductsAreRoundedWell() {
    Random random = new Random(2);
    for (int run = 0; run < 2_000; run++) {
      long[] x = coordinates(random);
      long[] u = run % 4 == 0 ? dependent(x, new long[3]) : coordinates(random);
      BigInteger expected =
          BigInteger.valueOf(x[1])
              .multiply(BigInteger.valueOf(u[2]))
              .subtract(BigInteger.valueOf(x[2]).multiply(BigInteger.valueOf(u[1])));
      assertClose(expected, small(x, 7).crossRounded(small(u, -2)).x(), 5);
      assertClose(expected, large(x, 7).crossRounded(small(u, -2)).x(), 5);
      assertClose(expected, small(x, 7).crossDirection(small(u, -2)).x(), 0);
      boolean isZero =
          small(x, 0).cross(small(u, 0)).dot(large(new long[] {1, 1, 1}, 0)).signum() == 0;
      assertTrue(isZero || !large(x, 7).crossDirection(small(u, -2)).isZero());
    }
  }

  /** However small a cross product is against its factors, its direction is not lost. */
  @Test
  void directionOfLargeIntegersIsNeverLost() {
    BigInteger huge = BigInteger.ONE.shiftLeft(3000);
    IntegerVector x = IntegerVector.of(huge, BigInteger.ONE, BigInteger.ZERO, 5);
    IntegerVector y = IntegerVector.of(huge, BigInteger.ZERO, BigInteger.ZERO, -4);
    DoubleDoubleVector direction = x.crossDirection(y);
    assertTrue(direction.zRounded() <= -0.5 && direction.zRounded() >= -1);
    assertTrue(x.crossDirection(x).isZero());
    assertEquals(1, x.cross(y).exponent());
  }

  @Test
  void differencesOfVectorsKeepTheRelativeErrorOfEachCoordinate() {
    DoubleDouble third = DoubleDouble.of(1).div(DoubleDouble.of(3));
    DoubleDouble near = third.plus(0x1p-100);
    DoubleDoubleVector x = new DoubleDoubleVector(third, DoubleDouble.of(1), DoubleDouble.of(0));
    DoubleDoubleVector y = new DoubleDoubleVector(near, DoubleDouble.of(2), DoubleDouble.of(0));
    assertEquals(exact(third.minus(near)), exact(x.minus(y).x()));
    assertEquals(-1, x.minus(y).yRounded());
    assertEquals(1, x.minus(y).unaryMinus().yRounded());
    assertTrue(x.minus(x).isZero());
    assertFalse(x.isZero());
  }

  @Test
  void normIsNotLessThanAnyCoordinate() {
    DoubleDouble above = DoubleDouble.ofPair(1, 0x1p-53);
    DoubleDoubleVector x =
        new DoubleDoubleVector(DoubleDouble.of(0), above.unaryMinus(), DoubleDouble.of(0));
    assertTrue(new BigDecimal(x.norm()).compareTo(exact(above)) >= 0);
  }

  @Test
  void exampleOfTheComment() {
    IntegerVector x = IntegerVector.of(1, 0, 0, -1);
    IntegerVector y = IntegerVector.of(0, 3, 0, 0);
    assertEquals(BigInteger.valueOf(3), x.cross(y).dot(IntegerVector.of(0, 0, 1, 0)));
    assertEquals(-1, x.cross(y).exponent());
    assertEquals(-1, x.determinantSign(y, IntegerVector.of(0, 0, -1, 0)));
  }

  @Test
  void productsInPairsOfDoubles() {
    DoubleDoubleVector x = of(1, 2, 3);
    DoubleDoubleVector y = of(-2, 5, 7);
    assertEquals(29, x.dot(y).high());
    assertEquals(-1, x.cross(y).xRounded());
    assertEquals(-13, x.cross(y).yRounded());
    assertEquals(9, x.cross(y).zRounded());
  }

  private static DoubleDoubleVector of(double x, double y, double z) {
    return new DoubleDoubleVector(DoubleDouble.of(x), DoubleDouble.of(y), DoubleDouble.of(z));
  }
}
