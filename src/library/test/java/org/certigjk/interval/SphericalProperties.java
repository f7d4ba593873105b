package org.certigjk.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.gjk.Verdict;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;
import org.certigjk.shape.RationalsWithRoots;
import org.certigjk.shape.SphericalExtension;

/** Spherical extensions of small polytopes, degenerate ones included, in 1 to 4 dimensions. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE, tries = 200)
class SphericalProperties {

  private static final RationalsWithRoots FIELD = RationalsWithRoots.of(64);

  /** A pair of cores with a radius each, in eighths. */
  private record Bodies(SphericalExtension<BigFraction> a, SphericalExtension<BigFraction> b) {

    static Bodies of(Pair pair, int rho, int sigma) {
      return new Bodies(
          SphericalExtension.of(FIELD, pair.a(FIELD), new BigFraction(rho, 8)),
          SphericalExtension.of(FIELD, pair.b(FIELD), new BigFraction(sigma, 8)));
    }
  }

  @Property(seed = "31201")
  @Label("the closest points are in the bodies, at the distance of the bounds")
  void closestPoints(
      @ForAll(supplier = Pairs.Small.class) Pair pair,
      @ForAll @IntRange(max = 24) int rho,
      @ForAll @IntRange(max = 24) int sigma) {
    Bodies bodies = Bodies.of(pair, rho, sigma);
    SphericalResult result = SphericalGjk.distance(bodies.a(), bodies.b());
    ClosestPoints<BigFraction> points = result.closestPoints();
    assertTrue(isIn(points.a(), pair.a(FIELD), bodies.a().radius()));
    assertTrue(isIn(points.b(), pair.b(FIELD), bodies.b().radius()));
    BigFraction squared = points.a().minus(points.b()).squaredNorm();
    SquaredDistanceBounds bounds = result.squaredDistance();
    assertTrue(bounds.lower().compareTo(squared) <= 0);
    assertEquals(result.verdict() == Verdict.SEPARATED, squared.getNumerator().signum() > 0);
    DistanceBounds outward = DistanceBounds.of(bounds);
    assertTrue(outward.lower() <= result.distance().lower());
    assertTrue(outward.upper() >= result.distance().upper());
  }

  private static boolean isIn(Vec<BigFraction> x, Polytope<BigFraction> core, BigFraction radius) {
    BigFraction squared = Gjk.distance(Polytope.of(x), core).distanceVector().squaredNorm();
    return squared.compareTo(radius.pow(2)) <= 0;
  }

  @Property(seed = "31202", tries = 60)
  @Label(
      "the loop on support points agrees: its interval meets the bounds, its verdict is the same")
  void loopAgrees(
      @ForAll(supplier = Pairs.Tiny.class) Pair pair,
      @ForAll @IntRange(max = 24) int rho,
      @ForAll @IntRange(max = 24) int sigma) {
    Bodies bodies = Bodies.of(pair, rho, sigma);
    SphericalResult exact = SphericalGjk.distance(bodies.a(), bodies.b());
    IntervalRequest request = IntervalRequest.defaults().withMaxIterations(60);
    IntervalResult interval = IntervalGjk.distance(bodies.a(), bodies.b(), request);
    assertTrue(interval.verdict() == exact.verdict() || interval.verdict() == Verdict.STOPPED);
    SquaredDistanceBounds bounds = exact.squaredDistance();
    assertTrue(interval.squaredDistance().lower().compareTo(bounds.upper()) <= 0);
    assertTrue(interval.squaredDistance().upper().compareTo(bounds.lower()) >= 0);
    assertNull(new IntervalChecker(bodies.a(), bodies.b()).violation(interval));
  }
}
