package org.certigjk.hull;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The convex hull of finitely many points of R, R² or R³ with {@code double} coordinates: which of
 * the points are its vertices, which of these are joined by an edge, and its faces.
 *
 * <p><b>Definition.</b> P = conv{p₀, …, pₘ₋₁}. A <em>vertex</em> is a point pₖ that is not in the
 * hull of the others different from it; of equal points the one with the lowest index. Two vertices
 * are <em>neighbours</em> if the segment between them is an edge of P (the graph is the
 * 1-skeleton). A <em>face</em> is a face of dimension 2, as the cycle of its vertices: the facets
 * of a polyhedron; the polygon itself if P is flat; none if P is a segment or a point.
 *
 * <p><b>Algorithm.</b> In space, quickhull (Barber, Dobkin, Huhdanpaa 1996) by exact predicates,
 * with the triangles on one plane put together afterwards; about m log m steps on random points, m²
 * at worst. In a plane or on a line, Andrew's monotone chain (1979) after leaving out a coordinate
 * such that different points stay different.
 *
 * <p><b>Guarantee.</b> Immutable and exact for all finite coordinates, subnormal and huge ones too:
 * every decision is a sign of {@link org.certigjk.predicates.Orientation}. So the hull is right by
 * construction. The answer depends on the points only: vertices and neighbours are ascending; a
 * face begins with its lowest index and, in R³ if P is not flat, turns counterclockwise seen from
 * outside, in R² counterclockwise; faces are in lexicographic order.
 *
 * <p><b>Use.</b> A local search for a support point, from a vertex to a neighbour with a greater
 * inner product until there is none, ends in a support point if (1) every vertex is extreme and (2)
 * every edge of P joins neighbours. (From a vertex v that is not optimal some edge of P leads up,
 * since P is within the cone that the edges at v span.) Both hold here. Without (1) such a search
 * can stop too early: from a point inside an edge or a face no edge need lead up.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for no points, points of different dimensions
 * or of a dimension other than 1, 2, 3, NaN and infinities. &minus;0.0 is taken as 0.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * double[][] pyramid = {{0, 0, 0}, {2, 0, 0}, {2, 2, 0}, {0, 2, 0}, {1, 1, 0}, {1, 1, 3}};
 * ConvexHull hull = ConvexHull.of(pyramid);
 * hull.vertices();      // [0, 1, 2, 3, 5]
 * hull.faces();         // [[0, 1, 5], [0, 3, 2, 1], [0, 5, 3], [1, 2, 5], [2, 3, 5]]
 * hull.neighbours(0);   // [1, 3, 5]
 * }</pre>
 *
 * @since 0.1.0
 */
@SuppressWarnings("index") // points and vertices are numbers that are kept in arrays
public final class ConvexHull {

  private final int dimension;
  private final VertexGraph graph;
  private final int[][] faces;

  private ConvexHull(int dimension, VertexGraph graph, int[][] faces) {
    this.dimension = dimension;
    this.graph = graph;
    this.faces = faces;
  }

  /** Returns the convex hull of the points, given by the rows of their coordinates. */
  public static ConvexHull of(double[]... points) {
    double[][] columns = Coordinates.columns(points, 1, 3);
    Coordinates.scale(columns);
    AffineBasis basis = AffineBasis.of(columns);
    if (basis.dimension() == 3) {
      TriangleSurface surface =
          QuickHull.boundary(columns[0], columns[1], columns[2], basis.points());
      int[][] faces = FacetCycles.of(surface, points.length);
      return new ConvexHull(3, VertexGraph.of(faces), sorted(faces));
    }
    int[] cycle = MonotoneChain.of(basis.projection());
    int[][] faces = basis.dimension() == 2 ? new int[][] {cycle} : new int[0][];
    int[][] cycles =
        basis.dimension() == 2 ? new int[][] {cycle, reversed(cycle)} : new int[][] {cycle};
    return new ConvexHull(basis.dimension(), VertexGraph.of(cycles), sorted(faces));
  }

  private static int[] reversed(int[] cycle) {
    int last = cycle.length - 1;
    return IntStream.rangeClosed(0, last).map(i -> cycle[last - i]).toArray();
  }

  private static int[][] sorted(int[][] cycles) {
    int[][] sorted = new int[cycles.length][];
    Arrays.setAll(sorted, f -> fromLowest(cycles[f]));
    Arrays.sort(sorted, Arrays::compare);
    return sorted;
  }

  private static int[] fromLowest(int[] cycle) {
    int start = 0;
    for (int i = 1; i < cycle.length; i++) {
      start = cycle[i] < cycle[start] ? i : start;
    }
    int[] turned = new int[cycle.length];
    for (int i = 0; i < cycle.length; i++) {
      turned[i] = cycle[(start + i) % cycle.length];
    }
    return turned;
  }

  /** Returns the dimension of the affine hull of the points, from 0 (one point) to 3. */
  public int dimension() {
    return dimension;
  }

  /** Returns the indices of the vertices among the points given, ascending. */
  public List<Integer> vertices() {
    return new IntList(graph.vertices);
  }

  /** Returns the faces as cycles of indices of the points given. */
  public List<List<Integer>> faces() {
    return Arrays.stream(faces).<List<Integer>>map(IntList::new).toList();
  }

  /**
   * Returns the indices of the vertices that share an edge with a vertex, ascending.
   *
   * @param vertex the index of a vertex among the points given
   * @throws IllegalArgumentException if that point is not a vertex
   */
  public List<Integer> neighbours(int vertex) {
    int position = Arrays.binarySearch(graph.vertices, vertex);
    if (position < 0) {
      throw new IllegalArgumentException("point %d is not a vertex".formatted(vertex));
    }
    return Arrays.stream(graph.targets, graph.starts[position], graph.starts[position + 1])
        .mapToObj(k -> graph.vertices[k])
        .toList();
  }

  /** Returns {@link #vertices()} as an array, which the caller may change. */
  public int[] vertexArray() {
    return graph.vertices.clone();
  }

  /**
   * Returns where the neighbours of each vertex begin in {@link #neighbourArray()}: those of the
   * vertex at position k in {@link #vertices()} are at {@code starts[k]} to {@code starts[k + 1] -
   * 1}. The array is a copy.
   */
  public int[] neighbourStarts() {
    return graph.starts.clone();
  }

  /**
   * Returns the neighbours of all vertices, one vertex after the other, as positions in {@link
   * #vertices()}. The array is a copy.
   */
  public int[] neighbourArray() {
    return graph.targets.clone();
  }
}
