package org.certigjk.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Digits of integers of all lengths, against those of the JDK. */
final class QuickDigitsTest {

  @Test
  void powersOfTwoAndTenAndTheirNeighbours() {
    for (int k = 0; k < 1100; k++) {
      assertNeighbours(BigInteger.ONE.shiftLeft(k));
    }
    for (int k = 0; k < 330; k++) {
      assertNeighbours(BigInteger.TEN.pow(k));
    }
  }

  @Test
  void randomIntegers() {
    Random random = new Random(1);
    for (int k = 0; k < 20_000; k++) {
      assertDigits(new BigInteger(1 + k % 1100, random));
    }
  }

  private static void assertNeighbours(BigInteger integer) {
    for (int d = -1; d <= 1; d++) {
      BigInteger neighbour = integer.add(BigInteger.valueOf(d));
      assertDigits(neighbour);
      assertDigits(neighbour.negate());
    }
  }

  private static void assertDigits(BigInteger integer) {
    assertEquals(integer.toString(), QuickDigits.format(integer));
  }
}
