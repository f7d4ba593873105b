package org.certigjk.certificate;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Proves that 0 lies in the interior of A ⊖ B; see {@link CertificateChecker}.
 *
 * @param pairs the index pairs of the differences
 * @param weights λ, one per pair
 * @param basis the positions in {@code pairs} of n linearly independent differences
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record OverlappingCertificate<E>(List<IndexPair> pairs, Vec<E> weights, List<Integer> basis)
    implements Certificate<E> {

  /** Copies the lists. */
  public OverlappingCertificate {
    pairs = List.copyOf(pairs);
    basis = List.copyOf(basis);
  }

  @Override
  public @Nullable Violation<E> violation(Polytope<E> a, Polytope<E> b) {
    int[] i = IndexPair.indicesA(pairs);
    int[] j = IndexPair.indicesB(pairs);
    return new CertificateChecker<>(a, b)
        .overlapping(i, j, weights, basis.stream().mapToInt(Integer::intValue).toArray());
  }

  @Override
  public OverlappingCertificate<BigFraction> toRational() {
    return new OverlappingCertificate<>(pairs, weights.toRational(), basis);
  }
}
