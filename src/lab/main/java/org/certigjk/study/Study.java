package org.certigjk.study;

import java.util.List;
import java.util.function.Function;

/**
 * A study: it reproduces a table, a figure, a claim or a counterexample of a paper.
 *
 * <p><b>Guarantee expected of implementations.</b> The report depends on the size and the seed
 * only, to the last bit: random numbers come from {@link org.certigjk.vectors.Draw}, functions from
 * {@link StrictMath}, and work that is spread over threads is put together in a fixed order.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Study study = Studies.named("death-polytope");
 * study.run(Size.QUICK, Study.DEFAULT_SEED).tables().get(0).columns().get(0).name(); // "n"
 * }</pre>
 */
public interface Study {

  /** The seed of the published reports. */
  long DEFAULT_SEED = 1;

  /** Returns the name of the study in kebab case, which is also that of its files. */
  String label();

  /** Returns the title of its report. */
  String title();

  /** Returns what it reproduces: the paper, and the table, figure or section. */
  String source();

  /** Returns the question that it answers, in one or two sentences. */
  String question();

  /** Returns whether it draws random numbers; if not, the seed does not matter. */
  boolean random();

  /**
   * Returns the charts of a report. They show the numbers that its tables print, so that they can
   * be drawn again from the tables alone.
   *
   * @param tables the tables by their names
   */
  default List<Chart> charts(Function<String, StudyTable> tables) {
    return List.of();
  }

  /** Does the work. */
  StudyReport run(Size size, long seed);

  /** The last column of {@link #confirm}: "yes" or "no". */
  String CONFIRMED = "confirmed";

  /**
   * Asks other random numbers whether what the documentation says of this study still holds.
   *
   * @return a row for each claim, the last column {@link #CONFIRMED}
   * @throws UnsupportedOperationException if the study keeps no claims
   */
  default StudyTable confirm(Size size, long seed) {
    throw new UnsupportedOperationException("study " + label() + " keeps no claims to confirm");
  }
}
