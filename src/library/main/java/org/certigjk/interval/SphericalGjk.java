package org.certigjk.interval;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.shape.BoundedSupportMapping;
import org.certigjk.shape.SphericalExtension;

/**
 * The distance between two spherical extensions (balls, capsules, polytopes with a radius): first
 * the exact distance of the cores, then the radii. With cores K and L, radii ρ and σ, and q = ‖v(K
 * ⊖ L)‖²,
 *
 * <pre>
 *   distance = max(0, √q − (ρ + σ)),
 *   separated if q > (ρ + σ)²,  touching if q = (ρ + σ)²,  overlapping if q &lt; (ρ + σ)².
 * </pre>
 *
 * (If ρ + σ = 0, the verdict is that of the cores.)
 *
 * <p>Source: Gilbert, Johnson and Keerthi 1988, who call these bodies spherical extensions.
 *
 * <p><b>Guarantee.</b> The verdict is exact. The distance is the pair of neighbouring doubles that
 * enclose it, however small the gap: it is computed from q &minus; (ρ + σ)², which is exact.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies of different dimension or field,
 * and for a core that is round itself ({@link IntervalGjk} takes those).
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * RationalsWithRoots field = RationalsWithRoots.of(64);
 * BigFraction one = BigFraction.ONE;
 * SphericalExtension<BigFraction> a = SphericalExtension.ball(field, Vec.of(field, 0, 0), one);
 * SphericalExtension<BigFraction> b = SphericalExtension.ball(field, Vec.of(field, 2, 1), one);
 * SphericalGjk.distance(a, b).distance();   // 0.2360679774997897 to 0.23606797749978972
 * }</pre>
 *
 * @since 0.1.0
 */
public final class SphericalGjk {

  private SphericalGjk() {}

  /** Returns the distance between two spherical extensions. */
  public static SphericalResult distance(
      SphericalExtension<BigFraction> a, SphericalExtension<BigFraction> b) {
    DistanceResult<BigFraction> cores = cores(a.core(), b.core());
    BigFraction q = cores.distanceVector().squaredNorm();
    BigFraction radii = a.radius().add(b.radius());
    Verdict verdict = verdict(cores.verdict(), q.compareTo(radii.multiply(radii)), radii);
    DistanceBounds distance =
        verdict == Verdict.SEPARATED
            ? new OutwardRoot(q, radii).doubles()
            : new DistanceBounds(0, 0);
    return new SphericalResult(verdict, distance, cores, a.radius(), b.radius());
  }

  private static DistanceResult<BigFraction> cores(
      SupportMapping<BigFraction> a, SupportMapping<BigFraction> b) {
    if (a instanceof Polytope<BigFraction> p && b instanceof Polytope<BigFraction> q) {
      return Gjk.distance(p, q);
    }
    requirePolyhedral(a);
    requirePolyhedral(b);
    return Gjk.distanceBySupport(a, b, DistanceRequest.defaults());
  }

  private static void requirePolyhedral(SupportMapping<BigFraction> core) {
    if (!BoundedSupportMapping.isPolyhedral(core)) {
      throw new IllegalArgumentException("the core must be a polytope: " + core);
    }
  }

  private static Verdict verdict(Verdict cores, int order, BigFraction radii) {
    if (Rationals.INSTANCE.isZero(radii)) {
      return cores;
    }
    if (order > 0) {
      return Verdict.SEPARATED;
    }
    return order == 0 ? Verdict.TOUCHING : Verdict.OVERLAPPING;
  }
}
