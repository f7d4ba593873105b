package org.certigjk.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.gjk.Verdict;
import org.certigjk.shape.Box;
import org.certigjk.shape.Cone;
import org.certigjk.shape.RationalsWithRoots;
import org.certigjk.shape.Rotations;
import org.certigjk.shape.SphericalExtension;
import org.junit.jupiter.api.Test;

class SphericalGjkTest {

  private static final RationalsWithRoots FIELD = RationalsWithRoots.of(64);

  private static BigFraction q(double x) {
    return FIELD.of(x);
  }

  private static Vec<BigFraction> v(double... coordinates) {
    return Vec.of(FIELD, coordinates);
  }

  private static SphericalExtension<BigFraction> ball(double radius, double... centre) {
    return SphericalExtension.ball(FIELD, v(centre), q(radius));
  }

  @Test
  void exampleOfTheClassComment() {
    SphericalResult result = SphericalGjk.distance(ball(1, 0, 0), ball(1, 2, 1));
    assertEquals(new DistanceBounds(0.2360679774997897, 0.23606797749978972), result.distance());
    assertEquals(Verdict.SEPARATED, result.verdict());
    assertEquals(q(2), result.radii());
    assertEquals(q(5), result.cores().distanceVector().squaredNorm());
  }

  @Test
  void rationalDistancesAreExact() {
    SphericalResult result = SphericalGjk.distance(ball(1, 0, 0), ball(1.5, 3, 4));
    assertEquals(new DistanceBounds(2.5, 2.5), result.distance());
    assertEquals(new SquaredDistanceBounds(q(6.25), q(6.25)), result.squaredDistance());
    ClosestPoints<BigFraction> points = result.closestPoints();
    assertEquals(Vec.of(FIELD, new BigFraction(3, 5), new BigFraction(4, 5)), points.a());
    assertEquals(q(6.25), points.a().minus(points.b()).squaredNorm());
  }

  @Test
  void touchingIsDecidedExactly() {
    SphericalResult touching = SphericalGjk.distance(ball(2, 0, 0), ball(3, 3, 4));
    assertEquals(Verdict.TOUCHING, touching.verdict());
    assertEquals(new DistanceBounds(0, 0), touching.distance());
    assertEquals(touching.closestPoints().a(), touching.closestPoints().b());
    assertEquals(
        Vec.of(FIELD, new BigFraction(6, 5), new BigFraction(8, 5)), touching.closestPoints().a());
    double more = Math.nextUp(3.0);
    assertEquals(
        Verdict.OVERLAPPING, SphericalGjk.distance(ball(2, 0, 0), ball(more, 3, 4)).verdict());
    SphericalResult apart = SphericalGjk.distance(ball(2, 0, 0), ball(Math.nextDown(3.0), 3, 4));
    assertEquals(Verdict.SEPARATED, apart.verdict());
    assertEquals(new DistanceBounds(Math.ulp(2.0), Math.ulp(2.0)), apart.distance());
  }

  /** √2 − 1.4142135623730951 + 2⁻¹⁰⁰: doubles see nothing of it. */
  @Test
  void cancellationCostsNothing() {
    BigFraction tiny = q(0x1p-100);
    SphericalExtension<BigFraction> a = ball(0, 0, 0);
    SphericalExtension<BigFraction> b =
        SphericalExtension.ball(
            FIELD, v(1, 1), RationalsWithRoots.of(200).sqrt(q(2)).subtract(tiny));
    SphericalResult result = SphericalGjk.distance(a, b);
    assertEquals(Verdict.SEPARATED, result.verdict());
    assertEquals(0x1p-100, result.distance().upper());
    assertEquals(Math.nextDown(0x1p-100), result.distance().lower());
  }

  @Test
  void overlapping() {
    SphericalResult result = SphericalGjk.distance(ball(2, 0, 0, 0), ball(1, 1, 1, 1));
    assertEquals(Verdict.OVERLAPPING, result.verdict());
    Vec<BigFraction> common = result.closestPoints().a();
    assertEquals(common, result.closestPoints().b());
    assertTrue(common.squaredNorm().compareTo(q(4)) <= 0);
    assertTrue(common.minus(v(1, 1, 1)).squaredNorm().compareTo(q(1)) <= 0);
    assertEquals(
        Verdict.OVERLAPPING, SphericalGjk.distance(ball(1, 5, 5), ball(0, 5, 5)).verdict());
    assertEquals(Verdict.TOUCHING, SphericalGjk.distance(ball(0, 5, 5), ball(0, 5, 5)).verdict());
  }

  @Test
  void capsules() {
    SphericalExtension<BigFraction> a =
        SphericalExtension.capsule(FIELD, v(-2, 0, 0), v(2, 0, 0), q(0.5));
    SphericalExtension<BigFraction> b =
        SphericalExtension.capsule(FIELD, v(0, -2, 3), v(0, 2, 3), q(1));
    SphericalResult result = SphericalGjk.distance(a, b);
    assertEquals(new DistanceBounds(1.5, 1.5), result.distance());
    assertEquals(v(0, 0, 0.5), result.closestPoints().a());
    assertEquals(v(0, 0, 2), result.closestPoints().b());
    SphericalExtension<BigFraction> crossing =
        SphericalExtension.capsule(FIELD, v(0, -2, 0), v(0, 2, 0), q(0));
    assertEquals(Verdict.OVERLAPPING, SphericalGjk.distance(a, crossing).verdict());
    assertEquals(
        Verdict.TOUCHING,
        SphericalGjk.distance(SphericalExtension.of(FIELD, a.core(), q(0)), crossing).verdict(),
        "with no radii the verdict is that of the cores");
  }

  @Test
  void coresGivenBySupportMappings() {
    SphericalExtension<BigFraction> rounded =
        SphericalExtension.of(
            FIELD, Rotations.of(v(1, 0, 0, 1)).image(Box.of(v(2, 1, 1))), q(0.25));
    SphericalResult result = SphericalGjk.distance(rounded, ball(1, 0, 5, 0));
    assertEquals(new DistanceBounds(1.75, 1.75), result.distance());
    assertEquals(v(0, 2.25, 0), result.closestPoints().a());
  }

  @Test
  void hugeAndSubnormal() {
    double max = Double.MAX_VALUE;
    SphericalResult far = SphericalGjk.distance(ball(0, -max, -max), ball(0, max, max));
    assertEquals(new DistanceBounds(max, Double.POSITIVE_INFINITY), far.distance());
    double min = Double.MIN_VALUE;
    SphericalResult near = SphericalGjk.distance(ball(min, 0, 0), ball(0, min, min));
    assertEquals(new DistanceBounds(0, min), near.distance());
    assertEquals(Verdict.SEPARATED, near.verdict());
  }

  @Test
  void messages() {
    SphericalExtension<BigFraction> round =
        SphericalExtension.of(FIELD, Cone.of(FIELD, q(1), q(1)), q(1));
    assertEquals(
        "the core must be a polytope: cone of radius 1 and half height 1",
        assertThrows(
                IllegalArgumentException.class,
                () -> SphericalGjk.distance(round, ball(1, 0, 0, 9)))
            .getMessage());
    assertThrows(
        IllegalArgumentException.class, () -> SphericalGjk.distance(ball(1, 0), ball(1, 0, 9)));
  }
}
