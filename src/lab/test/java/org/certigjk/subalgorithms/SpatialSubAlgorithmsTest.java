package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.BruteForce;
import org.certigjk.simplex.SubSimplex;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Signed volumes and Voronoi regions, where the published procedures divide 0 by 0 or go wrong. */
class SpatialSubAlgorithmsTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static void assertNearest(double[]... y) {
    Vec<BigFraction> nearest = Vec.of(Q, BruteForce.of(BruteForce.exactly(y)).nearest());
    for (SubAlgorithm algorithm :
        List.of(SubAlgorithm.SIGNED_VOLUMES, SubAlgorithm.VORONOI_REGIONS)) {
      SubSimplex<BigFraction> found =
          algorithm.<BigFraction>create().solve(SubAlgorithmTest.points(Q, y));
      assertTrue(found != null, algorithm.label());
      assertEquals(nearest, found.v(), algorithm.label());
    }
  }

  @Test
  @DisplayName("a flat tetrahedron: no vertex is on a side of a face, and the origin is outside")
  void flatTetrahedron() {
    double[][] y = {{0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {1, 1, 1}};
    Vec<BigFraction>[] p = SubAlgorithmTest.points(Q, y);
    assertEquals(
        BigFraction.ZERO,
        Space.det(p[1].minus(p[0]), p[2].minus(p[0]), p[3].minus(p[0])),
        "the side of the fourth vertex");
    assertNearest(y);
    assertNearest(at(1, -1, 2), at(-1, -1, 2), at(-1, 1, 2), at(1, 1, 2));
    assertNearest(at(1, 2, 0), at(2, 1, 0), at(-1, -1, 0), at(3, 3, 0));
  }

  @Test
  @DisplayName("a = b: the region of the edge ab would divide 0 by 0")
  void repeatedVertices() {
    assertNearest(at(1, 1, 0), at(1, 1, 0), at(-1, 1, 0));
    assertNearest(at(-1, 1, 0), at(1, 1, 0), at(1, 1, 0));
    assertNearest(at(1, 1, 0), at(-1, 1, 0), at(1, 1, 0));
    assertNearest(at(1, 1, 0), at(1, 1, 0));
    assertNearest(at(1, 1, 1), at(1, 1, 1), at(1, 1, 1), at(1, 1, 1));
    assertNearest(at(1, 1, 1), at(1, 1, 1), at(-1, 1, 2), at(-1, -2, 2));
  }

  @Test
  @DisplayName("a triangle without normal")
  void collinearTriangle() {
    assertNearest(at(-2, 1, 1), at(-1, 1, 1), at(3, 1, 1));
    assertNearest(at(3, 1, 1), at(-2, 1, 1), at(-1, 1, 1));
    assertNearest(at(3, 1, 1), at(5, 1, 1), at(9, 1, 1));
  }

  @Test
  @DisplayName("every face, edge and vertex of a tetrahedron, and its inside, are found")
  void allRegions() {
    int[] sizes = new int[5];
    for (int code = 0; code < 9 * 9 * 9; code++) {
      double x = code % 9 - 4;
      double y = code / 9 % 9 - 4;
      double z = code / 81 - 4;
      double[][] rows = {
        {x, y, z}, {x + 3, y, z + 1}, {x, y + 3, z}, {x + 1, y + 1, z + 3},
      };
      SubSimplex<BigFraction> expected = solve(SubAlgorithm.JOHNSON, rows);
      for (SubAlgorithm algorithm :
          List.of(SubAlgorithm.SIGNED_VOLUMES, SubAlgorithm.VORONOI_REGIONS)) {
        assertEquals(expected.toString(), solve(algorithm, rows).toString(), algorithm.label());
      }
      sizes[expected.size()]++;
    }
    assertTrue(sizes[1] > 0 && sizes[2] > 0 && sizes[3] > 0 && sizes[4] > 0);
  }

  private static SubSimplex<BigFraction> solve(SubAlgorithm algorithm, double[][] rows) {
    SubSimplex<BigFraction> found =
        algorithm.<BigFraction>create().solve(SubAlgorithmTest.points(Q, rows));
    assertTrue(found != null, algorithm.label());
    return found;
  }

  static Stream<double[][]> beyondSignedVolumes() {
    return Stream.of(new double[5][3], new double[2][4], new double[4][4]);
  }

  @ParameterizedTest
  @MethodSource
  void beyondSignedVolumes(double[][] y) {
    assertTrue(!SubAlgorithm.SIGNED_VOLUMES.handles(y.length, y[0].length));
    IllegalArgumentException error =
        assertThrows(
            IllegalArgumentException.class,
            () -> new SignedVolumes<BigFraction>().solve(SubAlgorithmTest.points(Q, y)));
    assertEquals(
        "signed volumes of %d points in %d dimensions; up to 4 points in up to 3 are possible"
            .formatted(y.length, y[0].length),
        error.getMessage());
  }

  static Stream<double[][]> beyondVoronoiRegions() {
    return Stream.of(new double[5][2], new double[4][4]);
  }

  @ParameterizedTest
  @MethodSource
  void beyondVoronoiRegions(double[][] y) {
    assertTrue(!SubAlgorithm.VORONOI_REGIONS.handles(y.length, y[0].length));
    IllegalArgumentException error =
        assertThrows(
            IllegalArgumentException.class,
            () -> new VoronoiRegions<BigFraction>().solve(SubAlgorithmTest.points(Q, y)));
    assertTrue(error.getMessage().startsWith("Voronoi regions of " + y.length + " points in "));
  }

  private static double[] at(double... coordinates) {
    return coordinates;
  }
}
