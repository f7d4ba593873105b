package org.certigjk.vectors.truth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.Difficulty;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TruthCheck;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;

/** The truth of queries whose answer is known without it. */
class TruthTest {

  private final Truth truth = new Truth();

  private static double[] p(double... coordinates) {
    return coordinates;
  }

  private static double[][] body(double[]... points) {
    return points;
  }

  private Expected of(double[][] a, double[][] b) {
    return truth.of(Query.of(PointPair.of(a, b)));
  }

  private boolean unique(double[][] a, double[][] b) {
    return of(a, b).points().unique();
  }

  /** The example of the class comment. */
  @Test
  void segmentAndPoint() {
    Expected expected = of(body(p(-1, 1), p(1, 1)), body(p(0, 0)));
    assertEquals(Verdict.SEPARATED, expected.verdict());
    assertEquals(BigFraction.ONE, expected.squaredDistance());
    assertTrue(expected.points().unique());
    assertEquals("[0.0, 1.0] and [0.0, 0.0], only", expected.points().toString());
    assertNull(expected.squaredDepth());
    assertNull(expected.depthCertificate());
  }

  /** A distance just above a midpoint of floats: the nearest double is the midpoint itself. */
  @Test
  void floatsAreNotRoundedTwice() {
    Expected expected = of(body(p(1 + 0x1p-24, 0x1p-40)), body(p(0, 0)));
    assertEquals(1 + 0x1p-24, expected.distance());
    assertEquals(1f, (float) expected.distance());
    assertEquals(1 + 0x1p-23f, expected.singleDistance());
  }

  @Test
  void squaresBesideEachOther() {
    double[][] square = body(p(0, 0), p(2, 0), p(2, 2), p(0, 2));
    assertFalse(unique(square, body(p(3, 1), p(5, 1), p(5, 4), p(3, 4)))); // edges in line
    assertTrue(unique(square, body(p(3, 2), p(5, 2), p(5, 4), p(3, 4)))); // at their ends only
    assertTrue(unique(square, body(p(3, 3), p(5, 3), p(5, 4), p(3, 4)))); // corner and corner
    assertTrue(unique(square, body(p(3, 1), p(5, 0), p(5, 4)))); // corner and edge
    assertFalse(unique(square, body(p(2, 1), p(5, 1), p(5, 4), p(2, 4)))); // touching along edges
    assertTrue(unique(square, body(p(2, 2), p(5, 2), p(5, 4), p(2, 4)))); // touching at corners
    assertFalse(unique(square, body(p(1, 1), p(5, 1), p(5, 4)))); // overlapping
    assertTrue(unique(square, body(p(1, 1)))); // a point inside
  }

  /** Crossing segments are flat each, overlap in the plane, and have one common point. */
  @Test
  void crossingSegments() {
    Expected plane = of(body(p(-1, 0), p(1, 0)), body(p(0, -1), p(0, 2)));
    assertEquals(Verdict.OVERLAPPING, plane.verdict());
    assertTrue(plane.points().unique());
    assertEquals(BigFraction.ONE, plane.squaredDepth());
    Expected space = of(body(p(-1, 0, 0), p(1, 0, 0)), body(p(0, -1, 0), p(0, 2, 0)));
    assertEquals(Verdict.TOUCHING, space.verdict());
    assertTrue(space.points().unique());
    assertEquals(BigFraction.ZERO, space.squaredDepth());
  }

  /** Faces in line whose shadows meet in a point, a segment, a polygon: three rounds, two, one. */
  @Test
  void facesInLine() {
    double[][] below = body(p(0, 0, 0), p(2, 0, 0), p(0, 2, 0), p(2, 2, 0), p(1, 1, -1));
    assertTrue(unique(below, body(p(2, 2, 1), p(3, 2, 1), p(2, 3, 1), p(3, 3, 2))));
    assertTrue(unique(below, body(p(2, 1, 1), p(3, 0, 1), p(3, 2, 1))));
    assertFalse(unique(below, body(p(2, 1, 1), p(2, 3, 1), p(3, 2, 1))));
    assertTrue(unique(below, body(p(2, 2, 1), p(2, 3, 1), p(3, 2, 1))));
    assertFalse(unique(below, body(p(1, 1, 1), p(5, 1, 1), p(5, 5, 1))));
    assertTrue(unique(below, body(p(1, 1, 1), p(5, 1, 2), p(5, 5, 3))));
  }

  @Test
  void bodyAndItself() {
    double[][] point = body(p(3, 4));
    assertEquals(new Difficulty(0, 1), of(point, point).difficulty());
    assertTrue(unique(point, point));
    double[][] origin = body(p(0, 0, 0), p(0, 0, 0));
    assertEquals(Verdict.TOUCHING, of(origin, origin).verdict());
    assertTrue(unique(origin, origin));
    double[][] segment = body(p(0, 0), p(3, 4));
    assertEquals(Verdict.TOUCHING, of(segment, segment).verdict());
    assertFalse(unique(segment, segment));
    double[][] triangle = body(p(0, 0), p(3, 4), p(-1, 7));
    assertEquals(Verdict.OVERLAPPING, of(triangle, triangle).verdict());
    assertFalse(unique(triangle, triangle));
  }

  @Test
  void depthIsLeftOutInManyDimensions() {
    for (int n = 1; n <= 7; n++) {
      double[][] simplex = new double[n + 1][n];
      for (int k = 0; k < n; k++) {
        simplex[k + 1][k] = 1;
      }
      Query query = Query.of(PointPair.of(simplex, simplex));
      Expected expected = truth.of(query);
      TruthCheck.check(query, expected);
      assertEquals(Verdict.OVERLAPPING, expected.verdict());
      assertEquals(n <= 5, expected.squaredDepth() != null);
    }
  }

  /** Maps that make a point or a segment of a body, and points that are all the origin. */
  @Test
  void singularPoses() {
    double[][] a = body(p(0.1, 3), p(0x1p-300, 7), p(5, 0x1p300));
    double[][] origin = body(p(0, 0), p(0, 0));
    Pose toPoint = Pose.of(new double[][] {{0, 0, 1}, {0, 0, 0.1}});
    Pose toOrigin = Pose.of(new double[][] {{0, 0, 0}, {0, 0, 0}});
    Pose toSegment = Pose.of(new double[][] {{0x1p-30, 0, 1e10}, {0, 0, 0}});
    List<Pose> poses = List.of(toPoint, toOrigin, toSegment);
    for (double[][] b : List.of(a, origin)) {
      for (Pose pose : poses) {
        for (Pose other : poses) {
          Query query = new Query(PointPair.of(a, b), new Poses(pose, other));
          TruthCheck.check(query, truth.of(query));
        }
      }
    }
  }

  /** Images beyond the range of doubles, and between the smallest of them. */
  @Test
  void posesBeyondTheRange() {
    double[][] a = body(p(0x1p1000, 0), p(0, 0x1p1000), p(0x1p1000, 0x1p1000));
    Pose large = Pose.of(new double[][] {{0x1p1000, 0, 1}, {0, 0x1p1000, 0}});
    Pose shifted = Pose.of(new double[][] {{0x1p1000, 0, 2}, {0, 0x1p1000, 0}});
    Query query = new Query(PointPair.of(a, a), new Poses(large, shifted));
    TruthCheck.check(query, truth.of(query));
    Pose small = Pose.of(new double[][] {{0x1p-1074, 0, 0}, {0, 0x1p-1074, 0}});
    double[][] b = body(p(0x1p-1074, 0x1p-1074));
    Query tiny = new Query(PointPair.of(b, body(p(0, 0))), new Poses(small, small));
    Expected expected = truth.of(tiny);
    TruthCheck.check(tiny, expected);
    assertEquals(Verdict.SEPARATED, expected.verdict());
    assertEquals(0, expected.distance());
  }

  /** An answer depends on its query alone, not on those before it or on the thread. */
  @Test
  void answersDependOnTheQueryOnly() {
    List<Query> queries =
        IntStream.range(0, 200)
            .mapToObj(k -> Family.values()[k % Family.values().length])
            .map(family -> Query.of(family.generate(family.ordinal(), 3, 6)))
            .toList();
    List<Expected> alone = queries.stream().map(query -> new Truth().of(query)).toList();
    assertEquals(alone, queries.stream().map(truth::of).toList());
    ThreadLocal<Truth> local = ThreadLocal.withInitial(Truth::new);
    assertEquals(alone, queries.parallelStream().map(query -> local.get().of(query)).toList());
  }
}
