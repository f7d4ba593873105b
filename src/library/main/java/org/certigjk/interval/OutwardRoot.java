package org.certigjk.interval;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.shape.RationalsWithRoots;

/**
 * The number √q − s for rational q ≥ s² and s ≥ 0, between doubles and between fractions.
 *
 * <p>If √q and s nearly cancel, their difference computed from a rounded root would have no right
 * digit. (q − s²)/(√q + s) is the same number, and there nothing cancels, because q − s² is exact.
 * The doubles found so are then compared with √q − s exactly, by squares: x &le; √q − s if and only
 * if (x + s)² &le; q, for x + s &ge; 0.
 */
final class OutwardRoot {

  private static final int BITS = 64; // of a root; a double has 53
  private static final RationalsWithRoots ROOTS = RationalsWithRoots.of(BITS);

  /** Any root less this part of it is at most the true root. */
  private static final BigFraction ROUNDING = new BigFraction(2).pow(1 - BITS);

  private final BigFraction q;
  private final BigFraction s;
  private final BigFraction lower;
  private final BigFraction upper;

  OutwardRoot(BigFraction q, BigFraction s) {
    this.q = q;
    this.s = s;
    BigFraction root = ROOTS.sqrt(q);
    BigFraction squares = q.subtract(s.multiply(s));
    boolean exact = root.multiply(root).compareTo(q) == 0;
    this.lower = quotient(squares, root.add(s));
    this.upper = exact ? lower : quotient(squares, root.subtract(root.multiply(ROUNDING)).add(s));
  }

  private static BigFraction quotient(BigFraction squares, BigFraction sum) {
    return Rationals.INSTANCE.isZero(sum) ? BigFraction.ZERO : squares.divide(sum);
  }

  /** Returns √q. */
  static OutwardRoot of(BigFraction q) {
    return new OutwardRoot(q, BigFraction.ZERO);
  }

  /** Returns the squares of fractions a little below and above √q − s; equal if √q is rational. */
  SquaredDistanceBounds squared() {
    return new SquaredDistanceBounds(lower.multiply(lower), upper.multiply(upper));
  }

  /** Returns the doubles next to √q − s, below and above it; equal if it is a double. */
  DistanceBounds doubles() {
    double x = Math.min(Conversions.toDouble(lower), Double.MAX_VALUE);
    while (compareTo(x) < 0) {
      x = Math.nextDown(x);
    }
    while (x < Double.MAX_VALUE && compareTo(Math.nextUp(x)) >= 0) {
      x = Math.nextUp(x);
    }
    return new DistanceBounds(x, compareTo(x) == 0 ? x : Math.nextUp(x));
  }

  /** Returns the sign of √q − s − x, for x &ge; 0. */
  private int compareTo(double x) {
    BigFraction sum = Conversions.toRational(x).add(s);
    return q.compareTo(sum.multiply(sum));
  }
}
