package org.certigjk.raycast;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Proves that A, moving by r, first meets B at the time t; see {@link RayCastChecker}.
 *
 * @param time t
 * @param contact a certificate that A + t r and B touch, or, at t = 0, overlap
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record ImpactCertificate<E>(E time, Certificate<E> contact)
    implements RayCastCertificate<E> {

  @Override
  public @Nullable RayCastViolation<E> violation(Polytope<E> a, Polytope<E> b, Vec<E> direction) {
    return new RayCastChecker<>(a, b, direction).impact(time, contact);
  }

  @Override
  public ImpactCertificate<BigFraction> toRational() {
    OrderedField<E> field = contact.weights().field();
    return new ImpactCertificate<>(field.toRational(time), contact.toRational());
  }
}
