package org.certigjk.fast.query;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.MovingPair;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.junit.jupiter.api.Test;

class NearestPointsTest {

  private final DistanceWorkspace workspace = new DistanceWorkspace();
  private final double[] onA = new double[3];
  private final double[] onB = new double[3];
  private final double[] v = new double[3];

  /** Any degeneracy, any size, any start: against the weights of the exact sub-algorithm. */
  @Test
  void everyCoordinateIsTheNearestDouble() {
    for (long seed = 1; seed < 400; seed++) {
      ExactCases pair = new ExactCases(seed, 4);
      double distance = CertifiedQuery.distance(pair.a, pair.b, pair.start);
      new ExactTruth(pair.a, pair.b, pair.start.t).check(distance, pair.start, "seed " + seed);
    }
  }

  /** Bodies of general position, for which pairs of doubles decide, of each size of the simplex. */
  @Test
  void ordinaryBodies() {
    SplittableRandom random = new SplittableRandom(20);
    for (int k = 0; k < 600; k++) {
      int dimension = 2 + k % 2;
      Vertices a = body(random, dimension, k % 3);
      Vertices b = body(random, dimension, 0);
      Candidate c = new Candidate(dimension);
      double distance = CertifiedQuery.distance(a, b, c);
      new ExactTruth(a, b, c.t).check(distance, c, "pair " + k);
    }
  }

  /**
   * The first coordinate is an odd number of half ulps above 1 but for 1e-32 and less: next to a
   * midpoint.
   */
  @Test
  void nextToMidpoints() {
    for (int i = 7; i < 40; i++) {
      double[][] edge = {{1 + i * 0x1p-52, -1}, {1 - (4 * i - 3 - 6 * (i % 4)) * 0x1p-53, 2}};
      for (double x : new double[] {10, 1.001, 0.999}) {
        Vertices a = Vertices.of(edge);
        Vertices b = Vertices.of(new double[][] {{x, 0}});
        Candidate c = new Candidate(2);
        double distance = CertifiedQuery.distance(a, b, c);
        new ExactTruth(a, b, c.t).check(distance, c, i + ", " + x);
      }
    }
  }

  private static Vertices body(SplittableRandom random, int dimension, double x) {
    double[][] points = new double[6][dimension];
    for (double[] point : points) {
      for (int axis = 0; axis < dimension; axis++) {
        point[axis] = random.nextDouble() + (axis == 0 ? x : 0);
      }
    }
    return Vertices.of(points);
  }

  /** (1/3, 1/3, 1/3) is nearest to (1, 1, 1). */
  @Test
  void aFace() {
    workspace.distance(
        DoublePolytope.of(new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}),
        DoublePolytope.of(new double[][] {{1, 1, 1}}));
    workspace.closestPoints(onA, onB);
    workspace.distanceVector(v);
    assertArrayEquals(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, onA);
    assertArrayEquals(new double[] {1, 1, 1}, onB);
    assertArrayEquals(new double[] {-2 / 3.0, -2 / 3.0, -2 / 3.0}, v);
  }

  @Test
  void bodiesThatMeetHaveACommonPoint() {
    workspace.distance(
        DoublePolytope.of(new double[][] {{0, 0, 0}, {3, 0, 0}, {0, 3, 0}, {0, 0, 3}}),
        DoublePolytope.of(new double[][] {{0.1, 0.2, 0.3}}));
    workspace.closestPoints(onA, onB);
    workspace.distanceVector(v);
    assertArrayEquals(new double[] {0.1, 0.2, 0.3}, onA);
    assertArrayEquals(onA, onB);
    assertArrayEquals(new double[3], v);
  }

  @Test
  void aFrameIsOfTheMovedBody() {
    MovingPair pair =
        new MovingPair(
            DoublePolytope.of(new double[][] {{0, 0}, {1, 0}}),
            DoublePolytope.of(new double[][] {{0, -1}}));
    pair.distance(0.1, 0.2);
    double[] p = new double[2];
    double[] q = new double[2];
    double[] between = new double[2];
    pair.closestPoints(p, q);
    pair.distanceVector(between);
    assertArrayEquals(new double[] {0.1, 0.2}, p);
    assertArrayEquals(new double[] {0, -1}, q);
    assertArrayEquals(new double[] {0.1, 1.2}, between);
  }

  @Test
  void mistakesAreNamed() {
    assertThrows(IllegalStateException.class, () -> workspace.closestPoints(onA, onB));
    DoublePolytope point = DoublePolytope.of(new double[][] {{1, 1}});
    workspace.distance(point, point);
    assertThrows(IllegalArgumentException.class, () -> workspace.closestPoints(onA, onB));
    assertThrows(IllegalArgumentException.class, () -> workspace.distanceVector(v));
    workspace.distanceVector(new double[2]);
  }
}
