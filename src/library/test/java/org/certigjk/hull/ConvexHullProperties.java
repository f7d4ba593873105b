package org.certigjk.hull;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.samples.BruteForce;
import org.certigjk.samples.Determinants;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;

/** Hulls of random small sets against enumeration, and what must not matter to a hull. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE, tries = 200)
class ConvexHullProperties {

  @Provide
  Arbitrary<double[][]> sets() {
    Arbitrary<Integer> counts = Arbitraries.integers().between(1, 12);
    Arbitrary<Integer> most = Arbitraries.integers().between(1, 4);
    Arbitrary<Long> seeds = Arbitraries.longs();
    Arbitrary<double[][]> lattice =
        counts.flatMap(n -> most.flatMap(m -> seeds.map(s -> PointSets.lattice(n, m, s))));
    return Arbitraries.oneOf(
        lattice,
        lattice.flatMap(p -> seeds.map(s -> PointSets.movedByUlps(p, 1, s))),
        lattice.map(p -> PointSets.scaled(p, -1074)),
        lattice.map(p -> PointSets.scaled(PointSets.doubled(p), 1020)),
        counts.flatMap(n -> seeds.map(s -> PointSets.sphere(n, s))),
        counts.flatMap(n -> seeds.map(s -> PointSets.nearPlane(n, s))));
  }

  @Property(seed = "7401")
  @Label("every hull is proved right from the points")
  void isRight(@ForAll("sets") double[][] points) {
    HullCheck.checked(points);
  }

  @Property(seed = "7402", tries = 60)
  @Label("so are hulls of any doubles at all, in one to three dimensions")
  void isRightForWildDoubles(@ForAll(supplier = Pairs.Wild.class) Pair pair) {
    HullCheck.checked(pair.rowsA());
    double[][] all = Arrays.copyOf(pair.rowsA(), pair.rowsA().length + pair.rowsB().length);
    System.arraycopy(pair.rowsB(), 0, all, pair.rowsA().length, pair.rowsB().length);
    HullCheck.checked(all);
  }

  @Property(seed = "7403")
  @Label("a vertex is a point that is not in the hull of the others")
  void verticesByBruteForce(@ForAll(supplier = Pairs.Tiny.class) Pair pair) {
    double[][] points = pair.rowsA();
    if (points[0].length <= 3) {
      Set<Integer> extreme = new TreeSet<>();
      for (int k = 0; k < points.length; k++) {
        if (isExtreme(points, k)) {
          extreme.add(k);
        }
      }
      assertEquals(List.copyOf(extreme), ConvexHull.of(points).vertices());
    }
  }

  /** Whether the origin has a distance from the hull of the other points minus this one. */
  private static boolean isExtreme(double[][] points, int k) {
    BigFraction[][] exact = BruteForce.exactly(points);
    List<BigFraction[]> others = new ArrayList<>();
    for (int i = 0; i < exact.length; i++) {
      if (!Arrays.equals(exact[i], exact[k])) {
        BigFraction[] difference = new BigFraction[exact[k].length];
        for (int c = 0; c < difference.length; c++) {
          difference[c] = exact[i][c].subtract(exact[k][c]);
        }
        others.add(difference);
      } else if (i < k) {
        return false;
      }
    }
    return others.isEmpty()
        || BruteForce.of(others.toArray(BigFraction[][]::new))
                .squaredDistance()
                .compareTo(BigFraction.ZERO)
            > 0;
  }

  @Property(seed = "7404", tries = 150)
  @Label("the faces are the sets of vertices on planes through three points with no point above")
  void facesByBruteForce(@ForAll("sets") double[][] points) {
    ConvexHull hull = ConvexHull.of(points);
    if (hull.dimension() == 3) {
      Set<Set<Integer>> expected = new HashSet<>();
      BigDecimal[][] exact = Determinants.integers(points);
      for (int[] triple : BruteForce.subsets(points.length, 3)) {
        addFace(exact, triple, hull.vertices(), expected);
      }
      Set<Set<Integer>> faces = new HashSet<>();
      hull.faces().forEach(face -> faces.add(new HashSet<>(face)));
      assertEquals(expected, faces);
      assertEquals(expected.size(), hull.faces().size());
    }
  }

  private static void addFace(
      BigDecimal[][] points, int[] triple, List<Integer> vertices, Set<Set<Integer>> faces) {
    boolean above = false;
    boolean below = false;
    Set<Integer> on = new HashSet<>();
    for (int k = 0; k < points.length; k++) {
      int side =
          Determinants.orientation(
                  points[triple[0]], points[triple[1]], points[triple[2]], points[k])
              .signum();
      above |= side > 0;
      below |= side < 0;
      if (side == 0 && vertices.contains(k)) {
        on.add(k);
      }
    }
    if (above != below) {
      faces.add(on);
    }
  }

  @Property(seed = "7405")
  @Label("another order of the points gives the same hull, by coordinates")
  void orderDoesNotMatter(@ForAll("sets") double[][] points, @ForAll long seed) {
    int[] order = PointSets.order(points.length, seed);
    double[][] permuted = PointSets.permuted(points, order);
    ConvexHull hull = ConvexHull.of(points);
    ConvexHull other = ConvexHull.of(permuted);
    assertEquals(coordinates(points, hull.vertices()), coordinates(permuted, other.vertices()));
    assertEquals(faceCoordinates(points, hull), faceCoordinates(permuted, other));
    assertEquals(hull.neighbourArray().length, other.neighbourArray().length);
  }

  private static Set<List<Double>> coordinates(double[][] points, List<Integer> indices) {
    Set<List<Double>> set = new HashSet<>();
    indices.forEach(k -> set.add(Arrays.stream(points[k]).map(x -> x + 0.0).boxed().toList()));
    assertEquals(indices.size(), set.size());
    return set;
  }

  private static Set<Set<List<Double>>> faceCoordinates(double[][] points, ConvexHull hull) {
    Set<Set<List<Double>>> set = new HashSet<>();
    hull.faces().forEach(face -> set.add(coordinates(points, face)));
    return set;
  }

  @Property(seed = "7406")
  @Label("the hull of the vertices is the hull")
  void isItsOwnHull(@ForAll("sets") double[][] points) {
    ConvexHull hull = ConvexHull.of(points);
    int[] vertices = hull.vertexArray();
    ConvexHull again = ConvexHull.of(PointSets.permuted(points, vertices));
    assertEquals(vertices.length, again.vertices().size());
    assertTrue(Arrays.equals(hull.neighbourStarts(), again.neighbourStarts()));
    assertTrue(Arrays.equals(hull.neighbourArray(), again.neighbourArray()));
    assertEquals(
        hull.faces(),
        again.faces().stream().map(face -> face.stream().map(k -> vertices[k]).toList()).toList());
  }
}
