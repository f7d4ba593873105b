package org.certigjk.study;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * A polygon of n = m + 1 points on which the distance to the origin takes n &minus; 1 iterations,
 * the most that are possible in the plane.
 *
 * <pre>
 *   a = (−2^m, 2^(m−1)),   pᵢ = (2^(2m−i) − 2^m, 4^(m−i) + 2^(m−1)),   0 ≤ i &lt; m,   start p₀.
 * </pre>
 *
 * <p>It is the polygon of a = (0, 0) and pᵢ = (2⁻ⁱ, 4⁻ⁱ), seen from (2^−m, −2^−(m+1)), in integers.
 * The points pᵢ are on the parabola y = x², and the chord from a to pᵢ has slope 2⁻ⁱ, so that the
 * furthest point below it is the one where the parabola has this slope: x = 2^−(i+1), which is
 * pᵢ₊₁. The simplex is then {a, pᵢ₊₁}, and all points of the parabola come in turn.
 *
 * <p>Jales 2024 (000), section 6, asks for such a "death polytope".
 */
final class DeathPolytope {

  /** The index of p₀; that of a is 0. */
  static final int START = 1;

  private DeathPolytope() {}

  /** Returns a, p₀, …, p_{n−2}. */
  static Polytope<BigFraction> of(int n) {
    int m = n - 1;
    List<Vec<BigFraction>> points = new ArrayList<>();
    points.add(point(power(m).negate(), power(m - 1)));
    for (int i = 0; i < m; i++) {
      points.add(point(power(2 * m - i).subtract(power(m)), power(2 * (m - i)).add(power(m - 1))));
    }
    return Polytope.from(points);
  }

  private static BigInteger power(int exponent) {
    return BigInteger.ONE.shiftLeft(exponent);
  }

  private static Vec<BigFraction> point(BigInteger x, BigInteger y) {
    return Vec.of(Rationals.INSTANCE, new BigFraction(x), new BigFraction(y));
  }
}
