package org.certigjk.penetration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.integral.Coordinates;
import org.jspecify.annotations.Nullable;

/**
 * The conditions of {@link PenetrationChecker} for bodies that are multiplied by a scale, in a
 * field or, if their coordinates are integers, in {@link org.certigjk.field.Integers}: d_z and N
 * stand here times the determinant D of {@link DualBasis}.
 *
 * @param <E> the type of the coordinates
 * @param <R> the type of the scaled ones
 */
final class SurfaceCheck<E, R> {

  private final Polytope<R> a;
  private final Polytope<R> b;
  private final R scale;
  private final OrderedField<R> field;
  private final OrderedField<E> original;
  private final BiFunction<R, R, E> quotient;

  /**
   * Makes a check.
   *
   * @param a A times the scale
   * @param b B times the scale
   * @param scale the scale, positive
   * @param original the field of A and B
   * @param quotient makes its element p/q
   */
  SurfaceCheck(
      Polytope<R> a,
      Polytope<R> b,
      R scale,
      OrderedField<E> original,
      BiFunction<R, R, E> quotient) {
    this.a = a;
    this.b = b;
    this.scale = scale;
    this.field = a.field();
    this.original = original;
    this.quotient = quotient;
  }

  /** Returns the first condition that does not hold, or {@code null} if all hold. */
  @Nullable PenetrationViolation<E> violation(PenetrationCertificate<E> certificate) {
    @Nullable PenetrationViolation<E> violation = pairsInRange(certificate.pairs());
    if (violation != null) {
      return violation;
    }
    if (certificate.nearest() < 0 || certificate.nearest() >= certificate.facets().size()) {
      return new PenetrationViolation<>(
          PenetrationCondition.NEAREST_IN_RANGE, List.of(certificate.nearest()), null);
    }
    List<DualBasis<R>> bases = new ArrayList<>();
    for (int f = 0; f < certificate.facets().size(); f++) {
      violation = corners(certificate, f);
      if (violation != null) {
        return violation;
      }
      DualBasis<R> basis = DualBasis.of(points(certificate, f));
      if (basis == null) {
        return new PenetrationViolation<>(
            PenetrationCondition.CORNERS_INDEPENDENT, List.of(f), null);
      }
      bases.add(basis);
    }
    violation = closed(certificate, bases);
    return violation != null ? violation : nearest(certificate.nearest(), bases);
  }

  /** Returns N/‖N‖² for a certificate whose conditions hold. */
  Vec<E> penetrationVector(PenetrationCertificate<E> certificate) {
    DualBasis<R> basis =
        Objects.requireNonNull(DualBasis.of(points(certificate, certificate.nearest())));
    Vec<R> n = basis.normal();
    R divisor = field.times(n.squaredNorm(), scale);
    return Coordinates.map(
        n, original, c -> quotient.apply(field.times(basis.determinant(), c), divisor));
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
  private List<Vec<R>> points(PenetrationCertificate<E> certificate, int f) {
    return certificate.facets().get(f).stream()
        .map(k -> point(certificate.pairs().get(k)))
        .toList();
  }

  private Vec<R> point(IndexPair pair) {
    return a.get(pair.a()).minus(b.get(pair.b()));
  }

  /** For every facet F and corner z there is F − {z} + {z′} with d_zᵀz′ &lt; 0. */
  private @Nullable PenetrationViolation<E> closed(
      PenetrationCertificate<E> certificate, List<DualBasis<R>> bases) {
    Map<List<Integer>, List<Vec<R>>> opposite = new HashMap<>();
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
        Vec<R> d = bases.get(f).multiple(k);
        List<Vec<R>> others = opposite.getOrDefault(ridge(facet, facet.get(k)), List.of());
        if (others.stream().noneMatch(z -> field.signum(d.dot(z)) < 0)) {
          return new PenetrationViolation<>(
              PenetrationCondition.SURFACE_CLOSED, List.of(f, k), null);
        }
      }
    }
    return null;
  }

  /** F − {z}, ascending: the hash of a list, unlike that of a set, is not just a sum. */
  private static List<Integer> ridge(List<Integer> facet, int corner) {
    return facet.stream().filter(other -> other != corner).sorted().toList();
  }

  /** ‖N_F‖² ≤ ‖N‖² for every facet F, and Nᵀ(a − b) ≤ 1 for all a, b. */
  private @Nullable PenetrationViolation<E> nearest(int nearest, List<DualBasis<R>> bases) {
    Vec<R> n = bases.get(nearest).normal();
    R d = bases.get(nearest).determinant();
    R squaredD = field.times(d, d);
    R squaredNorm = n.squaredNorm();
    for (int f = 0; f < bases.size(); f++) {
      R other = bases.get(f).determinant();
      R squaredOther = field.times(other, other);
      R excess =
          field.minus(
              field.times(squaredNorm, squaredOther),
              field.times(bases.get(f).normal().squaredNorm(), squaredD));
      if (field.signum(excess) < 0) {
        R squaredScale = field.times(scale, scale);
        return new PenetrationViolation<>(
            PenetrationCondition.FACET_NOT_NEARER,
            List.of(f),
            quotient.apply(field.times(squaredScale, excess), field.times(squaredD, squaredOther)));
      }
    }
    int i = furthest(a, n);
    int j = furthest(b, n.unaryMinus());
    R excess = field.minus(d, n.dot(point(new IndexPair(i, j))));
    return field.signum(excess) >= 0
        ? null
        : new PenetrationViolation<>(
            PenetrationCondition.NEAREST_SUPPORTS, List.of(i, j), quotient.apply(excess, d));
  }

  /** The first index at which dᵀx is greatest. The search has its own scan, not trusted here. */
  private int furthest(Polytope<R> polytope, Vec<R> d) {
    int furthest = 0;
    for (int k = 1; k < polytope.size(); k++) {
      if (field.compare(d.dot(polytope.get(k)), d.dot(polytope.get(furthest))) > 0) {
        furthest = k;
      }
    }
    return furthest;
  }
}
