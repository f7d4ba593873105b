package org.certigjk.raycast;

import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.certificate.Violation;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Checks the certificates of a ray cast, in which A moves by r and B rests. It rests on the checker
 * of resting bodies ({@link org.certigjk.certificate.CertificateChecker}), and uses nothing of the
 * search.
 *
 * <ul>
 *   <li><em>impact at t</em>: 0 &le; t &le; 1; A + t r and B touch by a certificate of touching,
 *       with a direction d with dᵀr &lt; 0. Then d separates the bodies at every time s &lt; t:
 *       dᵀ(a + s r &minus; b) &ge; (s &minus; t) dᵀr &gt; 0 for all a, b. If t = 0, nothing is
 *       earlier: dᵀr is arbitrary, and a certificate of overlapping will do.
 *   <li><em>miss</em>: conv(A ∪ (A + r)) and B are separated by a certificate of separation. That
 *       is all that A sweeps over, because A is convex: A + t r = (1 &minus; t) A + t (A + r).
 * </ul>
 *
 * <p>Exactly one of the two exists for every pair and direction. That a direction d with dᵀr &lt; 0
 * exists at a first contact t &gt; 0 is Farkas' lemma: there is none only if r lies in the closed
 * cone of the a + t r &minus; b, and then the bodies meet just before t, too.
 *
 * <p>Soundness and existence are proved in {@code proofs/theories/ray_certificate.v} (impact_sound,
 * impact_complete, miss_sound).
 *
 * <p><b>Guarantee.</b> Over an exact field a certificate is accepted if and only if its conditions
 * hold, so that an accepted one proves its claim. Over an inexact field the verdict is rounded too
 * and proves nothing.
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public final class RayCastChecker<E> {

  private final OrderedField<E> field;
  private final Polytope<E> a;
  private final Polytope<E> b;
  private final Vec<E> direction;

  /**
   * Makes a checker for this pair and motion.
   *
   * @throws IllegalArgumentException if they differ in dimension or field
   */
  public RayCastChecker(Polytope<E> a, Polytope<E> b, Vec<E> direction) {
    Motion.requireFits(a, direction);
    this.field = a.field();
    this.a = a;
    this.b = b;
    this.direction = direction;
  }

  /** Returns A + t r, to which the certificate of an impact at t refers. */
  public Polytope<E> bodyAt(E time) {
    return Motion.moved(a, direction.times(time));
  }

  /**
   * Returns conv(A ∪ (A + r)), to which the certificate of a miss refers: first the points of A,
   * then, in the same order, those of A + r.
   */
  public Polytope<E> sweptBody() {
    return Motion.swept(a, direction);
  }

  /**
   * Checks a certificate of impact at the time t.
   *
   * @return the first condition that does not hold, or {@code null} if all hold
   */
  public @Nullable RayCastViolation<E> impact(E time, Certificate<E> contact) {
    if (field.signum(time) < 0 || field.compare(time, field.one()) > 0) {
      return new RayCastViolation<>(RayCastCondition.TIME_IN_RANGE, null);
    }
    boolean atStart = field.isZero(time);
    if (contact instanceof SeparatedCertificate<E>
        || !(atStart || contact instanceof TouchingCertificate<E>)) {
      return new RayCastViolation<>(RayCastCondition.KIND_FITS, null);
    }
    Violation<E> violation = contact.violation(bodyAt(time), b);
    if (violation != null) {
      return new RayCastViolation<>(RayCastCondition.BODIES_MEET, violation);
    }
    boolean first =
        atStart
            || (contact instanceof TouchingCertificate<E> touching
                && field.signum(touching.direction().dot(direction)) < 0);
    return first ? null : new RayCastViolation<>(RayCastCondition.NOT_BEFORE, null);
  }

  /**
   * Checks a certificate of a miss.
   *
   * @return the first condition that does not hold, or {@code null} if all hold
   */
  public @Nullable RayCastViolation<E> miss(SeparatedCertificate<E> contact) {
    Violation<E> violation = contact.violation(sweptBody(), b);
    return violation == null
        ? null
        : new RayCastViolation<>(RayCastCondition.PATH_IS_FREE, violation);
  }
}
