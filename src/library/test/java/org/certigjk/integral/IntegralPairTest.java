package org.certigjk.integral;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationChecker;
import org.junit.jupiter.api.Test;

class IntegralPairTest {

  @Test
  void theScaleOfDoublesAndOfFewDenominatorsIsShort() {
    Polytope<BigFraction> doubles =
        Polytope.of(Rationals.INSTANCE, new double[][] {{Double.MIN_VALUE, Double.MAX_VALUE}});
    assertTrue(IntegralPair.isShort(doubles, doubles));
    assertTrue(IntegralPair.isShort(primes(10, 0), primes(10, 1)));
  }

  @Test
  void withManyPrimeDenominatorsTheAnswersAreTheSame() {
    Polytope<BigFraction> a = primes(400, 0);
    Polytope<BigFraction> b = primes(400, 1);
    assertFalse(IntegralPair.isShort(a, a));
    DistanceResult.Answer<BigFraction> apart =
        (DistanceResult.Answer<BigFraction>) Gjk.distance(a, b);
    assertEquals(apart, IntegralGjk.distance(a, b));
    Penetrating<BigFraction> deep = (Penetrating<BigFraction>) Penetration.depth(a, a);
    assertEquals(
        deep.penetrationVector(),
        new PenetrationChecker<>(a, a).penetrationVector(deep.certificate()));
  }

  /** Points around (shift, 0) with a prime denominator of its own for each coordinate. */
  private static Polytope<BigFraction> primes(int count, int shift) {
    List<Vec<BigFraction>> points = new ArrayList<>();
    BigInteger prime = BigInteger.valueOf(10_000);
    for (int k = 0; k < count; k++) {
      prime = prime.nextProbablePrime();
      BigFraction x = new BigFraction(BigInteger.valueOf(k % 3 - 1), prime).add(shift);
      prime = prime.nextProbablePrime();
      BigFraction y = new BigFraction(BigInteger.valueOf(k % 5 - 2), prime);
      points.add(Vec.of(Rationals.INSTANCE, x, y));
    }
    return Polytope.from(points);
  }
}
