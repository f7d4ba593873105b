package org.certigjk.fast;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.Verdict;
import org.junit.jupiter.api.Test;

class PoseTest {

  private static final DoublePolytope SQUARE =
      DoublePolytope.of(new double[][] {{0, 0}, {1, 0}, {1, 1}, {0, 1}});

  private final DistanceWorkspace workspace = new DistanceWorkspace();

  private static DoublePolytope ball(SplittableRandom random, int size) {
    double[] coordinates = random.doubles(3L * size, -1, 1).toArray();
    return DoublePolytope.of(coordinates, 3);
  }

  /**
   * (3 &minus; 4i) / 5 in the plane of x and y is the quaternion 2 &minus; k but for its length.
   */
  @Test
  void aQuaternionNeedNotBeAUnit() {
    DoublePolytope bar = DoublePolytope.of(new double[][] {{0, 0, 0}, {5, 0, 0}});
    DoublePolytope point = DoublePolytope.of(new double[][] {{3, 4, 3}});
    Pose turned = Pose.ofQuaternion(new double[] {2, 0, 0, 1}, 0, 0, 1);
    assertEquals(2.0, workspace.distance(bar, turned, point, Pose.identity(3)));
    assertEquals("(0, 0, -2)", workspace.result().distanceVector().toString());
    assertEquals(1, workspace.pairs().get(0).a());
    double[] onA = new double[3];
    double[] onB = new double[3];
    workspace.closestPoints(onA, onB);
    assertArrayEquals(new double[] {3, 4, 1}, onA);
    assertArrayEquals(new double[] {3, 4, 3}, onB);
  }

  /** A third of a turn about (1, 1, 0) has entries in thirds, which are no doubles. */
  @Test
  void theImageIsExact() {
    Pose half = Pose.of(0.5, 0, 3, 0, 0.5, 0);
    assertEquals(2, workspace.distance(SQUARE, half, SQUARE, Pose.identity(2)));
    Pose third = Pose.ofQuaternion(new double[] {1, 1, 1, 0}, 0, 0, 0);
    DoublePolytope far = DoublePolytope.of(new double[][] {{2, 0, 0}});
    DoublePolytope near = DoublePolytope.of(new double[][] {{1, 0, 0}});
    workspace.distance(far, Pose.identity(3), near, third);
    assertEquals("(5 / 3, -2 / 3, 2 / 3)", workspace.result().distanceVector().toString());
  }

  /** Turned by the same quaternion they touch as before, and no double knows where. */
  @Test
  void touchingAfterARotation() {
    SplittableRandom random = new SplittableRandom(3);
    DoublePolytope below = DoublePolytope.of(new double[][] {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}});
    DoublePolytope above = DoublePolytope.of(new double[][] {{0.25, 0.25, 0}, {0.25, 0.5, 1}});
    for (int k = 0; k < 50; k++) {
      double[] q = random.doubles(4, -1, 1).toArray();
      Pose pose = Pose.ofQuaternion(q, random.nextInt(5), 0, 0.1 * k);
      assertEquals(0, workspace.distance(below, pose, above, pose));
      assertEquals(Verdict.TOUCHING, workspace.result().verdict());
    }
  }

  /** Halfway between two doubles, where the rounded entries of a rotation say either side. */
  @Test
  void tiesAfterARotationAreRoundedToEven() {
    SplittableRandom random = new SplittableRandom(8);
    for (int k = 0; k < 200; k++) {
      double[] q = {1 + random.nextInt(3), random.nextInt(-2, 3), random.nextInt(-2, 3), 1};
      double square = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
      double[][] image = {
        {
          q[0] * q[0] + q[1] * q[1] - q[2] * q[2] - q[3] * q[3],
          2 * (q[1] * q[2] + q[0] * q[3]),
          2 * (q[1] * q[3] - q[0] * q[2])
        }
      };
      DoublePolytope point = DoublePolytope.of(new double[][] {{square, 0, 0}});
      Pose turned = Pose.ofQuaternion(q, 0x1p-53, 0, 0);
      Pose back = Pose.of(1, 0, 0, -(1 + k * 0x1p-52), 0, 1, 0, 0, 0, 0, 1, 0);
      assertEquals(
          1 + (k + k % 2) * 0x1p-52,
          workspace.distance(point, turned, DoublePolytope.of(image), back));
    }
  }

  /** The same point in doubles, without any translation, and not the same. */
  @Test
  void imagesThatRoundToTheSame() {
    double x = 3 * 0.1;
    Pose plane = Pose.of(0.1, 0, 0, 0, 1, 0);
    DoublePolytope a = DoublePolytope.of(new double[][] {{3, 0}});
    DoublePolytope b = DoublePolytope.of(new double[][] {{x, 0}});
    double apart = Math.abs(Math.fma(3, 0.1, -x));
    assertTrue(apart > 0);
    assertEquals(0, workspace.distance(a, Pose.identity(2), a, Pose.identity(2)));
    assertEquals(apart, workspace.distance(a, plane, b, Pose.identity(2)));
    Pose space = Pose.of(0.1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);
    DoublePolytope c = DoublePolytope.of(new double[][] {{3, 0, 0}});
    DoublePolytope d = DoublePolytope.of(new double[][] {{x, 0, 0}});
    assertEquals(apart, workspace.distance(c, space, d, Pose.identity(3)));
  }

  /** Vertices that the search has not looked at are as near as those that it has found. */
  @Test
  void parallelFacesStayParallel() {
    SplittableRandom random = new SplittableRandom(9);
    double[][] cube = new double[8][];
    double[][] above = new double[8][];
    for (int k = 0; k < 8; k++) {
      cube[k] = new double[] {k & 1, k >> 1 & 1, k >> 2};
      above[k] = new double[] {k & 1, k >> 1 & 1, 3 + (k >> 2)};
    }
    for (int k = 0; k < 60; k++) {
      Pose pose = Pose.ofQuaternion(random.doubles(4, -1, 1).toArray(), 5 - k % 11, k % 7, 0.1 * k);
      DistanceWorkspace fresh = new DistanceWorkspace();
      fresh.distance(DoublePolytope.of(cube), pose, DoublePolytope.of(above), pose);
      assertFalse(fresh.areClosestPointsUnique());
    }
  }

  /** Whatever is done to the arrays, and at any scale. */
  @Test
  void aPoseKeepsItsNumbers() {
    double[] q = {0x1p1000, 0, 0, 0x1.000001p-60};
    double[] t = {0, 1, 0};
    Pose turned = Pose.ofQuaternion(q, t);
    BigFraction tangent = Conversions.toRational(q[3]).divide(Conversions.toRational(q[0]));
    Arrays.fill(q, 1);
    Arrays.fill(t, 7);
    DoublePolytope point = DoublePolytope.of(new double[][] {{1, 0, 0}});
    DoublePolytope above = DoublePolytope.of(new double[][] {{0, 1, 0}});
    workspace.distance(point, turned, above, Pose.identity(3));
    assertEquals(
        tangent.multiply(2).divide(tangent.pow(2).add(1)),
        workspace.result().distanceVector().get(1));
  }

  /** The image of a square under a singular matrix is a segment or a point. */
  @Test
  void aSingularMatrixFlattens() {
    Pose segment = Pose.of(1, 1, 4, 1, 1, 0);
    Pose point = Pose.of(0, 0, 4, 0, 0, 5);
    assertEquals(3, workspace.distance(SQUARE, segment, SQUARE, Pose.identity(2)));
    assertEquals(5, workspace.distance(SQUARE, point, SQUARE, Pose.identity(2)));
    assertEquals(0, workspace.distance(SQUARE, point, SQUARE, point));
  }

  /** Products that no double holds are products all the same. */
  @Test
  void numbersOfAnySize() {
    Pose huge = Pose.of(0x1p1000, 0, 0, 0, 0x1p1000, 0);
    DoublePolytope tiny = DoublePolytope.of(new double[][] {{0x1p-1000, 0}});
    DoublePolytope origin = DoublePolytope.of(new double[][] {{0, 0}});
    assertEquals(1, workspace.distance(tiny, huge, origin, huge));
    assertEquals(
        Double.POSITIVE_INFINITY,
        workspace.distance(
            SQUARE, Pose.of(1e308, 0, 1e308, 0, 1, 0), origin, Pose.of(0, 0, -1e308, 0, 0, 0)));
    assertEquals(Stage.INTEGERS, workspace.stage());
  }

  @Test
  void aPairKeepsItsSimplexWhileItTurns() {
    SplittableRandom random = new SplittableRandom(5);
    for (int size : new int[] {8, 100}) {
      DoublePolytope a = ball(random, size).withHull();
      DoublePolytope b = ball(random, size);
      MovingPair pair = new MovingPair(a, b);
      for (int frame = 0; frame < 60; frame++) {
        Pose poseA = Pose.ofQuaternion(new double[] {1, 0.01 * frame, 0.2, 0}, 2.2, 0, 0.1);
        Pose poseB = Pose.ofQuaternion(new double[] {1, 0, 0, 0.02 * frame}, 0, 0, 0);
        assertEquals(workspace.distance(a, poseA, b, poseB), pair.distance(poseA, poseB));
        assertEquals(workspace.result().distanceVector(), pair.result().distanceVector());
        if (frame % 20 == 0) { // moved, and at rest again
          assertEquals(workspace.distance(a, b), pair.distance(0, 0, 0));
        }
      }
    }
  }

  /** Bodies of any size and dimension, placed or not, one after the other. */
  @Test
  void aWorkspaceServesAllQueries() {
    SplittableRandom random = new SplittableRandom(6);
    DoublePolytope[] bodies = {ball(random, 4), ball(random, 100), ball(random, 30).withHull()};
    Pose far = Pose.ofQuaternion(new double[] {1, 2, 3, 4}, 9, 9, 9);
    for (int k = 0; k < 60; k++) {
      DoublePolytope a = bodies[k % 3];
      DoublePolytope b = bodies[k % 2];
      DistanceWorkspace fresh = new DistanceWorkspace();
      assertEquals(
          fresh.distance(a, far, b, Pose.identity(3)),
          workspace.distance(a, far, b, Pose.identity(3)));
      assertEquals(fresh.distance(a, b), workspace.distance(a, b));
      assertEquals(fresh.pairs(), workspace.pairs());
      Pose flat = Pose.of(1, 0, 3, 0, 1, 0.5);
      assertEquals(2, workspace.distance(SQUARE, flat, SQUARE, Pose.identity(2)));
      assertEquals(0, workspace.distance(SQUARE, SQUARE));
      double[][] four = {{k, 0, 0, 0}};
      assertEquals(
          k, workspace.distance(DoublePolytope.of(four), DoublePolytope.of(new double[1][4])));
    }
  }

  /** Indices are those of the points given, also behind a hull. */
  @Test
  void indicesAreOfThePointsGiven() {
    double[][] points = {{0.5, 0.5}, {0, 0}, {1, 0}, {1, 1}, {0, 1}};
    DoublePolytope hull = DoublePolytope.of(points).withHull();
    Pose turned = Pose.of(0, -1, 0, 1, 0, 0);
    DoublePolytope point = DoublePolytope.of(new double[][] {{-3, 4}});
    workspace.distance(hull, turned, point, Pose.identity(2));
    assertEquals(new IndexPair(3, 0), workspace.pairs().get(0));
    assertEquals(5, workspace.result().run().a().size());
  }

  private static String refused(Runnable call) {
    return String.valueOf(assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }

  @Test
  void mistakesAreNamed() {
    assertTrue(refused(() -> Pose.of(1, 2, 3)).contains("3 numbers"));
    assertTrue(refused(() -> Pose.of(1, 0, 0, 0, Double.NaN, 0)).contains("entry 4: NaN"));
    double[] unit = {1, 0, 0, 0};
    assertTrue(refused(() -> Pose.ofQuaternion(new double[4], 0, 0, 0)).contains("quaternion 0"));
    assertTrue(refused(() -> Pose.ofQuaternion(unit, 0, 0)).contains("translation of 2"));
    assertTrue(
        refused(() -> Pose.ofQuaternion(unit, 0, Double.NEGATIVE_INFINITY, 0))
            .contains("coordinate 1: -Infinity"));
    assertTrue(refused(() -> Pose.identity(4)).contains("dimension 4"));
    Pose plane = Pose.identity(2);
    Pose space = Pose.identity(3);
    MovingPair pair = new MovingPair(SQUARE, SQUARE);
    pair.distance(plane, plane);
    assertTrue(refused(() -> workspace.distance(SQUARE, plane, SQUARE, space)).contains("2 and 3"));
    assertTrue(refused(() -> pair.distance(space, plane)).contains("3 and 2"));
    assertThrows(IllegalStateException.class, pair::stage);
    assertEquals(0, pair.distance(plane, plane));
    assertEquals(0, workspace.distance(SQUARE, plane, SQUARE, plane));
  }
}
