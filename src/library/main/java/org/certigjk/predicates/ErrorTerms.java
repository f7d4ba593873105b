package org.certigjk.predicates;

/**
 * The rounding errors of sums and differences, which are doubles themselves (Knuth; see Ogita, Rump
 * and Oishi, <i>Accurate sum and dot product</i>, SIAM J. Sci. Comput. 26(6), 2005).
 *
 * <p><b>Limits.</b> Nothing overflows.
 */
public final class ErrorTerms {

  private ErrorTerms() {}

  /** Returns a &minus; b &minus; h for h = fl(a &minus; b), exactly. */
  public static double ofDifference(double a, double b, double h) {
    double v = a - h;
    return a - (h + v) + (v - b);
  }

  /** Returns a + b &minus; s for s = fl(a + b), exactly. */
  public static double ofSum(double a, double b, double s) {
    double v = s - a;
    return a - (s - v) + (b - v);
  }
}
