package org.certigjk.check.algebra;

/** Rounded roots. */
public final class Root {

  private Root() {}

  /**
   * Whether a whole number m is the root of q/4 rounded, a tie to an even m: (2m − 1)² ≤ q ≤ (2m +
   * 1)².
   *
   * @param narrow whether the number that comes before m is m − 1/2, not m − 1: (4m − 1)² ≤ 4q
   */
  public static boolean isRounded(long m, Ratio q, boolean narrow) {
    if (m < 0 || m >= 1L << 60 || q.signum() < 0) {
      return false;
    }
    boolean even = m % 2 == 0;
    return !reaches(q, 2 * m + 1, !even) && (m == 0 || isAbove(q, m, narrow, even));
  }

  private static boolean isAbove(Ratio q, long m, boolean narrow, boolean even) {
    return narrow ? reaches(q.times(Ratio.of(4)), 4 * m - 1, even) : reaches(q, 2 * m - 1, even);
  }

  /** Whether x² ≤ q, and x² ≠ q unless they may be equal. */
  private static boolean reaches(Ratio q, long x, boolean equal) {
    int sign = q.compareTo(square(x));
    return sign > 0 || (equal && sign == 0);
  }

  private static Ratio square(long x) {
    return Ratio.of(x).times(Ratio.of(x));
  }
}
