package org.certigjk.raycast;

import java.util.List;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Overlapping;
import org.certigjk.gjk.Separated;
import org.certigjk.gjk.Touching;
import org.certigjk.integral.IntegralGjk;
import org.certigjk.integral.RationalNumbers;

/**
 * The time of impact of a polytope A that moves along a line by r, while B rests.
 *
 * <pre>
 *   t* = min { t ∈ [0, 1] | (A + t r) ∩ B ≠ ∅ }
 *      = min { t ∈ [0, 1] | x(t) ∈ A ⊖ B },   x(t) = −t r: a ray cast against A ⊖ B.
 * </pre>
 *
 * <p>Source: van den Bergen 2004, ray casting against general convex objects with application to
 * continuous collision detection. From the distance vector v of A + t r and B follows vᵀ(a + t r
 * &minus; b) &ge; vᵀv for all a, b. So the bodies stay apart up to
 *
 * <pre>  t' = t − vᵀv / vᵀr,   and for ever if vᵀr ≥ 0,</pre>
 *
 * <p>and the query is repeated at t', from the simplex W that it ended with. Three things differ
 * from the paper, which has rounded numbers in mind. The distance query at each t is run to its
 * end, not interrupted as soon as the ray can be clipped. There is no tolerance: the search ends
 * when the ray meets conv W, at t', which a linear system decides, or when v = 0. And t' has about
 * twice as many digits as t; so a long t' is replaced by a shorter fraction just below it, which is
 * as safe.
 *
 * <p><b>Guarantee.</b> Over an exact field the answer is exact, for every pair and every direction,
 * degenerate ones and r = 0 included, and it carries a certificate ({@link RayCastChecker}). Why
 * the search ends: each step is at least ‖v‖/‖r‖, up to the rounding of the shorter fraction. So if
 * the bodies never meet, where ‖v‖ has a positive minimum, t' exceeds 1 or vᵀr &ge; 0 after
 * finitely many steps. If they meet at t*, t tends to t*, and the point of A ⊖ B nearest to x(t),
 * which lies in conv W, tends to x(t*). There are finitely many W, so in the end only those remain
 * whose conv W contains x(t*); v is orthogonal to them, and therefore t' = t*.
 *
 * <p>Bodies that touch or overlap at the start have t* = 0, whatever the direction. A body that
 * slides along another touches it from the beginning of the slide; a grazed corner or edge is a
 * contact; a contact at t = 1 counts.
 *
 * <p>Over the rationals the search runs on integers ({@code ScaledMotion}).
 *
 * <p><b>Limits.</b> Those of {@link Gjk}. A search is a sequence of distance queries.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a field that is not exact, and for bodies
 * or directions of different dimension or field. {@link java.util.concurrent.CancellationException}
 * soon after the thread is interrupted. {@link IllegalStateException} if the certificate that was
 * found is refused, as it can be over a field that is less exact than it says: no answer is given
 * then. Where all coordinates are rational numbers, {@link RayCastChecker} is asked over the
 * rationals, whatever the field is; else over the field itself, which is taken at its word.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {1, 0}, {0, 1}});
 * Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{2, 2}, {3, 2}, {2, 3}});
 * RayCastResult<BigFraction> result = RayCast.cast(a, b, Vec.of(Rationals.INSTANCE, 4, 3));
 * Hit<BigFraction> hit = (Hit<BigFraction>) result;
 * hit.timeOfImpact();   // 3 / 7
 * hit.point();          // (2, 2)
 * hit.normal();         // (-1, -1)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class RayCast {

  private RayCast() {}

  /**
   * Returns when A, moving by {@code direction} in the time from 0 to 1, first meets B.
   *
   * @param a the moving polytope, as it is at the time 0
   * @param b the resting polytope
   * @param direction r
   */
  public static <E> RayCastResult<E> cast(Polytope<E> a, Polytope<E> b, Vec<E> direction) {
    if (!a.field().exact()) {
      throw new IllegalArgumentException(
          "a time of impact needs an exact field, and " + a.field() + " is not exact");
    }
    Motion.requireFits(a, direction);
    RayCastResult<E> found = found(a, b, direction);
    if (!isProved(found.certificate(), a, b, direction)) {
      throw refused(a.field(), found.certificate());
    }
    return found;
  }

  private static <E> boolean isProved(
      RayCastCertificate<E> certificate, Polytope<E> a, Polytope<E> b, Vec<E> direction) {
    if (!RationalNumbers.only(List.of(a, b, Polytope.of(direction)))) {
      return certificate.certifies(a, b, direction);
    }
    try {
      return certificate
          .toRational()
          .certifies(a.toRational(), b.toRational(), direction.toRational());
    } catch (ArithmeticException notNumber) { // the field is not exact
      return false;
    }
  }

  /** Returns the error of a search that has no answer to give. */
  static IllegalStateException refused(OrderedField<?> field, Object found) {
    return new IllegalStateException(
        "%s computed %s, which proves nothing: a field must be as exact as it says"
            .formatted(field, found));
  }

  private static <E> RayCastResult<E> found(Polytope<E> a, Polytope<E> b, Vec<E> direction) {
    DistanceResult<E> start = IntegralGjk.distance(a, b);
    E now = a.field().zero();
    if (start instanceof Touching<E> touching) {
      Vec<E> normal = touching.certificate().direction();
      return new Hit<>(
          now,
          start.closestPoints().b(),
          normal,
          new ImpactCertificate<>(now, touching.certificate()),
          0);
    }
    if (start instanceof Overlapping<E> overlapping) {
      return new Hit<>(
          now,
          start.closestPoints().b(),
          null,
          new ImpactCertificate<>(now, overlapping.certificate()),
          0);
    }
    if (start instanceof Separated<E>) {
      return RayCastSearch.cast(a, b, direction, start.pairs());
    }
    throw refused(a.field(), start);
  }
}
