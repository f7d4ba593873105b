package org.certigjk.fast.impact;

import org.certigjk.fast.filter.InnerProduct;
import org.certigjk.predicates.ErrorBounds;
import org.certigjk.predicates.ErrorTerms;

/** What {@link ImpactFilter} rounds a time with: a point of the line, and bounds on its errors. */
final class ImpactBounds {

  private static final double U = ErrorBounds.U;

  private ImpactBounds() {}

  /** Returns a coordinate of &sum; w<sub>k</sub> (p<sub>k</sub> &minus; q<sub>k</sub>) + t r. */
  static double point(
      double w0,
      double p0,
      double q0,
      double w1,
      double p1,
      double q1,
      double w2,
      double p2,
      double q2,
      double t,
      double r) {
    double inA = InnerProduct.high(w0, p0, w1, p1, w2, p2);
    double inB = InnerProduct.high(w0, q0, w1, q1, w2, q2);
    double y = inA - inB;
    double path = t * r;
    double s = y + path;
    double low =
        InnerProduct.low(w0, p0, w1, p1, w2, p2)
            - InnerProduct.low(w0, q0, w1, q1, w2, q2)
            + ErrorTerms.ofDifference(inA, inB, y);
    return s + (low + ErrorTerms.ofSum(y, path, s) + Math.fma(t, r, -path));
  }

  /**
   * Returns the bound on its error.
   *
   * @param s &ge; its magnitude
   * @param reach &ge; all that it is the sum of, in magnitude, but for 1 %
   */
  static double ofPoint(double s, double reach) {
    return 2 * U * s + 64 * U * U * reach + ErrorBounds.TINY;
  }

  /**
   * Returns the bound on the error of a rest that is a quotient by the approach.
   *
   * @param wrong the bound on the dividend
   * @param ea the bound on the approach
   */
  static double ofRest(double wrong, double approach, double ea, double rest) {
    return 1.01 * wrong / approach + Math.abs(rest) * (1.01 * ea / approach + 4 * U);
  }

  /** The lower end of what the time may be, rounded. */
  static double lower(double t, double rest, double error) {
    return t + (rest - 1.0625 * error);
  }

  /** The upper end, rounded. */
  static double upper(double t, double rest, double error) {
    return t + (rest + 1.0625 * error);
  }
}
