package org.certigjk.interval;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;

/**
 * An interval that contains the distance between two convex bodies, for bodies whose support points
 * must be rounded: cones, cylinders, ellipsoids, and what is made of them by affine maps, sums and
 * hulls.
 *
 * <p><b>Definition.</b> The GJK loop over the rational numbers, with van den Bergen's bounds. With
 * X = A ⊖ B, W ⊂ X the simplex, v = v(conv W), and the upper bound u_X(d) = u_A(d) + u_B(&minus;d)
 * of the support function h_X,
 *
 * <pre>
 *   μ = max −u_X(−d)/‖d‖ over all directions d tried   ≤   ‖v(X)‖   ≤   ‖v‖.
 * </pre>
 *
 * <p>Source: van den Bergen 1999, section 2: μ and ‖v‖ are his bounds, there computed in floating
 * point. Here d is v rounded to few bits, because any direction gives a true bound.
 *
 * <p><b>Guarantee.</b> The bounds hold: support points are inside the bodies, support functions are
 * rounded up, and all the rest is exact. The interval is as narrow as the request asks, or the
 * verdict is {@link Verdict#STOPPED}. Bodies that overlap by more than the rounding of the roots
 * are found to overlap, and bodies at a positive distance to be so, if the request gives iterations
 * enough and no absolute tolerance: with one, an interval that contains 0 can be narrow enough
 * before. That round bodies touch can be proved only if no root on the way is irrational; else the
 * answer is that the distance is less than some small number.
 *
 * <p><b>Limits.</b> The width cannot be smaller than the roots allow: with {@code
 * RationalsWithRoots.of(bits)} about 2<sup>2&minus;bits</sup> of the size of the bodies.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies of different dimension or field,
 * for a field that is not exact, and for too many dimensions.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * RationalsWithRoots field = RationalsWithRoots.of(64);
 * Cone<BigFraction> cone = Cone.of(field, field.of(1.0), field.of(1.0));
 * Polytope<BigFraction> point = Polytope.of(field, new double[][] {{2, 1, 0}});
 * IntervalGjk.distance(cone, point).distance();   // 1.7888543819998317 to 1.788854381999832, 4/√5
 * }</pre>
 *
 * @since 0.1.0
 */
public final class IntervalGjk {

  private IntervalGjk() {}

  /** Returns the distance between two bodies, asked with the default request. */
  public static IntervalResult distance(
      SupportMapping<BigFraction> a, SupportMapping<BigFraction> b) {
    return distance(a, b, IntervalRequest.defaults());
  }

  /** Returns the distance between two bodies. */
  public static IntervalResult distance(
      SupportMapping<BigFraction> a, SupportMapping<BigFraction> b, IntervalRequest request) {
    Gjk.requireSimplicesFit(a.dimension() + 1);
    if (!a.field().exact()) {
      throw new IllegalArgumentException(
          "the bounds need an exact field, and " + a.field() + " is not exact");
    }
    return new IntervalLoop(a, b, request).run();
  }
}
