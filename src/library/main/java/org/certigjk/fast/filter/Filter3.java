package org.certigjk.fast.filter;

import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;

/**
 * Proves in doubles that a simplex in space is optimal, or leaves it undecided.
 *
 * <p>Proved are: the weights of the point of least norm of the simplex's affine hull are positive,
 * so that it is in the simplex; and its direction v separates all vertices ({@link FilterSweep}).
 * Each is the sign of a polynomial in the coordinates, which counts if it exceeds the bound of
 * {@link ErrorBounds}. With d, d' the edges from y<sub>0</sub>:
 *
 * <ul>
 *   <li>vertex: v = y<sub>0</sub>;
 *   <li>edge: v = d &times; (y<sub>0</sub> &times; d) / d&sup2;, weight &minus;y<sub>0</sub>
 *       &middot; d / d&sup2;;
 *   <li>face: n = d &times; d', v = n (n &middot; y<sub>0</sub>) / n&sup2;, weights d &middot; g /
 *       n&sup2; and &minus;d' &middot; g / n&sup2; with g = n &times; y<sub>0</sub>, exchanged;
 *   <li>four points: the origin is inside if the determinants of the four triples have one sign.
 * </ul>
 *
 * The remaining weight is 1 minus the others. Every edge is the difference of an edge of A and one
 * of B, so that t and the offset of the figures do not enter.
 *
 * <p>For images t is the difference of the translations, and the bounds on the vertices have what
 * the rounding of images adds.
 *
 * <p>The distance is then rounded by {@link RoundedDistance}. On integers of few bits ({@link
 * FilterLattice}) nothing is rounded, all bounds are 0, and zeros are decided, too.
 *
 * <p>That these tests against these bounds prove it is proved in Coq, of the formulas ({@code
 * filter_vertex}, {@code filter_edge}, {@code filter_face}, {@code filter_inside}) and, for bodies
 * at rest and distances, over rounded real numbers and if {@link Vertices} says the truth of
 * itself, of the text of the four cases ({@code java_vertex_right}, {@code java_edge_right}, {@code
 * java_face_right}, {@code java_inside_right}), of the pass over integers of few bits ({@code
 * second_right}) and of what {@link Filter} answers, rounding included ({@code java_filter_right}).
 * Images and depths are tested.
 *
 * <p>The methods are long because their values cannot be returned without an object for each query.
 */
final class Filter3 {

  private Filter3() {}

  /**
   * Returns the distance of A + t and B, correctly rounded, or NaN if that is not proved. No
   * coordinate exceeds {@link ErrorBounds#LARGEST}.
   */
  static double distance(Vertices a, Vertices b, Candidate c) {
    boolean moved = c.isPlaced || ErrorBounds.norm(c.t[0], c.t[1], c.t[2]) != 0;
    double distance = distance(a, b, c, ErrorBounds.U, ErrorBounds.TINY, moved);
    return Double.isNaN(distance) && FilterLattice.contains(a, b, c.t, moved)
        ? distance(a, b, c, 0, 0, moved)
        : distance;
  }

  /**
   * Returns the distance of the origin from the plane through the candidate, correctly rounded, if
   * it is proved that A &ominus; B lies on the same side of it as the origin, and that the foot is
   * in the simplex; if not, NaN or 0. Nothing is moved.
   */
  static double depth(Vertices a, Vertices b, Candidate c) {
    double depth = face(a, b, c, ErrorBounds.U, ErrorBounds.TINY, false, -1);
    return Double.isNaN(depth) && FilterLattice.contains(a, b, c.t, false)
        ? face(a, b, c, 0, 0, false, -1)
        : depth;
  }

  private static double distance(
      Vertices a, Vertices b, Candidate c, double u, double tiny, boolean moved) {
    return switch (c.size) {
      case 1 -> vertex(a, b, c, u, tiny, moved);
      case 2 -> edge(a, b, c, u, tiny, moved);
      case 3 -> face(a, b, c, u, tiny, moved, 1);
      case 4 -> inside(a, b, c, u, tiny);
      default -> Double.NaN;
    };
  }

  private static double vertex(
      Vertices a, Vertices b, Candidate c, double u, double tiny, boolean moved) {
    int i = c.a[0];
    int j = c.b[0];
    double zx = a.x[i] - b.x[j];
    double zy = a.y[i] - b.y[j];
    double zz = a.z[i] - b.z[j];
    double y = ErrorBounds.norm(zx, zy, zz);
    double reach = y;
    double ey = ErrorBounds.difference(u, tiny, y);
    if (moved) {
      double z = y;
      zx += c.t[0];
      zy += c.t[1];
      zz += c.t[2];
      y = ErrorBounds.norm(zx, zy, zz);
      reach = z + ErrorBounds.norm(c.t[0], c.t[1], c.t[2]);
      ey = ErrorBounds.translated(u, tiny, z, y) + c.pointError;
    }
    if (y == 0) {
      return moved && u != 0 ? Double.NaN : 0; // a difference is 0 only if it is exactly 0
    }
    return FilterSweep.proves(a, b, c, zx, zy, zz, y, ey, u, tiny)
        ? RoundedDistance.vertex(a, b, c, moved, reach)
        : Double.NaN;
  }

  private static double edge(
      Vertices a, Vertices b, Candidate c, double u, double tiny, boolean moved) {
    int i = c.a[0];
    int j = c.b[0];
    int k = c.a[1];
    int l = c.b[1];
    double yx = a.x[i] - b.x[j];
    double yy = a.y[i] - b.y[j];
    double yz = a.z[i] - b.z[j];
    double y = ErrorBounds.norm(yx, yy, yz);
    double reach = y;
    double ey = ErrorBounds.difference(u, tiny, y);
    if (moved) {
      double z = y;
      yx += c.t[0];
      yy += c.t[1];
      yz += c.t[2];
      y = ErrorBounds.norm(yx, yy, yz);
      reach = z + ErrorBounds.norm(c.t[0], c.t[1], c.t[2]);
      ey = ErrorBounds.translated(u, tiny, z, y) + c.pointError;
    }
    double ax = a.x[k] - a.x[i];
    double ay = a.y[k] - a.y[i];
    double az = a.z[k] - a.z[i];
    double bx = b.x[l] - b.x[j];
    double by = b.y[l] - b.y[j];
    double bz = b.z[l] - b.z[j];
    double dx = ax - bx;
    double dy = ay - by;
    double dz = az - bz;
    double d = ErrorBounds.norm(dx, dy, dz);
    double ed =
        ErrorBounds.edge(u, tiny, ErrorBounds.norm(ax, ay, az), ErrorBounds.norm(bx, by, bz), d)
            + c.edgeError;
    double weight1 = -(yx * dx + yy * dy + yz * dz);
    double bound1 = ErrorBounds.dot(u, tiny, y, ey, d, ed);
    double square = dx * dx + dy * dy + dz * dz;
    double boundSquare = ErrorBounds.dot(u, tiny, d, ed, d, ed);
    // twice the bound of the square, for the rounding of the difference
    if (!(weight1 > bound1 && square - weight1 > bound1 + 2 * boundSquare)) {
      return Double.NaN;
    }
    double cx = yy * dz - yz * dy;
    double cy = yz * dx - yx * dz;
    double cz = yx * dy - yy * dx;
    double cross = ErrorBounds.norm(cx, cy, cz);
    double ec = ErrorBounds.cross(u, tiny, y, ey, d, ed);
    if (cross == 0) {
      return u == 0 ? 0 : Double.NaN;
    }
    double vx = dy * cz - dz * cy;
    double vy = dz * cx - dx * cz;
    double vz = dx * cy - dy * cx;
    if (!FilterSweep.proves(
        a,
        b,
        c,
        vx,
        vy,
        vz,
        ErrorBounds.norm(vx, vy, vz),
        ErrorBounds.cross(u, tiny, d, ed, cross, ec),
        u,
        tiny)) {
      return Double.NaN;
    }
    double inverse = 1 / square;
    // λ = w / S is known as w' / S', and λ' - λ = ((w' - w) + λ (S - S')) / S', 0 < λ < 1;
    // 1.25, for the edge itself: as its square exceeds twice the bound, its error is below d / 12
    double tau = (1.25 * (bound1 + boundSquare) * inverse + 0x1p-50) * d;
    return RoundedDistance.edge(a, b, c, moved, weight1 * inverse, reach + d, tau);
  }

  /**
   * Decides a face.
   *
   * @param turn 1 for the distance; &minus;1 where the vertices are to be on the other side of the
   *     plane, that of the origin
   */
  private static double face(
      Vertices a, Vertices b, Candidate c, double u, double tiny, boolean moved, int turn) {
    int i = c.a[0];
    int j = c.b[0];
    int k = c.a[1];
    int l = c.b[1];
    int m = c.a[2];
    int n = c.b[2];
    double yx = a.x[i] - b.x[j];
    double yy = a.y[i] - b.y[j];
    double yz = a.z[i] - b.z[j];
    double y = ErrorBounds.norm(yx, yy, yz);
    double reach = y;
    double ey = ErrorBounds.difference(u, tiny, y);
    if (moved) {
      double z = y;
      yx += c.t[0];
      yy += c.t[1];
      yz += c.t[2];
      y = ErrorBounds.norm(yx, yy, yz);
      reach = z + ErrorBounds.norm(c.t[0], c.t[1], c.t[2]);
      ey = ErrorBounds.translated(u, tiny, z, y) + c.pointError;
    }
    double ax = a.x[k] - a.x[i];
    double ay = a.y[k] - a.y[i];
    double az = a.z[k] - a.z[i];
    double bx = b.x[l] - b.x[j];
    double by = b.y[l] - b.y[j];
    double bz = b.z[l] - b.z[j];
    double dx = ax - bx;
    double dy = ay - by;
    double dz = az - bz;
    double d = ErrorBounds.norm(dx, dy, dz);
    double ed =
        ErrorBounds.edge(u, tiny, ErrorBounds.norm(ax, ay, az), ErrorBounds.norm(bx, by, bz), d)
            + c.edgeError;
    ax = a.x[m] - a.x[i];
    ay = a.y[m] - a.y[i];
    az = a.z[m] - a.z[i];
    bx = b.x[n] - b.x[j];
    by = b.y[n] - b.y[j];
    bz = b.z[n] - b.z[j];
    double fx = ax - bx;
    double fy = ay - by;
    double fz = az - bz;
    double f = ErrorBounds.norm(fx, fy, fz);
    double ef =
        ErrorBounds.edge(u, tiny, ErrorBounds.norm(ax, ay, az), ErrorBounds.norm(bx, by, bz), f)
            + c.edgeError;
    double nx = dy * fz - dz * fy;
    double ny = dz * fx - dx * fz;
    double nz = dx * fy - dy * fx;
    double normal = ErrorBounds.norm(nx, ny, nz);
    double en = ErrorBounds.cross(u, tiny, d, ed, f, ef);
    double gx = ny * yz - nz * yy;
    double gy = nz * yx - nx * yz;
    double gz = nx * yy - ny * yx;
    double g = ErrorBounds.norm(gx, gy, gz);
    double eg = ErrorBounds.cross(u, tiny, normal, en, y, ey);
    double weight1 = -(fx * gx + fy * gy + fz * gz);
    double weight2 = dx * gx + dy * gy + dz * gz;
    double bound = ErrorBounds.dot(u, tiny, d + f, ed + ef, g, eg); // for both
    double square = nx * nx + ny * ny + nz * nz;
    double boundSquare = ErrorBounds.dot(u, tiny, normal, en, normal, en);
    // twice the bound of the square, for the rounding of the sum and the difference
    if (!(weight1 > bound
        && weight2 > bound
        && square - (weight1 + weight2) > 2 * bound + 2 * boundSquare)) {
      return Double.NaN;
    }
    double height = nx * yx + ny * yy + nz * yz;
    double boundHeight = ErrorBounds.dot(u, tiny, normal, en, y, ey);
    if (!(Math.abs(height) > boundHeight)) {
      return height == 0 && u == 0 ? 0 : Double.NaN;
    }
    double sign = turn * Math.copySign(1.0, height);
    if (!FilterSweep.proves(a, b, c, sign * nx, sign * ny, sign * nz, normal, en, u, tiny)) {
      return Double.NaN;
    }
    double inverse = 1 / square;
    // as for an edge: n² exceeds twice its bound, so that the errors of both edges are below a 12th
    double tau = (1.25 * (bound + boundSquare) * inverse + 0x1p-50) * (d + f);
    return RoundedDistance.face(
        a, b, c, moved, weight1 * inverse, weight2 * inverse, reach + d + f, tau);
  }

  /** Returns 0 if the origin is proved to be inside the tetrahedron, else NaN. */
  private static double inside(Vertices a, Vertices b, Candidate c, double u, double tiny) {
    double x0 = a.x[c.a[0]] - b.x[c.b[0]];
    double y0 = a.y[c.a[0]] - b.y[c.b[0]];
    double z0 = a.z[c.a[0]] - b.z[c.b[0]];
    double x1 = a.x[c.a[1]] - b.x[c.b[1]];
    double y1 = a.y[c.a[1]] - b.y[c.b[1]];
    double z1 = a.z[c.a[1]] - b.z[c.b[1]];
    double x2 = a.x[c.a[2]] - b.x[c.b[2]];
    double y2 = a.y[c.a[2]] - b.y[c.b[2]];
    double z2 = a.z[c.a[2]] - b.z[c.b[2]];
    double x3 = a.x[c.a[3]] - b.x[c.b[3]];
    double y3 = a.y[c.a[3]] - b.y[c.b[3]];
    double z3 = a.z[c.a[3]] - b.z[c.b[3]];
    double z = Math.max(ErrorBounds.norm(x0, y0, z0), ErrorBounds.norm(x1, y1, z1));
    z = Math.max(z, Math.max(ErrorBounds.norm(x2, y2, z2), ErrorBounds.norm(x3, y3, z3)));
    double tx = c.t[0];
    double ty = c.t[1];
    double tz = c.t[2];
    double first =
        determinant(
            x1 + tx, y1 + ty, z1 + tz, x2 + tx, y2 + ty, z2 + tz, x3 + tx, y3 + ty, z3 + tz);
    double second =
        determinant(
            x0 + tx, y0 + ty, z0 + tz, x3 + tx, y3 + ty, z3 + tz, x2 + tx, y2 + ty, z2 + tz);
    double third =
        determinant(
            x0 + tx, y0 + ty, z0 + tz, x1 + tx, y1 + ty, z1 + tz, x3 + tx, y3 + ty, z3 + tz);
    double fourth =
        determinant(
            x0 + tx, y0 + ty, z0 + tz, x2 + tx, y2 + ty, z2 + tz, x1 + tx, y1 + ty, z1 + tz);
    double y = (z + ErrorBounds.norm(tx, ty, tz)) * (1 + 0x1p-50);
    double ey = ErrorBounds.translated(u, tiny, z, y) + c.pointError;
    double cross = 2.125 * (y * y) + tiny;
    double bound = ErrorBounds.dot(u, tiny, y, ey, cross, ErrorBounds.cross(u, tiny, y, ey, y, ey));
    double sign = Math.copySign(1.0, first);
    boolean inside =
        sign * first > bound
            && sign * second > bound
            && sign * third > bound
            && sign * fourth > bound;
    return inside ? 0 : Double.NaN;
  }

  /** p &middot; (q &times; r). */
  private static double determinant(
      double px,
      double py,
      double pz,
      double qx,
      double qy,
      double qz,
      double rx,
      double ry,
      double rz) {
    return px * (qy * rz - qz * ry) + py * (qz * rx - qx * rz) + pz * (qx * ry - qy * rx);
  }
}
