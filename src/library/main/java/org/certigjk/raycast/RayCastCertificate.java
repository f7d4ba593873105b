package org.certigjk.raycast;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * A proof of the answer to a ray cast, which anyone can check without knowing how it was found; the
 * conditions are those of {@link RayCastChecker}.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * result.certificate().certifies(a, b, direction);   // true
 * }</pre>
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public sealed interface RayCastCertificate<E> permits ImpactCertificate, MissCertificate {

  /** Returns the certificate about two resting bodies that this one consists of. */
  Certificate<E> contact();

  /** Returns the first condition that does not hold, or {@code null} if all hold. */
  @Nullable RayCastViolation<E> violation(Polytope<E> a, Polytope<E> b, Vec<E> direction);

  /**
   * Returns this certificate with every number as the rational number that it stands for.
   *
   * @throws ArithmeticException if one is an infinity or NaN
   */
  RayCastCertificate<BigFraction> toRational();

  /** Returns whether all conditions hold. */
  default boolean certifies(Polytope<E> a, Polytope<E> b, Vec<E> direction) {
    return violation(a, b, direction) == null;
  }
}
