package org.certigjk.fast.impact;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.exact.ExactImpact;
import org.certigjk.fast.query.ExactTruth;
import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.RayCast;

/** The time of impact of a pair in doubles against {@link RayCast} over the rationals. */
public final class ImpactTruth {

  private final ImpactQuery query = new ImpactQuery();
  private double time;

  /** Returns the last answer. */
  public double time() {
    return time;
  }

  /** Asks, and fails unless all that the answer says is right; returns its stage. */
  public Arithmetic check(Vertices a, Vertices b, double[] r, String what) {
    Polytope<BigFraction> exactA = ExactTruth.rational(a);
    Polytope<BigFraction> exactB = ExactTruth.rational(b);
    Vec<BigFraction> direction = Vec.of(Rationals.INSTANCE, r);
    time = query.time(a, b, r);
    Arithmetic stage = query.stage();
    double[] x = new double[r.length];
    if (RayCast.cast(exactA, exactB, direction) instanceof Hit<BigFraction> hit) {
      assertEquals(Conversions.toDouble(hit.timeOfImpact()), time, what);
      Polytope<BigFraction> moved = exactA.translated(direction.times(hit.timeOfImpact()));
      double rounding = 0x1p-50 * Math.max(b.magnitude, Double.MIN_NORMAL) * (x.length + 1);
      assertTrue(query.point(x), what);
      checkRounded(query, r, x, what);
      assertTrue(distance(moved, x) <= rounding && distance(exactB, x) <= rounding, what);
      assertEquals(hit.normal() != null, query.normal(x), what);
      if (hit.normal() != null && time > 0) {
        checkNormal(moved, exactB, direction, Vec.of(Rationals.INSTANCE, x), what);
      }
    } else {
      assertEquals(Double.POSITIVE_INFINITY, time, what);
      assertFalse(query.point(x) || query.normal(x), what);
    }
    return stage;
  }

  /** In doubles as in integers, where both know the facet. */
  private static void checkRounded(ImpactQuery query, double[] r, double[] point, String what) {
    ExactImpact exact = query.atImpact();
    if (exact != null) {
      double[] x = new double[r.length];
      exact.point(x);
      assertArrayEquals(x, point, what);
      exact.normal(x);
      double[] n = new double[r.length];
      assertTrue(query.normal(n), what);
      assertArrayEquals(x, n, 0x1p-49, what);
    }
  }

  private static double distance(Polytope<BigFraction> body, double[] x) {
    return Gjk.distance(body, Polytope.of(Rationals.INSTANCE, new double[][] {x})).distance();
  }

  /** Nearly n &middot; a &ge; n &middot; b for all a and b, n &middot; r &le; 0 and n a unit. */
  private static void checkNormal(
      Polytope<BigFraction> a,
      Polytope<BigFraction> b,
      Vec<BigFraction> r,
      Vec<BigFraction> n,
      String what) {
    assertEquals(1, Conversions.sqrtToDouble(n.squaredNorm()), 0x1p-50, what);
    BigFraction rounding = magnitude(r).multiply(new BigFraction(2).pow(-50));
    assertTrue(n.dot(r).compareTo(rounding) <= 0, what);
    BigFraction lowest = n.dot(a.get(a.supportIndex(n.unaryMinus())));
    BigFraction highest = n.dot(b.get(b.supportIndex(n)));
    BigFraction size = BigFraction.ZERO;
    for (int k = 0; k < b.size(); k++) {
      size = size.add(magnitude(b.get(k)));
    }
    for (int k = 0; k < a.size(); k++) {
      size = size.add(magnitude(a.get(k)));
    }
    BigFraction least = highest.subtract(size.multiply(new BigFraction(2).pow(-49)));
    assertTrue(lowest.compareTo(least) >= 0, what);
  }

  private static BigFraction magnitude(Vec<BigFraction> x) {
    BigFraction sum = BigFraction.ZERO;
    for (int c = 0; c < x.dimension(); c++) {
      sum = sum.add(x.get(c).abs());
    }
    return sum;
  }
}
