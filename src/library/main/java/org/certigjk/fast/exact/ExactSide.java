package org.certigjk.fast.exact;

import java.util.Arrays;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.BoundedVector;
import org.certigjk.predicates.ErrorBounds;
import org.certigjk.predicates.IntegerVector;

/**
 * The sweep over one figure for a vertex p with (p &minus; p_s) &middot; v &lt; 0, where p_s is a
 * vertex of the simplex.
 *
 * <p><b>Algorithm.</b> In doubles first, with one threshold for all; what lies within it is the
 * band. The band is swept in pairs of doubles, and what that leaves open in integers. Each step
 * returns such a vertex, or &minus;1; then {@link #isDecided} tells whether the answer is no for
 * all, or the next step must be asked.
 *
 * <p>With vertex adjacency only the neighbours of p_s are swept: if none is beyond, no vertex is,
 * because the hull is convex and its graph was built exactly. If one is, the search goes on from it
 * as long as it finds vertices that are further.
 */
final class ExactSide {

  static final int NONE = -1;

  private static final int[] NOTHING = {};

  private final Vertices polytope;
  private final int start;

  /** v for A, and also for B, where everything is multiplied by &minus;1. */
  private final BoundedVector v;

  private final int turn;

  /** The vertices of the simplex in this figure, at the places that are linked with the first. */
  private final int[] vertices;

  private final int linked;

  /** The vertices not yet decided. */
  private int[] band = NOTHING;

  private int count;

  ExactSide(Vertices polytope, int turn, BoundedVector v, int start, int[] vertices, int linked) {
    this.polytope = polytope;
    this.turn = turn;
    this.v = v;
    this.start = start;
    this.vertices = vertices;
    this.linked = linked;
  }

  boolean isDecided() {
    return count == 0;
  }

  /** Sweeps in doubles. */
  int sweep() {
    double threshold = 0;
    if (v.error != 0) {
      double error = v.error + v.norm * (1.0625 * ErrorBounds.U);
      threshold =
          ErrorBounds.sweep(ErrorBounds.U, ErrorBounds.TINY, v.norm, error, polytope.extent);
    }
    double vx = turn * v.value.xRounded();
    double vy = turn * v.value.yRounded();
    double vz = turn * v.value.zRounded();
    int[] from = polytope.from;
    return from == null
        ? sweepAll(vx, vy, vz, threshold)
        : sweepNeighbours(vx, vy, vz, threshold, from);
  }

  private int sweepAll(double vx, double vy, double vz, double threshold) {
    double[] x = polytope.x;
    double[] y = polytope.y;
    double[] z = polytope.z;
    double x0 = x[start];
    double y0 = y[start];
    double z0 = z[start];
    double least = -threshold;
    int furthest = NONE;
    for (int k = 0; k < polytope.size; k++) {
      double s = (x[k] - x0) * vx + (y[k] - y0) * vy + (z[k] - z0) * vz;
      if (!(s >= threshold)) {
        if (s < least) {
          least = s;
          furthest = k;
        } else if (!(s < -threshold)) {
          enter(k);
        }
      }
    }
    return furthest;
  }

  private int sweepNeighbours(double vx, double vy, double vz, double threshold, int[] from) {
    double least = -threshold;
    int furthest = NONE;
    for (int e = from[start]; e < from[start + 1]; e++) {
      int k = polytope.neighbours[e];
      double s = rounded(k, vx, vy, vz);
      if (s < least) {
        least = s;
        furthest = k;
      } else if (!(s >= threshold) && !(s < -threshold)) {
        enter(k);
      }
    }
    return furthest == NONE ? NONE : climb(furthest, least, vx, vy, vz, from);
  }

  /** Goes on while there is a neighbour that is further. */
  private int climb(int first, double value, double vx, double vy, double vz, int[] from) {
    int furthest = first;
    int centre = NONE;
    double least = value;
    while (centre != furthest) {
      centre = furthest;
      for (int e = from[centre]; e < from[centre + 1]; e++) {
        double s = rounded(polytope.neighbours[e], vx, vy, vz);
        if (s < least) {
          least = s;
          furthest = polytope.neighbours[e];
        }
      }
    }
    return furthest;
  }

  private double rounded(int k, double vx, double vy, double vz) {
    return (polytope.x[k] - polytope.x[start]) * vx
        + (polytope.y[k] - polytope.y[start]) * vy
        + (polytope.z[k] - polytope.z[start]) * vz;
  }

  /**
   * Puts a vertex into the band, unless it is the same point as one that is linked: for that (p
   * &minus; p_s) &middot; v = 0 is known.
   */
  private void enter(int k) {
    for (int i = 0; i < ExactPoints.SIZE; i++) {
      if ((linked >> i & 1) != 0 && isSamePoint(k, vertices[i])) {
        return;
      }
    }
    if (count == band.length) {
      band = Arrays.copyOf(band, Math.max(8, 2 * count));
    }
    band[count] = k;
    count++;
  }

  private boolean isSamePoint(int k, int l) {
    return polytope.x[k] == polytope.x[l]
        && polytope.y[k] == polytope.y[l]
        && polytope.z[k] == polytope.z[l];
  }

  /** Sweeps the band in pairs of doubles. */
  int sweepBand() {
    int rest = 0;
    int furthest = NONE;
    double least = 0;
    for (int i = 0; i < count; i++) {
      int k = band[i];
      BoundedVector edge = ExactPair.edge(polytope, start, k);
      double s = turn * edge.dot(v);
      double bound = edge.dotError(v);
      if (s < -bound) {
        if (s < least) {
          least = s;
          furthest = k;
        }
      } else if (!(s > bound)) {
        band[rest] = k;
        rest++;
      }
    }
    count = rest;
    return furthest;
  }

  /** Sweeps what is left of the band in integers. */
  int sweepBand(ExactDirection direction) {
    int furthest = NONE;
    for (int i = 0; i < count && furthest == NONE; i++) {
      IntegerVector edge = ExactPair.integerEdge(polytope, start, band[i]);
      if (turn * direction.sign(edge) < 0) {
        furthest = band[i];
      }
    }
    count = 0;
    return furthest;
  }
}
