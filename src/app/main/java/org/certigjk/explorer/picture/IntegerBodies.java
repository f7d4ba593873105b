package org.certigjk.explorer.picture;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.integral.Coordinates;

/**
 * Two bodies times one positive integer, the least that makes every coordinate an integer.
 *
 * <p>Nothing that GJK decides changes by it: cv(A ⊖ B) = v(cA ⊖ cB), every comparison is between
 * multiples of both sides, and the weights are the same. But sums and products of integers need no
 * common denominators, and no common divisors.
 *
 * @param scale the integer c
 * @param a cA
 * @param b cB
 */
public record IntegerBodies(BigFraction scale, Polytope<BigFraction> a, Polytope<BigFraction> b) {

  /** Returns the bodies times the least common multiple of all denominators. */
  public static IntegerBodies of(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    BigFraction scale = denominator(denominator(BigFraction.ONE, a), b);
    return new IntegerBodies(scale, times(a, scale), times(b, scale));
  }

  private static BigFraction denominator(BigFraction first, Polytope<BigFraction> body) {
    BigFraction common = first;
    for (int i = 0; i < body.size(); i++) {
      for (int k = 0; k < body.dimension(); k++) {
        common = Rationals.INSTANCE.clearDenominator(common, body.get(i).get(k));
      }
    }
    return common;
  }

  /** Returns the body times a number. */
  public static Polytope<BigFraction> times(Polytope<BigFraction> body, BigFraction scale) {
    return Coordinates.map(body, point -> point.times(scale));
  }
}
