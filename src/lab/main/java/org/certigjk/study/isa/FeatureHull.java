package org.certigjk.study.isa;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.certigjk.hull.ConvexHull;

/**
 * The vertices, edges and faces of a polyhedron, and which of them meet: what does not change when
 * it moves, unless rounding moves points that are almost in a plane. A <em>feature</em> is one
 * number: first come the points, then the edges, then the faces.
 */
final class FeatureHull {

  /** The number of points, vertices or not. */
  private final int points;

  /** The points that are vertices. */
  final int[] vertices;

  /** The vertices at the other ends of the edges of each vertex; nothing for other points. */
  final int[][] neighbours;

  /** The edges of each vertex, in the order of its neighbours. */
  final int[][] edgesOf;

  /** The two ends of each edge. */
  final int[] tail;

  final int[] head;

  /** The face to the left of each edge, and the place of the edge's tail among its corners. */
  final int[] left;

  final int[] leftPlace;

  /** The face to the right, and the place of the edge's head among its corners. */
  final int[] right;

  final int[] rightPlace;

  /** The corners of each face, counterclockwise seen from outside. */
  final int[][] corners;

  /**
   * The edges of each face; the k-th goes from its k-th corner to the next, or comes from there.
   */
  final int[][] sides;

  private FeatureHull(int points, int[][] corners) {
    this.points = points;
    this.corners = corners;
    int edges = Arrays.stream(corners).mapToInt(face -> face.length).sum() / 2;
    tail = new int[edges];
    head = new int[edges];
    left = new int[edges];
    leftPlace = new int[edges];
    right = new int[edges];
    rightPlace = new int[edges];
    sides = new int[corners.length][];
    join();
    neighbours = new int[points][];
    edgesOf = new int[points][];
    for (int v = 0; v < points; v++) {
      edgesOf[v] = edgesAt(v);
      int vertex = v;
      neighbours[v] =
          Arrays.stream(edgesOf[v]).map(e -> tail[e] == vertex ? head[e] : tail[e]).toArray();
    }
    vertices = IntStream.range(0, points).filter(v -> edgesOf[v].length > 0).toArray();
  }

  /**
   * Returns the features of the hull of points of space.
   *
   * @throws IllegalArgumentException if the points are in a plane
   */
  static FeatureHull of(double[][] points) {
    ConvexHull hull = ConvexHull.of(points);
    if (hull.dimension() != 3) {
      throw new IllegalArgumentException("the points are in a plane: they have no polyhedron");
    }
    int[][] corners =
        hull.faces().stream()
            .map(face -> face.stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);
    return new FeatureHull(points.length, corners);
  }

  /** Numbers the edges: each is met twice, once in each direction. */
  private void join() {
    Map<List<Integer>, Integer> numbers = new HashMap<>();
    for (int f = 0; f < corners.length; f++) {
      sides[f] = new int[corners[f].length];
      for (int k = 0; k < corners[f].length; k++) {
        int from = corners[f][k];
        int to = corners[f][(k + 1) % corners[f].length];
        Integer known = numbers.get(List.of(to, from));
        int edge = known == null ? numbers.size() : known;
        if (known == null) {
          numbers.put(List.of(from, to), edge);
          tail[edge] = from;
          head[edge] = to;
          left[edge] = f;
          leftPlace[edge] = k;
        } else {
          right[edge] = f;
          rightPlace[edge] = k;
        }
        sides[f][k] = edge;
      }
    }
  }

  private int[] edgesAt(int vertex) {
    List<Integer> edges = new ArrayList<>();
    for (int e = 0; e < tail.length; e++) {
      if (tail[e] == vertex || head[e] == vertex) {
        edges.add(e);
      }
    }
    return edges.stream().mapToInt(Integer::intValue).toArray();
  }

  int edge(int number) {
    return points + number;
  }

  int face(int number) {
    return points + tail.length + number;
  }

  /** Returns 0 for a vertex, 1 for an edge, 2 for a face. */
  int dimension(int feature) {
    return feature < points ? 0 : feature < points + tail.length ? 1 : 2;
  }

  /** Returns the number of points, edges and faces. */
  int size() {
    return points + tail.length + corners.length;
  }
}
