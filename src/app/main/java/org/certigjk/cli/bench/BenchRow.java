package org.certigjk.cli.bench;

import java.util.Map;
import org.certigjk.json.JsonWords;

/**
 * What is reported of one engine on one list of pairs.
 *
 * @param engine its name
 * @param version its version
 * @param precision what it computes with, "double" or "single"
 * @param count how many pairs it was asked about
 * @param nanoseconds per query; NaN if there was no query
 * @param median the time within which half of the pairs are answered, in nanoseconds
 * @param percentile the time within which 99 % of them are
 * @param ratio nanoseconds to those of the kernel; NaN if there is no such row
 * @param faults the number of pairs per fault
 * @param worstUlps the largest error of a distance, in numbers of the precision
 */
record BenchRow(
    String engine,
    String version,
    String precision,
    int count,
    double nanoseconds,
    double median,
    double percentile,
    double ratio,
    Map<BenchFault, Integer> faults,
    long worstUlps) {

  private static final double HALF = 0.5;
  private static final double MOST = 0.99;

  BenchRow {
    faults = Map.copyOf(faults);
  }

  /** Reports a run; {@code kernel} has the nanoseconds to which they are compared. */
  static BenchRow of(BenchRun run, double kernel) {
    return new BenchRow(
        run.declaration().name(),
        run.declaration().version(),
        JsonWords.of(run.declaration().precision()),
        run.count(),
        run.nanoseconds(),
        run.quantile(HALF),
        run.quantile(MOST),
        run.nanoseconds() / kernel,
        run.faults(),
        run.worstUlps());
  }

  /** Returns the number of pairs with a fault. */
  int wrong() {
    return faults.values().stream().mapToInt(Integer::intValue).sum();
  }
}
