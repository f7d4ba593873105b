package org.certigjk.exact;

/** The door to {@link Sum192} for other packages: a sum of products of three longs. */
public final class WideSum {

  private final Sum192 sum = new Sum192();

  /** Adds abc; with factors of at most 2⁶¹ in magnitude there is room for 2⁸ products. */
  public void add(long a, long b, long c) {
    sum.add(a, b, c);
  }

  /** Returns the sign of the sum. */
  public int signum() {
    return sum.signum();
  }

  /** Returns the sum, rounded to a double-double. */
  public DoubleDouble rounded() {
    return sum.rounded();
  }
}
