package org.certigjk.hull;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.number.Floats;
import org.certigjk.samples.Determinants;

/** Hulls in the plane: known ones, and random ones against the definition. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE, tries = 500)
class MonotoneChainTest {

  private static List<Integer> hull(double[]... points) {
    List<Integer> hull = MonotoneChain.hull(points);
    assertEquals(hull, MonotoneChain.hull(Polytope.of(Rationals.INSTANCE, points)));
    assertEquals(hull, MonotoneChain.hull(Polytope.of(Doubles.INSTANCE, points)));
    return hull;
  }

  @Example
  void example() {
    double[][] points = {{2, 2}, {0, 0}, {1, 1}, {2, 0}, {1, 0}, {0, 0}};
    assertEquals(List.of(1, 3, 0), hull(points));
  }

  @Example
  void degenerateSets() {
    assertEquals(List.of(0), hull(new double[][] {{3, 4}}));
    assertEquals(List.of(0), hull(new double[][] {{0, 0}, {-0.0, 0}, {0, -0.0}}));
    assertEquals(List.of(1, 0), hull(new double[][] {{3, 4}, {3, -4}}));
    assertEquals(List.of(2, 0), hull(new double[][] {{3, 3}, {1, 1}, {0, 0}, {3, 3}, {2, 2}}));
    assertEquals(List.of(1, 2), hull(new double[][] {{5, 0}, {5, -1}, {5, 7}, {5, -1}}));
    assertEquals(List.of(0, 1, 2), hull(new double[][] {{0, 0}, {1, 0}, {0, 1}}));
    assertEquals(List.of(0, 2, 1), hull(new double[][] {{0, 0}, {0, 1}, {1, 0}}));
  }

  @Example
  @Label("Alzubaidi et al. 2014: the chain as printed loses a corner of this triangle")
  void triangleOfThePaper() {
    assertEquals(List.of(0, 1, 2), hull(new double[][] {{0, 0}, {1, 0}, {0, 1}}));
  }

  @Example
  void pointsNextToALine() {
    double up = Math.nextUp(24.0);
    double down = Math.nextDown(24.0);
    assertEquals(List.of(0, 2), hull(new double[][] {{0.5, 0.5}, {12, 12}, {24, 24}}));
    assertEquals(List.of(0, 1, 2), hull(new double[][] {{0.5, 0.5}, {12, 12}, {24, up}}));
    assertEquals(List.of(0, 2, 1), hull(new double[][] {{0.5, 0.5}, {12, 12}, {24, down}}));
  }

  @Example
  void floatsAreTheNumbersTheyStandFor() {
    double[][] points = {{0, 0}, {1, 0.1}, {3, 0.3}};
    assertEquals(List.of(0, 2, 1), hull(points)); // three times the double 0.1 is above 0.3
    Polytope<Float> floats = Polytope.of(Floats.INSTANCE, points);
    assertEquals(List.of(0, 1, 2), MonotoneChain.hull(floats)); // the float 0.1 is below
  }

  @Example
  void errors() {
    assertThrows(IllegalArgumentException.class, MonotoneChain::hull);
    assertThrows(IllegalArgumentException.class, () -> MonotoneChain.hull(new double[3]));
    assertThrows(
        IllegalArgumentException.class, () -> MonotoneChain.hull(new double[] {0, Double.NaN}));
    assertThrows(
        IllegalArgumentException.class, () -> MonotoneChain.hull(new double[2], new double[3]));
    Polytope<?> spatial = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0, 0}});
    assertEquals(
        "the points have 3 coordinates, here each has 2",
        assertThrows(IllegalArgumentException.class, () -> MonotoneChain.hull(spatial))
            .getMessage());
  }

  @Provide
  Arbitrary<double[][]> sets() {
    Arbitrary<Integer> counts = Arbitraries.integers().between(1, 14);
    Arbitrary<Integer> most = Arbitraries.integers().between(1, 6);
    Arbitrary<Long> seeds = Arbitraries.longs();
    Arbitrary<double[][]> lattice =
        counts.flatMap(n -> most.flatMap(m -> seeds.map(s -> PointSets.lattice(n, m, s))));
    return Arbitraries.oneOf(
            lattice,
            lattice.flatMap(p -> seeds.map(s -> PointSets.movedByUlps(p, 1, s))),
            lattice.map(p -> PointSets.scaled(p, -1074)),
            lattice.map(p -> PointSets.scaled(p, 1020)),
            counts.flatMap(n -> seeds.map(s -> PointSets.cube(n, s))))
        .map(points -> PointSets.map(points, p -> new double[] {p[0], p[1]}));
  }

  @Property(seed = "7501")
  @Label("strictly convex, counterclockwise, from the lowest point, and every point is inside")
  void isTheHull(@ForAll("sets") double[][] points) {
    List<Integer> hull = hull(points);
    int size = hull.size();
    assertEquals(size, new HashSet<>(hull).size());
    assertTrue(
        IntStream.range(0, points.length).allMatch(k -> compare(points, hull.get(0), k) <= 0));
    for (int i = 0; i < size; i++) {
      int from = hull.get(i);
      int to = hull.get((i + 1) % size);
      for (int k = 0; k < points.length; k++) {
        int turn = Determinants.orientation(points[from], points[to], points[k]).signum();
        assertTrue(size == 1 || turn >= 0);
        assertTrue(turn > 0 || k == from || k == to || !hull.contains(k));
        assertTrue(k >= from || compare(points, k, from) != 0, "the first of equal points");
      }
    }
    if (size <= 2) {
      int last = hull.get(size - 1);
      assertTrue(IntStream.range(0, points.length).allMatch(k -> compare(points, k, last) <= 0));
    }
  }

  private static int compare(double[][] points, int i, int j) {
    int byX = Double.compare(points[i][0], points[j][0]);
    return byX != 0 ? byX : Double.compare(points[i][1], points[j][1]);
  }
}
