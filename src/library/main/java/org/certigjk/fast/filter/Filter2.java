package org.certigjk.fast.filter;

import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;

/**
 * Proves in doubles that a simplex in the plane, or on a line, is optimal, or leaves it undecided:
 * as {@link Filter3}, with simpler expressions.
 *
 * <ul>
 *   <li>vertex: v = y<sub>0</sub>;
 *   <li>edge: v is (d<sub>y</sub>, &minus;d<sub>x</sub>) c / d&sup2;, c = y<sub>0</sub> &times; d;
 *   <li>three points: the origin is inside if the three products y<sub>i</sub> &times;
 *       y<sub>j</sub> have one sign; on a line, two points: if it is between them.
 * </ul>
 *
 * The bounds are those of three dimensions, where the third coordinates are 0.
 */
final class Filter2 {

  private Filter2() {}

  /**
   * Returns the distance of A + t and B, correctly rounded, or NaN if that is not proved. No
   * coordinate exceeds {@link ErrorBounds#LARGEST}.
   */
  static double distance(Vertices a, Vertices b, Candidate c) {
    boolean moved = c.isPlaced || ErrorBounds.norm(c.t[0], c.t[1], 0) != 0;
    double distance = distance(a, b, c, ErrorBounds.U, ErrorBounds.TINY, moved);
    return Double.isNaN(distance) && FilterLattice.contains(a, b, c.t, moved)
        ? distance(a, b, c, 0, 0, moved)
        : distance;
  }

  /**
   * Returns the distance of the origin from the line through the candidate, correctly rounded, if
   * it is proved that A &ominus; B lies on the same side of it as the origin, and that the foot is
   * in the simplex; if not, NaN or 0. Nothing is moved.
   */
  static double depth(Vertices a, Vertices b, Candidate c) {
    double depth = edge(a, b, c, ErrorBounds.U, ErrorBounds.TINY, false, -1);
    return Double.isNaN(depth) && FilterLattice.contains(a, b, c.t, false)
        ? edge(a, b, c, 0, 0, false, -1)
        : depth;
  }

  private static double distance(
      Vertices a, Vertices b, Candidate c, double u, double tiny, boolean moved) {
    return switch (c.size) {
      case 1 -> vertex(a, b, c, u, tiny, moved);
      case 2 -> edge(a, b, c, u, tiny, moved, 1);
      case 3 -> inside(a, b, c, u, tiny);
      default -> Double.NaN;
    };
  }

  private static double vertex(
      Vertices a, Vertices b, Candidate c, double u, double tiny, boolean moved) {
    double yx = a.x[c.a[0]] - b.x[c.b[0]];
    double yy = a.y[c.a[0]] - b.y[c.b[0]];
    double y = ErrorBounds.norm(yx, yy, 0);
    double reach = y;
    double ey = ErrorBounds.difference(u, tiny, y);
    if (moved) {
      double z = y;
      yx += c.t[0];
      yy += c.t[1];
      y = ErrorBounds.norm(yx, yy, 0);
      reach = z + ErrorBounds.norm(c.t[0], c.t[1], 0);
      ey = ErrorBounds.translated(u, tiny, z, y) + c.pointError;
    }
    if (y == 0) {
      return moved && u != 0 ? Double.NaN : 0; // a difference is 0 only if it is exactly 0
    }
    return FilterSweep.proves(a, b, c, yx, yy, 0, y, ey, u, tiny)
        ? RoundedDistance.vertex(a, b, c, moved, reach)
        : Double.NaN;
  }

  /**
   * Decides an edge.
   *
   * @param turn 1 for the distance; &minus;1 where the vertices are to be on the other side of the
   *     line, that of the origin
   */
  private static double edge(
      Vertices a, Vertices b, Candidate c, double u, double tiny, boolean moved, int turn) {
    int i = c.a[0];
    int j = c.b[0];
    int k = c.a[1];
    int l = c.b[1];
    double yx = a.x[i] - b.x[j];
    double yy = a.y[i] - b.y[j];
    double y = ErrorBounds.norm(yx, yy, 0);
    double reach = y;
    double ey = ErrorBounds.difference(u, tiny, y);
    if (moved) {
      double z = y;
      yx += c.t[0];
      yy += c.t[1];
      y = ErrorBounds.norm(yx, yy, 0);
      reach = z + ErrorBounds.norm(c.t[0], c.t[1], 0);
      ey = ErrorBounds.translated(u, tiny, z, y) + c.pointError;
    }
    double ax = a.x[k] - a.x[i];
    double ay = a.y[k] - a.y[i];
    double bx = b.x[l] - b.x[j];
    double by = b.y[l] - b.y[j];
    double dx = ax - bx;
    double dy = ay - by;
    double d = ErrorBounds.norm(dx, dy, 0);
    double ed =
        ErrorBounds.edge(u, tiny, ErrorBounds.norm(ax, ay, 0), ErrorBounds.norm(bx, by, 0), d)
            + c.edgeError;
    double weight1 = -(yx * dx + yy * dy);
    double bound1 = ErrorBounds.dot(u, tiny, y, ey, d, ed);
    double square = dx * dx + dy * dy;
    double boundSquare = ErrorBounds.dot(u, tiny, d, ed, d, ed);
    // twice the bound of the square, for the rounding of the difference
    if (!(weight1 > bound1 && square - weight1 > bound1 + 2 * boundSquare)) {
      return Double.NaN;
    }
    double cross = yx * dy - yy * dx;
    if (!(Math.abs(cross) > ErrorBounds.cross(u, tiny, y, ey, d, ed))) {
      // the origin is on the edge; on a line it always is
      return cross == 0 && (u == 0 || a.dimension == 1) ? 0 : Double.NaN;
    }
    double sign = turn * Math.copySign(1.0, cross);
    if (!FilterSweep.proves(a, b, c, sign * dy, -sign * dx, 0, d, ed, u, tiny)) {
      return Double.NaN;
    }
    double inverse = 1 / square;
    // λ = w / S is known as w' / S', and λ' - λ = ((w' - w) + λ (S - S')) / S', 0 < λ < 1;
    // 1.25, for the edge itself: as its square exceeds twice the bound, its error is below d / 12
    double tau = (1.25 * (bound1 + boundSquare) * inverse + 0x1p-50) * d;
    return RoundedDistance.edge(a, b, c, moved, weight1 * inverse, reach + d, tau);
  }

  /** Returns 0 if the origin is proved to be inside the triangle, else NaN. */
  private static double inside(Vertices a, Vertices b, Candidate c, double u, double tiny) {
    double x0 = a.x[c.a[0]] - b.x[c.b[0]];
    double y0 = a.y[c.a[0]] - b.y[c.b[0]];
    double x1 = a.x[c.a[1]] - b.x[c.b[1]];
    double y1 = a.y[c.a[1]] - b.y[c.b[1]];
    double x2 = a.x[c.a[2]] - b.x[c.b[2]];
    double y2 = a.y[c.a[2]] - b.y[c.b[2]];
    double z = ErrorBounds.norm(x0, y0, 0);
    z = Math.max(z, Math.max(ErrorBounds.norm(x1, y1, 0), ErrorBounds.norm(x2, y2, 0)));
    x0 += c.t[0];
    y0 += c.t[1];
    x1 += c.t[0];
    y1 += c.t[1];
    x2 += c.t[0];
    y2 += c.t[1];
    double y = (z + ErrorBounds.norm(c.t[0], c.t[1], 0)) * (1 + 0x1p-50);
    double ey = ErrorBounds.translated(u, tiny, z, y) + c.pointError;
    double bound = ErrorBounds.cross(u, tiny, y, ey, y, ey);
    double first = x0 * y1 - x1 * y0;
    double second = x1 * y2 - x2 * y1;
    double third = x2 * y0 - x0 * y2;
    double sign = Math.copySign(1.0, first);
    boolean inside = sign * first > bound && sign * second > bound && sign * third > bound;
    return inside ? 0 : Double.NaN;
  }
}
