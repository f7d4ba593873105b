package org.certigjk.explorer.subsets;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.subalgorithms.Finding;
import org.certigjk.subalgorithms.Trial;
import org.jspecify.annotations.Nullable;

/**
 * A subset that a sub-algorithm looked at.
 *
 * @param asked the question
 * @param trial what it told of the subset
 * @param exact what it finds of the subset in exact arithmetic; {@code null} if that is no
 *     question, or the trial is exact
 * @param isOtherwise whether exact arithmetic finds something else
 * @param <E> the type of the coordinates
 */
record Row<E>(
    Asked<E> asked, Trial<E> trial, @Nullable Trial<BigFraction> exact, boolean isOtherwise) {

  static <E> Row<E> of(Asked<E> asked, Trial<E> trial) {
    Trial<BigFraction> exact = ExactTrial.of(asked, trial);
    boolean isOtherwise = exact != null && !exact.text().equals(trial.text());
    return new Row<>(asked, trial, exact, isOtherwise);
  }

  /** Returns whether the finding is true of what was computed, and of the call. */
  boolean holds() {
    return trial.holds() && (!trial.finding().isOfCaches() || isOfLastCall());
  }

  /** Returns whether the points that are kept are those of the last answer, and what is tried. */
  private boolean isOfLastCall() {
    int newest = asked.size() - 1;
    boolean isRest = asked.last().size() == newest && !asked.last().contains(newest);
    return trial.named().equals(asked.last())
        && switch (trial.finding()) {
          case UNCHANGED -> isRest && asked.trials().size() == 1 && asked.isAnswer(asked.last());
          case KEPT_WITH_NEWEST ->
              isRest && asked.trials().stream().allMatch(one -> one.members().contains(newest));
          default -> !isRest || newest == 0;
        };
  }

  boolean isOfRounding() {
    Finding finding = trial.finding();
    return finding.isOfRounding();
  }
}
