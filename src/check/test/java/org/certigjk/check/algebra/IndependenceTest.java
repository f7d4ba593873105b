package org.certigjk.check.algebra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IndependenceTest {

  /** A determinant that is 0 modulo the prime 2³¹ − 1 need not be 0. */
  @ParameterizedTest
  @CsvSource({
    "1, 0, 0, 1, true",
    "0, 1, 1, 0, true",
    "2, 4, 1, 2, false",
    "0, 0, 1, 2, false",
    "2147483647, 0, 0, 1, true",
    "2147483647, 2147483647, 1, 1, false"
  })
  void vectorsAreIndependentIfTheirDeterminantIsNotZero(
      long a, long b, long c, long d, boolean independent) {
    assertEquals(independent, Independence.of(new Vector[] {vector(a, b), vector(c, d)}));
  }

  @Test
  void anInterruptionStopsTheJudging() {
    Thread.currentThread().interrupt();
    try {
      assertThrows(
          CancellationException.class,
          () -> Independence.of(new Vector[] {vector(1, 2), vector(3, 4)}));
    } finally {
      Thread.interrupted();
    }
  }

  private static Vector vector(long x, long y) {
    return new Vector(
        new BigInteger[] {BigInteger.valueOf(x), BigInteger.valueOf(y)}, BigInteger.TWO);
  }
}
