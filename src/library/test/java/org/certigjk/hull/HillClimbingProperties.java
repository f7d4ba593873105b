package org.certigjk.hull;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.HillClimbing.Rule;

/** Hill climbing against the scan over all points, from every start and in any order. */
class HillClimbingProperties {

  private static final Rationals Q = Rationals.INSTANCE;

  private static double[][] grid(Random random, int count, int dimension) {
    double[][] rows = new double[count][dimension];
    for (double[] row : rows) {
      for (int k = 0; k < dimension; k++) {
        row[k] = random.nextInt(5) - 2;
      }
    }
    return rows;
  }

  /** The height that the search reaches, which does not depend on ties. */
  private static BigFraction height(
      HillClimbing<BigFraction> climbing, Vec<BigFraction> d, int from) {
    return d.dot(climbing.get(climbing.supportIndex(d, from)));
  }

  @Property(tries = 150)
  @Label("on the hull the published and the corrected rule find a support point from every vertex")
  void onTheHull(@ForAll Random random) {
    int dimension = 1 + random.nextInt(3);
    double[][] rows = grid(random, 1 + random.nextInt(10), dimension);
    Polytope<BigFraction> points = Polytope.of(Q, rows);
    HillClimbing<BigFraction> climbing = HillClimbing.onHull(points);
    Vec<BigFraction> d = Vec.of(Q, grid(random, 1, dimension)[0]);
    BigFraction highest = points.supportValue(d);
    for (int vertex : ConvexHull.of(rows).vertices()) {
      assertEquals(highest, height(climbing, d, vertex));
      assertEquals(highest, height(climbing.withRule(Rule.PUBLISHED), d, vertex));
    }
  }

  @Property(tries = 150)
  @Label("points inside edges linked along them, and inside faces linked to their vertices")
  void pointsThatAreNotExtreme(@ForAll Random random) {
    double[][] corners = grid(random, 4 + random.nextInt(5), 3);
    for (double[] corner : corners) {
      Arrays.setAll(corner, k -> 840 * corner[k]); // divisible by the size of every face
    }
    ConvexHull hull = ConvexHull.of(corners);
    List<double[]> rows = new ArrayList<>();
    List<List<Integer>> graph = new ArrayList<>();
    for (int vertex : hull.vertices()) {
      rows.add(corners[vertex]);
      graph.add(new ArrayList<>());
    }
    for (int x = 0; x < hull.vertices().size(); x++) {
      for (int neighbour : hull.neighbours(hull.vertices().get(x))) {
        int y = hull.vertices().indexOf(neighbour);
        if (x < y) {
          link(rows, graph, x, y, random.nextBoolean());
        }
      }
    }
    for (List<Integer> face : hull.faces()) {
      if (random.nextBoolean()) {
        addCentroid(rows, graph, face.stream().map(hull.vertices()::indexOf).toList());
      }
    }
    graph.forEach(neighbours -> Collections.shuffle(neighbours, random));
    Polytope<BigFraction> points = Polytope.of(Q, rows.toArray(double[][]::new));
    HillClimbing<BigFraction> climbing =
        HillClimbing.of(
            points,
            graph.stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new));
    Vec<BigFraction> d = Vec.of(Q, grid(random, 1, 3)[0]);
    for (int from = 0; from < points.size(); from++) {
      assertEquals(points.supportValue(d), height(climbing, d, from));
    }
  }

  /** Adds the centroid of a face, linked to its vertices. */
  private static void addCentroid(
      List<double[]> rows, List<List<Integer>> graph, List<Integer> face) {
    double[] centroid = new double[3];
    for (int x : face) {
      graph.get(x).add(rows.size());
      Arrays.setAll(centroid, k -> centroid[k] + rows.get(x)[k] / face.size());
    }
    rows.add(centroid);
    graph.add(new ArrayList<>(face));
  }

  /** Links x and y, by way of their midpoint or at once. */
  private static void link(
      List<double[]> rows, List<List<Integer>> graph, int x, int y, boolean midpoint) {
    if (!midpoint) {
      graph.get(x).add(y);
      graph.get(y).add(x);
      return;
    }
    double[] p = rows.get(x);
    double[] q = rows.get(y);
    int m = rows.size();
    rows.add(new double[] {(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2});
    graph.add(new ArrayList<>(List.of(x, y)));
    graph.get(x).add(m);
    graph.get(y).add(m);
  }
}
