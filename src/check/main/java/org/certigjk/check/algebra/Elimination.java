package org.certigjk.check.algebra;

import java.math.BigInteger;

/**
 * Gauss–Jordan elimination of the matrix with n vectors of dimension n as columns, beside the
 * identity, in whole numbers: every step divides exactly by the pivot before it. It is proved to
 * end; what it finds, {@link DualBasis} tests.
 */
final class Elimination {

  private final Vector[] z;
  private final Vector[] left;
  private final Vector[] right;

  /** The columns with a pivot before the first without. */
  private int rank;

  /** The last pivot; of all n columns the determinant. */
  private BigInteger pivot;

  Elimination(Vector[] z) {
    this.z = z;
    pivot = BigInteger.ONE;
    left = matrix(z);
    right = identity(z.length);
    /*@ loop_invariant 0 <= rank <= z.length && pivot.number() != 0
    @       && (\forall int k; 0 <= k < z.length;
    @         left[k] != null && left[k].numerators.length == z.length
    @         && right[k] != null && right[k].numerators.length == z.length);
    @ loop_assigns rank, pivot, left[*], right[*];
    @ loop_decreases z.length - rank; @*/
    while (rank < z.length && takesPivot()) {
      eliminate();
      rank++;
    }
  }

  /** Returns the rows of the matrix. */
  private static Vector[] matrix(Vector[] z) {
    Vector[] rows = new Vector[z.length];
    /*@ loop_invariant 0 <= i <= rows.length
    @       && (\forall int k; 0 <= k < i;
    @         rows[k] != null && rows[k].numerators.length == z.length);
    @ loop_assigns i, rows[*];
    @ loop_decreases rows.length - i; @*/
    for (int i = 0; i < rows.length; i++) {
      rows[i] = row(z, i);
    }
    return rows;
  }

  private static Vector row(Vector[] z, int i) {
    BigInteger[] row = new BigInteger[z.length];
    /*@ loop_invariant 0 <= j <= row.length
    @       && (\forall int k; 0 <= k < j; row[k] != null);
    @ loop_assigns j, row[*];
    @ loop_decreases row.length - j; @*/
    for (int j = 0; j < row.length; j++) {
      row[j] = z[j].numerator(i);
    }
    return new Vector(row, BigInteger.ONE);
  }

  private static Vector[] identity(int n) {
    Vector[] rows = new Vector[n];
    /*@ loop_invariant 0 <= i <= n
    @       && (\forall int k; 0 <= k < i; rows[k] != null && rows[k].numerators.length == n);
    @ loop_assigns i, rows[*];
    @ loop_decreases n - i; @*/
    for (int i = 0; i < n; i++) {
      rows[i] = unit(n, i);
    }
    return rows;
  }

  private static Vector unit(int n, int i) {
    BigInteger[] unit = new BigInteger[n];
    /*@ loop_invariant 0 <= j <= n
    @       && (\forall int k; 0 <= k < j; unit[k] != null && unit[k].number() == (i == k ? 1 : 0));
    @ loop_assigns j, unit[*];
    @ loop_decreases n - j; @*/
    for (int j = 0; j < n; j++) {
      unit[j] = BigInteger.valueOf(i == j ? 1 : 0);
    }
    return new Vector(unit, BigInteger.ONE);
  }

  /** Takes the next pivot, and makes the numbers of all other rows in its column 0. */
  private void eliminate() {
    BigInteger before = pivot;
    pivot = left[rank].numerator(rank);
    /*@ loop_invariant 0 <= i <= left.length
    @       && (\forall int k; 0 <= k < left.length;
    @         left[k] != null && left[k].numerators.length == left.length
    @         && right[k] != null && right[k].numerators.length == left.length);
    @ loop_assigns i, left[*], right[*];
    @ loop_decreases left.length - i; @*/
    for (int i = 0; i < left.length; i++) {
      if (i != rank) {
        BigInteger factor = left[i].numerator(rank);
        left[i] = eliminated(left[i], left[rank], factor, before);
        right[i] = eliminated(right[i], right[rank], factor, before);
      }
    }
  }

  /**
   * Moves a row that has a number other than 0 in the next column to its place, if there is one.
   */
  private boolean takesPivot() {
    /*@ loop_invariant rank <= i <= left.length
    @       && (\forall int k; rank <= k < i; left[k].numerators[rank].number() == 0);
    @ loop_assigns i;
    @ loop_decreases left.length - i; @*/
    for (int i = rank; i < left.length; i++) {
      if (left[i].numerator(rank).signum() != 0) {
        swap(left, i);
        swap(right, i);
        return true;
      }
    }
    return false;
  }

  private void swap(Vector[] rows, int i) {
    Vector row = rows[i];
    rows[i] = rows[rank];
    rows[rank] = row;
  }

  private Vector eliminated(Vector row, Vector other, BigInteger factor, BigInteger before) {
    Interruption.check();
    BigInteger[] numerators = new BigInteger[row.dimension()];
    /*@ loop_invariant 0 <= k <= numerators.length
    @       && (\forall int m; 0 <= m < k; numerators[m] != null);
    @ loop_assigns k, numerators[*];
    @ loop_decreases numerators.length - k; @*/
    for (int k = 0; k < numerators.length; k++) {
      BigInteger scaled = row.numerator(k).multiply(pivot);
      numerators[k] = scaled.subtract(other.numerator(k).multiply(factor)).divide(before);
    }
    return new Vector(numerators, BigInteger.ONE);
  }

  boolean isRegular() {
    return rank == z.length;
  }

  /** Returns the dual basis: the right half, over the determinant, times the denominators of z. */
  Vector[] dual() {
    Vector[] dual = new Vector[z.length];
    Ratio inverse = Ratio.of(1).over(new Ratio(pivot, BigInteger.ONE));
    for (int i = 0; i < dual.length; i++) {
      dual[i] = right[i].times(inverse.times(new Ratio(z[i].denominator(), BigInteger.ONE)));
    }
    return dual;
  }

  /** Returns weights of sum 0: the first column without a pivot is a sum of those before it. */
  Vector relation() {
    BigInteger[] weights = new BigInteger[z.length];
    for (int k = 0; k < weights.length; k++) {
      BigInteger weight = k < rank ? left[k].numerator(rank) : BigInteger.ZERO;
      weights[k] = (k == rank ? pivot.negate() : weight).multiply(z[k].denominator());
    }
    return new Vector(weights, BigInteger.ONE);
  }
}
