package org.certigjk.penetration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
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
 * operations for F facets.
 *
 * <p><b>Guarantee.</b> A certificate is accepted if and only if its conditions hold, so that an
 * accepted one proves its depth.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a field that is not exact, and for
 * polytopes that differ in dimension or field.
 *
 * @param <E> the type of the coordinates
 */
public final class PenetrationChecker<E> {

  private final OrderedField<E> field;
  private final Polytope<E> a;
  private final Polytope<E> b;

  /** Makes a checker for this pair. */
  public PenetrationChecker(Polytope<E> a, Polytope<E> b) {
    if (!a.field().exact()) {
      throw new IllegalArgumentException("over " + a.field() + " nothing is proved");
    }
    if (!a.field().equals(b.field()) || a.dimension() != b.dimension()) {
      throw new IllegalArgumentException("A and B differ in dimension or field");
    }
    this.field = a.field();
    this.a = a;
    this.b = b;
  }

  /** Returns the first condition that does not hold, or {@code null} if all hold. */
  public @Nullable PenetrationViolation<E> violation(PenetrationCertificate<E> certificate) {
    @Nullable PenetrationViolation<E> violation = pairsInRange(certificate.pairs());
    if (violation != null) {
      return violation;
    }
    if (certificate.nearest() < 0 || certificate.nearest() >= certificate.facets().size()) {
      return new PenetrationViolation<>(
          PenetrationCondition.NEAREST_IN_RANGE, List.of(certificate.nearest()), null);
    }
    List<DualBasis<E>> bases = new ArrayList<>();
    for (int f = 0; f < certificate.facets().size(); f++) {
      violation = corners(certificate, f);
      if (violation != null) {
        return violation;
      }
      DualBasis<E> basis = DualBasis.of(points(certificate, f));
      if (basis == null) {
        return new PenetrationViolation<>(
            PenetrationCondition.CORNERS_INDEPENDENT, List.of(f), null);
      }
      bases.add(basis);
    }
    violation = closed(certificate, bases);
    return violation != null ? violation : nearest(certificate.nearest(), bases);
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
    Vec<E> n =
        Objects.requireNonNull(DualBasis.of(points(certificate, certificate.nearest()))).normal();
    return n.times(field.inverse(n.squaredNorm()));
  }

  private @Nullable PenetrationViolation<E> pairsInRange(List<IndexPair> pairs) {
    for (int k = 0; k < pairs.size(); k++) {
      IndexPair pair = pairs.get(k);
      if (pair.a() < 0 || pair.a() >= a.size() || pair.b() < 0 || pair.b() >= b.size()) {
        return new PenetrationViolation<>(PenetrationCondition.PAIR_IN_RANGE, List.of(k), null);
      }
    }
    return null;
  }

  /** A facet has n corners, which name pairs. */
  private @Nullable PenetrationViolation<E> corners(PenetrationCertificate<E> certificate, int f) {
    List<Integer> facet = certificate.facets().get(f);
    if (facet.size() != a.dimension()) {
      return new PenetrationViolation<>(PenetrationCondition.FACET_SIZE, List.of(f), null);
    }
    for (int k = 0; k < facet.size(); k++) {
      if (facet.get(k) < 0 || facet.get(k) >= certificate.pairs().size()) {
        return new PenetrationViolation<>(
            PenetrationCondition.CORNER_IN_RANGE, List.of(f, k), null);
      }
    }
    return null;
  }

  /** The corners z of a facet. */
  private List<Vec<E>> points(PenetrationCertificate<E> certificate, int f) {
    return certificate.facets().get(f).stream()
        .map(k -> point(certificate.pairs().get(k)))
        .toList();
  }

  private Vec<E> point(IndexPair pair) {
    return a.get(pair.a()).minus(b.get(pair.b()));
  }

  /** For every facet F and corner z there is F − {z} + {z′} with d_zᵀz′ &lt; 0. */
  private @Nullable PenetrationViolation<E> closed(
      PenetrationCertificate<E> certificate, List<DualBasis<E>> bases) {
    Map<Set<Integer>, List<Vec<E>>> opposite = new HashMap<>();
    for (List<Integer> facet : certificate.facets()) {
      for (int corner : facet) {
        opposite
            .computeIfAbsent(ridge(facet, corner), key -> new ArrayList<>())
            .add(point(certificate.pairs().get(corner)));
      }
    }
    for (int f = 0; f < bases.size(); f++) {
      List<Integer> facet = certificate.facets().get(f);
      for (int k = 0; k < facet.size(); k++) {
        Vec<E> d = bases.get(f).get(k);
        List<Vec<E>> others = opposite.getOrDefault(ridge(facet, facet.get(k)), List.of());
        if (others.stream().noneMatch(z -> field.signum(d.dot(z)) < 0)) {
          return new PenetrationViolation<>(
              PenetrationCondition.SURFACE_CLOSED, List.of(f, k), null);
        }
      }
    }
    return null;
  }

  /** F − {z}. */
  private static Set<Integer> ridge(List<Integer> facet, int corner) {
    Set<Integer> ridge = new TreeSet<>(facet);
    ridge.remove(corner);
    return ridge;
  }

  /** ‖N_F‖² ≤ ‖N‖² for every facet F, and Nᵀ(a − b) ≤ 1 for all a, b. */
  private @Nullable PenetrationViolation<E> nearest(int nearest, List<DualBasis<E>> bases) {
    Vec<E> n = bases.get(nearest).normal();
    E greatest = n.squaredNorm();
    for (int f = 0; f < bases.size(); f++) {
      E excess = field.minus(greatest, bases.get(f).normal().squaredNorm());
      if (field.signum(excess) < 0) {
        return new PenetrationViolation<>(
            PenetrationCondition.FACET_NOT_NEARER, List.of(f), excess);
      }
    }
    Vec<E> direction = n.cleared(); // a positive multiple of N: the same extreme points
    int i = furthest(a, direction);
    int j = furthest(b, direction.unaryMinus());
    E excess = field.minus(field.one(), n.dot(point(new IndexPair(i, j))));
    return field.signum(excess) >= 0
        ? null
        : new PenetrationViolation<>(PenetrationCondition.NEAREST_SUPPORTS, List.of(i, j), excess);
  }

  /** The first index at which dᵀx is greatest. The search has its own scan, not trusted here. */
  private int furthest(Polytope<E> polytope, Vec<E> d) {
    int furthest = 0;
    for (int k = 1; k < polytope.size(); k++) {
      if (field.compare(d.dot(polytope.get(k)), d.dot(polytope.get(furthest))) > 0) {
        furthest = k;
      }
    }
    return furthest;
  }
}
