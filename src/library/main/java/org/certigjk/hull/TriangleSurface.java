package org.certigjk.hull;

import java.util.Objects;
import org.certigjk.predicates.OrientedPlane;
import org.jspecify.annotations.Nullable;

/**
 * A closed surface of triangles with corners among points of R³, as half-edges: edge 3t + i of
 * triangle t runs from its corner i to the next one. Numbers of released triangles are used again.
 */
@SuppressWarnings("index") // points, triangles and edges are numbers that are kept in arrays
final class TriangleSurface {

  private static final int NONE = -1;

  private final double[] x;
  private final double[] y;
  private final double[] z;
  private final int[] start;
  private final int[] twin;
  private final @Nullable OrientedPlane[] planes;
  private final int[] released;
  private int releasedCount;
  private int used;

  /** Makes room for the triangles of one polyhedron: by Euler's formula, at most 2m &minus; 4. */
  TriangleSurface(double[] x, double[] y, double[] z) {
    this.x = x;
    this.y = y;
    this.z = z;
    int most = 2 * x.length - 4;
    start = new int[3 * most];
    twin = new int[3 * most];
    planes = new OrientedPlane[most];
    released = new int[most];
  }

  /** Adds a triangle that turns counterclockwise seen from above, and returns its number. */
  int add(int a, int b, int c) {
    int triangle;
    if (releasedCount > 0) {
      releasedCount--;
      triangle = released[releasedCount];
    } else {
      triangle = used;
      used++;
    }
    start[3 * triangle] = a;
    start[3 * triangle + 1] = b;
    start[3 * triangle + 2] = c;
    planes[triangle] = OrientedPlane.through(x[a], y[a], z[a], x[b], y[b], z[b], x[c], y[c], z[c]);
    return triangle;
  }

  void release(int triangle) {
    start[3 * triangle] = NONE;
    released[releasedCount] = triangle;
    releasedCount++;
  }

  /** Says that two edges are one edge of the surface, seen from its two sides. */
  void join(int edge, int other) {
    twin[edge] = other;
    twin[other] = edge;
  }

  /** A number above those of all edges. */
  int edgeLimit() {
    return 3 * used;
  }

  /** Whether the edge belongs to a triangle that has not been released. */
  boolean isInUse(int edge) {
    return start[edge - edge % 3] != NONE;
  }

  /** The point at which an edge starts. */
  int start(int edge) {
    return start[edge];
  }

  /** The point at which an edge ends. */
  int end(int edge) {
    return start[next(edge)];
  }

  /** The same edge of the neighbouring triangle, where it runs the other way. */
  int twin(int edge) {
    return twin[edge];
  }

  /** The edge after an edge in its triangle. */
  static int next(int edge) {
    return edge % 3 == 2 ? edge - 2 : edge + 1;
  }

  /** Whether the triangles on the two sides of an edge are on one plane. */
  boolean isFlat(int edge) {
    return side(edge / 3, end(next(twin[edge]))) == 0;
  }

  /** 1, 0 or &minus;1 as a point is above, on or below the plane of a triangle. */
  int side(int triangle, int point) {
    return plane(triangle).side(x[point], y[point], z[point]);
  }

  /** How far a point is above the plane of a triangle, in a unit of the triangle; not exact. */
  double height(int triangle, int point) {
    return plane(triangle).height(x[point], y[point], z[point]);
  }

  private OrientedPlane plane(int triangle) {
    return Objects.requireNonNull(planes[triangle], "no triangle has this number");
  }
}
