package org.certigjk.fast.search;

import java.util.Arrays;
import org.certigjk.exact.DoubleDouble;
import org.certigjk.predicates.ErrorBounds;

/**
 * An affine map x &#8614; M x + t of the plane or of space: exactly, and with M in doubles and in
 * pairs of doubles.
 *
 * <p><b>Definition.</b> M is given, or it is R(q) / |q|&sup2; for q = (w, x, y, z) &ne; 0,
 *
 * <pre>
 *          ( w&sup2;+x&sup2;&minus;y&sup2;&minus;z&sup2;   2(xy &minus; wz)      2(xz + wy)    )
 *   R(q) = (  2(xy + wz)     w&sup2;&minus;x&sup2;+y&sup2;&minus;z&sup2;   2(yz &minus; wx)    ).
 *          (  2(xz &minus; wy)      2(yz + wx)     w&sup2;&minus;x&sup2;&minus;y&sup2;+z&sup2; )
 * </pre>
 *
 * <p><b>Error.</b> u = 2<sup>&minus;53</sup>. A matrix that is given is m, and l = 0. For a
 * quaternion, M is m + l but for {@code 64u}&sup2;, |l| &le; u|m|, |M| &le; 1: it is multiplied by
 * a power of two first, so that D = |q|&sup2; is between 1 and 16; a numerator is the sum of up to
 * four exact products, whose magnitudes have a sum of at most D, with three errors of 3.1u&sup2;;
 * so is D; and the quotient has 16u&sup2; of its own. Hence |M &minus; m| &le; {@link #wrong} =
 * 1.0625u. Underflow loses less than 2<sup>&minus;1060</sup>.
 */
public final class Placement {

  private static final int SPACE = 3;

  /** n. */
  public final int dimension;

  /** m, row after row of three numbers; 0 beyond n. */
  public final double[] m;

  /** l in the same order. */
  public final double[] low;

  /** A bound on |M &minus; m| in each entry; 0 for a matrix that is given. */
  public final double wrong;

  /** t, three numbers. */
  public final double[] t;

  /** q, or none. */
  public final double[] quaternion;

  /** The rounded sums of the magnitudes of m's entries: the largest of a row, and of all. */
  public final double row;

  public final double all;

  private Placement(
      int dimension, double[] m, double[] low, double wrong, double[] t, double[] quaternion) {
    this.dimension = dimension;
    this.m = m;
    this.low = low;
    this.wrong = wrong;
    this.t = t;
    this.quaternion = quaternion;
    double row0 = ErrorBounds.norm(m[0], m[1], m[2]);
    double row1 = ErrorBounds.norm(m[3], m[4], m[5]);
    double row2 = ErrorBounds.norm(m[6], m[7], m[8]);
    this.row = Math.max(row0, Math.max(row1, row2));
    this.all = row0 + row1 + row2;
  }

  /** Takes n rows of n + 1 finite numbers, the last of each being of t, for n = 2 or 3. */
  public static Placement of(double[] rows, int dimension) {
    double[] m = new double[SPACE * SPACE];
    double[] t = new double[SPACE];
    for (int i = 0; i < dimension; i++) {
      for (int j = 0; j < dimension; j++) {
        m[SPACE * i + j] = rows[(dimension + 1) * i + j] + 0.0;
      }
      t[i] = rows[(dimension + 1) * i + dimension] + 0.0;
    }
    return new Placement(dimension, m, new double[m.length], 0, t, new double[0]);
  }

  /** Takes q &ne; 0 and t, finite numbers. */
  public static Placement of(double[] quaternion, double[] t) {
    double[] given = quaternion.clone();
    double[] q = quaternion.clone();
    double largest = 0;
    for (double component : q) {
      largest = Math.max(largest, Math.abs(component));
    }
    int exponent = Math.getExponent(largest);
    // in two steps, since 2^-exponent may be beyond the range
    Arrays.setAll(q, k -> Math.scalb(Math.scalb(q[k], -exponent / 2), exponent / 2 - exponent));
    DoubleDouble ww = DoubleDouble.product(q[0], q[0]);
    DoubleDouble xx = DoubleDouble.product(q[1], q[1]);
    DoubleDouble yy = DoubleDouble.product(q[2], q[2]);
    DoubleDouble zz = DoubleDouble.product(q[3], q[3]);
    DoubleDouble wx = DoubleDouble.product(2 * q[0], q[1]);
    DoubleDouble wy = DoubleDouble.product(2 * q[0], q[2]);
    DoubleDouble wz = DoubleDouble.product(2 * q[0], q[3]);
    DoubleDouble xy = DoubleDouble.product(2 * q[1], q[2]);
    DoubleDouble xz = DoubleDouble.product(2 * q[1], q[3]);
    DoubleDouble yz = DoubleDouble.product(2 * q[2], q[3]);
    DoubleDouble square = ww.plus(xx).plus(yy).plus(zz);
    DoubleDouble[] numerators = {
      ww.plus(xx).minus(yy).minus(zz), xy.minus(wz), xz.plus(wy),
      xy.plus(wz), ww.minus(xx).plus(yy).minus(zz), yz.minus(wx),
      xz.minus(wy), yz.plus(wx), ww.minus(xx).minus(yy).plus(zz)
    };
    double[] m = new double[numerators.length];
    double[] low = new double[numerators.length];
    for (int k = 0; k < m.length; k++) {
      DoubleDouble entry = numerators[k].div(square);
      m[k] = entry.high();
      low[k] = entry.low();
    }
    return new Placement(SPACE, m, low, 1.0625 * ErrorBounds.U, t.clone(), given);
  }
}
