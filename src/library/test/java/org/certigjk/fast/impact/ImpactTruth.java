package org.certigjk.fast.impact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.math3.fraction.BigFraction;
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

  private static double distance(Polytope<BigFraction> body, double[] x) {
    return Gjk.distance(body, Polytope.of(Rationals.INSTANCE, new double[][] {x})).distance();
  }

  /** Nearly n &middot; a &ge; n &middot; b for all a and b, n &middot; r &lt; 0 and n a unit. */
  private static void checkNormal(
      Polytope<BigFraction> a,
      Polytope<BigFraction> b,
      Vec<BigFraction> r,
      Vec<BigFraction> n,
      String what) {
    assertEquals(1, Conversions.sqrtToDouble(n.squaredNorm()), 0x1p-50, what);
    assertTrue(n.dot(r).compareTo(BigFraction.ZERO) < 0, what);
    BigFraction lowest = n.dot(a.get(a.supportIndex(n.unaryMinus())));
    BigFraction highest = n.dot(b.get(b.supportIndex(n)));
    BigFraction size = BigFraction.ZERO;
    for (int k = 0; k < b.size(); k++) {
      for (int c = 0; c < n.dimension(); c++) {
        size = size.add(b.get(k).get(c).abs());
      }
    }
    for (int k = 0; k < a.size(); k++) {
      for (int c = 0; c < n.dimension(); c++) {
        size = size.add(a.get(k).get(c).abs());
      }
    }
    BigFraction least = highest.subtract(size.multiply(new BigFraction(2).pow(-49)));
    assertTrue(lowest.compareTo(least) >= 0, what);
  }
}
