package org.certigjk.study.robustness;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/**
 * The runs of one cell of the study, or of several put together. The answers do not depend on the
 * order in which runs are added.
 */
final class RobustnessTally {

  private final Map<RobustnessOutcome, Integer> outcomes = new EnumMap<>(RobustnessOutcome.class);
  private double[] ulps = new double[16];
  private int measured;
  private double greatestRelative;
  private int runs;
  private long iterations;
  private int mostIterations;

  void add(RobustnessRun run) {
    runs++;
    outcomes.merge(run.outcome(), 1, Integer::sum);
    iterations += run.iterations();
    mostIterations = Math.max(mostIterations, run.iterations());
    if (!Double.isNaN(run.ulps())) {
      addUlps(run.ulps());
      greatestRelative = Math.max(greatestRelative, run.relativeError());
    }
  }

  void add(RobustnessTally other) {
    runs += other.runs;
    other.outcomes.forEach((outcome, count) -> outcomes.merge(outcome, count, Integer::sum));
    iterations += other.iterations;
    mostIterations = Math.max(mostIterations, other.mostIterations);
    greatestRelative = Math.max(greatestRelative, other.greatestRelative);
    for (int k = 0; k < other.measured; k++) {
      addUlps(other.ulps[k]);
    }
  }

  private void addUlps(double error) {
    if (measured == ulps.length) {
      ulps = Arrays.copyOf(ulps, 2 * measured);
    }
    ulps[measured] = error;
    measured++;
  }

  int runs() {
    return runs;
  }

  int count(RobustnessOutcome outcome) {
    return outcomes.getOrDefault(outcome, 0);
  }

  /** Returns the runs that did not end in the right answer. */
  int failures() {
    return runs - count(RobustnessOutcome.RIGHT);
  }

  /** Returns the runs that claimed the wrong verdict. */
  int wrongVerdicts() {
    return count(RobustnessOutcome.FALSE_CONTACT) + count(RobustnessOutcome.MISSED_CONTACT);
  }

  /** Returns the runs of which the error of the distance was measured. */
  int measured() {
    return measured;
  }

  /** Returns the lower median of the errors, NaN if there is none. */
  double medianUlps() {
    double[] sorted = Arrays.copyOf(ulps, measured);
    Arrays.sort(sorted);
    return measured == 0 ? Double.NaN : sorted[(measured - 1) / 2];
  }

  double greatestUlps() {
    double[] sorted = Arrays.copyOf(ulps, measured);
    Arrays.sort(sorted);
    return measured == 0 ? Double.NaN : sorted[measured - 1];
  }

  double greatestRelativeError() {
    return measured == 0 ? Double.NaN : greatestRelative;
  }

  double meanIterations() {
    return (double) iterations / runs;
  }

  int mostIterations() {
    return mostIterations;
  }
}
