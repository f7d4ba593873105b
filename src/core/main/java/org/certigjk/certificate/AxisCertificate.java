package org.certigjk.certificate;

import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Proves that A and B have no point in common: dᵀ(a &minus; b) &gt; 0 for all a ∈ A, b ∈ B; see
 * {@link CertificateChecker}. The axis is not the distance vector, and its length means nothing.
 *
 * @param axis d, from B to A
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record AxisCertificate<E>(Vec<E> axis) implements IntersectionCertificate<E> {

  @Override
  public @Nullable Violation<E> violation(Polytope<E> a, Polytope<E> b) {
    return new CertificateChecker<>(a, b).apart(axis);
  }
}
