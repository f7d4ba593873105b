package org.certigjk.check.algebra;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Makes vectors, each with one denominator, of numbers that were read. */
public final class Denominators {

  /** The most bits that a denominator for several vectors has. */
  static final int SHORT = 20_000;

  /** The most bits that the numerators of a vector have in all. */
  private static final long MOST_BITS = 1L << 30;

  private Denominators() {}

  /**
   * Returns a common denominator of these numbers and another one, {@code null} if none is short,
   * or there is no other one.
   */
  public static @Nullable BigInteger shared(Row[] rows, @Nullable BigInteger other) {
    /*@ nullable @*/ BigInteger common = other;
    /*@ loop_invariant 0 <= k <= rows.length && (common != null ==> common.number() > 0);
    @ loop_assigns k, common;
    @ loop_decreases rows.length - k; @*/
    for (int k = 0; k < rows.length; k++) {
      if (common == null) {
        return null;
      }
      common = rows[k].common(common, SHORT);
    }
    return common;
  }

  /**
   * Returns the vector of these numbers: with the denominator of others if there is one, so that it
   * need not be looked for in sums, else with its own; {@code null} if that is too long.
   */
  public static @Nullable Vector vector(Row row, @Nullable BigInteger common) {
    return common == null ? vector(row) : row.over(common);
  }

  /** Returns the vector of these numbers, {@code null} if its denominator is too long. */
  public static @Nullable Vector vector(Row row) {
    /*@ nullable @*/ BigInteger own = row.common(BigInteger.ONE, limit(row.size()));
    return own == null ? null : row.over(own);
  }

  /** Returns the most bits that the denominator of a vector of this dimension has. */
  private static long limit(int dimension) {
    return Math.max(SHORT, MOST_BITS / dimension);
  }

  /** Returns why there is no vector of this dimension. */
  public static String tooLong(int dimension) {
    return "the common denominator of "
        + dimension
        + " numbers has more than "
        + limit(dimension)
        + " bits";
  }
}
