package org.certigjk.penetration;

import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * A proof of a penetration depth: a closed surface around the origin, made of simplices whose
 * corners are points of A ⊖ B, one of them on the boundary of A ⊖ B and nearest to the origin.
 * {@link PenetrationChecker} has the conditions, and why they prove the depth.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * PenetrationCertificate<BigFraction> certificate = penetrating.certificate();
 * certificate.certifies(a, b);           // true
 * certificate.penetrationVector(a, b);   // the vector that it proves
 * }</pre>
 *
 * @param pairs the index pairs of the corners zₖ = aᵢ &minus; bⱼ
 * @param facets the facets, each as the n positions of its corners in {@code pairs}: in the plane
 *     segments, in space triangles
 * @param nearest the position in {@code facets} of the facet whose plane is nearest
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record PenetrationCertificate<E>(
    List<IndexPair> pairs, List<List<Integer>> facets, int nearest) {

  /** Copies the lists. */
  public PenetrationCertificate {
    pairs = List.copyOf(pairs);
    facets = facets.stream().map(List::copyOf).toList();
  }

  /** Returns the first condition that does not hold for A and B, or {@code null} if all hold. */
  public @Nullable PenetrationViolation<E> violation(Polytope<E> a, Polytope<E> b) {
    return new PenetrationChecker<>(a, b).violation(this);
  }

  /** Returns whether all conditions hold for A and B. */
  public boolean certifies(Polytope<E> a, Polytope<E> b) {
    return violation(a, b) == null;
  }

  /**
   * Returns the penetration vector that this certificate proves.
   *
   * @throws IllegalArgumentException if some condition does not hold for A and B
   */
  public Vec<E> penetrationVector(Polytope<E> a, Polytope<E> b) {
    return new PenetrationChecker<>(a, b).penetrationVector(this);
  }
}
