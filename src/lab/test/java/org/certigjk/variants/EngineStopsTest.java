package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.number.Floats;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Of each engine's rule an input that shows the stop by which one knows it. B is the origin. */
class EngineStopsTest {

  /** A blunt triangle, its obtuse corner nearest. */
  private static final double[][] BLUNT = {{1, -0.5, 0}, {1, 0.5, 0}, {0.995, 0, 0}};

  private static <E> VariantResult<E> run(EngineRule rule, OrderedField<E> field, double[]... a) {
    return rule.create(rule.ownSubAlgorithm()::<E>create, 100)
        .distance(Polytope.of(field, a), Polytope.of(field, new double[1][a[0].length]));
  }

  private static VariantResult<Float> inFloats(EngineRule rule, double[]... a) {
    return run(rule, Floats.INSTANCE, a);
  }

  private static VariantResult<Double> inDoubles(EngineRule rule, double[]... a) {
    return run(rule, Doubles.INSTANCE, a);
  }

  private static void assertEnds(VariantExit exit, Claim claim, VariantResult<?> result) {
    assertEquals(exit, result.exit());
    assertEquals(claim, result.claim());
  }

  private static double[] point(double... x) {
    return x;
  }

  @Test
  @DisplayName("SOLID: v is 0 beside the points of W")
  void solid() {
    double[][] a = {{-1000, 0.1, 0}, {1000, 0.1, 0}};
    assertEnds(VariantExit.NEAR_ZERO, Claim.MEETING, inFloats(EngineRule.SOLID, a));
    assertEnds(VariantExit.SUPPORT_REPEATED, Claim.SEPARATED, inDoubles(EngineRule.SOLID, a));
  }

  @Test
  @DisplayName("SOLID: points whose cofactors have no positive sum end the query")
  void solidDependent() {
    double[][] a = {{1, -6, 0}, {1, 3, 0}, {0.99993, 0, 0}};
    VariantResult<Float> result = inFloats(EngineRule.SOLID, a);
    assertEnds(VariantExit.AFFINELY_DEPENDENT, Claim.SEPARATED, result);
    assertEquals("(1.0, 0.0, 0.0)", result.v().toString());
    assertEquals("(0.99993, 0.0, 0.0)", inDoubles(EngineRule.SOLID, a).v().toString());
  }

  @Test
  @DisplayName("Bullet: in floats a point nearer than 0.01 to W is a point of W")
  void bullet() {
    double[][] a = {{5, 1, 0}, {4.992, 1.002, 0}};
    VariantResult<Float> result = inFloats(EngineRule.BULLET, a);
    assertEnds(VariantExit.SUPPORT_REPEATED, Claim.SEPARATED, result);
    assertEquals("(5.0, 1.0, 0.0)", result.v().toString());
    assertEquals("(4.992, 1.002, 0.0)", inDoubles(EngineRule.BULLET, a).v().toString());
  }

  @Test
  @DisplayName("Bullet: below a distance of 0.001 the penetration solver is asked, in floats")
  void bulletAsks() {
    double[] a = point(0, 0.0005, 0);
    assertEnds(VariantExit.HANDED_OVER, Claim.NONE, inFloats(EngineRule.BULLET, a));
    assertEnds(VariantExit.SUPPORT_REPEATED, Claim.SEPARATED, inDoubles(EngineRule.BULLET, a));
  }

  @Test
  @DisplayName("Bullet: it is asked too where the search finds the origin in a small body")
  void bulletSearches() {
    double[][] a = {{-0.01, 0.004, 0}, {0.01, 0.004, 0}};
    assertEnds(VariantExit.HANDED_OVER, Claim.NONE, inFloats(EngineRule.BULLET, a));
    assertEnds(VariantExit.SUPPORT_REPEATED, Claim.SEPARATED, inDoubles(EngineRule.BULLET, a));
  }

  @Test
  @DisplayName("Jolt: ends where v falls no more, and meets up to a distance of 0.0001")
  void jolt() {
    double[] a = point(0, 0.0002, 0);
    assertEnds(VariantExit.NO_DECREASE, Claim.SEPARATED, inFloats(EngineRule.JOLT, a));
    a[1] = 0.00009;
    assertEnds(VariantExit.NEAR_ZERO, Claim.MEETING, inFloats(EngineRule.JOLT, a));
    assertEnds(VariantExit.NEAR_ZERO, Claim.MEETING, inDoubles(EngineRule.JOLT, a));
  }

  @Test
  @DisplayName("ReactPhysics3D: meets where the squared distance is at most ε, however it ended")
  void reactPhysics() {
    double[] a = point(0, 0.0002, 0);
    EngineRule rule = EngineRule.REACT_PHYSICS;
    assertEnds(VariantExit.SUPPORT_REPEATED, Claim.MEETING, inFloats(rule, a));
    assertEnds(VariantExit.SUPPORT_REPEATED, Claim.SEPARATED, inDoubles(rule, a));
  }

  @Test
  @DisplayName("ReactPhysics3D: a triangle with a squared cross product of 1e-4 is degenerate")
  void reactPhysicsDegenerate() {
    VariantResult<Double> result = inDoubles(EngineRule.REACT_PHYSICS, BLUNT);
    assertEnds(VariantExit.AFFINELY_DEPENDENT, Claim.SEPARATED, result);
    assertEquals("(1.0, 0.0, 0.0)", result.v().toString());
  }

  @Test
  @DisplayName("openGJK: an absolute bound on the gap makes the distance of small bodies wrong")
  void openGjk() {
    double[][] a = {{3e-8, 1e-8, 0}, {-3e-8, 1e-8, 0}};
    VariantResult<Double> result = inDoubles(EngineRule.OPEN_GJK, a);
    assertEnds(VariantExit.CLOSE_ENOUGH, Claim.SEPARATED, result);
    assertEquals("(3.0E-8, 1.0E-8, 0.0)", result.v().toString());
  }

  @Test
  @DisplayName("openGJK: after fewer iterations than its 25 there is no answer")
  void openGjkLimit() {
    EngineRule rule = EngineRule.OPEN_GJK;
    VariantResult<Double> result =
        rule.create(rule.ownSubAlgorithm()::<Double>create, 2)
            .distance(
                Polytope.of(Doubles.INSTANCE, circle(1)),
                Polytope.of(Doubles.INSTANCE, new double[1][3]));
    assertEnds(VariantExit.ITERATION_LIMIT, Claim.NONE, result);
  }

  @Test
  @DisplayName("Box2D: no tolerance but that a direction must not underflow")
  void box2d() {
    double[] a = point(1e-19, 0);
    assertEnds(VariantExit.NEAR_ZERO, Claim.MEETING, inFloats(EngineRule.BOX2D, a));
    assertEnds(VariantExit.SUPPORT_REPEATED, Claim.SEPARATED, inDoubles(EngineRule.BOX2D, a));
  }

  @Test
  @DisplayName("coal: meets below a distance of 1e-6")
  void coal() {
    double[] a = point(0, 5e-7, 0);
    for (EngineRule rule :
        new EngineRule[] {EngineRule.COAL, EngineRule.COAL_NESTEROV, EngineRule.COAL_POLYAK}) {
      assertEnds(VariantExit.NEAR_ZERO, Claim.MEETING, inDoubles(rule, a));
    }
  }

  @Test
  @DisplayName("coal: no momentum where the first point is beyond 1 along the first direction")
  void momentum() {
    double[][] near = circle(0.5);
    double[][] far = circle(1.5);
    int plain = inDoubles(EngineRule.COAL, far).supportCalls();
    assertEquals(plain, inDoubles(EngineRule.COAL_NESTEROV, far).supportCalls());
    assertEquals(plain, inDoubles(EngineRule.COAL_POLYAK, far).supportCalls());
    int accelerated = inDoubles(EngineRule.COAL_NESTEROV, near).supportCalls();
    assertNotEquals(inDoubles(EngineRule.COAL, near).supportCalls(), accelerated);
    assertNotEquals(inDoubles(EngineRule.COAL_POLYAK, near).supportCalls(), accelerated);
  }

  /** 400 points of a circle of radius 3 that begins at this x. */
  private static double[][] circle(double x) {
    double[][] points = new double[400][];
    for (int k = 0; k < points.length; k++) {
      double angle = 2 * Math.PI * k / points.length;
      points[k] = point(x + 3 + 3 * Math.cos(angle), 4 + 3 * Math.sin(angle), 0);
    }
    return points;
  }

  @Test
  @DisplayName("parry: in floats a point nearer than 0.001 to W is not added")
  void parry() {
    double[][] a = {{0, 0.0005, 0}, {0.0008, 0.0004, 0}};
    VariantResult<Float> result = inFloats(EngineRule.PARRY, a);
    assertEnds(VariantExit.AFFINELY_DEPENDENT, Claim.SEPARATED, result);
    assertEquals("(8.0E-4, 4.0E-4, 0.0)", result.v().toString());
    assertEnds(VariantExit.CLOSE_ENOUGH, Claim.SEPARATED, inDoubles(EngineRule.PARRY, a));
  }

  @Test
  @DisplayName("MuJoCo: a small v means meeting only where no axis separates the bodies")
  void muJoCo() {
    double[][] a = {{-1, 5e-7, 0}, {1, 5e-7, 0}};
    assertEquals(Claim.SEPARATED, inDoubles(EngineRule.MUJOCO, a).claim());
    assertEquals(Claim.MEETING, inDoubles(EngineRule.COAL, a).claim());
    a[0][1] = 0;
    a[1][1] = 0;
    assertEquals(Claim.MEETING, inDoubles(EngineRule.MUJOCO, a).claim());
  }

  @Test
  @DisplayName("FCL: a search decides, and the distance need not fall by 1e-6")
  void fcl() {
    double[][] a = {{-1, 0, 0}, {1, 0, 0}};
    assertEnds(VariantExit.ORIGIN_FOUND, Claim.MEETING, inDoubles(EngineRule.FCL, a));
    assertEnds(
        VariantExit.SUPPORT_REPEATED, Claim.SEPARATED, inDoubles(EngineRule.FCL, point(0, 1, 0)));
    a[0][1] = 1e-9;
    a[1][1] = 1e-9;
    VariantResult<Double> near = inDoubles(EngineRule.FCL, a);
    assertEnds(VariantExit.NO_DECREASE, Claim.SEPARATED, near);
    assertTrue(near.v().squaredNorm() <= 2e-18);
  }

  @Test
  @DisplayName("FCL: points as far from the origin as v are taken for v")
  void fclEquidistant() {
    VariantResult<Double> result = inDoubles(EngineRule.FCL, BLUNT);
    assertEnds(VariantExit.SUPPORT_REPEATED, Claim.SEPARATED, result);
    assertEquals("(1.0, -0.5, 0.0)", result.v().toString());
  }

  @Test
  @DisplayName("an overflow ends a query without a claim")
  void overflow() {
    for (EngineRule rule : EngineRule.values()) {
      if (rule.handles(3)) {
        assertEnds(VariantExit.OUT_OF_RANGE, Claim.NONE, inFloats(rule, point(1e30, 1e30, 1e30)));
      }
    }
  }
}
