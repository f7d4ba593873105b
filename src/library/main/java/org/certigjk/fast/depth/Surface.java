package org.certigjk.fast.depth;

import java.util.Arrays;
import org.certigjk.fast.search.Vertices;

/**
 * The expanding polytope in space, a closed surface of triangles.
 *
 * <p>Facets are numbered without gaps: as many facets as a new point sees give their numbers to new
 * ones, of which there are two more. Edge k of a facet leads from its corner k to the next.
 */
final class Surface extends Expansion {

  /** The facets of a tetrahedron and their neighbours, if its last corner is above the others. */
  private static final int[] CORNERS = {0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3};

  private static final int[] BESIDE = {3, 2, 1, 0, 2, 3, 0, 3, 1, 0, 1, 2};

  /** Triangles of one plane that a foot is looked for in. */
  private static final int MOST_TRIANGLES = 16;

  /** The corner k of facet f, and the facet at its edge k, at 3f + k. */
  private int[] corner = new int[3 * ROOM];

  private int[] beside = new int[3 * ROOM];

  /** The number of insertions, the first of all queries being 1. */
  private int insertion;

  /** The insertion in which a facet was looked at; with the other sign if it was not seen. */
  private int[] looked = new int[ROOM];

  /** The facets that are seen. */
  private int[] seen = new int[ROOM];

  /** The edges of the horizon: where they start and end, and the facet behind. */
  private int[] from = new int[ROOM];

  private int[] to = new int[ROOM];
  private int[] behind = new int[ROOM];

  /** The new facet on the edge of the horizon that starts at a point, and its insertion. */
  private int[] startsAt = new int[ROOM];

  private int[] startedIn = new int[ROOM];

  @Override
  int corners() {
    return 3;
  }

  @Override
  int corner(int facet, int k) {
    return corner[3 * facet + k];
  }

  @Override
  void growPoints(int room) {
    super.growPoints(room);
    startsAt = Arrays.copyOf(startsAt, room);
    startedIn = Arrays.copyOf(startedIn, room);
  }

  @Override
  void growFacets(int room) {
    super.growFacets(room);
    corner = Arrays.copyOf(corner, 3 * room);
    beside = Arrays.copyOf(beside, 3 * room);
    looked = Arrays.copyOf(looked, room);
    seen = Arrays.copyOf(seen, room);
    from = Arrays.copyOf(from, room);
    to = Arrays.copyOf(to, room);
    behind = Arrays.copyOf(behind, room);
  }

  @Override
  void addAnywhere(Vertices a, Vertices b) {
    addFurthest(a, b, 1, 0, 0);
    addFurthest(a, b, -1, 0, 0);
    double dx = x[1] - x[0];
    double dy = y[1] - y[0];
    double dz = z[1] - z[0];
    if (Math.abs(dy) > Math.abs(dz)) {
      addFurther(a, b, -dy, dx, 0);
    } else {
      addFurther(a, b, -dz, 0, dx);
    }
    double ex = x[2] - x[0];
    double ey = y[2] - y[0];
    double ez = z[2] - z[0];
    addFurther(a, b, dy * ez - dz * ey, dz * ex - dx * ez, dx * ey - dy * ex);
  }

  @Override
  boolean close() {
    set(0, 0, 1, 2);
    boolean below = isBeneath(0, 3);
    if (below) {
      exchange();
    } else if (!isSeen(0, 3)) {
      return false;
    }
    for (int f = 0; f < 4; f++) {
      set(f, CORNERS[3 * f], CORNERS[3 * f + 1], CORNERS[3 * f + 2]);
      looked[f] = 0;
    }
    System.arraycopy(BESIDE, 0, beside, 0, 12);
    facets = 4;
    return true;
  }

  private void set(int f, int p, int q, int r) {
    corner[3 * f] = p;
    corner[3 * f + 1] = q;
    corner[3 * f + 2] = r;
    double dx = x[q] - x[p];
    double dy = y[q] - y[p];
    double dz = z[q] - z[p];
    double ex = x[r] - x[p];
    double ey = y[r] - y[p];
    double ez = z[r] - z[p];
    setPlane(f, dy * ez - dz * ey, dz * ex - dx * ez, dx * ey - dy * ex, p);
  }

  @Override
  boolean insert(int point, int first) {
    if (facets + 2 > distance.length) {
      growFacets(2 * distance.length);
    }
    if (insertion == Integer.MAX_VALUE) {
      insertion = 0;
      Arrays.fill(looked, 0);
      Arrays.fill(startedIn, 0);
    }
    insertion++;
    looked[first] = insertion;
    seen[0] = first;
    int seenCount = 1;
    int horizon = 0;
    for (int s = 0; s < seenCount; s++) {
      int f = seen[s];
      for (int k = 0; k < 3; k++) {
        int g = beside[3 * f + k];
        if (Math.abs(looked[g]) != insertion) {
          if (isSeen(g, point)) {
            looked[g] = insertion;
            seen[seenCount++] = g;
          } else {
            looked[g] = -insertion;
          }
        }
        if (looked[g] < 0) {
          if (horizon == facets) {
            return false;
          }
          from[horizon] = corner[3 * f + k];
          to[horizon] = corner[3 * f + (k == 2 ? 0 : k + 1)];
          behind[horizon++] = g;
        }
      }
    }
    return horizon == seenCount + 2 && join(point, horizon, seenCount);
  }

  /** Joins the point to the edges of the horizon. */
  private boolean join(int point, int horizon, int seenCount) {
    for (int h = 0; h < horizon; h++) {
      int start = from[h];
      if (startedIn[start] == insertion) {
        return false;
      }
      int f = h < seenCount ? seen[h] : facets++;
      startedIn[start] = insertion;
      startsAt[start] = f;
      int g = behind[h];
      beside[3 * g + edge(g, to[h])] = f;
      beside[3 * f] = g;
      set(f, start, to[h], point);
      looked[f] = 0;
    }
    for (int h = 0; h < horizon; h++) {
      if (startedIn[to[h]] != insertion) {
        return false;
      }
      int f = startsAt[from[h]];
      int next = startsAt[to[h]];
      beside[3 * f + 1] = next;
      beside[3 * next + 2] = f;
    }
    return true;
  }

  /** The edge of a facet that starts at a corner. */
  private int edge(int f, int start) {
    return corner[3 * f] == start ? 0 : corner[3 * f + 1] == start ? 1 : 2;
  }

  @Override
  int containing(int facet) {
    int f = facet;
    for (int step = 0; step < MOST_TRIANGLES; step++) {
      int k = edgeBefore(f);
      if (k < 0 || !isAsNear(beside[3 * f + k], facet)) {
        return f;
      }
      f = beside[3 * f + k];
    }
    return facet;
  }

  /** The edge that the foot of the plane of a facet is furthest outside of; &minus;1 for none. */
  private int edgeBefore(int f) {
    double square = nx[f] * nx[f] + ny[f] * ny[f] + nz[f] * nz[f];
    double share = offset[f] / square;
    double least = 0;
    int edge = -1;
    for (int k = 0; k < 3; k++) {
      int p = corner[3 * f + k];
      int q = corner[3 * f + (k == 2 ? 0 : k + 1)];
      double dx = x[q] - x[p];
      double dy = y[q] - y[p];
      double dz = z[q] - z[p];
      double ex = share * nx[f] - x[p];
      double ey = share * ny[f] - y[p];
      double ez = share * nz[f] - z[p];
      double inside =
          nx[f] * (dy * ez - dz * ey) + ny[f] * (dz * ex - dx * ez) + nz[f] * (dx * ey - dy * ex);
      if (inside < least) {
        least = inside;
        edge = k;
      }
    }
    return edge;
  }

  @Override
  boolean isClosed() {
    for (int f = 0; f < facets; f++) {
      for (int k = 0; k < 3; k++) {
        int g = beside[3 * f + k];
        int p = corner[3 * f + k];
        int q = corner[3 * f + (k == 2 ? 0 : k + 1)];
        int e = edge(g, q);
        if (corner[3 * g + e] != q || corner[3 * g + (e == 2 ? 0 : e + 1)] != p) {
          return false;
        }
      }
    }
    return true;
  }
}
