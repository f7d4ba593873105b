package org.certigjk.predicates;

import org.certigjk.exact.ExactSign;

/**
 * On which side of a line or a plane a point lies, without error.
 *
 * <p><b>Definition.</b> In R²: the sign of det(q &minus; p, r &minus; p), which is 1 if p, q, r
 * turn counterclockwise, &minus;1 if clockwise, 0 if they are on a line. In R³: the sign of det(q
 * &minus; p, r &minus; p, s &minus; p), which is 1 if s is on that side of the plane of p, q, r
 * from which these turn counterclockwise, 0 if all four are on a plane.
 *
 * <p><b>Algorithm.</b> Three stages, as in Shewchuk, <i>Adaptive Precision Floating-Point
 * Arithmetic and Fast Robust Geometric Predicates</i> (1997), with other bounds and other exact
 * stages:
 *
 * <ol>
 *   <li>the determinant in doubles, and a bound of its error; in the plane, with a = q &minus; p, b
 *       = r &minus; p and u = 2<sup>&minus;53</sup>,
 *       <pre>{@code
 * l = a.x * b.y   r = a.y * b.x   |(l - r) - det| <= 5 u (|l| + |r|) + 2^-1070
 * }</pre>
 *       and in space the one of {@link OrientedPlane};
 *   <li>integers of 192 bits, if one power of two makes all coordinates integers below 2⁶⁰;
 *   <li>big integers.
 * </ol>
 *
 * <p><b>Guarantee.</b> The sign is right for all finite doubles, subnormal and huge ones too: an
 * overflow makes the bound infinite or NaN, the first stage then decides nothing; underflow is in
 * the second term of the bound. The first stage allocates nothing.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a coordinate that is infinite or NaN, and
 * for points that do not have two (three) coordinates.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * double[] p = {0.5, 0.5};
 * double[] q = {12, 12};
 * double[] r = {24, Math.nextUp(24.0)};
 * Orientation.sign(p, q, r);   // 1
 * Orientation.sign(p, q, q);   // 0
 * }</pre>
 */
public final class Orientation {

  /** 5u, above 4u + O(u²): two differences, a product and a sum in each term. */
  private static final double RELATIVE = 0x1.4p-51;

  /** Above 2·2⁻¹⁰⁷⁵, the underflow of the two products. */
  private static final double ABSOLUTE = 0x1p-1070;

  private Orientation() {}

  /** Returns the sign of det(q &minus; p, r &minus; p) for points of R². */
  public static int sign(double[] p, double[] q, double[] r) {
    requireCoordinates(2, p, q, r);
    return sign(p[0], p[1], q[0], q[1], r[0], r[1]);
  }

  /** Returns the sign of det(q &minus; p, r &minus; p, s &minus; p) for points of R³. */
  public static int sign(double[] p, double[] q, double[] r, double[] s) {
    requireCoordinates(3, p, q, r, s);
    return OrientedPlane.through(p, q, r).side(s[0], s[1], s[2]);
  }

  /** Returns the sign of det(q &minus; p, r &minus; p) for points of R², given by coordinates. */
  public static int sign(double px, double py, double qx, double qy, double rx, double ry) {
    double left = (qx - px) * (ry - py);
    double right = (qy - py) * (rx - px);
    double determinant = left - right;
    double bound = RELATIVE * (Math.abs(left) + Math.abs(right)) + ABSOLUTE;
    if (determinant > bound) {
      return 1;
    }
    if (-determinant > bound) {
      return -1;
    }
    return ExactSign.orientation(px, py, qx, qy, rx, ry);
  }

  static void requireCoordinates(int count, double[]... points) {
    for (double[] point : points) {
      if (point.length != count) {
        throw new IllegalArgumentException(
            "a point has %d coordinates, here each has %d".formatted(point.length, count));
      }
    }
  }
}
