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
   * @param rows k rows of k + 1 integers, the last one from r; they are overwritten
   */
  public static BigInteger solve(BigInteger[][] rows) {
    BigInteger previous = BigInteger.ONE;
    /*@ loop_invariant 0 <= p <= rows.length
    @       && previous != null
    @       && previous.number() != 0
    @       && (\forall int k, j; 0 <= k < rows.length && 0 <= j <= rows.length;
    @         rows[k][j] != null)
    @       && (\forall int k; 0 <= k < rows.length; rows[k] == \old(rows[k]));
    @ loop_assigns \everything;
    @ loop_decreases rows.length - p; @*/
    for (int p = 0; p < rows.length; p++) {
      BigInteger pivot = rows[p][p];
      if (pivot.signum() == 0) {
        return BigInteger.ZERO;
      }
      /*@ loop_invariant 0 <= i <= rows.length
      @       && (\forall int k, j; 0 <= k < rows.length && 0 <= j <= rows.length;
      @         rows[k][j] != null)
      @       && (\forall int k; 0 <= k < rows.length; rows[k] == \old(rows[k]));
      @ loop_assigns \everything;
      @ loop_decreases rows.length - i; @*/
      for (int i = 0; i < rows.length; i++) {
        if (i != p) {
          eliminate(rows[i], rows[p], p, previous);
        }
      }
      previous = pivot;
    }
    return previous;
  }

  /** Makes the entry in column p 0; those left of it are 0 but for a diagonal one never read. */
  private static void eliminate(
      BigInteger[] row, BigInteger[] pivotRow, int p, BigInteger previous) {
    BigInteger factor = row[p];
    /*@ loop_invariant p < j <= row.length
    @       && (\forall int k; 0 <= k < row.length; row[k] != null)
    @       && (\forall int k; 0 <= k <= p || j <= k < row.length; row[k] == \old(row[k]))
    @       && (\forall int k; p < k < j;
    @         row[k].number()
    @           == BigInteger.quotient(pivotRow[p].number() * \old(row[k]).number()
    @             - factor.number() * pivotRow[k].number(),
    @             previous.number()));
    @ loop_assigns j, row[*];
    @ loop_decreases row.length - j; @*/
    for (int j = p + 1; j < row.length; j++) {
      BigInteger value = pivotRow[p].multiply(row[j]).subtract(factor.multiply(pivotRow[j]));
      row[j] = value.divide(previous);
    }
  }
}
