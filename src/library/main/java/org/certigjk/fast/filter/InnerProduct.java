package org.certigjk.fast.filter;

import org.certigjk.predicates.ErrorTerms;

/**
 * The inner product of three numbers with three others as a sum of two doubles, evaluated as if
 * with twice the precision (Ogita, Rump and Oishi, <i>Accurate sum and dot product</i>, SIAM J.
 * Sci. Comput. 26(6), 2005, algorithm Dot2).
 */
public final class InnerProduct {

  private InnerProduct() {}

  /** Returns it, rounded; the low part repeats the steps, which the compiler merges. */
  public static double high(double a0, double b0, double a1, double b1, double a2, double b2) {
    return a0 * b0 + a1 * b1 + a2 * b2;
  }

  /** Returns the sum of the errors of the three products and the two sums, which are exact. */
  public static double low(double a0, double b0, double a1, double b1, double a2, double b2) {
    double p0 = a0 * b0;
    double p1 = a1 * b1;
    double p2 = a2 * b2;
    double p01 = p0 + p1;
    double products = Math.fma(a0, b0, -p0) + Math.fma(a1, b1, -p1) + Math.fma(a2, b2, -p2);
    return ErrorTerms.ofSum(p0, p1, p01) + ErrorTerms.ofSum(p01, p2, p01 + p2) + products;
  }

  /** Returns the inner product and t, rounded. */
  public static double high(
      double a0, double b0, double a1, double b1, double a2, double b2, double t) {
    return high(a0, b0, a1, b1, a2, b2) + t;
  }

  /** Returns the sum of the errors of that. */
  public static double low(
      double a0, double b0, double a1, double b1, double a2, double b2, double t) {
    double sum = high(a0, b0, a1, b1, a2, b2);
    return low(a0, b0, a1, b1, a2, b2) + ErrorTerms.ofSum(sum, t, sum + t);
  }
}
