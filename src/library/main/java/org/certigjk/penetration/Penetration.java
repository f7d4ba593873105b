package org.certigjk.penetration;

import java.util.List;
import java.util.concurrent.CancellationException;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Overlapping;
import org.certigjk.gjk.Separated;
import org.certigjk.gjk.Touching;
import org.certigjk.integral.IntegralGjk;
import org.certigjk.integral.RationalNumbers;

/**
 * The penetration depth of two convex bodies: the length of the penetration vector p, the point of
 * the boundary of A ⊖ B nearest to the origin, ‖p‖ = inf { ‖x‖ | x ∉ A ⊖ B }.
 *
 * <p>A &minus; p touches B, and so does A with B + p; no shorter motion ends the overlap.
 *
 * <p>Source: van den Bergen 2001 (expanding polytope algorithm); Jales 2024, section 5.5. The
 * search itself is {@code PenetrationSearch}.
 *
 * <p><b>Guarantee.</b> The answer is exact and carries a certificate, for every pair of polytopes,
 * degenerate ones included. Where several vectors are shortest, p is the lexicographically greatest
 * of them (greatest first coordinate, then second, …), so that the order of the points does not
 * matter. {@code depth(b, a)} has the same depth, and &minus;p for p where p is the only one.
 *
 * <p><b>Degenerate contacts.</b> Bodies that touch have depth 0. Where A ⊖ B has no interior,
 * bodies that meet touch. Two crossing segments in the plane are flat each and yet overlap, with a
 * positive depth; so do a point and the body that it is inside of, and a body with an interior and
 * itself.
 *
 * <p>Over the rationals both searches run on integers, the bodies times a common denominator
 * ({@link IntegralGjk}, {@code ScaledBodies}).
 *
 * <p><b>Limits.</b> Every dimension, but the number of facets of the polytope of the search grows
 * with it, and the length of exact numbers with the bits between the largest and the smallest
 * coordinate.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a field that is not exact, for bodies of
 * different dimension or field, and for dimensions that {@link Gjk} refuses. {@link
 * java.util.concurrent.CancellationException} soon after the thread is interrupted: over the
 * rationals, and in the search for the depth, where it is a {@link Stopped}, over every field.
 * {@link IllegalStateException} if the certificate that was found is refused, or proves other
 * numbers, as it can over a field that is less exact than it says: no answer is given then. Where
 * all coordinates are rational numbers, {@link PenetrationChecker} is asked over the rationals,
 * whatever the field is; else over the field itself, which is taken at its word.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<BigFraction> square =
 *     Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {4, 0}, {4, 4}, {0, 4}});
 * Polytope<BigFraction> point = Polytope.of(Rationals.INSTANCE, new double[][] {{3, 2}});
 * Penetration.depth(square, point).penetrationVector();   // (1, 0)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Penetration {

  /**
   * The search for a penetration depth was interrupted; the depth lies between two bounds.
   *
   * <p>The polytope of the search is in A ⊖ B, so that the distance of its nearest facet from the
   * origin is a lower bound, 0 while the origin need not be inside yet; and every plane that
   * supports A ⊖ B is at least as far away as the depth.
   */
  public static final class Stopped extends CancellationException {

    private static final long serialVersionUID = 1;

    private final BigFraction squaredLower;
    private final BigFraction squaredUpper;

    Stopped(BigFraction squaredLower, BigFraction squaredUpper) {
      super("interrupted; the squared depth is from " + squaredLower + " to " + squaredUpper);
      this.squaredLower = squaredLower;
      this.squaredUpper = squaredUpper;
    }

    /** Returns a number that the squared depth is not less than. */
    public BigFraction squaredLower() {
      return squaredLower;
    }

    /** Returns a number that the squared depth does not exceed. */
    public BigFraction squaredUpper() {
      return squaredUpper;
    }
  }

  private Penetration() {}

  /** Returns how deep A and B are in each other. */
  public static <E> PenetrationResult<E> depth(Polytope<E> a, Polytope<E> b) {
    requireExact(a.field());
    return depth(IntegralGjk.distance(a, b));
  }

  /**
   * Returns how deep the bodies of a distance query are in each other, going on from its answer.
   *
   * @throws IllegalArgumentException if the field is not exact, or the query was stopped
   */
  public static <E> PenetrationResult<E> depth(DistanceResult<E> distance) {
    requireExact(distance.run().a().field());
    if (distance instanceof Separated<E> separated) {
      return new Apart<>(separated);
    }
    if (distance instanceof Touching<E> touching) {
      return new ZeroDepth<>(touching);
    }
    if (distance instanceof Overlapping<E> overlapping) {
      Penetrating<E> found = PenetrationSearch.depth(overlapping);
      requireProved(found);
      return found;
    }
    throw new IllegalArgumentException("the distance query has no answer to go on from");
  }

  private static <E> void requireProved(Penetrating<E> found) {
    Polytope<E> a = found.distance().run().a();
    Polytope<E> b = found.distance().run().b();
    ClosestPoints<E> points = found.witnessPoints();
    boolean isProved;
    try {
      isProved =
          RationalNumbers.only(List.of(a, b))
              ? isProved(
                  a.toRational(),
                  b.toRational(),
                  found.certificate(),
                  a.field().toRational(found.squaredDepth()),
                  List.of(
                      found.penetrationVector().toRational(),
                      points.a().minus(points.b()).toRational()))
              : isProved(
                  a,
                  b,
                  found.certificate(),
                  found.squaredDepth(),
                  List.of(found.penetrationVector(), points.a().minus(points.b())));
    } catch (ArithmeticException notNumber) { // the field is not exact
      isProved = false;
    }
    if (!isProved) {
      throw new IllegalStateException(
          "%s computed %s, which proves nothing: a field must be as exact as it says"
              .formatted(a.field(), found));
    }
  }

  /** Returns whether a certificate holds, and proves this squared depth and each of the vectors. */
  private static <F> boolean isProved(
      Polytope<F> a,
      Polytope<F> b,
      PenetrationCertificate<?> certificate,
      F squaredDepth,
      List<Vec<F>> vectors) {
    PenetrationCertificate<F> same =
        new PenetrationCertificate<>(
            certificate.pairs(), certificate.facets(), certificate.nearest());
    try {
      Vec<F> p = same.penetrationVector(a, b);
      return a.field().compare(squaredDepth, p.squaredNorm()) == 0
          && vectors.stream().allMatch(vector -> vector.minus(p).isZero());
    } catch (IllegalArgumentException refused) {
      return false;
    }
  }

  private static void requireExact(OrderedField<?> field) {
    if (!field.exact()) {
      throw new IllegalArgumentException(
          "penetration depth needs an exact field, and " + field + " is not exact");
    }
  }
}
