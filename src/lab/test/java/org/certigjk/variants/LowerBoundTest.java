package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.Test;

/** The comparisons without roots, where the lengths are rational: on a line. */
class LowerBoundTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static BigFraction quarter(int k) {
    return new BigFraction(k, 4);
  }

  @Test
  void comparesAsLengthsDo() {
    for (int x = 1; x <= 12; x++) {
      for (int w = -4; w <= x; w++) {
        Vec<BigFraction> v = Vec.of(Q, quarter(x));
        LowerBound<BigFraction> bound = new LowerBound<>(Q);
        bound.include(v, v.squaredNorm(), Vec.of(Q, quarter(w)));
        bound.include(v, v.squaredNorm(), Vec.of(Q, quarter(-1))); // μ stays
        BigFraction error = quarter(x).subtract(quarter(Math.max(0, w)));
        assertEquals(w > 0, bound.isPositive());
        for (int e = 0; e <= 13; e++) {
          assertEquals(
              error.compareTo(quarter(e)) <= 0, bound.isWithin(quarter(e), v.squaredNorm()));
          assertEquals(
              error.compareTo(quarter(e).multiply(quarter(x))) <= 0,
              bound.isWithinRelatively(quarter(e), v.squaredNorm()));
        }
      }
    }
  }
}
