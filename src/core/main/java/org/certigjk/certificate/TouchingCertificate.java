package org.certigjk.certificate;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Proves that 0 lies on the boundary of A ⊖ B; see {@link CertificateChecker}.
 *
 * @param pairs the index pairs of the differences
 * @param weights λ, one per pair
 * @param direction d &ne; 0, with dᵀ(a &minus; b) &ge; 0 for all a, b
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record TouchingCertificate<E>(List<IndexPair> pairs, Vec<E> weights, Vec<E> direction)
    implements Certificate<E> {

  /** Copies the lists. */
  public TouchingCertificate {
    pairs = List.copyOf(pairs);
  }

  @Override
  public @Nullable Violation<E> violation(Polytope<E> a, Polytope<E> b) {
    int[] i = IndexPair.indicesA(pairs);
    int[] j = IndexPair.indicesB(pairs);
    return new CertificateChecker<>(a, b).touching(i, j, weights, direction);
  }

  @Override
  public TouchingCertificate<BigFraction> toRational() {
    return new TouchingCertificate<>(pairs, weights.toRational(), direction.toRational());
  }
}
