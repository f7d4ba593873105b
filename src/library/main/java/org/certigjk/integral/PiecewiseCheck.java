package org.certigjk.integral;

import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.certificate.Violation;
import org.certigjk.geometry.Polytope;
import org.jspecify.annotations.Nullable;

/**
 * Asks {@link org.certigjk.certificate.CertificateChecker} about a certificate for polytopes of
 * which no more than a piece is there at a time.
 *
 * <p><b>Why pieces suffice.</b> Let a certificate be accepted for the points aᵢ and bᵢ of its pairs
 * with any piece of A and any piece of B, every piece having its turn. Its inequality is dᵀ(a
 * &minus; b) &ge; c for all these a and b, with d = v and c = vᵀv, or with the direction and c = 0.
 * Σ λᵢ dᵀ(aᵢ &minus; bᵢ) = c and λᵢ &gt; 0, so that dᵀ(aᵢ &minus; bᵢ) = c for each pair. With b =
 * bᵢ, dᵀa &ge; dᵀaᵢ for each a of the piece, and with a = aᵢ, dᵀb &le; dᵀbᵢ for each b: as this
 * holds for all pieces, the inequality holds for all of A and B. The other conditions are about the
 * pairs alone, and with them a whole certificate of overlap.
 */
final class PiecewiseCheck {

  private PiecewiseCheck() {}

  /**
   * Returns the first condition that does not hold, or {@code null} if all hold; of polytopes in
   * pieces with the indices that the points have among those asked about.
   */
  static <E> @Nullable Violation<E> violation(
      Certificate<E> certificate, PiecewisePolytope<E> a, PiecewisePolytope<E> b) {
    Polytope<E> wholeA = a.whole();
    Polytope<E> wholeB = b.whole();
    if (wholeA != null && wholeB != null) {
      return certificate.violation(wholeA, wholeB);
    }
    int[] inA = IndexPair.indicesA(certificate.pairs());
    int[] inB = IndexPair.indicesB(certificate.pairs());
    Certificate<E> renumbered = renumbered(certificate);
    int pieces =
        certificate instanceof OverlappingCertificate<E> ? 1 : Math.max(a.pieces(), b.pieces());
    Violation<E> violation = null;
    for (int number = 0; number < pieces && violation == null; number++) {
      violation = renumbered.violation(a.piece(number, inA), b.piece(number, inB));
    }
    return violation;
  }

  /** The same for polytopes that begin with the points of the pairs. */
  private static <E> Certificate<E> renumbered(Certificate<E> certificate) {
    List<IndexPair> pairs =
        IntStream.range(0, certificate.pairs().size()).mapToObj(k -> new IndexPair(k, k)).toList();
    if (certificate instanceof TouchingCertificate<E> touching) {
      return new TouchingCertificate<>(pairs, touching.weights(), touching.direction());
    }
    return certificate instanceof OverlappingCertificate<E> overlapping
        ? new OverlappingCertificate<>(pairs, overlapping.weights(), overlapping.basis())
        : new SeparatedCertificate<>(pairs, certificate.weights());
  }
}
