package org.certigjk.explorer.trace;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;

/**
 * The bodies of a trace, in exact arithmetic.
 *
 * @param a A
 * @param b B
 * @param bound up to which no length is contradicted
 * @param squaredDistance the squared distance
 */
record Bodies(
    Polytope<BigFraction> a,
    Polytope<BigFraction> b,
    BigFraction bound,
    BigFraction squaredDistance) {

  static Bodies of(Trace trace) {
    BigFraction bound = trace.tolerance().multiply(size(trace.a(), trace.b()));
    return new Bodies(trace.a(), trace.b(), bound, squaredDistance(trace.a(), trace.b()));
  }

  /** Returns the same without a tolerance. */
  Bodies strict() {
    return new Bodies(a, b, BigFraction.ZERO, squaredDistance);
  }

  private static BigFraction squaredDistance(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    return Gjk.distance(a, b).distanceVector().squaredNorm();
  }

  /** Returns the greatest |a_ic − b_jc|. */
  private static BigFraction size(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    BigFraction size = BigFraction.ZERO;
    for (int axis = 0; axis < a.dimension(); axis++) {
      for (int sign = -1; sign <= 1; sign += 2) {
        Vec<BigFraction> along =
            Vec.unit(Rationals.INSTANCE, a.dimension(), axis).times(new BigFraction(sign));
        Vec<BigFraction> corner = a.support(along).minus(b.support(along.unaryMinus()));
        BigFraction width = along.dot(corner);
        size = width.compareTo(size) > 0 ? width : size;
      }
    }
    return size;
  }

  /**
   * Returns whether n&middot;bound along each axis, forth and back, is in A ⊖ B: then so is the
   * ball of the radius of the bound, and no shift by the bound takes the bodies apart.
   */
  boolean overlapDeeply() {
    BigFraction reach = bound.multiply(a.dimension());
    boolean inside = squaredDistance.compareTo(BigFraction.ZERO) == 0;
    for (int axis = 0; inside && axis < a.dimension(); axis++) {
      Vec<BigFraction> shift = Vec.unit(Rationals.INSTANCE, a.dimension(), axis).times(reach);
      inside = meet(shift) && meet(shift.unaryMinus());
    }
    return inside;
  }

  private boolean meet(Vec<BigFraction> shift) {
    return squaredDistance(a.translated(shift), b).compareTo(BigFraction.ZERO) == 0;
  }
}
