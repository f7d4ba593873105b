package org.certigjk.exact;

import java.math.BigInteger;

/**
 * The solution of a linear system over the integers with a symmetric positive semidefinite matrix.
 *
 * <p><b>Definition.</b> For a k &times; k matrix G and a vector r: &Delta; = det G, and, if &Delta;
 * &ne; 0, the integers &Delta; G<sup>&minus;1</sup> r.
 *
 * <p><b>Algorithm.</b> Fraction-free Gauss–Jordan elimination (Bareiss, <i>Sylvester's identity and
 * multistep integer-preserving Gaussian elimination</i>, Mathematics of Computation 22, 1968):
 * every division by the previous pivot is exact, and every entry is a minor of (G | r), so that no
 * number is longer than such a determinant. The pivots are the leading principal minors of G. Those
 * of a semidefinite matrix are not negative; if one is 0, so is &Delta;, and no exchange of rows is
 * needed.
 *
 * <p><b>Guarantee.</b> Exact, for every matrix of inner products G = D D<sup>T</sup>; &Delta; &gt;
 * 0 if the rows of D are linearly independent, else 0.
 *
 * <p><b>Limits.</b> For other matrices it can stop too early at a pivot 0.
 *
 * <p><b>Example.</b> For the rows (2, 1 | 3) and (1, 2 | 0) the result is &Delta; = 3, and the last
 * column becomes 6, &minus;3: the solution is (2, &minus;1).
 */
public final class LinearSystem {

  private LinearSystem() {}

  /**
   * Replaces the last column of (G | r) by &Delta; G<sup>&minus;1</sup> r and returns &Delta;; if
   * that is 0, the rows are left in disorder.
   *
   * @param rows k rows of k + 1 integers, the last one from r; others take their places
   */
  public static BigInteger solve(BigInteger[][] rows) {
    BigInteger previous = BigInteger.ONE;
    /*@ loop_invariant 0 <= p <= rows.length && previous != null;
    @ loop_invariant previous.number() != 0;
    @ loop_invariant \old(defines(rows));
    @ loop_invariant (\forall int q; q == p; previous.number() == \old(pivot(rows, q)));
    @ loop_invariant (\forall int k; 0 <= k < rows.length;
    @       rows[k] != null && rows[k].length == rows.length + 1);
    @ loop_invariant (\forall int k, j; 0 <= k < rows.length && 0 <= j <= rows.length;
    @       rows[k][j] != null);
    @ loop_invariant (\forall int k; 0 <= k < p; \old(entry(rows, k, k, k)) != 0);
    @ loop_invariant (\forall int q, k, j; q == p && 0 <= k < rows.length && 0 <= j <= rows.length;
    @       rows[k][j].number() == \old(entry(rows, q, k, j)));
    @ loop_assigns p, previous, rows[*];
    @ loop_decreases rows.length - p; @*/
    for (int p = 0; p < rows.length; p++) {
      if (rows[p][p].signum() == 0) {
        /*@ assert (\forall int q; q == p; \old(entry(rows, q, q, q)) == 0); @*/
        return BigInteger.ZERO;
      }
      eliminate(rows, p, previous);
      previous = rows[p][p];
    }
    return previous;
  }

  /** Step p, which makes the other rows 0 in column p. */
  private static void eliminate(BigInteger[][] rows, int p, BigInteger previous) {
    /*@ loop_invariant 0 <= i <= rows.length;
    @ loop_invariant (\forall int k; 0 <= k < rows.length;
    @       rows[k] != null && rows[k].length == rows.length + 1);
    @ loop_invariant (\forall int k, j; 0 <= k < rows.length && 0 <= j <= rows.length;
    @       rows[k][j] != null);
    @ loop_invariant (\forall int k; i <= k < rows.length || k == p; rows[k] == \old(rows[k]));
    @ loop_invariant (\forall int k, j; 0 <= k < i && 0 <= j <= p;
    @       rows[k][j] == \old(rows[k][j]));
    @ loop_invariant (\forall int k, j; 0 <= k < i && k != p && p < j <= rows.length;
    @       rows[k][j].number()
    @         == \old(next(rows[p][p].number(), rows[k][j].number(), rows[k][p].number(),
    @           rows[p][j].number(), previous.number())));
    @ loop_assigns i, rows[*];
    @ loop_decreases rows.length - i; @*/
    for (int i = 0; i < rows.length; i++) {
      if (i != p) {
        rows[i] = eliminated(rows[i], rows[p], p, previous);
      }
    }
  }

  /** The row after step p; what is up to column p stays as it is and is never read again. */
  private static BigInteger[] eliminated(
      BigInteger[] row, BigInteger[] pivotRow, int p, BigInteger previous) {
    BigInteger[] eliminated = new BigInteger[row.length];
    /*@ loop_invariant 0 <= j <= row.length;
    @ loop_invariant (\forall int k; 0 <= k < j; eliminated[k] != null);
    @ loop_invariant (\forall int k; 0 <= k < j && k <= p; eliminated[k] == row[k]);
    @ loop_invariant (\forall int k; p < k < j;
    @       eliminated[k].number()
    @         == next(pivotRow[p].number(), row[k].number(), row[p].number(),
    @           pivotRow[k].number(), previous.number()));
    @ loop_invariant j < row.length
    @       ==> defines(pivotRow[p].number(), row[j].number(), row[p].number(),
    @         pivotRow[j].number(), previous.number());
    @ loop_assigns j, eliminated[*];
    @ loop_decreases row.length - j; @*/
    for (int j = 0; j < row.length; j++) {
      eliminated[j] =
          j <= p
              ? row[j]
              : pivotRow[p]
                  .multiply(row[j])
                  .subtract(row[p].multiply(pivotRow[j]))
                  .divide(previous);
    }
    return eliminated;
  }
}
