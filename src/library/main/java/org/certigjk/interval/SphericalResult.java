package org.certigjk.interval;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.gjk.Verdict;
import org.certigjk.shape.RationalsWithRoots;

/**
 * The distance between two spherical extensions, √q &minus; (ρ + σ) with the squared distance q of
 * the cores and the radii ρ and σ, and 0 if they meet.
 *
 * @param verdict how the bodies lie: the order of q and (ρ + σ)², which is exact, so that it is
 *     never {@link Verdict#STOPPED}
 * @param distance the doubles next to the distance, below and above; equal if it is a double
 * @param cores the exact answer for the cores, with its certificate
 * @param radiusA ρ, the radius of A
 * @param radiusB σ, the radius of B
 * @since 0.1.0
 */
public record SphericalResult(
    Verdict verdict,
    DistanceBounds distance,
    DistanceResult<BigFraction> cores,
    BigFraction radiusA,
    BigFraction radiusB) {

  private static final RationalsWithRoots ROOTS = RationalsWithRoots.of(64);

  /** Returns ρ + σ. */
  public BigFraction radii() {
    return radiusA.add(radiusB);
  }

  /**
   * Returns fractions that enclose the squared distance, one part in 2<sup>61</sup> apart or less;
   * equal if √q is rational or the bodies meet.
   */
  public SquaredDistanceBounds squaredDistance() {
    return verdict == Verdict.SEPARATED
        ? new OutwardRoot(squaredCoreDistance(), radii()).squared()
        : new SquaredDistanceBounds(BigFraction.ZERO, BigFraction.ZERO);
  }

  private BigFraction squaredCoreDistance() {
    return cores.distanceVector().squaredNorm();
  }

  /**
   * Returns a point of A and a point of B: both inside, and further apart than the bodies by one
   * part in 2<sup>63</sup> of the radii at most. If the bodies meet, both are the same.
   */
  public ClosestPoints<BigFraction> closestPoints() {
    return verdict == Verdict.SEPARATED ? nearestPoints() : commonPoint();
  }

  /** Returns a − ρv/‖v‖ and b + σv/‖v‖ for the closest points a and b of the cores. */
  private ClosestPoints<BigFraction> nearestPoints() {
    Vec<BigFraction> unit = cores.distanceVector().times(ROOTS.inverseSqrt(squaredCoreDistance()));
    return new ClosestPoints<>(
        cores.closestPoints().a().minus(unit.times(radiusA)),
        cores.closestPoints().b().plus(unit.times(radiusB)));
  }

  /** Returns a − ρv/(ρ + σ), which is at most ρ from a and σ from b = a − v if ‖v‖ ≤ ρ + σ. */
  private ClosestPoints<BigFraction> commonPoint() {
    BigFraction share =
        Rationals.INSTANCE.isZero(radii()) ? BigFraction.ZERO : radiusA.divide(radii());
    Vec<BigFraction> point = cores.closestPoints().a().minus(cores.distanceVector().times(share));
    return new ClosestPoints<>(point, point);
  }
}
