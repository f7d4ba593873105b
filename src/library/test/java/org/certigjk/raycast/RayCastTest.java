package org.certigjk.raycast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Condition;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.Test;

/** The time of impact in the plane, in space and on the line: each degenerate contact once. */
class RayCastTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static final Polytope<BigFraction> SQUARE =
      polytope(new double[][] {{0, 0}, {1, 0}, {1, 1}, {0, 1}});

  private static Polytope<BigFraction> polytope(double[]... rows) {
    return Polytope.of(Q, rows);
  }

  private static Vec<BigFraction> vec(double... x) {
    return Vec.of(Q, x);
  }

  private static Polytope<BigFraction> squareAt(double x, double y) {
    return Motion.moved(SQUARE, vec(x, y));
  }

  private static Hit<BigFraction> hit(
      Polytope<BigFraction> a, Polytope<BigFraction> b, double... direction) {
    RayCastResult<BigFraction> result = RayCast.cast(a, b, vec(direction));
    assertNull(result.certificate().violation(a, b, vec(direction)));
    assertInstanceOf(Hit.class, result);
    return (Hit<BigFraction>) result;
  }

  private static void assertHit(String time, String point, String normal, Hit<BigFraction> hit) {
    assertEquals(time, hit.timeOfImpact().toString());
    assertEquals(point, hit.point().toString());
    assertEquals(normal, String.valueOf(hit.normal()));
  }

  private static void assertMiss(
      Polytope<BigFraction> a, Polytope<BigFraction> b, double... direction) {
    RayCastResult<BigFraction> result = RayCast.cast(a, b, vec(direction));
    assertNull(result.certificate().violation(a, b, vec(direction)));
    assertInstanceOf(Miss.class, result);
  }

  @Test
  void exampleOfTheClassComment() {
    Polytope<BigFraction> a = polytope(new double[][] {{0, 0}, {1, 0}, {0, 1}});
    Polytope<BigFraction> b = polytope(new double[][] {{2, 2}, {3, 2}, {2, 3}});
    assertHit("3 / 7", "(2, 2)", "(-1, -1)", hit(a, b, 4, 3));
  }

  @Test
  void faceMeetsFace() {
    assertHit("2 / 5", "(3, 3 / 4)", "(-1, 0)", hit(SQUARE, squareAt(3, 0.5), 5, 0));
  }

  @Test
  void cornerMeetsFace() {
    Polytope<BigFraction> diamond = polytope(new double[][] {{-1, 0}, {0, -1}, {1, 0}, {0, 1}});
    assertHit(
        "3 / 4",
        "(4, 3 / 8)",
        "(-1, 0)",
        hit(diamond, polytope(new double[][] {{4, 9}, {4, -8}}), 4, 0.5));
  }

  @Test
  void contactAtTheEndCountsAndBeyondItDoesNot() {
    assertEquals(BigFraction.ONE, hit(SQUARE, squareAt(3, 0), 2, 0).timeOfImpact());
    assertMiss(SQUARE, squareAt(3, 0), Math.nextDown(2.0), 0);
  }

  @Test
  void touchingAtTheStartIsAContactWhateverTheDirection() {
    for (double x : new double[] {1, -1, 0}) {
      assertHit("0", "(1, 0)", "(-2, 0)", hit(SQUARE, squareAt(1, 0), x, 0));
    }
  }

  @Test
  void overlappingAtTheStartHasNoNormal() {
    Hit<BigFraction> hit = hit(SQUARE, squareAt(0.5, 0.5), 1, 1);
    assertEquals(BigFraction.ZERO, hit.timeOfImpact());
    assertNull(hit.normal());
    assertInstanceOf(OverlappingCertificate.class, hit.certificate().contact());
  }

  @Test
  void withoutMotionTheQuestionIsStatic() {
    assertMiss(SQUARE, squareAt(2, 0), 0, 0);
    assertEquals(BigFraction.ZERO, hit(SQUARE, squareAt(1, 1), 0, 0).timeOfImpact());
  }

  @Test
  void slidingAlongAFaceTouchesFromItsBeginning() {
    assertHit("1 / 2", "(2, 1)", "(-1, 0)", hit(SQUARE, squareAt(2, 1), 2, 0));
  }

  @Test
  void aGrazedCornerIsAContact() {
    Polytope<BigFraction> point = polytope(new double[][] {{2, 0}});
    Hit<BigFraction> hit = hit(polytope(new double[][] {{0, 1}, {1, 0}, {1, 2}}), point, 4, 0);
    assertHit("1 / 4", "(2, 0)", "(-1, 0)", hit);
    assertMiss(polytope(new double[][] {{0, 1}, {1, Math.ulp(1.0)}, {1, 2}}), point, 4, 0);
  }

  @Test
  void aGrazedEdgeInSpaceIsAContact() {
    Polytope<BigFraction> edge = polytope(new double[][] {{0, -1, 0}, {0, 1, 0}});
    Polytope<BigFraction> other = polytope(new double[][] {{3, 0, -1}, {3, 0, 1}});
    assertHit("3 / 4", "(3, 0, 0)", "(-1, 0, 0)", hit(edge, other, 4, 0, 0));
    assertHit("3 / 4", "(3, 0, 1)", "(-1, 0, 0)", hit(squareEdge(1), other, 4, 0, 0));
    assertMiss(squareEdge(Math.nextUp(1.0)), other, 4, 0, 0);
  }

  private static Polytope<BigFraction> squareEdge(double z) {
    return polytope(new double[][] {{0, -1, z}, {0, 1, z}});
  }

  @Test
  void motionParallelToAFaceMissesOrSlides() {
    assertMiss(SQUARE, squareAt(0, Math.nextUp(1.0)), 9, 0);
    assertMiss(SQUARE, squareAt(3, 1 + 0x1p-50), 9, 0);
    assertEquals(new BigFraction(2, 9), hit(SQUARE, squareAt(3, -1), 9, 0).timeOfImpact());
  }

  @Test
  void flatBodiesMeetInTheirCommonPlane() {
    Polytope<BigFraction> a = polytope(new double[][] {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}});
    Polytope<BigFraction> b = polytope(new double[][] {{3, 0, 0}, {4, 0, 0}, {3, 1, 0}});
    assertEquals(new BigFraction(1, 2), hit(a, b, 4, 0, 0).timeOfImpact());
    assertMiss(a, b, 4, 0, 0x1p-60);
  }

  @Test
  void pointsOnALine() {
    Polytope<BigFraction> a = polytope(new double[][] {{0}});
    assertHit("1 / 3", "(1)", "(-1)", hit(a, polytope(new double[][] {{2}, {1}}), 3));
    assertMiss(a, polytope(new double[][] {{2}, {1}}), -3);
  }

  /** Where the first contact is within 10⁻⁸² of the end, shorter steps still arrive. */
  @Test
  void coordinatesOfVeryDifferentSize() {
    Polytope<BigFraction> a = polytope(new double[][] {{0, 0, 0}, {0, 0, 2e-82}});
    Polytope<BigFraction> b = polytope(new double[][] {{-4e-69, 3e-7, 2e53}});
    Hit<BigFraction> hit = hit(a, b, -4e-69, 3e-7, 2e53);
    assertEquals(BigFraction.ONE, hit.timeOfImpact());
    assertEquals(11, hit.steps());
  }

  @Test
  void eachConditionIsChecked() {
    Polytope<BigFraction> b = squareAt(3, 0);
    Vec<BigFraction> r = vec(4, 0);
    BigFraction half = new BigFraction(1, 2);
    Vec<BigFraction> one = vec(1);
    List<IndexPair> pair = List.of(new IndexPair(1, 0));
    TouchingCertificate<BigFraction> right = new TouchingCertificate<>(pair, one, vec(-1, 0));
    assertNull(new ImpactCertificate<>(half, right).violation(SQUARE, b, r));
    assertViolated(
        RayCastCondition.TIME_IN_RANGE, new ImpactCertificate<>(half.negate(), right), b, r);
    assertViolated(
        RayCastCondition.TIME_IN_RANGE, new ImpactCertificate<>(half.add(1), right), b, r);
    assertViolated(
        RayCastCondition.BODIES_MEET, new ImpactCertificate<>(half.divide(2), right), b, r);
    assertViolated(
        RayCastCondition.KIND_FITS,
        new ImpactCertificate<>(half, new SeparatedCertificate<>(pair, one)),
        b,
        r);
    assertViolated(
        RayCastCondition.KIND_FITS,
        new ImpactCertificate<>(half, new OverlappingCertificate<>(pair, one, List.of(0, 0))),
        b,
        r);
    // leaving again: in contact at t = 1/2, but not for the first time
    assertViolated(
        RayCastCondition.NOT_BEFORE,
        new ImpactCertificate<>(half, right),
        squareAt(-1, 0),
        vec(-4, 0));
  }

  private static void assertViolated(
      RayCastCondition condition,
      RayCastCertificate<BigFraction> certificate,
      Polytope<BigFraction> b,
      Vec<BigFraction> r) {
    RayCastViolation<BigFraction> violation = certificate.violation(SQUARE, b, r);
    assertNotNull(violation);
    assertEquals(condition, violation.condition());
    assertFalse(certificate.certifies(SQUARE, b, r));
  }

  @Test
  void aFalseMissIsNamed() {
    SeparatedCertificate<BigFraction> now =
        new SeparatedCertificate<>(List.of(new IndexPair(1, 0)), vec(1));
    RayCastViolation<BigFraction> violation =
        new MissCertificate<>(now).violation(SQUARE, squareAt(3, 0), vec(4, 0));
    assertNotNull(violation);
    assertEquals(RayCastCondition.PATH_IS_FREE, violation.condition());
    assertNotNull(violation.cause());
    assertEquals(Condition.VECTOR_SUPPORTS, violation.cause().condition());
    assertEquals(
        "violated: the certificate holds for conv(A ∪ (A + r)) and B (violated: v·(a − b) ≥ v·v for"
            + " all pairs, at index [5, 0], off by -8)",
        violation.toString());
  }

  @Test
  void whatDoesNotFitIsAnError() {
    Polytope<Double> doubles = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0}});
    assertMessage(
        "a time of impact needs an exact field, and Doubles is not exact",
        () -> RayCast.cast(doubles, doubles, Vec.of(Doubles.INSTANCE, 1, 0)));
    assertMessage(
        "the direction has dimension 3, A has dimension 2",
        () -> RayCast.cast(SQUARE, SQUARE, vec(1, 0, 0)));
    assertMessage(
        "A has dimension 2, B has dimension 1",
        () -> RayCast.cast(SQUARE, polytope(new double[][] {{0}}), vec(1, 0)));
  }

  private static void assertMessage(String message, Runnable cast) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, cast::run).getMessage());
  }
}
