package org.certigjk.explorer.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.certigjk.hull.ConvexHull;

/**
 * The edges and faces of a hull in space, by which one sees what is in front.
 *
 * @param edges the edges as pairs of indices
 * @param faces the faces as cycles of indices, counterclockwise seen from outside if the hull is a
 *     body; one if it is flat, none if it is a segment or a point
 */
record Wireframe(List<Edge> edges, List<List<Integer>> faces) {

  /** The edge between two points. */
  record Edge(int i, int j) {}

  /** Nothing to draw. */
  static Wireframe none() {
    return new Wireframe(List.of(), List.of());
  }

  /** Returns the wireframe of a hull, with the index given for each point. */
  static Wireframe of(ConvexHull hull, IntUnaryOperator index) {
    List<Edge> edges = new ArrayList<>();
    for (int vertex : hull.vertices()) {
      for (int neighbour : hull.neighbours(vertex)) {
        if (vertex < neighbour) {
          edges.add(new Edge(index.applyAsInt(vertex), index.applyAsInt(neighbour)));
        }
      }
    }
    List<List<Integer>> faces = new ArrayList<>();
    for (List<Integer> face : hull.faces()) {
      List<Integer> cycle = new ArrayList<>();
      for (int vertex : face) {
        cycle.add(index.applyAsInt(vertex));
      }
      faces.add(cycle);
    }
    return new Wireframe(edges, faces);
  }
}
