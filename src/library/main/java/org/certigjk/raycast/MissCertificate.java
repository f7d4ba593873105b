package org.certigjk.raycast;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Proves that A, moving by r, does not meet B; see {@link RayCastChecker}.
 *
 * @param contact a certificate that conv(A ∪ (A + r)) and B are separated: with m points of A, an
 *     index i &ge; m means the point aᵢ₋ₘ + r
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record MissCertificate<E>(SeparatedCertificate<E> contact) implements RayCastCertificate<E> {

  @Override
  public @Nullable RayCastViolation<E> violation(Polytope<E> a, Polytope<E> b, Vec<E> direction) {
    return new RayCastChecker<>(a, b, direction).miss(contact);
  }

  @Override
  public MissCertificate<BigFraction> toRational() {
    return new MissCertificate<>(contact.toRational());
  }
}
