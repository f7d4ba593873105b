package org.certigjk.hull;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.samples.BruteForce;
import org.certigjk.samples.Determinants;

/**
 * Proves a {@link ConvexHull} right from the points alone, in decimal arithmetic: every face is a
 * strictly convex polygon in a plane that has no point above it, every edge is in two faces (hence
 * these are all the faces), every vertex alone is furthest in some direction, and climbing from
 * neighbour to neighbour finds what a scan of all points finds.
 */
final class HullCheck {

  private final BigDecimal[][] points;
  private final ConvexHull hull;
  private final List<Integer> vertices;

  private HullCheck(double[][] given, ConvexHull hull) {
    this.points = Determinants.integers(given);
    this.hull = hull;
    this.vertices = hull.vertices();
  }

  /** Finds the hull, and fails if it is not right. */
  static ConvexHull checked(double[]... points) {
    double[][] rows =
        Arrays.stream(points).map(row -> Arrays.copyOf(row, 3)).toArray(double[][]::new);
    ConvexHull hull = ConvexHull.of(points);
    HullCheck check = new HullCheck(rows, hull);
    check.dimension();
    check.verticesAreFirstOfEqualPoints();
    check.edges();
    check.adjacencyArrays();
    check.everyVertexIsAloneFurthest();
    check.everyPointIsInside();
    check.climbing(new Random(7200));
    return hull;
  }

  private void dimension() {
    BigFraction[][] differences =
        Arrays.stream(points)
            .map(point -> Arrays.stream(Determinants.minus(point, points[0])))
            .map(row -> row.map(x -> new BigFraction(x.toBigIntegerExact())))
            .map(row -> row.toArray(BigFraction[]::new))
            .toArray(BigFraction[][]::new);
    assertEquals(BruteForce.rank(differences), hull.dimension());
  }

  private void verticesAreFirstOfEqualPoints() {
    assertEquals(List.copyOf(new TreeSet<>(vertices)), vertices, "ascending");
    for (int vertex : vertices) {
      for (int k = 0; k < vertex; k++) {
        assertFalse(areEqual(k, vertex), () -> "an equal point comes before " + vertex);
      }
    }
  }

  private boolean areEqual(int i, int j) {
    return isZero(Determinants.minus(points[i], points[j]));
  }

  private static boolean isZero(BigDecimal[] x) {
    return Arrays.stream(x).allMatch(c -> c.signum() == 0);
  }

  /** Edges and faces agree, and their numbers with Euler's formula. */
  private void edges() {
    Map<List<Integer>, Integer> directed = new HashMap<>();
    List<List<Integer>> faces = hull.faces();
    for (List<Integer> face : faces) {
      assertEquals(Collections.min(face), face.get(0));
      assertEquals(face.size(), new HashSet<>(face).size());
      for (int i = 0; i < face.size(); i++) {
        directed.merge(List.of(face.get(i), face.get((i + 1) % face.size())), 1, Integer::sum);
      }
    }
    assertTrue(directed.values().stream().allMatch(n -> n == 1), "once in each direction");
    Set<List<Integer>> edges = new HashSet<>();
    for (int v : vertices) {
      hull.neighbours(v).forEach(w -> edges.add(List.of(v, w)));
    }
    switch (hull.dimension()) {
      case 0 -> assertTrue(edges.isEmpty() && faces.isEmpty() && vertices.size() == 1);
      case 1 -> assertTrue(edges.size() == 2 && faces.isEmpty() && vertices.size() == 2);
      case 2 -> {
        assertEquals(1, faces.size());
        assertEquals(new HashSet<>(vertices), new HashSet<>(faces.get(0)));
        directed.keySet().stream()
            .toList()
            .forEach(e -> directed.put(List.of(e.get(1), e.get(0)), 1));
        assertEquals(directed.keySet(), edges);
      }
      default -> {
        directed
            .keySet()
            .forEach(e -> assertTrue(directed.containsKey(List.of(e.get(1), e.get(0)))));
        assertEquals(directed.keySet(), edges);
        assertEquals(2, vertices.size() - edges.size() / 2 + faces.size(), "Euler");
        faces.forEach(face -> assertTrue(vertices.containsAll(face)));
      }
    }
  }

  private void adjacencyArrays() {
    int[] array = hull.vertexArray();
    int[] starts = hull.neighbourStarts();
    int[] neighbours = hull.neighbourArray();
    assertEquals(vertices, Arrays.stream(array).boxed().toList());
    assertEquals(array.length + 1, starts.length);
    assertEquals(neighbours.length, starts[array.length]);
    for (int k = 0; k < array.length; k++) {
      assertEquals(
          hull.neighbours(array[k]),
          Arrays.stream(neighbours, starts[k], starts[k + 1]).mapToObj(j -> array[j]).toList());
    }
  }

  /** The normal of a face at its first corner; it may point either way if the hull is flat. */
  private BigDecimal[] normal(List<Integer> face) {
    BigDecimal[] p = points[face.get(0)];
    return Determinants.cross(
        Determinants.minus(points[face.get(1)], p), Determinants.minus(points[face.get(2)], p));
  }

  /** n · (x &minus; p). */
  private int side(BigDecimal[] normal, int p, int x) {
    return Determinants.dot(normal, Determinants.minus(points[x], points[p])).signum();
  }

  /** On a plane, or a line, with the other points; and strictly within all the other edges. */
  private void everyPointIsInside() {
    for (List<Integer> face : hull.faces()) {
      BigDecimal[] normal = normal(face);
      for (int k = 0; k < points.length; k++) {
        int side = side(normal, face.get(0), k);
        assertTrue(hull.dimension() == 3 ? side <= 0 : side == 0);
        assertTrue(side == 0 || !face.contains(k));
        if (side == 0) {
          isInside(face, normal, k);
        }
      }
    }
    if (hull.dimension() == 1) {
      BigDecimal[] end = points[vertices.get(0)];
      BigDecimal[] d = Determinants.minus(points[vertices.get(1)], end);
      for (BigDecimal[] point : points) {
        BigDecimal[] x = Determinants.minus(point, end);
        assertTrue(isZero(Determinants.cross(d, x)));
        assertTrue(Determinants.dot(d, x).signum() >= 0);
        assertTrue(Determinants.dot(d, x).compareTo(Determinants.dot(d, d)) <= 0);
      }
    }
  }

  private void isInside(List<Integer> face, BigDecimal[] normal, int k) {
    for (int i = 0; i < face.size(); i++) {
      int from = face.get(i);
      int to = face.get((i + 1) % face.size());
      BigDecimal[] inwards =
          Determinants.cross(normal, Determinants.minus(points[to], points[from]));
      int side = side(inwards, from, k);
      assertTrue(side >= 0);
      assertTrue(side > 0 || k == from || k == to || !vertices.contains(k));
    }
  }

  /**
   * In the direction of the sum of the outward normals around it, and in flat hulls of the edges.
   */
  private void everyVertexIsAloneFurthest() {
    for (int vertex : vertices) {
      BigDecimal[] direction = Determinants.exactly(0, 0, 0);
      if (hull.dimension() == 3) {
        for (List<Integer> face : hull.faces()) {
          direction =
              face.contains(vertex) ? Determinants.plus(direction, normal(face)) : direction;
        }
      } else {
        List<Integer> neighbours = hull.neighbours(vertex);
        for (int neighbour : neighbours) {
          direction = Determinants.plus(direction, outwards(vertex, neighbour, neighbours));
        }
      }
      for (int k = 0; k < points.length; k++) {
        assertTrue(areEqual(k, vertex) || side(direction, vertex, k) < 0);
      }
    }
  }

  /** Normal to the edge in the plane of the hull, away from the other neighbour. */
  private BigDecimal[] outwards(int vertex, int neighbour, List<Integer> neighbours) {
    BigDecimal[] edge = Determinants.minus(points[neighbour], points[vertex]);
    if (neighbours.size() == 1) {
      return Determinants.minus(points[vertex], points[neighbour]);
    }
    int other = neighbours.get(neighbours.get(0) == neighbour ? 1 : 0);
    BigDecimal[] otherEdge = Determinants.minus(points[other], points[vertex]);
    BigDecimal[] normal = Determinants.cross(edge, otherEdge);
    return Determinants.cross(edge, normal);
  }

  private void climbing(Random random) {
    for (int k = 0; k < 20; k++) {
      BigDecimal[] direction =
          Determinants.exactly(
              random.nextInt(-9, 10), random.nextInt(-9, 10), random.nextInt(-9, 10));
      int reached = climb(direction, vertices.get(random.nextInt(vertices.size())));
      for (int other = 0; other < points.length; other++) {
        assertTrue(side(direction, reached, other) <= 0);
      }
    }
  }

  private int climb(BigDecimal[] direction, int start) {
    int at = start;
    int next = start;
    do {
      at = next;
      for (int neighbour : hull.neighbours(at)) {
        next = side(direction, next, neighbour) > 0 ? neighbour : next;
      }
    } while (next != at);
    return at;
  }
}
