package org.certigjk.predicates;

import org.certigjk.exact.ExactSign;

/**
 * The plane through three points of R³ with double coordinates, for asking many times on which side
 * of it a point lies.
 *
 * <p><b>Definition.</b> {@link #side} is {@link Orientation}: the sign of det(q &minus; p, r
 * &minus; p, s &minus; p). Three points on a line have no plane; then every side is 0.
 *
 * <p><b>Algorithm.</b> With a = q &minus; p, b = r &minus; p, c = s &minus; p, u =
 * 2<sup>&minus;53</sup>, everything computed in doubles in this order,
 *
 * <pre>{@code
 * n.x = a.y * b.z - a.z * b.y     m.x = |a.y * b.z| + |a.z * b.y|     (y and z likewise)
 * d = c.x * n.x + c.y * n.y + c.z * n.z
 * |d - det| <= 10 u (|c.x| m.x + |c.y| m.y + |c.z| m.z) + 2^-1070 (1 + |c.x| + |c.y| + |c.z|)
 * }</pre>
 *
 * If |d| is above this bound, its sign is that of the determinant; if not, integers decide. The
 * first term is for rounding: each of the six products goes through at most eight operations, 8u +
 * O(u²) of its magnitude. The second is for underflow: each product of the normal may be off by
 * 2<sup>&minus;1075</sup>, which a coordinate of c multiplies, and each of the last three products
 * by the same. Rounding is monotone, so that no intermediate result has overflowed if the bound is
 * finite; if it is infinite or NaN, nothing is above it.
 *
 * <p><b>Guarantee.</b> Immutable. The side is right for all finite doubles.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a coordinate that is infinite or NaN, at
 * the latest when a side is asked for.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * OrientedPlane plane =
 *     OrientedPlane.through(new double[] {0, 0, 0}, new double[] {1, 0, 0}, new double[] {0, 1, 0});
 * plane.side(7, 7, Double.MIN_VALUE);   // 1
 * plane.side(7, 7, 0);                  // 0
 * }</pre>
 */
public final class OrientedPlane {

  /** 10u. */
  private static final double RELATIVE = 0x1.4p-50;

  private static final double ABSOLUTE = 0x1p-1070;

  private final double px;
  private final double py;
  private final double pz;
  private final double qx;
  private final double qy;
  private final double qz;
  private final double rx;
  private final double ry;
  private final double rz;
  private final double nx;
  private final double ny;
  private final double nz;
  private final double mx;
  private final double my;
  private final double mz;

  private OrientedPlane(
      double px,
      double py,
      double pz,
      double qx,
      double qy,
      double qz,
      double rx,
      double ry,
      double rz) {
    this.px = px;
    this.py = py;
    this.pz = pz;
    this.qx = qx;
    this.qy = qy;
    this.qz = qz;
    this.rx = rx;
    this.ry = ry;
    this.rz = rz;
    double ax = qx - px;
    double ay = qy - py;
    double az = qz - pz;
    double bx = rx - px;
    double by = ry - py;
    double bz = rz - pz;
    this.nx = ay * bz - az * by;
    this.ny = az * bx - ax * bz;
    this.nz = ax * by - ay * bx;
    this.mx = Math.abs(ay * bz) + Math.abs(az * by);
    this.my = Math.abs(az * bx) + Math.abs(ax * bz);
    this.mz = Math.abs(ax * by) + Math.abs(ay * bx);
  }

  /** Returns the plane through three points of R³. */
  public static OrientedPlane through(double[] p, double[] q, double[] r) {
    Orientation.requireCoordinates(3, p, q, r);
    return new OrientedPlane(p[0], p[1], p[2], q[0], q[1], q[2], r[0], r[1], r[2]);
  }

  /** Returns the plane through (px, py, pz), (qx, qy, qz) and (rx, ry, rz). */
  public static OrientedPlane through(
      double px,
      double py,
      double pz,
      double qx,
      double qy,
      double qz,
      double rx,
      double ry,
      double rz) {
    return new OrientedPlane(px, py, pz, qx, qy, qz, rx, ry, rz);
  }

  /** Returns the sign of det(q &minus; p, r &minus; p, s &minus; p). */
  public int side(double sx, double sy, double sz) {
    double cx = sx - px;
    double cy = sy - py;
    double cz = sz - pz;
    double determinant = cx * nx + cy * ny + cz * nz;
    cx = Math.abs(cx);
    cy = Math.abs(cy);
    cz = Math.abs(cz);
    double bound = RELATIVE * (cx * mx + cy * my + cz * mz) + ABSOLUTE * (1 + cx + cy + cz);
    if (determinant > bound) {
      return 1;
    }
    if (-determinant > bound) {
      return -1;
    }
    return ExactSign.orientation(px, py, pz, qx, qy, qz, rx, ry, rz, sx, sy, sz);
  }

  /**
   * Returns det(q &minus; p, r &minus; p, s &minus; p), rounded; NaN or infinite after overflow.
   */
  public double height(double sx, double sy, double sz) {
    return (sx - px) * nx + (sy - py) * ny + (sz - pz) * nz;
  }
}
