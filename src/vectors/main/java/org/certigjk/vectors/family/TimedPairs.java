package org.certigjk.vectors.family;

/**
 * How many pairs are timed, and from which seed on. {@code certigjk bench} and the benchmarks of
 * docs/bench.md time the same.
 */
public final class TimedPairs {

  /** So many are repeated, and the processor learns their branches. */
  public static final int FEW = 25;

  /** At most so many are fresh. */
  public static final int MANY = 2000;

  /** The seeds of the first pairs are multiples of this. */
  public static final long SEEDS = 1_000_000;

  private static final int FEWEST = 8;

  /** Large bodies come in smaller numbers, so that there is room for all of them. */
  private static final int POINTS = 64_000;

  private TimedPairs() {}

  /** Returns how many pairs of bodies of this size there are. */
  public static int count(int size, int most) {
    return Math.min(most, Math.max(FEWEST, POINTS / size));
  }
}
