package org.certigjk.check.algebra;

import java.math.BigInteger;

/**
 * Whether n vectors of dimension n are linearly independent.
 *
 * <p>Their numerators are integers, and vectors of integers that are independent modulo a prime are
 * so: a determinant that is not 0 modulo the prime is not 0. Of few vectors, and where it is 0
 * modulo the prime, it is computed exactly.
 */
public final class Independence {

  /** 2³¹ − 1: a difference of two products of remainders is a {@code long}. */
  private static final long PRIME = Integer.MAX_VALUE;

  /** Of so many vectors the determinant is soon computed. */
  private static final int FEW = 16;

  private Independence() {}

  /** Returns whether as many vectors as they have coordinates are independent. */
  public static boolean of(Vector[] vectors) {
    return (vectors.length > FEW && areFull(vectors)) || DualBasis.of(vectors) != null;
  }

  private static boolean areFull(Vector[] vectors) {
    return isFullModuloPrime(remainders(vectors));
  }

  private static long[][] remainders(Vector[] vectors) {
    BigInteger prime = BigInteger.valueOf(PRIME);
    long[][] rows = new long[vectors.length][vectors.length];
    for (int i = 0; i < rows.length; i++) {
      for (int k = 0; k < rows.length; k++) {
        rows[i][k] = vectors[i].numerator(k).mod(prime).longValue();
      }
    }
    return rows;
  }

  /** Elimination without division: rows are multiplied by pivots, which are not 0. */
  private static boolean isFullModuloPrime(long[][] rows) {
    for (int column = 0; column < rows.length; column++) {
      int pivot = column;
      while (pivot < rows.length && rows[pivot][column] == 0) {
        pivot++;
      }
      if (pivot == rows.length) {
        return false;
      }
      long[] row = rows[pivot];
      rows[pivot] = rows[column];
      for (int i = column + 1; i < rows.length; i++) {
        eliminate(row, rows[i], column);
      }
    }
    return true;
  }

  private static void eliminate(long[] pivot, long[] row, int column) {
    Interruption.check();
    long factor = row[column];
    for (int k = column; k < row.length; k++) {
      row[k] = Math.floorMod(row[k] * pivot[column] - pivot[k] * factor, PRIME);
    }
  }
}
