package org.certigjk.certificate;

import org.certigjk.geometry.Polytope;
import org.jspecify.annotations.Nullable;

/**
 * A proof that two bodies have no point in common, or that they have one. For every pair of
 * non-empty finite sets A, B in Rⁿ over an exact field exactly one of the two kinds exists (Jales
 * 2024, theorem 5.1); {@link CertificateChecker} has their conditions.
 *
 * <p>It says less than a {@link Certificate}: neither how far apart the bodies are nor whether they
 * merely touch.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * new AxisCertificate<>(Vec.of(Rationals.INSTANCE, 1, 0)).certifies(a, b);   // true
 * }</pre>
 *
 * <p>if every point of A has a greater first coordinate than every point of B.
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public sealed interface IntersectionCertificate<E> permits AxisCertificate, CommonPointCertificate {

  /** Returns the first condition that does not hold for A and B, or {@code null} if all hold. */
  @Nullable Violation<E> violation(Polytope<E> a, Polytope<E> b);

  /** Returns whether all conditions hold for A and B. */
  default boolean certifies(Polytope<E> a, Polytope<E> b) {
    return violation(a, b) == null;
  }
}
