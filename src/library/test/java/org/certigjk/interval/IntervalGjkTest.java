package org.certigjk.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.gjk.Verdict;
import org.certigjk.shape.AffineMap;
import org.certigjk.shape.Box;
import org.certigjk.shape.Cone;
import org.certigjk.shape.Cylinder;
import org.certigjk.shape.Ellipsoid;
import org.certigjk.shape.RationalsWithRoots;
import org.certigjk.shape.Rotations;
import org.certigjk.shape.SphericalExtension;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class IntervalGjkTest {

  private static final RationalsWithRoots FIELD = RationalsWithRoots.of(64);

  private static BigFraction q(double x) {
    return FIELD.of(x);
  }

  private static Vec<BigFraction> v(double... coordinates) {
    return Vec.of(FIELD, coordinates);
  }

  private static Polytope<BigFraction> point(double... coordinates) {
    return Polytope.of(v(coordinates));
  }

  private static SphericalExtension<BigFraction> ball(double radius, double... centre) {
    return SphericalExtension.ball(FIELD, v(centre), q(radius));
  }

  private static SupportMapping<BigFraction> moved(
      SupportMapping<BigFraction> shape, double... translation) {
    return AffineMap.translation(v(translation)).image(shape);
  }

  /** The bounds contain √squared and are as narrow as the default request asks. */
  private static void assertDistance(BigFraction squared, IntervalResult result) {
    assertEquals(Verdict.SEPARATED, result.verdict());
    assertEquals(IntervalExit.CLOSE_ENOUGH, result.exit());
    assertTrue(result.squaredDistance().lower().compareTo(squared) <= 0);
    assertTrue(result.squaredDistance().upper().compareTo(squared) >= 0);
    assertTrue(result.distance().width() <= 1e-9 * result.distance().upper());
  }

  @Test
  void exampleOfTheClassComment() {
    Cone<BigFraction> cone = Cone.of(FIELD, q(1), q(1));
    IntervalResult result = IntervalGjk.distance(cone, point(2, 1, 0));
    assertDistance(new BigFraction(16, 5), result);
    assertEquals(new DistanceBounds(1.7888543819998317, 1.788854381999832), result.distance());
    assertNull(new IntervalChecker(cone, point(2, 1, 0)).violation(result));
  }

  @Test
  void shapesWhoseDistanceIsKnown() {
    Cylinder<BigFraction> cylinder = Cylinder.of(FIELD, q(1), q(2));
    assertDistance(q(1), IntervalGjk.distance(cylinder, point(2, 1, 0)));
    assertDistance(q(16), IntervalGjk.distance(cylinder, point(0.5, 6, 0.5)));
    assertDistance(q(25), IntervalGjk.distance(cylinder, point(4, 6, 0)));
    assertDistance(q(9), IntervalGjk.distance(cylinder, moved(cylinder, 0, 7, 0)));
    Ellipsoid<BigFraction> ellipsoid = Ellipsoid.of(FIELD, v(3, 1, 2));
    assertDistance(q(4), IntervalGjk.distance(ellipsoid, point(0, 3, 0)));
    assertDistance(q(1), IntervalGjk.distance(moved(ellipsoid, 7, 0, 0), ball(3, 0, 0, 0)));
    assertDistance(
        new BigFraction(16, 5), IntervalGjk.distance(Cone.of(FIELD, q(1), q(1)), point(0, 1, 2)));
  }

  /** The nearest point of x²/4 + y² = 1 to (3/2, 2) is (x, y) with (1.5 − x, 2 − y) ∥ (x/4, y). */
  @Test
  void ellipseAndPoint() {
    Ellipsoid<BigFraction> ellipse = Ellipsoid.of(FIELD, v(2, 1));
    Vec<BigFraction> foot = Vec.of(FIELD, new BigFraction(8, 5), new BigFraction(3, 5));
    Vec<BigFraction> outward = Vec.of(FIELD, new BigFraction(2, 5), new BigFraction(3, 5));
    IntervalResult result = IntervalGjk.distance(ellipse, Polytope.of(foot.plus(outward)));
    assertDistance(new BigFraction(13, 25), result);
    assertTrue(
        result.closestPoints().a().minus(foot).squaredNorm().compareTo(q(1e-8)) < 0,
        "distance 1e-9 off, its foot 1e-4");
  }

  @Test
  void polytopesAreBoundedToo() {
    Polytope<BigFraction> a = Polytope.of(v(-1, 1, 0), v(1, 1, 0), v(0, 1, 7));
    IntervalResult result = IntervalGjk.distance(a, Box.of(v(0.5, 0.25, 0.5)));
    assertDistance(q(0.5625), result);
    assertEquals(new DistanceBounds(0.75, 0.75), result.distance());
  }

  @Test
  void checkerAcceptsWhatIsProvedOnly() {
    Cone<BigFraction> a = Cone.of(FIELD, q(0.75), q(1));
    SupportMapping<BigFraction> b =
        moved(Rotations.of(v(3, 1, 2, -1)).image(Ellipsoid.of(FIELD, v(1.5, 0.5, 1))), 2, 2, 1);
    IntervalResult good = IntervalGjk.distance(a, b);
    IntervalChecker checker = new IntervalChecker(a, b);
    assertEquals(Verdict.SEPARATED, good.verdict());
    assertNull(checker.violation(good));
    SquaredDistanceBounds bounds = good.squaredDistance();
    SquaredDistanceBounds lower = new SquaredDistanceBounds(bounds.lower(), bounds.lower());
    SquaredDistanceBounds upper = new SquaredDistanceBounds(bounds.upper(), bounds.upper());
    Vec<BigFraction> halves = good.weights().times(q(0.5));
    assertViolation("the upper bound is", checker.violation(with(good, lower, good.weights())));
    assertViolation("the lower bound is", checker.violation(with(good, upper, good.weights())));
    assertViolation("the weights", checker.violation(with(good, bounds, halves)));
    assertViolation(
        "the verdict OVERLAPPING", checker.violation(claiming(Verdict.OVERLAPPING, good)));
    IntervalChecker elsewhere = new IntervalChecker(a, moved(b, 1, 0, 0));
    assertViolation("the lower bound is", elsewhere.violation(good));
    assertViolation(
        "the verdict TOUCHING",
        new IntervalChecker(point(0, 1), point(0, 1))
            .violation(
                claiming(Verdict.TOUCHING, IntervalGjk.distance(ball(1, 0, 0), ball(1, 0.5, 0)))));
  }

  private static void assertViolation(String start, @Nullable String violation) {
    assertTrue(violation != null && violation.startsWith(start), () -> start + " … " + violation);
  }

  private static IntervalResult with(
      IntervalResult r, SquaredDistanceBounds bounds, Vec<BigFraction> weights) {
    return new IntervalResult(
        r.verdict(),
        bounds,
        r.direction(),
        r.seenA(),
        r.seenB(),
        r.pairs(),
        weights,
        r.certificate(),
        r.exit(),
        r.iterations());
  }

  private static IntervalResult claiming(Verdict verdict, IntervalResult r) {
    return new IntervalResult(
        verdict,
        r.squaredDistance(),
        r.direction(),
        r.seenA(),
        r.seenB(),
        r.pairs(),
        r.weights(),
        r.certificate(),
        r.exit(),
        r.iterations());
  }

  @Test
  void overlappingHasACertificate() {
    IntervalResult result =
        IntervalGjk.distance(
            Cone.of(FIELD, q(1), q(1)), moved(Cone.of(FIELD, q(1), q(1)), 0.25, 1, 0.5));
    assertOverlapping(result);
    assertOverlapping(IntervalGjk.distance(ball(1, 0, 0, 0), ball(1, 0, 0, 0)));
    assertOverlapping(IntervalGjk.distance(ball(1, 0, 0), ball(0.5, 0.25, 0)));
    assertOverlapping(IntervalGjk.distance(ball(1, 0, 0, 0), ball(1, 2 - 0x1p-20, 0, 0)));
  }

  /**
   * Overlaps that are not found: less deep than the rounding, or hidden by an absolute tolerance.
   */
  @Test
  void overlappingWithinTheLimits() {
    BigFraction radius = RationalsWithRoots.of(200).sqrt(new BigFraction(1, 2)); // above √2/2
    SphericalExtension<BigFraction> a = SphericalExtension.ball(FIELD, v(0, 0), radius);
    SphericalExtension<BigFraction> b = SphericalExtension.ball(FIELD, v(1, 1), radius);
    assertEquals(Verdict.OVERLAPPING, SphericalGjk.distance(a, b).verdict());
    IntervalResult shallow = IntervalGjk.distance(a, b);
    assertEquals(IntervalExit.NO_DECREASE, shallow.exit());
    assertStoppedAround(BigFraction.ZERO, shallow);
    IntervalResult loose =
        IntervalGjk.distance(
            ball(1, 0, 0), ball(1, 1, 0), IntervalRequest.defaults().withAbsoluteTolerance(10));
    assertEquals(IntervalExit.CLOSE_ENOUGH, loose.exit());
    assertStoppedAround(BigFraction.ZERO, loose);
  }

  private static void assertOverlapping(IntervalResult result) {
    assertEquals(Verdict.OVERLAPPING, result.verdict());
    assertEquals(IntervalExit.ZERO_VECTOR, result.exit());
    assertEquals(new DistanceBounds(0, 0), result.distance());
    Certificate<BigFraction> certificate = result.certificate();
    assertNotNull(certificate);
    assertTrue(certificate.certifies(result.seenA(), result.seenB()));
  }

  @Test
  void touchingIsProvedWhereTheCommonPointIsMet() {
    Cone<BigFraction> cone = Cone.of(FIELD, q(1), q(1));
    assertTouching(IntervalGjk.distance(cone, point(0, 1, 0)));
    assertTouching(IntervalGjk.distance(cone, moved(cone, 0, -2, 0)));
    assertTouching(IntervalGjk.distance(cone, moved(Box.of(v(2, 1, 2)), 0.25, -2, 0.5)));
    assertTouching(IntervalGjk.distance(ball(1, 0, 0), ball(2, 3, 0)));
    assertTouching(IntervalGjk.distance(ball(1, 0, 0, 0), ball(1, 0, 0, -2)));
    assertTouching(IntervalGjk.distance(point(1, 2), point(1, 2)));
  }

  private static void assertTouching(IntervalResult result) {
    assertEquals(Verdict.TOUCHING, result.verdict());
    Certificate<BigFraction> certificate = result.certificate();
    assertNotNull(certificate);
    assertTrue(certificate.certifies(result.seenA(), result.seenB()));
  }

  /** The direction is rational here, but is approached only: no simplex contains the origin. */
  @Test
  void touchingIsNotDecidedWhereTheCommonPointIsApproached() {
    IntervalResult result =
        IntervalGjk.distance(moved(Box.of(v(2, 1, 2)), 0, 2, 0), ball(1, 0.25, 0, 0.5));
    assertEquals(Verdict.STOPPED, result.verdict());
    assertEquals(0, result.distance().lower());
    assertTrue(result.distance().upper() < 1e-9);
  }

  /** Balls that touch in the direction (1, 1): no rational direction is exactly right. */
  @Test
  void touchingInAnIrrationalDirectionIsNotDecided() {
    BigFraction irrational = RationalsWithRoots.of(300).sqrt(q(2)); // beyond the bits in use
    SphericalExtension<BigFraction> a =
        SphericalExtension.ball(FIELD, v(0, 0), irrational.divide(2));
    SphericalExtension<BigFraction> b =
        SphericalExtension.ball(FIELD, v(1, 1), irrational.divide(2));
    IntervalRequest request = IntervalRequest.defaults().withAbsoluteTolerance(1e-12);
    IntervalResult result = IntervalGjk.distance(a, b, request);
    assertEquals(Verdict.STOPPED, result.verdict());
    assertEquals(IntervalExit.CLOSE_ENOUGH, result.exit());
    assertEquals(0, result.distance().lower());
    assertTrue(result.distance().upper() <= 1e-12);
    assertNull(result.direction());
  }

  /** A point of an ellipse that is inside by less than the rounding of its roots. */
  @Test
  void contactWithinTheRoundingIsNotDecided() {
    RationalsWithRoots rough = RationalsWithRoots.of(8);
    SphericalExtension<BigFraction> disc =
        SphericalExtension.ball(rough, Vec.of(rough, 0, 0), rough.one());
    SupportMapping<BigFraction> ellipse =
        AffineMap.linear(List.of(Vec.of(rough, 1, 1), Vec.of(rough, 0, 1))).image(disc);
    Polytope<BigFraction> inside = Polytope.of(ellipse.support(Vec.of(rough, 1, 0)));
    IntervalResult result = IntervalGjk.distance(ellipse, inside);
    assertEquals(Verdict.STOPPED, result.verdict());
    assertEquals(IntervalExit.CONTACT_UNDECIDED, result.exit());
    assertEquals(new DistanceBounds(0, 0), result.distance());
    assertNull(new IntervalChecker(ellipse, inside).violation(result));
  }

  @Test
  void absoluteToleranceEndsEarlier() {
    Ellipsoid<BigFraction> a = Ellipsoid.of(FIELD, v(3, 1, 2));
    SupportMapping<BigFraction> b = moved(Cylinder.of(FIELD, q(1), q(1)), 4, 4, 4);
    IntervalResult fine = IntervalGjk.distance(a, b);
    IntervalResult coarse =
        IntervalGjk.distance(a, b, IntervalRequest.defaults().withAbsoluteTolerance(0.01));
    assertTrue(coarse.iterations() < fine.iterations());
    assertTrue(coarse.distance().width() <= 0.01);
    assertTrue(coarse.squaredDistance().lower().compareTo(fine.squaredDistance().upper()) <= 0);
    assertTrue(coarse.squaredDistance().upper().compareTo(fine.squaredDistance().lower()) >= 0);
  }

  @Test
  void otherDimensions() {
    assertDistance(q(4), IntervalGjk.distance(ball(1, 0), point(3)));
    assertOverlapping(IntervalGjk.distance(ball(1, 0), point(0.5)));
    assertTouching(IntervalGjk.distance(ball(1, 0), point(1)));
    SupportMapping<BigFraction> cube = Box.of(v(1, 1, 1, 1, 1));
    assertDistance(q(9), IntervalGjk.distance(cube, ball(2, 2, 3, 3, 5, 0)));
  }

  /** Without a tolerance polytopes are exact, and the digits of round bodies do not run away. */
  @Test
  void noToleranceAtAll() {
    IntervalRequest exactly = IntervalRequest.defaults().withRelativeTolerance(0);
    SupportMapping<BigFraction> a = Rotations.of(v(3, 1, 2, -1)).image(Box.of(v(1, 2, 3)));
    IntervalResult polytopes = IntervalGjk.distance(a, moved(a, 7, 5, -4), exactly);
    SquaredDistanceBounds bounds = polytopes.squaredDistance();
    assertEquals(Verdict.SEPARATED, polytopes.verdict());
    assertEquals(bounds.lower(), bounds.upper());
    Ellipsoid<BigFraction> round = Ellipsoid.of(FIELD, v(1, 2, 3));
    IntervalResult narrow = IntervalGjk.distance(round, moved(round, 7, 5, -4), exactly);
    assertEquals(Verdict.STOPPED, narrow.verdict());
    assertTrue(narrow.distance().width() <= 4 * Math.ulp(narrow.distance().upper()));
  }

  @Test
  void limitAndShortRootsStopWithTrueBounds() {
    BigFraction exact = new BigFraction(16, 5);
    Cone<BigFraction> cone = Cone.of(FIELD, q(1), q(1));
    IntervalResult limited =
        IntervalGjk.distance(cone, point(2, 1, 0), IntervalRequest.defaults().withMaxIterations(0));
    assertEquals(IntervalExit.ITERATION_LIMIT, limited.exit());
    assertStoppedAround(exact, limited);
    RationalsWithRoots coarse = RationalsWithRoots.of(8);
    IntervalResult rough =
        IntervalGjk.distance(
            Ellipsoid.of(coarse, Vec.of(coarse, 1, 1, 1)), Polytope.of(Vec.of(coarse, 1, 2, 3)));
    assertEquals(IntervalExit.NO_DECREASE, rough.exit());
    BigFraction root = RationalsWithRoots.of(200).sqrt(q(14)).subtract(1);
    assertStoppedAround(root.multiply(root), rough);
  }

  private static void assertStoppedAround(BigFraction squared, IntervalResult result) {
    assertEquals(Verdict.STOPPED, result.verdict());
    assertTrue(result.squaredDistance().lower().compareTo(squared) <= 0);
    assertTrue(result.squaredDistance().upper().compareTo(squared) >= 0);
  }

  @Test
  void boundsOfDoublesAreRoundedOutward() {
    BigFraction two = q(2);
    DistanceBounds root = DistanceBounds.of(new SquaredDistanceBounds(two, two));
    assertEquals(new DistanceBounds(1.414213562373095, 1.4142135623730951), root);
    DistanceBounds extreme =
        DistanceBounds.of(
            new SquaredDistanceBounds(q(Double.MIN_VALUE).pow(4), q(Double.MAX_VALUE).pow(3)));
    assertEquals(new DistanceBounds(0, Double.POSITIVE_INFINITY), extreme);
    BigFraction third = Conversions.toRational(1e-320).divide(3);
    DistanceBounds tiny =
        DistanceBounds.of(new SquaredDistanceBounds(third.multiply(third), third.multiply(third)));
    assertEquals(Math.nextUp(tiny.lower()), tiny.upper());
    assertTrue(Conversions.toRational(tiny.lower()).compareTo(third) < 0);
    assertTrue(Conversions.toRational(tiny.upper()).compareTo(third) > 0);
  }

  @Test
  void messages() {
    assertEquals(
        "a relative tolerance of 2.0: it must be from 0 to 1",
        messageOf(() -> IntervalRequest.defaults().withRelativeTolerance(2)));
    assertEquals(
        "a relative tolerance of NaN: it must be from 0 to 1",
        messageOf(() -> IntervalRequest.defaults().withRelativeTolerance(Double.NaN)));
    assertEquals(
        "an absolute tolerance of -1.0: it must be a length",
        messageOf(() -> IntervalRequest.defaults().withAbsoluteTolerance(-1)));
    assertEquals(
        "a limit of -1 iterations",
        messageOf(() -> IntervalRequest.defaults().withMaxIterations(-1)));
    assertEquals(
        "A has dimension 2, B has dimension 3",
        messageOf(() -> IntervalGjk.distance(point(1, 2), point(1, 2, 3))));
    Polytope<BigFraction> plain = Polytope.of(Vec.of(Rationals.INSTANCE, 1, 2));
    assertEquals(
        "A is over RationalsWithRoots(64), B is over Rationals",
        messageOf(() -> IntervalGjk.distance(point(1, 2), plain)));
  }

  private static String messageOf(Executable executable) {
    return assertThrows(IllegalArgumentException.class, executable).getMessage();
  }
}
