package org.certigjk.certificate;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * A proof of the answer to a distance query, which anyone can check without knowing how it was
 * found. For every pair of non-empty finite sets A, B in Rⁿ, n &ge; 1, over an exact field exactly
 * one of the three kinds exists; {@link CertificateChecker} has their conditions.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Certificate<BigFraction> certificate = result.certificate();
 * certificate.certifies(a, b);   // true
 * certificate.violation(a, b);   // null, or what is wrong with it
 * }</pre>
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public sealed interface Certificate<E>
    permits SeparatedCertificate, TouchingCertificate, OverlappingCertificate {

  /** Returns the index pairs (i, j) of the differences aᵢ &minus; bⱼ. */
  List<IndexPair> pairs();

  /** Returns the weights λ, one per pair. */
  Vec<E> weights();

  /** Returns the first condition that does not hold for A and B, or {@code null} if all hold. */
  @Nullable Violation<E> violation(Polytope<E> a, Polytope<E> b);

  /** Returns whether all conditions hold for A and B. */
  default boolean certifies(Polytope<E> a, Polytope<E> b) {
    return violation(a, b) == null;
  }

  /**
   * Returns this certificate with every number as the rational number that it stands for.
   *
   * @throws ArithmeticException if one is an infinity or NaN
   */
  Certificate<BigFraction> toRational();

  /**
   * Returns whether all conditions hold over the rationals, with every number as the rational
   * number that it stands for: then this is a proof, also if it was found with rounded numbers. One
   * with an infinity or NaN is none.
   */
  default boolean proves(Polytope<E> a, Polytope<E> b) {
    try {
      return toRational().certifies(a.toRational(), b.toRational());
    } catch (ArithmeticException notNumber) {
      return false;
    }
  }
}
