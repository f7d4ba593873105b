package org.certigjk.certificate;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Proves that v = Σ λᵢ(aᵢ &minus; bᵢ) is the distance vector of A and B, and not 0; see {@link
 * CertificateChecker}.
 *
 * @param pairs the index pairs of the differences
 * @param weights λ, one per pair
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record SeparatedCertificate<E>(List<IndexPair> pairs, Vec<E> weights)
    implements Certificate<E> {

  /** Copies the lists. */
  public SeparatedCertificate {
    pairs = List.copyOf(pairs);
  }

  @Override
  public @Nullable Violation<E> violation(Polytope<E> a, Polytope<E> b) {
    int[] i = IndexPair.indicesA(pairs);
    int[] j = IndexPair.indicesB(pairs);
    return new CertificateChecker<>(a, b).separated(i, j, weights);
  }

  @Override
  public SeparatedCertificate<BigFraction> toRational() {
    return new SeparatedCertificate<>(pairs, weights.toRational());
  }
}
