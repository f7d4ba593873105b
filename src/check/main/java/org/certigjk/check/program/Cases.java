package org.certigjk.check.program;

import org.jspecify.annotations.Nullable;

/** The results of a file, each with its pair if there is a file of pairs. */
public final class Cases {

  private final Records results;
  private final @Nullable Records pairs;

  /** Whether one of two files has ended. */
  private boolean ended;

  /**
   * Makes the cases.
   *
   * @param pairs the pairs that the results are about, in the same order; {@code null} if the
   *     results repeat them
   */
  public Cases(Records results, @Nullable Records pairs) {
    this.results = results;
    this.pairs = pairs;
  }

  /** Returns the next case, {@code null} at the end. */
  public @Nullable Case next() throws FileException {
    if (ended) {
      return null;
    }
    /*@ nullable @*/ Line result = results.next();
    if (pairs == null) {
      return result == null ? null : new Case(result, null, null);
    }
    /*@ nullable @*/ Line pair = pairs.next();
    ended = result == null || pair == null;
    if (result != null) {
      return new Case(result, pair, ended ? surplus("results", "pairs", pairs) : null);
    }
    return pair == null ? null : new Case(pair, null, surplus("pairs", "results", results));
  }

  private static String surplus(String more, String fewer, Records ended) {
    return "more " + more + " than " + fewer + " in " + ended.file();
  }

  /** Returns whether {@link #next()} has an answer without waiting, but for blank lines. */
  public boolean isReady() throws FileException {
    return results.isReady() && (pairs == null || pairs.isReady());
  }
}
