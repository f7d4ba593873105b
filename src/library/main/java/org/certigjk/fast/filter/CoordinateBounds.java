package org.certigjk.fast.filter;

import org.certigjk.predicates.ErrorBounds;

/**
 * Bounds on the error of a coordinate &sum; (w<sub>k</sub> + &delta;<sub>k</sub>) p<sub>k</sub> +
 * t, known as the sum of two doubles, and the test by which it is rounded correctly: for {@link
 * RoundedPoints}, which derives them, and for contact points at an impact.
 */
public final class CoordinateBounds {

  private static final double U = ErrorBounds.U;

  private CoordinateBounds() {}

  /** Returns &sum; |w<sub>k</sub> p<sub>k</sub>| + |t|, rounded. */
  public static double reach(
      double w0, double p0, double w1, double p1, double w2, double p2, double t) {
    return Math.abs(w0 * p0) + Math.abs(w1 * p1) + Math.abs(w2 * p2) + Math.abs(t);
  }

  /**
   * Returns the bound on the error.
   *
   * @param error1 of &delta;<sub>1</sub>, and what its product loses
   * @param d1 p<sub>1</sub> &minus; p<sub>0</sub>, or a number that is not less
   */
  public static double error(double reach, double error1, double d1, double error2, double d2) {
    return 128 * U * U * reach + error1 * Math.abs(d1) + error2 * Math.abs(d2);
  }

  /** What a number may be from high + low, with room for the rounding of the ends. */
  static double bound(double low, double error) {
    return error * 1.0625 + Math.abs(low) * 0x1p-50;
  }

  /** The lower end, rounded: if the upper one is the same, so is all between. */
  public static double lower(double high, double low, double error) {
    return high + (low - bound(low, error));
  }

  /** The upper end, rounded. */
  public static double upper(double high, double low, double error) {
    return high + (low + bound(low, error));
  }
}
