package org.certigjk.referee.comparison;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.jspecify.annotations.Nullable;

/**
 * The sign of a sum of square roots of rational numbers, exactly.
 *
 * <p><b>Algorithm.</b> The sum &Sigma; ±√|q<sub>i</sub>| is computed with p bits behind the first
 * of the largest root, and p grows until its sign is clear. If it is not clear at once, the sum may
 * be 0: roots of rational numbers of which no two have a rational quotient are linearly independent
 * over the rationals (A. S. Besicovitch, <i>On the linear independence of fractional powers of
 * integers</i>, J. London Math. Soc. 15, 1940). So it is 0 if and only if in each class of roots
 * with rational quotients the sum of these quotients is 0.
 */
final class RootSum {

  private static final int FIRST_BITS = 64;

  private RootSum() {}

  /** Returns the square of q with the sign of q: the term of a sum that is q itself. */
  static BigFraction term(BigFraction q) {
    return q.multiply(q.abs());
  }

  /** Returns the double nearest to the root of a square with a sign, with that sign. */
  static double value(BigFraction term) {
    double root = Conversions.sqrtToDouble(term.abs());
    return term.getNumerator().signum() < 0 ? -root : root;
  }

  /**
   * Returns the sign of &Sigma; sgn(q)·√|q|.
   *
   * @param squares the numbers q
   */
  static int sign(BigFraction... squares) {
    int signs = 0;
    int exponent = Integer.MIN_VALUE; // each root is less than 2 to this power
    for (BigFraction q : squares) {
      int sign = q.getNumerator().signum();
      signs |= sign > 0 ? 1 : sign < 0 ? 2 : 0;
      int bits = q.getNumerator().bitLength() - q.getDenominator().bitLength() + 1;
      exponent = sign == 0 ? exponent : Math.max(exponent, Math.floorDiv(bits, 2) + 1);
    }
    if (signs < 3) {
      return signs == 2 ? -1 : signs;
    }
    for (int p = FIRST_BITS; ; p *= 2) {
      BigInteger sum = sum(squares, p - exponent);
      if (sum.abs().bitLength() > Integer.SIZE - Integer.numberOfLeadingZeros(squares.length)) {
        return sum.signum();
      }
      if (p == FIRST_BITS && isZero(squares)) {
        return 0;
      }
    }
  }

  /** The sum times 2 to this power, up to one unit for each root. */
  private static BigInteger sum(BigFraction[] squares, int power) {
    BigInteger sum = BigInteger.ZERO;
    for (BigFraction q : squares) {
      BigInteger shifted = q.getNumerator().abs().shiftLeft(Math.max(2 * power, 0));
      BigInteger root =
          shifted.divide(q.getDenominator().shiftLeft(Math.max(-2 * power, 0))).sqrt();
      sum = q.getNumerator().signum() < 0 ? sum.subtract(root) : sum.add(root);
    }
    return sum;
  }

  /** Returns whether the sum is 0, class by class. */
  private static boolean isZero(BigFraction[] squares) {
    List<BigFraction> left = new ArrayList<>(List.of(squares));
    left.removeIf(BigFraction.ZERO::equals);
    while (!left.isEmpty()) {
      BigFraction first = left.get(0);
      BigFraction sum = BigFraction.ZERO;
      for (Iterator<BigFraction> each = left.iterator(); each.hasNext(); ) {
        BigFraction quotient = each.next().divide(first);
        BigFraction root = root(quotient.abs());
        if (root != null) {
          sum = quotient.getNumerator().signum() < 0 ? sum.subtract(root) : sum.add(root);
          each.remove();
        }
      }
      if (!sum.equals(BigFraction.ZERO)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the root of q ≥ 0 if it is rational. */
  private static @Nullable BigFraction root(BigFraction q) {
    BigInteger p = q.getNumerator().sqrt();
    BigInteger d = q.getDenominator().sqrt();
    boolean square =
        p.multiply(p).equals(q.getNumerator()) && d.multiply(d).equals(q.getDenominator());
    return square ? new BigFraction(p, d) : null;
  }
}
