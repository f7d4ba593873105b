package org.certigjk.fast.filter;

import org.certigjk.fast.search.SupportScan;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;
import org.jspecify.annotations.Nullable;

/**
 * Proves in a few steps in doubles that two bodies at rest are closer than d, or that they are not,
 * or leaves it undecided.
 *
 * <p><b>Algorithm.</b> For a direction v and the vertices y of A &ominus; B, min v &middot; y &gt; d
 * &#8214;v&#8214; proves that they are not, and a point x of A &ominus; B with &#8214;x&#8214; &lt; d
 * that they are. The first direction is that between the centres. The vertex w found for it is the
 * first x; after that x is the direction, and the next x is the point nearest to the origin between
 * x and the vertex found for it, rounded (Gilbert, <i>An iterative procedure for computing the
 * minimum of a quadratic form on a convex set</i>, SIAM J. Control 4(1), 1966).
 *
 * <p><b>Error.</b> u = 2<sup>&minus;53</sup>, M the sum of the largest magnitudes of coordinates, V =
 * &#8214;v&#8214;<sub>1</sub>. A product with a vertex is wrong by at most 3.01u V M', M' being the
 * largest magnitude of the body; the smallest rounded product of a body, if all were computed, is
 * that close to the smallest. Where a hull is climbed, it has the vertex k if v &middot;
 * (p<sub>l</sub> &minus; p<sub>k</sub>) &gt; 0 for its neighbours l; this is wrong by at most 8.1u V
 * M'. A coordinate of x is that of a point of A &ominus; B but for e: at first u M, and 5.1u M
 * more with each step, so that after {@link #STEPS} steps &#8214;x&#8214; is wrong by less than 64u
 * M, besides 3u of itself for the root of a sum of squares. Underflow is far below that, if V is at
 * least 2<sup>&minus;300</sup>, and elsewhere nothing is decided.
 */
public final class Threshold {

  /** What is proved. */
  public enum Side {
    CLOSER,
    NOT_CLOSER,
    UNDECIDED
  }

  private static final int STEPS = 5;

  private static final double U = ErrorBounds.U;
  private static final double SMALLEST = 0x1p-300;

  /** The vertices found, or &minus;1. */
  private int inA;

  private int inB;

  /** Makes room. */
  public Threshold() {}

  /** Asks for a number d &ge; 0 and up to three dimensions. */
  public Side decide(Vertices a, Vertices b, double d) {
    double reach = a.magnitude + b.magnitude;
    if (!(reach <= ErrorBounds.LARGEST)) {
      return Side.UNDECIDED;
    }
    double vx = a.centre[0] - b.centre[0];
    double vy = a.centre[1] - b.centre[1];
    double vz = a.centre[2] - b.centre[2];
    for (int step = 0; step <= STEPS; step++) {
      double v = ErrorBounds.norm(vx, vy, vz);
      if (!(v >= SMALLEST)) {
        return Side.UNDECIDED;
      }
      double length = Math.sqrt(vx * vx + vy * vy + vz * vz);
      if (step > 0 && length * (1 + 0x1p-50) + 64 * U * reach < d) {
        return Side.CLOSER;
      }
      double gap = gap(a, b, vx, vy, vz) - 8 * U * (v * reach);
      if (gap > d * length * (1 + 0x1p-50)) {
        return Side.NOT_CLOSER;
      }
      if (Double.isNaN(gap)) {
        return Side.UNDECIDED;
      }
      double wx = a.x[inA] - b.x[inB];
      double wy = a.y[inA] - b.y[inB];
      double wz = a.z[inA] - b.z[inB];
      double along = step == 0 ? 1 : nearest(vx, vy, vz, wx - vx, wy - vy, wz - vz);
      if (!(along > 0)) {
        return Side.UNDECIDED;
      }
      vx = step == 0 ? wx : vx + along * (wx - vx);
      vy = step == 0 ? wy : vy + along * (wy - vy);
      vz = step == 0 ? wz : vz + along * (wz - vz);
    }
    return Side.UNDECIDED;
  }

  /** The t from 0 to 1 for which x + t e is nearest to the origin, nearly; 0 or NaN for none. */
  private static double nearest(
      double x, double y, double z, double ex, double ey, double ez) {
    double t = -(x * ex + y * ey + z * ez) / (ex * ex + ey * ey + ez * ez);
    return Math.min(t, 1);
  }

  /** The smallest v &middot; y, or NaN. */
  private double gap(Vertices a, Vertices b, double vx, double vy, double vz) {
    inA = lowest(a, vx, vy, vz);
    inB = lowest(b, -vx, -vy, -vz);
    if (inA < 0 || inB < 0) {
      return Double.NaN;
    }
    return SupportScan.product(a, inA, vx, vy, vz) + SupportScan.product(b, inB, -vx, -vy, -vz);
  }

  private static int lowest(Vertices p, double vx, double vy, double vz) {
    int k = SupportScan.lowest(p, vx, vy, vz);
    int @Nullable [] from = p.from;
    if (p.climb == null || from == null) {
      return k;
    }
    double bound = 9 * U * ErrorBounds.norm(vx, vy, vz) * p.magnitude;
    for (int e = from[k]; e < from[k + 1]; e++) {
      int l = p.neighbours[e];
      double x = p.x[l] - p.x[k];
      double y = p.y[l] - p.y[k];
      double z = p.z[l] - p.z[k];
      if (!(vx * x + vy * y + vz * z > bound)) {
        return -1;
      }
    }
    return k;
  }
}
