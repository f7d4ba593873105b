package org.certigjk.explorer.round;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.number.ShortDecimal;
import org.certigjk.field.Rationals;
import org.jspecify.annotations.Nullable;

/**
 * The number r + √p + √q, or r + √p − √q, of which signs are decided exactly, by squares.
 *
 * @param rational r
 * @param first p &ge; 0
 * @param second q &ge; 0
 * @param isDifference whether the second root is taken away
 */
record RootSum(BigFraction rational, BigFraction first, BigFraction second, boolean isDifference) {

  private static final Rationals FIELD = Rationals.INSTANCE;

  /** So many bits of a root are found behind those of a number of size 1. */
  private static final int BITS = 400;

  private static final int DIGITS = 3;

  static RootSum of(BigFraction rational, BigFraction first, BigFraction second) {
    return new RootSum(rational, first, second, false);
  }

  /** Returns r + √p − √q. */
  static RootSum difference(BigFraction rational, BigFraction first, BigFraction second) {
    return new RootSum(rational, first, second, true);
  }

  /** Returns the sign. */
  int sign() {
    return isDifference ? compareRoots(first, rational.negate(), second) : signOfSum();
  }

  /** Returns the sign of √p − (t + √q). */
  private static int compareRoots(BigFraction p, BigFraction t, BigFraction q) {
    if (FIELD.signum(t) < 0) {
      return -compareRoots(q, t.negate(), p);
    }
    // both sides are at least 0: p against t² + q + 2t√q
    BigFraction rest = p.subtract(t.multiply(t)).subtract(q);
    BigFraction square = t.multiply(t).multiply(q).multiply(4);
    return FIELD.signum(rest) < 0 ? -1 : FIELD.compare(rest.multiply(rest), square);
  }

  private int signOfSum() {
    if (FIELD.signum(rational) >= 0) {
      return FIELD.signum(rational.add(first).add(second));
    }
    // p + q + 2√(pq) against r²
    BigFraction rest = rational.multiply(rational).subtract(first).subtract(second);
    BigFraction square = first.multiply(second).multiply(4);
    return FIELD.signum(rest) < 0 ? 1 : FIELD.compare(square, rest.multiply(rest));
  }

  /** Returns a number that differs from it by less than 2⁻³⁹⁹. */
  BigFraction nearly() {
    BigFraction last = root(second, false);
    return rational.add(root(first, false)).add(isDifference ? last.negate() : last);
  }

  /** Returns a number that is at least this one, and nearly it. */
  BigFraction above() {
    BigFraction last = isDifference ? root(second, false).negate() : root(second, true);
    return rational.add(root(first, true)).add(last);
  }

  /** Returns whether there is a number, and it has this sign. */
  static boolean hasSign(@Nullable RootSum number, int sign) {
    return number != null && number.sign() == sign;
  }

  /** Returns the absolute value in a few digits, for a sentence. */
  String size() {
    return sizeOver(BigFraction.ONE);
  }

  /** Returns the same of the number divided by √n, for n &gt; 0. */
  String sizeOver(BigFraction n) {
    return ShortDecimal.nearest(nearly().abs().divide(root(n, false)), DIGITS).replace('-', '−');
  }

  /** Returns a number that is at most √q, or at least if it is asked for, by less than 2⁻⁴⁰⁰. */
  static BigFraction root(BigFraction q, boolean upwards) {
    BigInteger denominator = q.getDenominator();
    BigInteger scaled = q.getNumerator().multiply(denominator).shiftLeft(2 * BITS);
    BigInteger root = scaled.sqrt();
    BigInteger found =
        upwards && !root.multiply(root).equals(scaled) ? root.add(BigInteger.ONE) : root;
    return new BigFraction(found, denominator.shiftLeft(BITS));
  }
}
