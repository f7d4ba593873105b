package org.certigjk.study.tolerance;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.study.Numbers;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;

/**
 * The runs of one kind of bodies with one tolerance.
 *
 * @param kind the bodies
 * @param epsilon the tolerance
 * @param iterations the iterations of each pair, in the order of the pairs
 * @param exits why each run ended
 */
record ToleranceCell(
    ToleranceBody kind, double epsilon, List<Integer> iterations, List<VariantExit> exits) {

  static ToleranceCell of(ToleranceBody kind, double epsilon, List<VariantResult<Double>> runs) {
    return new ToleranceCell(
        kind,
        epsilon,
        runs.stream().map(VariantResult::iterations).toList(),
        runs.stream().map(VariantResult::exit).toList());
  }

  double mean() {
    return mean(iterations);
  }

  double standardError() {
    return standardError(iterations);
  }

  int most() {
    return iterations.stream().mapToInt(i -> i).max().orElseThrow();
  }

  /** Returns the part of the runs that ended so, in per cent. */
  String percent(VariantExit exit) {
    long count = exits.stream().filter(other -> other == exit).count();
    return Numbers.percent(count, exits.size(), 1);
  }

  /** Returns mean and standard error. */
  String text() {
    return Numbers.fixed(mean(), 2) + " ± " + Numbers.fixed(standardError(), 2);
  }

  /** Returns by how many iterations a run here is longer on an average than one there. */
  String per(double decades, ToleranceCell before) {
    List<Integer> more = new ArrayList<>();
    for (int i = 0; i < iterations.size(); i++) {
      more.add(iterations.get(i) - before.iterations.get(i));
    }
    return Numbers.fixed(mean(more) / decades, 2)
        + " ± "
        + Numbers.fixed(standardError(more) / decades, 2);
  }

  private static double mean(List<Integer> numbers) {
    return (double) numbers.stream().mapToLong(i -> i).sum() / numbers.size();
  }

  private static double standardError(List<Integer> numbers) {
    double mean = mean(numbers);
    double sum = 0;
    for (int number : numbers) {
      sum += (number - mean) * (number - mean);
    }
    return StrictMath.sqrt(sum / (numbers.size() - 1) / numbers.size());
  }
}
