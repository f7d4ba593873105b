package org.certigjk.hull;

import static org.certigjk.hull.HullCheck.checked;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.certigjk.samples.Determinants;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hulls known by hand, degenerate ones, and larger ones that {@link HullCheck} proves right. */
class ConvexHullTest {

  @Test
  void example() {
    double[][] pyramid = {{0, 0, 0}, {2, 0, 0}, {2, 2, 0}, {0, 2, 0}, {1, 1, 0}, {1, 1, 3}};
    ConvexHull hull = checked(pyramid);
    assertEquals(List.of(0, 1, 2, 3, 5), hull.vertices());
    assertEquals(
        "[[0, 1, 5], [0, 3, 2, 1], [0, 5, 3], [1, 2, 5], [2, 3, 5]]", hull.faces().toString());
    assertEquals(List.of(1, 3, 5), hull.neighbours(0));
    assertEquals(3, hull.dimension());
  }

  @Test
  void cubeWithPointsOnItsEdgesAndFaces() {
    ConvexHull hull = checked(PointSets.grid(2));
    assertEquals(List.of(0, 2, 6, 8, 18, 20, 24, 26), hull.vertices());
    assertEquals(6, hull.faces().size());
    assertTrue(hull.faces().stream().allMatch(face -> face.size() == 4));
    assertEquals(List.of(2, 6, 18), hull.neighbours(0));
    assertArrayEquals(new int[] {0, 2, 6, 8, 18, 20, 24, 26}, hull.vertexArray());
    assertArrayEquals(new int[] {0, 3, 6, 9, 12, 15, 18, 21, 24}, hull.neighbourStarts());
    assertArrayEquals(new int[] {1, 2, 4}, Arrays.copyOf(hull.neighbourArray(), 3));
  }

  @Test
  void onePoint() {
    ConvexHull hull = checked(new double[] {1, 2, 3});
    assertEquals(List.of(0), hull.vertices());
    assertEquals(List.of(), hull.neighbours(0));
    assertEquals(List.of(), hull.faces());
    assertEquals(0, hull.dimension());
    assertEquals(List.of(0), checked(new double[] {0}, new double[] {-0.0}).vertices());
  }

  @Test
  void segments() {
    ConvexHull hull =
        checked(new double[][] {{1, 1, 1}, {2, 2, 2}, {0, 0, 0}, {2, 2, 2}, {1, 1, 1}});
    assertEquals(List.of(1, 2), hull.vertices());
    assertEquals(List.of(2), hull.neighbours(1));
    assertEquals(List.of(1), hull.neighbours(2));
    assertEquals(1, hull.dimension());
    assertEquals(List.of(1, 2), checked(new double[][] {{0}, {-1}, {5}, {5}}).vertices());
    for (int axis = 0; axis < 3; axis++) {
      double[][] points = new double[4][3];
      points[1][axis] = 7;
      points[2][axis] = -7;
      points[3][axis] = -7;
      assertEquals(List.of(1, 2), checked(points).vertices());
    }
  }

  @Test
  void polygonsInThePlaneAreCounterclockwise() {
    double[][] square = {{1, 1}, {0, 0}, {1, 0}, {0.5, 0.5}, {0, 1}, {0.5, 0}, {0, 0}};
    ConvexHull hull = checked(square);
    assertEquals(List.of(0, 1, 2, 4), hull.vertices());
    assertEquals(List.of(List.of(0, 4, 1, 2)), hull.faces());
    assertEquals(List.of(2, 4), hull.neighbours(0));
    assertEquals(2, hull.dimension());
  }

  @Test
  void polygonsInEveryPlaneOfTheAxes() {
    for (int axis = 0; axis < 3; axis++) {
      int constant = axis;
      double[][] flat =
          PointSets.map(
              PointSets.lattice(40, 5, 7301),
              p -> {
                double[] q = p.clone();
                q[constant] = 2.5;
                return q;
              });
      assertEquals(2, checked(flat).dimension());
    }
  }

  static double[][] deathPolytope(int m) {
    return Stream.concat(
            Stream.of(new double[] {-Math.scalb(1, m), Math.scalb(1, m - 1)}),
            IntStream.range(0, m)
                .mapToObj(
                    i ->
                        new double[] {
                          Math.scalb(1, 2 * m - i) - Math.scalb(1, m),
                          Math.scalb(1, 2 * (m - i)) + Math.scalb(1, m - 1)
                        }))
        .toArray(double[][]::new);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 10, 24})
  @DisplayName("Jales 2024, 6: every point of the death polytope is a vertex")
  void deathPolytopes(int m) {
    double[][] points = deathPolytope(m);
    assertEquals(IntStream.rangeClosed(0, m).boxed().toList(), checked(points).vertices());
  }

  @TestFactory
  Stream<DynamicTest> hullsAreProvedRight() {
    double[][] sphere = PointSets.sphere(60, 7311);
    double[][] faces = PointSets.cubeFaces(80, 7312);
    double[][] grid = PointSets.grid(3);
    double[][] flat = PointSets.onPlane(60, 7316);
    List<double[][]> ordinary =
        List.of(
            sphere,
            faces,
            grid,
            flat,
            PointSets.doubled(sphere),
            PointSets.cube(200, 7313),
            PointSets.prism(60, 7314),
            PointSets.nearPlane(60, 7315),
            PointSets.momentCurve(40, 7317),
            PointSets.doubled(PointSets.extremes(30, 7319)),
            PointSets.lattice(100, 4, 7318));
    Stream<double[][]> moved =
        Stream.of(grid, faces, flat)
            .flatMap(p -> IntStream.of(1, 3).mapToObj(k -> PointSets.movedByUlps(p, k, 7319)));
    Stream<double[][]> scaled =
        Stream.of(grid, sphere, flat)
            .flatMap(
                p ->
                    IntStream.of(-1074, -1050, -900, -200, 200, 900, 1020)
                        .mapToObj(e -> PointSets.scaled(p, e)));
    return Stream.concat(ordinary.stream(), Stream.concat(moved, scaled))
        .map(points -> DynamicTest.dynamicTest(name(points), () -> checked(points)));
  }

  private static String name(double[][] points) {
    return points.length + " points, the last " + Arrays.toString(points[points.length - 1]);
  }

  /** Points next to the middle of an edge of a tetrahedron as large as it can be. */
  @Test
  void hugeAndTinyTogether() {
    double big = Double.MAX_VALUE;
    double small = Double.MIN_VALUE;
    double[][] points = {
      {big, big, big},
      {-big, big, -big},
      {big, -big, -big},
      {-big, -big, big},
      {small, 0, 0},
      {0, 0, 0},
      {1, 1, 1},
      {0, 0, Math.nextDown(big)},
      {0, 0, big}
    };
    List<Integer> corners = List.of(0, 1, 2, 3);
    List<Integer> cornersAndLast = List.of(0, 1, 2, 3, 8);
    assertEquals(corners, checked(points).vertices());
    points[8] = new double[] {small, small, big};
    assertEquals(corners, checked(points).vertices());
    points[8] = new double[] {small, 0, big};
    assertEquals(cornersAndLast, checked(points).vertices());
    points[8] = new double[] {small, 0, Math.nextDown(big)};
    assertEquals(corners, checked(points).vertices());
  }

  @ParameterizedTest
  @ValueSource(ints = {-200, 200, -600, 600})
  void scalingByPowersOfTwoChangesNothing(int exponent) {
    for (double[][] points : List.of(PointSets.sphere(300, 7330), PointSets.cubeFaces(300, 7331))) {
      ConvexHull hull = ConvexHull.of(points);
      ConvexHull scaled = ConvexHull.of(PointSets.scaled(points, exponent));
      assertEquals(hull.vertices(), scaled.vertices());
      assertEquals(hull.faces(), scaled.faces());
      assertArrayEquals(hull.neighbourArray(), scaled.neighbourArray());
    }
  }

  /** A closed surface that is convex at every edge is the boundary of a convex body. */
  @Test
  void largeSphereIsConvexAtEveryEdge() {
    double[][] points = PointSets.sphere(5000, 7340);
    ConvexHull hull = ConvexHull.of(points);
    assertEquals(points.length, hull.vertices().size());
    assertEquals(2, points.length - hull.neighbourArray().length / 2 + hull.faces().size());
    Map<List<Integer>, Integer> third = new HashMap<>();
    for (List<Integer> face : hull.faces()) {
      assertEquals(3, face.size());
      for (int i = 0; i < 3; i++) {
        third.put(List.of(face.get(i), face.get((i + 1) % 3)), face.get((i + 2) % 3));
      }
    }
    assertEquals(hull.neighbourArray().length, third.size());
    third.forEach(
        (edge, above) -> {
          int u = edge.get(0);
          int w = edge.get(1);
          int beyond = third.get(List.of(w, u));
          assertEquals(
              -1,
              Determinants.orientation(points[u], points[w], points[above], points[beyond])
                  .signum());
        });
  }

  @Test
  void hundredThousandPoints() {
    double[][] points = PointSets.cubeFaces(100_000, 7350);
    ConvexHull hull = ConvexHull.of(points);
    assertEquals(
        2, hull.vertices().size() - hull.neighbourArray().length / 2 + hull.faces().size());
    assertEquals(6, hull.faces().stream().filter(face -> isOnFaceOfCube(points, face)).count());
  }

  private static boolean isOnFaceOfCube(double[][] points, List<Integer> face) {
    return IntStream.range(0, 3)
        .anyMatch(
            c -> {
              double x = points[face.get(0)][c];
              return (x == 0 || x == 1) && face.stream().allMatch(k -> points[k][c] == x);
            });
  }

  @Test
  void negativeZeroIsZero() {
    double[][] points = {{0, 0, 0}, {-0.0, 0, -0.0}, {1, 0, 0}, {0, 1, -0.0}, {-0.0, 0, 1}};
    assertEquals(List.of(0, 2, 3, 4), checked(points).vertices());
  }

  @Test
  void pointsMayChangeAfterwardsAndAnswersMayNot() {
    double[][] points = PointSets.grid(1);
    ConvexHull hull = ConvexHull.of(points);
    points[7][0] = 9;
    hull.vertexArray()[0] = 9;
    hull.neighbourStarts()[0] = 9;
    hull.neighbourArray()[0] = 9;
    assertEquals(List.of(0, 1, 2, 3, 4, 5, 6, 7), hull.vertices());
    assertEquals(0, hull.neighbourStarts()[0]);
    assertEquals(1, hull.neighbourArray()[0]);
    assertNotEquals(9, hull.vertexArray()[0]);
    assertThrows(UnsupportedOperationException.class, () -> hull.vertices().set(0, 1));
    assertThrows(UnsupportedOperationException.class, () -> hull.faces().remove(0));
    assertThrows(UnsupportedOperationException.class, () -> hull.faces().get(0).remove(0));
    assertThrows(UnsupportedOperationException.class, () -> hull.neighbours(0).add(5));
    assertThrows(IndexOutOfBoundsException.class, () -> hull.faces().get(0).get(4));
    assertThrows(IndexOutOfBoundsException.class, () -> hull.vertices().get(-1));
  }

  @Test
  void errors() {
    assertError("no points: a hull has at least one");
    assertError(
        "the points have 4 coordinates: a hull is found for 1 to 3", new double[] {0, 1, 2, 3});
    assertError("the points have 0 coordinates: a hull is found for 1 to 3", new double[0]);
    assertError("point 1 has 2 coordinates, point 0 has 3", new double[3], new double[2]);
    assertError(
        "point 1, coordinate 2: NaN is not a number",
        new double[3],
        new double[] {0, 0, Double.NaN});
    assertError(
        "point 0, coordinate 0: Infinity is not a number",
        new double[] {Double.POSITIVE_INFINITY, 0});
    ConvexHull hull = ConvexHull.of(PointSets.grid(2));
    assertThrows(IllegalArgumentException.class, () -> hull.neighbours(1));
    assertThrows(IllegalArgumentException.class, () -> hull.neighbours(-1));
    assertThrows(IllegalArgumentException.class, () -> hull.neighbours(27));
  }

  private static void assertError(String message, double[]... points) {
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> ConvexHull.of(points)).getMessage());
  }
}
