package org.certigjk.check.algebra;

import java.math.BigInteger;

/**
 * Gauss–Jordan elimination of the matrix with n vectors of dimension n as columns, beside the
 * identity, in whole numbers: every step divides exactly by the pivot before it. Nothing is proved
 * of it: what it finds, {@link DualBasis} tests.
 */
final class Elimination {

  private final Vector[] z;
  private final Vector[] left;
  private final Vector[] right;

  /** The columns with a pivot before the first without. */
  private int rank;

  /** The last pivot; of all n columns the determinant. */
  private BigInteger pivot = BigInteger.ONE;

  Elimination(Vector[] z) {
    int n = z.length;
    this.z = z;
    left = new Vector[n];
    right = new Vector[n];
    for (int i = 0; i < n; i++) {
      BigInteger[] row = new BigInteger[n];
      BigInteger[] unit = new BigInteger[n];
      for (int j = 0; j < n; j++) {
        row[j] = z[j].numerator(i);
        unit[j] = i == j ? BigInteger.ONE : BigInteger.ZERO;
      }
      left[i] = new Vector(row, BigInteger.ONE);
      right[i] = new Vector(unit, BigInteger.ONE);
    }
    while (rank < n && takesPivot()) {
      BigInteger before = pivot;
      pivot = left[rank].numerator(rank);
      for (int i = 0; i < n; i++) {
        if (i != rank) {
          BigInteger factor = left[i].numerator(rank);
          left[i] = eliminated(left[i], left[rank], factor, before);
          right[i] = eliminated(right[i], right[rank], factor, before);
        }
      }
      rank++;
    }
  }

  /**
   * Moves a row that has a number other than 0 in the next column to its place, if there is one.
   */
  private boolean takesPivot() {
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
