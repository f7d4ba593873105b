package org.certigjk.referee.comparison;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The sign of a sum of square roots of rational numbers, exactly.
 *
 * <p><b>Algorithm.</b> Multiplied by a common denominator of the n roots, the sum is s = &Sigma;
 * ±√R<sub>i</sub> with integers R<sub>i</sub> ≥ 0. It is computed with p bits behind the point, and
 * p grows until its sign is clear. It ends: s is an algebraic integer, and its conjugates are among
 * the 2<sup>n</sup> sums with other signs, which are at most B = &Sigma; √R<sub>i</sub>; of a sum
 * and its negative only one counts. The product of those of an s ≠ 0 is an integer other than 0, so
 * |s| ≥ B<sup>1&minus;2^(n−1)</sup>, and what is nearer to 0 than that is 0.
 */
final class RootSum {

  private static final int FIRST_BITS = 64;

  private RootSum() {}

  /** Returns the square of q with the sign of q: the term of a sum that is q itself. */
  static BigFraction term(BigFraction q) {
    return q.multiply(q.abs());
  }

  /**
   * Returns the sign of &Sigma; sgn(q)·√|q|.
   *
   * @param squares the numbers q
   */
  static int sign(BigFraction... squares) {
    BigInteger common = BigInteger.ONE;
    for (BigFraction q : squares) {
      common = common.divide(common.gcd(q.getDenominator())).multiply(q.getDenominator());
    }
    BigInteger[] radicands = new BigInteger[squares.length]; // with signs
    int bits = 0;
    boolean negative = false;
    boolean positive = false;
    for (int i = 0; i < radicands.length; i++) {
      BigFraction q = squares[i];
      radicands[i] = q.getNumerator().multiply(common.divide(q.getDenominator())).multiply(common);
      bits = Math.max(bits, radicands[i].bitLength());
      negative |= radicands[i].signum() < 0;
      positive |= radicands[i].signum() > 0;
    }
    if (!negative || !positive) {
      return positive ? 1 : negative ? -1 : 0;
    }
    int bitsOfSum = (bits + 1) / 2 + radicands.length;
    int enough = (1 << (radicands.length - 1)) * bitsOfSum + radicands.length;
    for (int p = FIRST_BITS; ; p *= 2) {
      BigInteger sum = sum(radicands, p);
      if (sum.abs().bitLength() > Integer.SIZE - Integer.numberOfLeadingZeros(radicands.length)) {
        return sum.signum();
      }
      if (p >= enough) {
        return 0;
      }
    }
  }

  /** The sum with p bits behind the point; each root is less than one unit too small. */
  private static BigInteger sum(BigInteger[] radicands, int p) {
    BigInteger sum = BigInteger.ZERO;
    for (BigInteger radicand : radicands) {
      BigInteger root = radicand.abs().shiftLeft(2 * p).sqrt();
      sum = radicand.signum() < 0 ? sum.subtract(root) : sum.add(root);
    }
    return sum;
  }
}
