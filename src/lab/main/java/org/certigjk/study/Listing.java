package org.certigjk.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.hull.ConvexHull;
import org.certigjk.vectors.Draw;

/**
 * A polytope as a hill climb gets it: listed points, and for each of them a list of neighbours. The
 * kinds differ in the points that are listed beside the vertices, and in who is a neighbour.
 */
final class Listing {

  private final double[][] points;
  private final int[][] neighbours;

  /**
   * Makes a listing.
   *
   * @param points the points, with integer coordinates
   * @param neighbours the neighbours of each point, in the order in which they are tried
   */
  Listing(double[][] points, int[][] neighbours) {
    this.points = points;
    this.neighbours = neighbours;
  }

  /** Returns the points, as a polytope. */
  Polytope<Double> polytope() {
    return Polytope.of(Doubles.INSTANCE, points);
  }

  /** Returns the points; for reading only. */
  double[][] points() {
    return points;
  }

  /** Returns the neighbours of each point, by index; for reading only. */
  int[][] neighbours() {
    return neighbours;
  }

  /** What is listed, and who is a neighbour. */
  enum Kind {
    POLYGON("polygon, vertices only", 2),
    POLYGON_MID_EDGE("polygon, points inside edges", 2),
    SKELETON("polyhedron, vertices only, 1-skeleton", 3),
    MID_EDGE_SKELETON("points inside edges, 1-skeleton", 3),
    MID_EDGE_TRIANGULATED("points inside edges, triangulated", 3),
    MID_FACE_TRIANGULATED("points inside faces, triangulated", 3),
    T_JUNCTIONS("points inside edges, T-junctions", 3),
    MID_FACE_ISOLATED("points inside faces, no neighbours", 3);

    private final String text;
    private final int dimension;

    Kind(String text, int dimension) {
      this.text = text;
      this.dimension = dimension;
    }

    /** Returns the kind in words. */
    String text() {
      return text;
    }

    int dimension() {
      return dimension;
    }
  }

  /** Returns a random polytope of this kind, its neighbours in random order. */
  static Listing random(Kind kind, Draw draw) {
    double[][] points = new double[draw.between(kind.dimension + 1, kind.dimension + 4)][];
    Arrays.setAll(points, i -> randomPoint(kind.dimension, draw));
    ConvexHull hull = ConvexHull.of(points);
    return hull.dimension() < kind.dimension
        ? random(kind, draw)
        : new Builder(points, hull).build(kind, draw);
  }

  /** Multiples of 4, so that the points between are integers, too. */
  private static double[] randomPoint(int dimension, Draw draw) {
    double[] point = new double[dimension];
    Arrays.setAll(point, c -> 4.0 * draw.between(-1, 1));
    return point;
  }

  /** Adds the points between, and joins neighbours. */
  private static final class Builder {
    private final List<double[]> points = new ArrayList<>();
    private final List<TreeSet<Integer>> neighbours = new ArrayList<>();
    private final ConvexHull hull;
    private final List<Integer> vertices;

    /** The vertices come first, in the order of the hull. */
    Builder(double[][] given, ConvexHull hull) {
      this.hull = hull;
      this.vertices = hull.vertices();
      vertices.forEach(vertex -> add(given[vertex]));
    }

    Listing build(Kind kind, Draw draw) {
      switch (kind) {
        case POLYGON, SKELETON -> joinEdges();
        case POLYGON_MID_EDGE, MID_EDGE_SKELETON -> splitEdges();
        case MID_EDGE_TRIANGULATED -> splitEdgesAndFaces();
        case T_JUNCTIONS -> splitEdgesOnOneSide();
        case MID_FACE_TRIANGULATED -> splitFaces(true);
        case MID_FACE_ISOLATED -> splitFaces(false);
      }
      int[][] lists = new int[points.size()][];
      for (int x = 0; x < lists.length; x++) {
        Integer[] list = neighbours.get(x).toArray(Integer[]::new);
        draw.shuffle(list);
        lists[x] = IntStream.range(0, list.length).map(i -> list[i]).toArray();
      }
      return new Listing(points.toArray(double[][]::new), lists);
    }

    private int add(double[] point) {
      points.add(point);
      neighbours.add(new TreeSet<>());
      return points.size() - 1;
    }

    private void join(int x, int y) {
      neighbours.get(x).add(y);
      neighbours.get(y).add(x);
    }

    private void joinEdges() {
      for (int[] edge : edges()) {
        join(edge[0], edge[1]);
      }
    }

    /** Returns the edges, as positions of vertices. */
    private List<int[]> edges() {
      List<int[]> edges = new ArrayList<>();
      for (int x = 0; x < vertices.size(); x++) {
        for (int neighbour : hull.neighbours(vertices.get(x))) {
          int y = vertices.indexOf(neighbour);
          if (x < y) {
            edges.add(new int[] {x, y});
          }
        }
      }
      return edges;
    }

    /** Returns the midpoints of edges: row x, column y. */
    private int[][] splitEdges() {
      int[][] middle = new int[vertices.size()][vertices.size()];
      for (int[] edge : edges()) {
        int m = add(between(edge[0], edge[1], edge[1]));
        middle[edge[0]][edge[1]] = m;
        middle[edge[1]][edge[0]] = m;
        join(edge[0], m);
        join(m, edge[1]);
      }
      return middle;
    }

    /** Cuts the corners off each face, and joins the midpoint of its first edge to all others. */
    private void splitEdgesAndFaces() {
      int[][] middle = splitEdges();
      for (List<Integer> face : faces()) {
        List<Integer> inner = new ArrayList<>();
        for (int i = 0; i < face.size(); i++) {
          inner.add(middle[face.get(i)][face.get((i + 1) % face.size())]);
        }
        for (int i = 0; i < inner.size(); i++) {
          join(inner.get(i), inner.get((i + 1) % inner.size()));
          if (i > 0) {
            join(inner.get(0), inner.get(i));
          }
        }
      }
    }

    /**
     * Joins each midpoint to the other vertices of one of its two faces, and the ends of the edge
     * to each other, as the face on the other side is not split.
     */
    private void splitEdgesOnOneSide() {
      int[][] middle = splitEdges();
      for (List<Integer> face : faces()) {
        for (int i = 0; i < face.size(); i++) {
          int x = face.get(i);
          int y = face.get((i + 1) % face.size());
          join(x, y);
          for (int z : face) {
            if (x < y && z != x && z != y) { // the face on whose side the edge runs upwards
              join(middle[x][y], z);
            }
          }
        }
      }
    }

    private void splitFaces(boolean joined) {
      joinEdges();
      for (List<Integer> face : faces()) {
        int centre = add(between(face.get(0), face.get(1), face.get(2)));
        if (joined) {
          face.forEach(vertex -> join(centre, vertex));
        }
      }
    }

    private List<List<Integer>> faces() {
      return hull.faces().stream()
          .map(face -> face.stream().map(vertices::indexOf).toList())
          .toList();
    }

    /** Returns (2x + y + z)/4, a point inside the triangle or, if y = z, inside the segment. */
    private double[] between(int x, int y, int z) {
      double[] point = new double[points.get(x).length];
      Arrays.setAll(point, c -> (2 * points.get(x)[c] + points.get(y)[c] + points.get(z)[c]) / 4);
      return point;
    }
  }
}
