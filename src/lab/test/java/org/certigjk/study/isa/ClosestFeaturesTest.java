package org.certigjk.study.isa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The closest features against exact distances. */
class ClosestFeaturesTest {

  private static final double[][] CUBE =
      IntStream.range(0, 8)
          .mapToObj(k -> new double[] {k & 1, k >> 1 & 1, k >> 2})
          .toArray(double[][]::new);

  private final DistanceWorkspace exact = new DistanceWorkspace();
  private int again;
  private int unanswered;
  private int missed;

  private static PlacedBody moved(double[][] points, double... by) {
    double[][] moved = new double[points.length][];
    for (int k = 0; k < points.length; k++) {
      moved[k] = new double[] {points[k][0] + by[0], points[k][1] + by[1], points[k][2] + by[2]};
    }
    return PlacedBody.of(FeatureHull.of(points), moved);
  }

  /** A cube has 8 vertices, 12 edges, 6 faces, and what meets at each is known. */
  @Test
  void featuresOfACube() {
    FeatureHull cube = FeatureHull.of(CUBE);
    assertEquals(8 + 12 + 6, cube.size());
    for (int v = 0; v < 8; v++) {
      assertEquals(3, cube.neighbours[v].length);
      for (int k = 0; k < 3; k++) {
        int e = cube.edgesOf[v][k];
        assertEquals(v + cube.neighbours[v][k], cube.tail[e] + cube.head[e]);
      }
    }
    for (int e = 0; e < 12; e++) {
      assertEquals(e, cube.sides[cube.left[e]][cube.leftPlace[e]]);
      assertEquals(e, cube.sides[cube.right[e]][cube.rightPlace[e]]);
      assertEquals(cube.tail[e], cube.corners[cube.left[e]][cube.leftPlace[e]]);
      assertEquals(cube.head[e], cube.corners[cube.right[e]][cube.rightPlace[e]]);
    }
    int[] dimensions = IntStream.range(0, 26).map(cube::dimension).toArray();
    assertEquals(
        List.of(8L, 12L, 6L),
        List.of(count(dimensions, 0), count(dimensions, 1), count(dimensions, 2)));
  }

  private static long count(int[] dimensions, int dimension) {
    return IntStream.of(dimensions).filter(d -> d == dimension).count();
  }

  @Test
  void flatBodiesHaveNoPolyhedron() {
    double[][] flat = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}};
    assertThrows(IllegalArgumentException.class, () -> FeatureHull.of(flat));
  }

  /** Cubes beside, across an edge and across a corner of each other, and in contact. */
  @Test
  void cubes() {
    PlacedBody cube = moved(CUBE, 0, 0, 0);
    double[][] places = {{3, 0, 0}, {3, 0.5, 0.25}, {-4, 5, 0}, {2, 3, -3}, {0.5, 0.5, 0.5}};
    double[] distances = {2, 2, 5, 3, 0};
    ClosestFeatures features = new ClosestFeatures(cube, cube);
    double[] found = new double[places.length];
    for (int k = 0; k < places.length; k++) {
      boolean apart = features.next(cube, moved(CUBE, places[k])) == ClosestFeatures.End.APART;
      found[k] = apart ? features.distance() : 0;
    }
    assertArrayEquals(distances, found, 1e-15);
  }

  /** From small steps to jumps, apart and through each other: as the exact answer says. */
  @ParameterizedTest
  @CsvSource({"20, 0.02", "20, 0.2", "20, 1", "6, 0.1", "100, 0.1"})
  void followsBodiesThatMove(int vertices, double step) {
    Draw draw = new Draw(23);
    int meeting = 0;
    int tests = 0;
    for (int pair = 0; pair < 10; pair++) {
      IsaBody a = IsaBody.random(draw, vertices);
      IsaBody b = IsaBody.random(draw, vertices);
      FeatureHull hullA = FeatureHull.of(a.vertices(0));
      FeatureHull hullB = FeatureHull.of(b.vertices(0));
      PlacedBody fixed = PlacedBody.of(hullB, b.vertices(0));
      a.centre[0] = 1.5;
      ClosestFeatures features = new ClosestFeatures(fixed, fixed);
      for (int frame = 0; frame < 100; frame++) {
        double[] way = draw.direction(3);
        for (int c = 0; c < 3; c++) {
          a.centre[c] = 0.98 * a.centre[c] + 2 * step * way[c];
        }
        PlacedBody moved = PlacedBody.of(hullA, a.vertices(90 * step * frame));
        meeting += check(features, moved, fixed) ? 1 : 0;
        tests++;
      }
    }
    assertEquals(0, again);
    assertTrue(0 < meeting && meeting < tests, meeting + " of " + tests + " meet");
  }

  private boolean check(ClosestFeatures features, PlacedBody a, PlacedBody b) {
    double truth = exact.distance(a.certified(), b.certified());
    ClosestFeatures.End end = features.next(a, b);
    assertEquals(truth > 0 ? ClosestFeatures.End.APART : ClosestFeatures.End.MEETING, end);
    if (truth > 0) {
      assertEquals(truth, features.distance(), 1e-14);
    }
    again += features.isAgain() ? 1 : 0;
    assertTrue(features.steps() > 0);
    return truth == 0;
  }

  /**
   * Its weakness: where bodies touch, or faces or edges are nearly parallel, rounding leads in a
   * circle, and not even a second start always ends it. It does not invent distances there.
   */
  @Test
  void roundingLeadsInACircle() {
    for (Family family :
        List.of(
            Family.TOUCHING_EDGE_FACE,
            Family.TOUCHING_FACE_FACE,
            Family.NEARLY_PARALLEL_FACES,
            Family.NEARLY_PARALLEL_EDGES)) {
      for (int seed = 0; seed < 60; seed++) {
        count(family.generate(seed, 3, 12, NumberFormat.DOUBLE));
      }
    }
    assertTrue(
        unanswered > 0 && again > unanswered, again + " again, " + unanswered + " no answer");
    assertTrue(missed > 0, "contacts are missed");
  }

  private void count(PointPair pair) {
    PlacedBody a = PlacedBody.of(FeatureHull.of(pair.a()), pair.a());
    PlacedBody b = PlacedBody.of(FeatureHull.of(pair.b()), pair.b());
    ClosestFeatures features = new ClosestFeatures(a, b);
    ClosestFeatures.End end = features.next(a, b);
    double truth = exact.distance(a.certified(), b.certified());
    again += features.isAgain() ? 1 : 0;
    unanswered += end == ClosestFeatures.End.GOING ? 1 : 0;
    missed += end == ClosestFeatures.End.APART && truth == 0 ? 1 : 0;
    if (end == ClosestFeatures.End.APART) {
      assertEquals(truth, features.distance(), 1e-6);
    }
  }
}
