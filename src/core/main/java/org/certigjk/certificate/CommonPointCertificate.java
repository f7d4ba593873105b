package org.certigjk.certificate;

import java.util.List;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Proves that A and B have the point Σ λᵢaᵢ = Σ λᵢbᵢ in common; see {@link CertificateChecker}.
 *
 * @param pairs the index pairs of the differences aᵢ &minus; bᵢ
 * @param weights λ, one per pair
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record CommonPointCertificate<E>(List<IndexPair> pairs, Vec<E> weights)
    implements IntersectionCertificate<E> {

  /** Copies the list. */
  public CommonPointCertificate {
    pairs = List.copyOf(pairs);
  }

  @Override
  public @Nullable Violation<E> violation(Polytope<E> a, Polytope<E> b) {
    int[] i = IndexPair.indicesA(pairs);
    int[] j = IndexPair.indicesB(pairs);
    return new CertificateChecker<>(a, b).meeting(i, j, weights);
  }
}
