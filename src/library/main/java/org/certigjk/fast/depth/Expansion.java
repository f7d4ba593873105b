package org.certigjk.fast.depth;

import java.util.Arrays;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.SupportScan;
import org.certigjk.fast.search.Vertices;

/**
 * The expanding polytope algorithm (van den Bergen 2001) over doubles: a polytope K whose vertices
 * are points of A &ominus; B grows until its nearest facet is one of A &ominus; B, as far as
 * doubles can tell. It proposes, and proves nothing.
 *
 * <p>A point sees a facet if it is beyond its plane by more than {@link #NOISE}, so that a facet on
 * one plane with the point stays, and no new one is without area. Distances have signs: the origin
 * may be outside of K at first, and then the facet that it is furthest beyond is expanded.
 *
 * <p>Room is kept from query to query.
 */
abstract class Expansion {

  /** Room at first. */
  static final int ROOM = 64;

  /** More steps than these are not worth taking. */
  private static final int MOST_STEPS = 2000;

  /** A height below this share of its terms is taken for 0. */
  private static final double NOISE = 0x1p-45;

  /** The distance of a facet that is no more part of K. */
  static final double REMOVED = Double.POSITIVE_INFINITY;

  /** The points y = a &minus; b, rounded, and their vertices. */
  double[] x = new double[ROOM];

  double[] y = new double[ROOM];
  double[] z = new double[ROOM];
  int[] inA = new int[ROOM];
  int[] inB = new int[ROOM];
  int points;

  /** The largest 1-norm of a point. */
  private double reach;

  /** The outward normal of each facet, its inner product with the facet, and the distance. */
  double[] nx = new double[ROOM];

  double[] ny = new double[ROOM];
  double[] nz = new double[ROOM];
  double[] offset = new double[ROOM];
  double[] distance = new double[ROOM];
  int facets;

  /** Returns the number of corners of a facet. */
  abstract int corners();

  /** Returns the number of a corner among the points; the facet k of a closed surface. */
  abstract int corner(int facet, int k);

  /** Makes the facets of a simplex from the first points; returns false if it is flat. */
  abstract boolean close();

  /** Starts with support points that span the space, if A &ominus; B is not flat. */
  abstract void addAnywhere(Vertices a, Vertices b);

  /** Replaces the facets that a point sees; returns false if the horizon is no cycle. */
  abstract boolean insert(int point, int first);

  /** Returns the facet on one plane with the given one that contains the foot of the plane. */
  abstract int containing(int facet);

  /** Returns whether all edges of facets have a facet on their other side. */
  abstract boolean isClosed();

  /**
   * Expands K until its nearest facet has no point beyond it, and makes that the candidate; returns
   * false where that cannot be done in doubles.
   *
   * @param c a simplex around the origin, if it has n + 1 points
   */
  final boolean expand(Vertices a, Vertices b, Candidate c) {
    if (!start(a, b, c)) {
      return false;
    }
    for (int k = 0; k < MOST_STEPS; k++) {
      int nearest = nearest();
      int first = corner(nearest, 0);
      double ux = nx[nearest];
      double uy = ny[nearest];
      double uz = nz[nearest];
      int i = SupportScan.support(a, -ux, -uy, -uz, inA[first]);
      int j = SupportScan.support(b, ux, uy, uz, inB[first]);
      add(a, b, i, j);
      if (!isSeen(nearest, points - 1)) {
        points--;
        choose(containing(nearest), c);
        return true;
      }
      if (!insert(points - 1, nearest)) {
        return false;
      }
    }
    return false;
  }

  private boolean start(Vertices a, Vertices b, Candidate c) {
    clear();
    if (c.size == corners() + 1) {
      for (int k = 0; k < c.size; k++) {
        add(a, b, c.a[k], c.b[k]);
      }
      if (close()) {
        return true;
      }
      clear();
    }
    addAnywhere(a, b);
    return close();
  }

  private void clear() {
    points = 0;
    facets = 0;
    reach = 0;
  }

  final void add(Vertices a, Vertices b, int i, int j) {
    if (points == x.length) {
      growPoints(2 * points);
    }
    x[points] = a.x[i] - b.x[j];
    y[points] = a.y[i] - b.y[j];
    z[points] = a.z[i] - b.z[j];
    inA[points] = i;
    inB[points] = j;
    reach = Math.max(reach, Math.abs(x[points]) + Math.abs(y[points]) + Math.abs(z[points]));
    points++;
  }

  void growPoints(int room) {
    x = Arrays.copyOf(x, room);
    y = Arrays.copyOf(y, room);
    z = Arrays.copyOf(z, room);
    inA = Arrays.copyOf(inA, room);
    inB = Arrays.copyOf(inB, room);
  }

  void growFacets(int room) {
    nx = Arrays.copyOf(nx, room);
    ny = Arrays.copyOf(ny, room);
    nz = Arrays.copyOf(nz, room);
    offset = Arrays.copyOf(offset, room);
    distance = Arrays.copyOf(distance, room);
  }

  /** Adds the support point in a direction. */
  final void addFurthest(Vertices a, Vertices b, double dx, double dy, double dz) {
    add(a, b, SupportScan.support(a, -dx, -dy, -dz, 0), SupportScan.support(b, dx, dy, dz, 0));
  }

  /** Adds the support point in the direction d or &minus;d, whichever is further from the first. */
  final void addFurther(Vertices a, Vertices b, double dx, double dy, double dz) {
    addFurthest(a, b, dx, dy, dz);
    double above = heightOfLast(dx, dy, dz);
    int i = inA[points - 1];
    int j = inB[points - 1];
    points--;
    addFurthest(a, b, -dx, -dy, -dz);
    if (-heightOfLast(dx, dy, dz) < above) {
      points--;
      add(a, b, i, j);
    }
  }

  private double heightOfLast(double dx, double dy, double dz) {
    int p = points - 1;
    return dx * (x[p] - x[0]) + dy * (y[p] - y[0]) + dz * (z[p] - z[0]);
  }

  /** Exchanges the first two points. */
  final void exchange() {
    exchange(x);
    exchange(y);
    exchange(z);
    exchange(inA);
    exchange(inB);
  }

  private static void exchange(double[] p) {
    double first = p[0];
    p[0] = p[1];
    p[1] = first;
  }

  private static void exchange(int[] p) {
    int first = p[0];
    p[0] = p[1];
    p[1] = first;
  }

  /** Sets the plane of a facet with a normal through a point. */
  final void setPlane(int f, double ux, double uy, double uz, int p) {
    nx[f] = ux;
    ny[f] = uy;
    nz[f] = uz;
    offset[f] = ux * x[p] + uy * y[p] + uz * z[p];
    distance[f] = offset[f] / Math.sqrt(ux * ux + uy * uy + uz * uz);
  }

  /** Returns whether a number still is that of a facet. */
  final boolean isPart(int f) {
    return distance[f] != REMOVED;
  }

  private int nearest() {
    int nearest = 0;
    double least = distance[0];
    for (int f = 1; f < facets; f++) {
      if (distance[f] < least) {
        least = distance[f];
        nearest = f;
      }
    }
    return nearest;
  }

  /** Returns whether a point is clearly beyond the plane of a facet. */
  final boolean isSeen(int f, int p) {
    return height(f, p) > noise(f);
  }

  /** Returns whether a point is clearly beneath it. */
  final boolean isBeneath(int f, int p) {
    return height(f, p) < -noise(f);
  }

  private double height(int f, int p) {
    return nx[f] * x[p] + ny[f] * y[p] + nz[f] * z[p] - offset[f];
  }

  private double noise(int f) {
    return NOISE * reach * (Math.abs(nx[f]) + Math.abs(ny[f]) + Math.abs(nz[f]));
  }

  /** Returns whether the plane of g is that of f, nearly. */
  final boolean isAsNear(int g, int f) {
    return distance[g] - distance[f] <= NOISE * reach;
  }

  private void choose(int facet, Candidate c) {
    c.size = corners();
    for (int k = 0; k < c.size; k++) {
      c.a[k] = inA[corner(facet, k)];
      c.b[k] = inB[corner(facet, k)];
    }
  }
}
