package org.certigjk.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LinearSystemTest {

  /** D Dᵀ for random integer rows; the last row is now and then a combination of the others. */
  private static BigInteger[][] gram(int size, boolean dependent, Random random) {
    long[][] rows = new long[size][size + 1];
    for (int i = 0; i < size; i++) {
      for (int c = 0; c <= size; c++) {
        rows[i][c] = random.nextInt(2001) - 1000;
      }
    }
    if (dependent) {
      for (int c = 0; c <= size; c++) {
        rows[size - 1][c] = size == 1 ? 0 : 2 * rows[0][c] - (size > 2 ? rows[1][c] : 0);
      }
    }
    BigInteger[][] gram = new BigInteger[size][size + 1];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        long sum = 0;
        for (int c = 0; c <= size; c++) {
          sum += rows[i][c] * rows[j][c];
        }
        gram[i][j] = BigInteger.valueOf(sum);
      }
      gram[i][size] = BigInteger.valueOf(random.nextInt(2001) - 1000);
    }
    return gram;
  }

  @Test
  void solvesAndFindsTheDeterminant() {
    Random random = new Random(1);
    for (int run = 0; run < 300; run++) {
      int size = 1 + random.nextInt(8);
      BigInteger[][] rows = gram(size, false, random);
      BigInteger[][] solved = copy(rows);
      BigInteger determinant = LinearSystem.solve(solved);
      assertEquals(determinant(rows, size), determinant);
      assertTrue(determinant.signum() > 0);
      for (int i = 0; i < size; i++) {
        BigInteger sum = BigInteger.ZERO;
        for (int j = 0; j < size; j++) {
          sum = sum.add(rows[i][j].multiply(solved[j][size]));
        }
        assertEquals(determinant.multiply(rows[i][size]), sum);
      }
    }
  }

  @Test
  void dependentRowsHaveDeterminantZero() {
    Random random = new Random(2);
    for (int run = 0; run < 100; run++) {
      int size = 1 + random.nextInt(6);
      assertEquals(BigInteger.ZERO, LinearSystem.solve(gram(size, true, random)));
    }
  }

  @Test
  void exampleOfTheComment() {
    BigInteger[][] rows = {
      {BigInteger.TWO, BigInteger.ONE, BigInteger.valueOf(3)},
      {BigInteger.ONE, BigInteger.TWO, BigInteger.ZERO}
    };
    assertEquals(BigInteger.valueOf(3), LinearSystem.solve(rows));
    assertEquals(BigInteger.valueOf(6), rows[0][2]);
    assertEquals(BigInteger.valueOf(-3), rows[1][2]);
  }

  @Test
  void emptySystem() {
    assertEquals(BigInteger.ONE, LinearSystem.solve(new BigInteger[0][]));
  }

  private static BigInteger[][] copy(BigInteger[][] rows) {
    return Arrays.stream(rows).map(BigInteger[]::clone).toArray(BigInteger[][]::new);
  }

  /** By expansion along the first row. */
  private static BigInteger determinant(BigInteger[][] rows, int size) {
    if (size == 0) {
      return BigInteger.ONE;
    }
    BigInteger sum = BigInteger.ZERO;
    for (int skip = 0; skip < size; skip++) {
      BigInteger[][] minor = new BigInteger[size - 1][size - 1];
      for (int i = 1; i < size; i++) {
        for (int j = 0; j < size; j++) {
          if (j != skip) {
            minor[i - 1][j < skip ? j : j - 1] = rows[i][j];
          }
        }
      }
      BigInteger term = rows[0][skip].multiply(determinant(minor, size - 1));
      sum = skip % 2 == 0 ? sum.add(term) : sum.subtract(term);
    }
    return sum;
  }
}
