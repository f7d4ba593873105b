package org.certigjk.fast.filter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.junit.jupiter.api.Test;

/** One case for each branch of the filters. */
class FilterTest {

  private static final double[][] ORIGIN = {{0, 0, 0}};

  private static double distance(
      double[][] a, double[][] b, int[] pairsA, int[] pairsB, double... t) {
    Vertices polytopeA = Vertices.of(a);
    Vertices polytopeB = Vertices.of(b);
    Candidate c = new Candidate(polytopeA.dimension);
    c.size = pairsA.length;
    System.arraycopy(pairsA, 0, c.a, 0, c.size);
    System.arraycopy(pairsB, 0, c.b, 0, c.size);
    System.arraycopy(t, 0, c.t, 0, t.length);
    return polytopeA.dimension == 3
        ? Filter3.distance(polytopeA, polytopeB, c)
        : Filter2.distance(polytopeA, polytopeB, c);
  }

  /** All pairs with vertex 0 of B. */
  private static double distance(double[][] a, double[][] b, int... pairsA) {
    return distance(a, b, pairsA, new int[pairsA.length]);
  }

  private static double[][] times(double factor, double[][] points) {
    double[][] product = new double[points.length][];
    for (int k = 0; k < points.length; k++) {
      product[k] = new double[points[k].length];
      for (int i = 0; i < product[k].length; i++) {
        product[k][i] = factor * points[k][i];
      }
    }
    return product;
  }

  @Test
  void vertex() {
    double[][] a = {{0.1, 0.2, 0.25}, {0.7, 0.1, 0.1}, {0.3, 0.9, 0.4}};
    double norm = 0.33541019662496846;
    assertEquals(norm, distance(a, ORIGIN, 0));
    assertTrue(Double.isNaN(distance(a, ORIGIN, 1)));
    assertEquals(norm, distance(times(0x1p200, a), ORIGIN, 0) / 0x1p200);
    assertEquals(norm, distance(times(0x1p-200, a), ORIGIN, 0) * 0x1p200);
  }

  @Test
  void edge() {
    double[][] a = {{0.3, -0.1, 0.4}, {0.3, 0.7, 0.4}, {1.1, 0.2, 1.3}};
    assertEquals(0.5, distance(a, ORIGIN, 0, 1));
    assertEquals(0.5, distance(a, ORIGIN, 1, 0));
    assertTrue(Double.isNaN(distance(a, ORIGIN, 0, 2)));
    assertTrue(Double.isNaN(distance(a, ORIGIN, 0, 0)));
    assertTrue(Double.isNaN(distance(a, ORIGIN, 0)));
  }

  @Test
  void face() {
    double[][] a = {{-0.1, -0.2, 0.7}, {0.9, -0.1, 0.7}, {-0.2, 0.8, 0.7}, {0.1, 0.1, 1.7}};
    assertEquals(0.7, distance(a, ORIGIN, 0, 1, 2));
    assertEquals(0.7, distance(a, ORIGIN, 2, 1, 0));
    assertEquals(0.7, distance(times(-1, a), ORIGIN, 2, 0, 1));
    assertTrue(Double.isNaN(distance(a, ORIGIN, 0, 1, 3)));
    assertTrue(Double.isNaN(distance(a, ORIGIN, 0, 1)));
    assertTrue(Double.isNaN(distance(a, ORIGIN, 0, 1, 1)));
  }

  @Test
  void tetrahedron() {
    double[][] a = {{-0.5, -0.6, -0.7}, {0.9, 0.1, -0.1}, {-0.1, 1.1, -0.2}, {0.1, 0.1, 1.3}};
    assertEquals(0, distance(a, ORIGIN, 0, 1, 2, 3));
    assertEquals(0, distance(a, ORIGIN, 1, 0, 2, 3));
    assertTrue(Double.isNaN(distance(a, new double[][] {{2, 0, 0}}, 0, 1, 2, 3)));
    // moved so that the origin is outside
    int[] all = {0, 1, 2, 3};
    assertEquals(0, distance(a, ORIGIN, all, new int[4], 0.1, 0.1, 0.1));
    assertTrue(Double.isNaN(distance(a, ORIGIN, all, new int[4], 2.1, 0.1, 0.1)));
  }

  @Test
  void plane() {
    double[][] a = {{-0.5, 0.7}, {0.9, 0.7}, {0.1, -1.1}};
    double[][] b = {{0.1, 2.3}};
    assertEquals(0, distance(a, new double[][] {{0, 0}}, 0, 1, 2));
    assertEquals(0, distance(a, new double[][] {{0, 0}}, 1, 0, 2));
    assertEquals(2.3 - 0.7, distance(a, b, 0, 1));
    assertTrue(Double.isNaN(distance(a, b, 0, 2)));
    assertTrue(Double.isNaN(distance(a, b, 0, 1, 2)));
    assertEquals(1.0, distance(new double[][] {{0.6, 0.8}}, new double[][] {{0, 0}}, 0));
  }

  @Test
  void line() {
    double[][] a = {{-0.3}, {0.7}};
    assertEquals(0, distance(a, new double[][] {{0.1}}, 0, 1));
    assertTrue(Double.isNaN(distance(a, new double[][] {{1.1}}, 0, 1)));
    assertEquals(0.1 + 0.3, distance(new double[][] {{0.4}}, new double[][] {{0}}, 0));
  }

  /** A vertex at the origin is exact, unless it was moved there. */
  @Test
  void equalVertices() {
    double[][] a = {{0.1, 0.2, 0.3}, {0.7, 0.1, 0.1}};
    assertEquals(0, distance(a, a, new int[] {1}, new int[] {1}));
    double[][] b = {{0.1 + 0.7, 0.2 + 0.7, 0.3 + 0.7}};
    assertTrue(Double.isNaN(distance(a, b, new int[] {0}, new int[] {0}, 0.7, 0.7, 0.7)));
  }

  /** Two edges with a common direction: neither pair shares a vertex, v·(a₁ − a₀) = 0 is a tie. */
  @Test
  void unconnectedPairsAreDecidedOnLatticesOnly() {
    double[][] a = {{0, 0, 1}, {2, 2, 1}};
    double[][] b = {{0, 2, 0}, {2, 0, 0}};
    int[] ends = {0, 1};
    assertEquals(1, distance(a, b, ends, ends));
    assertTrue(Double.isNaN(distance(times(0.1, a), times(0.1, b), ends, ends)));
  }

  /** Far from the origin the products of vertices cancel, those of differences do not. */
  @Test
  void farFromTheOrigin() {
    double far = 0x1p45 + 1;
    double[][] a = {{far, 0.25, 0}, {far + 0.5, 0, 0.125}, {far + 0.75, 0.375, 0.5}};
    double[][] b = {{far - 1, 0.25, 0}, {far - 2, 0.125, 0.625}};
    assertEquals(1, distance(a, b, 0));
    assertTrue(Double.isNaN(distance(a, b, 1)));
  }

  /** The same point under another index is as good as the simplex's own. */
  @Test
  void repeatedVertices() {
    double[][] a = {
      {0.3, -0.1, 0.4}, {0.3, 0.7, 0.4}, {0.3, 0.7, 0.4}, {0.3, -0.1, 0.4}, {1.1, 0.2, 1.3}
    };
    double norm = distance(new double[][] {a[0], a[1]}, ORIGIN, 0, 1);
    assertEquals(norm, distance(a, ORIGIN, 0, 1));
    assertEquals(norm, distance(a, ORIGIN, 2, 3));
    a[2][2] = Math.nextDown(0.4);
    assertTrue(Double.isNaN(distance(a, ORIGIN, 0, 1)));
  }

  @Test
  void tooSmallIsUndecided() {
    double[][] a = {{0x1.1p-1060, 0x1.3p-1060, 0}, {0x1.5p-1059, 0x1.9p-1059, 0x1.1p-1062}};
    assertTrue(Double.isNaN(distance(a, ORIGIN, 0)));
  }

  /** The product of the tied vertex is -0.0, and the threshold is 0. */
  @Test
  void negativeZeroIsNotNegative() {
    double[][] a = {{0, 0, 0}, {-5, -5, 0}};
    assertEquals(3, distance(a, new double[][] {{0, 0, 3}}, 0));
    assertEquals(3, distance(new double[][] {{0, 0, 3}}, times(-1, a), 0));
  }

  @Test
  void otherSizesAreUndecided() {
    assertTrue(Double.isNaN(distance(ORIGIN, ORIGIN, new int[0])));
    assertTrue(
        Double.isNaN(distance(new double[][] {{0, 1}}, new double[][] {{0, 0}}, new int[0])));
  }

  @Test
  void lattice() {
    double[] still = {0, 0, 0};
    Vertices small = Vertices.of(new double[][] {{1023, -5, 0}});
    Vertices large = Vertices.of(new double[][] {{1024, -5, 0}});
    Vertices fine = Vertices.of(new double[][] {{0.5, -5, 0}});
    Vertices zero = Vertices.of(ORIGIN);
    assertTrue(FilterLattice.contains(small, zero, still, false));
    assertFalse(FilterLattice.contains(small, large, still, false));
    assertFalse(FilterLattice.contains(small, fine, still, false));
    assertTrue(FilterLattice.contains(zero, zero, still, false));
    assertFalse(FilterLattice.contains(zero, zero, new double[] {0, 1, 0}, true));
    assertTrue(FilterLattice.contains(small, zero, new double[] {0, 0, -1023}, true));
    assertFalse(FilterLattice.contains(small, zero, new double[] {0, 0, 0.5}, true));
    assertFalse(FilterLattice.contains(small, zero, new double[] {0, 1024, 0}, true));
    assertFalse(FilterLattice.contains(small, zero, new double[] {0, Double.MIN_VALUE, 0}, true));
    Vertices huge = Vertices.of(times(0x1p220, new double[][] {{1023, -5, 0}}));
    assertTrue(FilterLattice.contains(huge, zero, still, false));
    assertFalse(FilterLattice.contains(huge, zero, new double[] {0, Double.MIN_VALUE, 0}, true));
    Vertices tiny = Vertices.of(times(0x1p-240, new double[][] {{1023, -5, 0}}));
    Vertices tooTiny = Vertices.of(times(0x1p-241, new double[][] {{1023, -5, 0}}));
    assertTrue(FilterLattice.contains(tiny, zero, still, false));
    assertFalse(FilterLattice.contains(tooTiny, zero, still, false));
  }
}
