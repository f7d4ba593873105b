package org.certigjk.hull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The facets of a convex surface of triangles: neighbouring triangles on one plane are one facet,
 * given by the cycle of its vertices.
 *
 * <p>A corner of triangles is a vertex of the polyhedron if at least three facets meet there; two
 * meet inside an edge, and one is all around a point inside a facet. A facet is convex, so an edge
 * of the surface with facets on its two sides has one successor around each facet.
 */
@SuppressWarnings("index") // points and edges are numbers that are kept in arrays
final class FacetCycles {

  private final TriangleSurface surface;

  /** Whether two facets meet at an edge. */
  private final boolean[] sharp;

  /** At how many facets a point is a corner. */
  private final int[] facets;

  private FacetCycles(TriangleSurface surface, int points) {
    this.surface = surface;
    this.sharp = new boolean[surface.edgeLimit()];
    this.facets = new int[points];
  }

  /** Returns the facets, counterclockwise seen from outside. */
  static int[][] of(TriangleSurface surface, int points) {
    FacetCycles cycles = new FacetCycles(surface, points);
    for (int edge = 0; edge < cycles.sharp.length; edge++) {
      if (surface.isInUse(edge) && edge < surface.twin(edge) && !surface.isFlat(edge)) {
        cycles.sharp[edge] = true;
        cycles.sharp[surface.twin(edge)] = true;
      }
    }
    List<int[]> outlines = cycles.outlines();
    return outlines.stream().map(cycles::vertices).toArray(int[][]::new);
  }

  /** The cycles of all corners of triangles around the facets. */
  private List<int[]> outlines() {
    List<int[]> outlines = new ArrayList<>();
    boolean[] done = new boolean[sharp.length];
    int[] outline = new int[facets.length];
    for (int first = 0; first < sharp.length; first++) {
      int length = 0;
      for (int edge = first; sharp[edge] && !done[edge]; edge = successor(edge)) {
        done[edge] = true;
        facets[surface.start(edge)]++;
        outline[length] = surface.start(edge);
        length++;
      }
      if (length > 0) {
        outlines.add(Arrays.copyOf(outline, length));
      }
    }
    return outlines;
  }

  /** The edge after a sharp edge around its facet: the next one where it ends that is sharp. */
  private int successor(int edge) {
    int successor = TriangleSurface.next(edge);
    while (!sharp[successor]) {
      successor = TriangleSurface.next(surface.twin(successor));
    }
    return successor;
  }

  private int[] vertices(int[] outline) {
    return Arrays.stream(outline).filter(point -> facets[point] >= 3).toArray();
  }
}
