package org.certigjk.penetration;

import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.integral.IntegralPair;
import org.certigjk.number.Ratio;
import org.jspecify.annotations.Nullable;

/**
 * Checks a {@link PenetrationCertificate} for polytopes A, B in Rⁿ, with X = A ⊖ B. It uses the
 * field, inner products and the inverse of one matrix per facet, and nothing of the search.
 *
 * <ol>
 *   <li>Every corner zₖ is a point aᵢ &minus; bⱼ of X.
 *   <li>A facet F has n corners, linearly independent. So there is one dual basis (d_z), with d_zᵀz
 *       = 1 and d_zᵀz&prime; = 0 for the other corners z&prime; of F; and N_F = Σ d_z is the normal
 *       of its plane { x | N_Fᵀx = 1 }, at the squared distance 1/‖N_F‖² from the origin.
 *   <li>The surface is closed: for every facet F and every corner z of it there is a facet F&prime;
 *       = F &minus; {z} + {z&prime;} with d_zᵀz&prime; &lt; 0, on the other side of the hyperplane
 *       through the origin and F &minus; {z}.
 *   <li>‖N_F‖² &le; ‖N‖² for every facet, where N is the normal of the nearest one.
 *   <li>Nᵀ(a &minus; b) &le; 1 for all a ∈ A, b ∈ B: its plane supports X.
 * </ol>
 *
 * <p>Then p = N/‖N‖² is the penetration vector; the surface need not be convex for that.
 * <em>Proof.</em> The cones of the facets, each of all combinations of its corners with weights
 * &ge; 0, cover Rⁿ. For their union is closed; if it were not all, a path from the inside of one of
 * them to a point outside of the union, around the faces of the cones of dimension n &minus; 2 and
 * less, which do not divide the space, would leave it at a point inside the cone of some F &minus;
 * {z}; but by (3) the cones of F and F&prime; meet there from both sides and cover a neighbourhood.
 * Let ‖x‖ &le; ‖p‖. In the cone of a facet F, x = Σ μ_z z with μ &ge; 0, and Σ μ_z = N_Fᵀx &le;
 * ‖N_F‖ ‖x‖ &le; ‖N‖ ‖p‖ = 1 by (4). Likewise &minus;z for a corner z, so that 0 is a convex
 * combination of corners; then so is x = Σ μ_z z + (1 &minus; Σ μ_z) 0, and x ∈ X. The ball of
 * radius ‖p‖ is in X, hence nothing on the boundary of X is nearer than ‖p‖; p itself is in X, and
 * by (5) on its boundary. Machine-checked in {@code proofs/theories/depth_certificate.v} (theorems
 * {@code depth_lower}, {@code depth_reached}, {@code depth_least}).
 *
 * <p>The last condition is one maximum over A and one minimum over B. All in all O(#A + #B + F n³)
 * operations for F facets. Over the rationals they are made with integers: the bodies are
 * multiplied by a common denominator of their coordinates, d_z and N by a determinant.
 *
 * <p><b>Guarantee.</b> A certificate is accepted if and only if its conditions hold, so that an
 * accepted one proves its depth.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a field that is not exact, and for
 * polytopes that differ in dimension or field.
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public final class PenetrationChecker<E> {

  private final SurfaceCheck<E, ?> check;

  /** Makes a checker for this pair. */
  public PenetrationChecker(Polytope<E> a, Polytope<E> b) {
    if (!a.field().exact()) {
      throw new IllegalArgumentException("over " + a.field() + " nothing is proved");
    }
    if (!a.field().equals(b.field()) || a.dimension() != b.dimension()) {
      throw new IllegalArgumentException("A and B differ in dimension or field");
    }
    this.check = check(a, b, a.field());
  }

  private static <E> SurfaceCheck<E, ?> check(Polytope<E> a, Polytope<E> b, OrderedField<E> field) {
    IntegralPair pair =
        field.equals(Rationals.INSTANCE)
            ? IntegralPair.ifShort(a.toRational(), b.toRational())
            : null;
    if (pair == null) {
      return new SurfaceCheck<>(a, b, field.one(), field, field::div);
    }
    return new SurfaceCheck<>(
        pair.a(), pair.b(), pair.scale(), field, (p, q) -> field.of(Ratio.of(p, q).toRational()));
  }

  /** Returns the first condition that does not hold, or {@code null} if all hold. */
  public @Nullable PenetrationViolation<E> violation(PenetrationCertificate<E> certificate) {
    return check.violation(certificate);
  }

  /**
   * Returns the penetration vector that a certificate proves.
   *
   * @throws IllegalArgumentException if some condition does not hold
   */
  public Vec<E> penetrationVector(PenetrationCertificate<E> certificate) {
    @Nullable PenetrationViolation<E> violation = violation(certificate);
    if (violation != null) {
      throw new IllegalArgumentException(violation.toString());
    }
    return check.penetrationVector(certificate);
  }
}
