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
    int high = q.compareTo(square(2 * m + 1));
    int low = narrow ? q.times(Ratio.of(4)).compareTo(square(4 * m - 1)) : q.compareTo(square(2 * m - 1));
    return m % 2 == 0 ? (m == 0 || low >= 0) && high <= 0 : low > 0 && high < 0;
  }

  private static Ratio square(long x) {
    return Ratio.of(x).times(Ratio.of(x));
  }
}
