package org.certigjk.predicates;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.samples.BruteForce;
import org.junit.jupiter.api.Test;

class IntegerPointsTest {

  private static BigInteger[][] points(long[]... rows) {
    return Arrays.stream(rows)
        .map(row -> Arrays.stream(row).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new))
        .toArray(BigInteger[][]::new);
  }

  /** The example of the class comment. */
  @Test
  void segment() {
    BigInteger[][] segment = points(new long[] {2, 1}, new long[] {0, 1});
    assertEquals("[0, 4]", Arrays.toString(IntegerPoints.nearestWeights(segment)));
    assertEquals(4, IntegerPoints.gramDeterminant(segment).intValueExact());
  }

  @Test
  void singlePointAndRepeatedPoint() {
    assertEquals("[1]", Arrays.toString(IntegerPoints.nearestWeights(points(new long[] {2, 1}))));
    assertEquals(BigInteger.ONE, IntegerPoints.gramDeterminant(points(new long[] {2, 1})));
    BigInteger[][] repeated = points(new long[] {2, 1}, new long[] {2, 1});
    assertEquals(0, IntegerPoints.nearestWeights(repeated).length);
    assertEquals(BigInteger.ZERO, IntegerPoints.gramDeterminant(repeated));
  }

  @Test
  void isWhatTheOracleFinds() {
    Random random = new Random(1);
    for (int round = 0; round < 300; round++) {
      int n = 1 + random.nextInt(4);
      int size = 1 + random.nextInt(n + 1);
      BigInteger[][] y = new BigInteger[size][n];
      for (BigInteger[] row : y) {
        Arrays.setAll(row, c -> BigInteger.valueOf(random.nextInt(9) - 4));
      }
      BigFraction[][] x =
          Arrays.stream(y)
              .map(row -> Arrays.stream(row).map(BigFraction::new).toArray(BigFraction[]::new))
              .toArray(BigFraction[][]::new);
      if (Arrays.stream(y).map(Arrays::asList).distinct().count() < size) {
        continue;
      }
      BigFraction[] expected = BruteForce.of(x).weightsOfHull(IntStream.range(0, size).toArray());
      BigInteger[] weights = IntegerPoints.nearestWeights(y);
      BigInteger determinant = IntegerPoints.gramDeterminant(y);
      assertEquals(expected == null, determinant.signum() == 0);
      BigFraction[] lambda =
          Arrays.stream(weights)
              .map(weight -> new BigFraction(weight, determinant))
              .toArray(BigFraction[]::new);
      assertArrayEquals(expected == null ? new BigFraction[0] : expected, lambda);
    }
  }
}
