package org.certigjk.fast.impact;

import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.SupportScan;
import org.certigjk.fast.search.Vertices;

/**
 * Searches in doubles for the facet at which the line { &minus;t r } enters A &ominus; B. It
 * proposes, and proves nothing.
 *
 * <p>A portal is a simplex of n points of A &ominus; B that the line goes through: in space a
 * triangle, in the plane a segment. First one is sought, along r, where space is a plane and the
 * plane a line; if there is none, a direction normal to r separates the line from A &ominus; B.
 * Then the support point beyond the portal replaces one of its points, so that the line goes
 * through the new portal, at an earlier time, as in the dual simplex method.
 */
final class Portal {

  /** What was found. */
  enum Outcome {
    /** A portal that has no point beyond it. */
    FACET,

    /** A direction in which no point of A &ominus; B is as low as the line. */
    AXIS,

    /** Neither. */
    NOTHING
  }

  /** More steps than these are not worth taking. */
  private static final int MOST_STEPS = 200;

  /** A height below this share of its terms is taken for 0. */
  private static final double NOISE = 0x1p-45;

  /** The pairs of the portal and their differences y = a &minus; b, and room for one more. */
  private final int[] inA = new int[4];

  private final int[] inB = new int[4];
  private final double[] x = new double[4];
  private final double[] y = new double[4];
  private final double[] z = new double[4];

  /** The direction asked for last; at the end the axis. */
  double dx;

  double dy;
  double dz;

  private double rx;
  private double ry;
  private double rz;

  /** Searches, and puts the facet into the candidate. */
  Outcome find(Vertices a, Vertices b, double[] r, Candidate c) {
    rx = r[0];
    ry = r[1];
    rz = r.length == 2 ? 0 : r[2];
    Outcome outcome = r.length == 2 ? acrossPlane(a, b) : acrossSpace(a, b);
    if (outcome == Outcome.FACET) {
      outcome = r.length == 2 ? refinePlane(a, b) : refineSpace(a, b);
    }
    if (outcome == Outcome.FACET) {
      c.size = r.length;
      System.arraycopy(inA, 0, c.a, 0, c.size);
      System.arraycopy(inB, 0, c.b, 0, c.size);
    }
    return outcome;
  }

  /** Puts the lowest point in the direction d in place k; returns its height. */
  private double lowest(Vertices a, Vertices b, int k) {
    int likely = k == 3 ? 0 : k;
    int i = SupportScan.support(a, dx, dy, dz, Math.min(inA[likely], a.size - 1));
    int j = SupportScan.support(b, -dx, -dy, -dz, Math.min(inB[likely], b.size - 1));
    inA[k] = i;
    inB[k] = j;
    x[k] = a.x[i] - b.x[j];
    y[k] = a.y[i] - b.y[j];
    z[k] = a.z[i] - b.z[j];
    return height(k);
  }

  private double height(int k) {
    return dx * x[k] + dy * y[k] + dz * z[k];
  }

  private void copy(int from, int to) {
    inA[to] = inA[from];
    inB[to] = inB[from];
    x[to] = x[from];
    y[to] = y[from];
    z[to] = z[from];
  }

  private void direct(double ux, double uy, double uz) {
    dx = ux;
    dy = uy;
    dz = uz;
  }

  private void turn() {
    direct(-dx, -dy, -dz);
  }

  private Outcome acrossPlane(Vertices a, Vertices b) {
    direct(-ry, rx, 0);
    if (lowest(a, b, 0) > 0) {
      return Outcome.AXIS;
    }
    turn();
    return lowest(a, b, 1) > 0 ? Outcome.AXIS : Outcome.FACET;
  }

  /** A segment whose first point is to the right of r, seen along it, and the other to the left. */
  private Outcome refinePlane(Vertices a, Vertices b) {
    for (int step = 0; step < MOST_STEPS; step++) {
      direct(y[0] - y[1], x[1] - x[0], 0);
      double approach = dx * rx + dy * ry;
      if (approach > 0) {
        turn();
      } else if (!(approach < 0)) {
        return Outcome.NOTHING;
      }
      double level = height(0);
      if (!(lowest(a, b, 2) < level - noise())) {
        return Outcome.FACET;
      }
      copy(2, rx * y[2] - ry * x[2] < 0 ? 0 : 1);
    }
    return Outcome.NOTHING;
  }

  private double noise() {
    double reach = 0;
    for (int k = 0; k < 3; k++) {
      reach = Math.max(reach, Math.abs(x[k]) + Math.abs(y[k]) + Math.abs(z[k]));
    }
    return NOISE * reach * (Math.abs(dx) + Math.abs(dy) + Math.abs(dz));
  }

  /** Searches for a triangle around the line, as for one around the origin, seen along r. */
  private Outcome acrossSpace(Vertices a, Vertices b) {
    awayFromLine(a.centre[0] - b.centre[0], a.centre[1] - b.centre[1], a.centre[2] - b.centre[2]);
    if (lowest(a, b, 0) > 0) {
      return Outcome.AXIS;
    }
    awayFromLine(x[0], y[0], z[0]);
    if (lowest(a, b, 1) > 0) {
      return Outcome.AXIS;
    }
    for (int step = 0; step < MOST_STEPS; step++) {
      directAcross();
      if (lowest(a, b, 2) > 0) {
        return Outcome.AXIS;
      }
      double side = side(0, 1);
      if (side * side(1, 2) < 0) {
        copy(2, 0);
      } else if (side * side(2, 0) < 0) {
        copy(2, 1);
      } else {
        return Outcome.FACET;
      }
    }
    return Outcome.NOTHING;
  }

  /** Takes the direction from the line to a point; if there is none, one that is normal to r. */
  private void awayFromLine(double ux, double uy, double uz) {
    double share = (ux * rx + uy * ry + uz * rz) / (rx * rx + ry * ry + rz * rz);
    direct(ux - share * rx, uy - share * ry, uz - share * rz);
    if (dx == 0 && dy == 0 && dz == 0) {
      if (Math.abs(rx) > Math.abs(ry)) {
        direct(-rz, 0, rx);
      } else {
        direct(0, rz, -ry);
      }
    }
  }

  /** Takes the direction normal to r and to the edge from point 0 to 1, in which that is high. */
  private void directAcross() {
    double ex = x[1] - x[0];
    double ey = y[1] - y[0];
    double ez = z[1] - z[0];
    direct(ey * rz - ez * ry, ez * rx - ex * rz, ex * ry - ey * rx);
    if (height(0) < 0) {
      turn();
    }
  }

  /** det(y_i, y_j, r). */
  private double side(int i, int j) {
    return rx * (y[i] * z[j] - z[i] * y[j])
        + ry * (z[i] * x[j] - x[i] * z[j])
        + rz * (x[i] * y[j] - y[i] * x[j]);
  }

  private Outcome refineSpace(Vertices a, Vertices b) {
    for (int step = 0; step < MOST_STEPS; step++) {
      directNormal();
      double approach = dx * rx + dy * ry + dz * rz;
      if (approach > 0) {
        copy(0, 3);
        copy(1, 0);
        copy(3, 1);
        turn();
      } else if (!(approach < 0)) {
        return Outcome.NOTHING;
      }
      double level = height(0);
      double noise = noise();
      if (!(lowest(a, b, 3) < level - noise)) {
        return Outcome.FACET;
      }
      copy(3, replaced());
    }
    return Outcome.NOTHING;
  }

  private void directNormal() {
    double ex = x[1] - x[0];
    double ey = y[1] - y[0];
    double ez = z[1] - z[0];
    double fx = x[2] - x[0];
    double fy = y[2] - y[0];
    double fz = z[2] - z[0];
    direct(ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx);
  }

  /** The point without which the line goes through the triangle with the new one in its place. */
  private int replaced() {
    double w0 = side(0, 3);
    double w1 = side(1, 3);
    double w2 = side(2, 3);
    if (w0 >= 0 && w1 <= 0) {
      return 2;
    }
    return w1 >= 0 && w2 <= 0 ? 0 : 1;
  }
}
