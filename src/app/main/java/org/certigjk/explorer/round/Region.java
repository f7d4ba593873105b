package org.certigjk.explorer.round;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.round.Shape.Kind;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;

/**
 * A body as a set of points, of which is decided exactly what belongs to it and how far it reaches.
 *
 * @param points the points
 * @param shape what they stand for
 */
record Region(Polytope<BigFraction> points, Shape shape) {

  private static final Rationals FIELD = Rationals.INSTANCE;

  /** r + √q, how far a body reaches. */
  record Reach(BigFraction rational, BigFraction square) {}

  /** Returns whether x belongs to the body. */
  boolean contains(Vec<BigFraction> x) {
    BigFraction radius = shape.radius();
    if (shape.kind() != Kind.CONE) {
      BigFraction square = Gjk.distance(Polytope.of(x), points).distanceVector().squaredNorm();
      return square.compareTo(radius.multiply(radius)) <= 0;
    }
    Vec<BigFraction> axis = axis();
    Vec<BigFraction> fromApex = x.minus(points.get(0));
    BigFraction t = fromApex.dot(axis).divide(axis.squaredNorm());
    BigFraction aside = fromApex.minus(axis.times(t)).squaredNorm();
    BigFraction width = radius.multiply(t);
    return FIELD.signum(t) >= 0
        && t.compareTo(BigFraction.ONE) <= 0
        && aside.compareTo(width.multiply(width)) <= 0;
  }

  /** From the apex to the centre of the base. */
  private Vec<BigFraction> axis() {
    return points.get(1).minus(points.get(0));
  }

  /** Returns max dᵀx over all points x of the body. */
  Reach reach(Vec<BigFraction> d) {
    BigFraction square = shape.radius().multiply(shape.radius());
    if (shape.kind() != Kind.CONE) {
      return new Reach(points.supportValue(d), square.multiply(d.squaredNorm()));
    }
    BigFraction along = axis().dot(d);
    BigFraction across =
        d.squaredNorm().subtract(along.multiply(along).divide(axis().squaredNorm()));
    BigFraction apex = points.get(0).dot(d);
    Reach base = new Reach(points.get(1).dot(d), square.multiply(across));
    boolean isApexFarther =
        RootSum.of(base.rational.subtract(apex), base.square, BigFraction.ZERO).sign() < 0;
    return isApexFarther ? new Reach(apex, BigFraction.ZERO) : base;
  }

  /** Returns whether dᵀx is at least the maximum: no point of the body is farther. */
  boolean isFarthest(Vec<BigFraction> x, Vec<BigFraction> d) {
    Reach reach = reach(d);
    BigFraction lack = reach.rational.subtract(d.dot(x));
    return RootSum.of(lack, reach.square, BigFraction.ZERO).sign() <= 0;
  }
}
