package org.certigjk.study.robustness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Shrinker;
import org.jspecify.annotations.Nullable;

/**
 * The smallest failing inputs: one for each contestant, precision and kind of failure that the
 * study met, shrunk.
 *
 * <p>Where a shrunk input of one contestant is one of the next as well, its shrinking begins there.
 * So the contestants of one precision and kind are done one after the other, and the answer does
 * not depend on threads.
 */
final class RobustnessFailures {

  private final List<RobustnessContestant> contestants;
  private final List<RobustnessBlock.Result> results;
  private final int limit;

  /**
   * Prepares the search.
   *
   * @param limit how many runs the shrinking of one input may take
   */
  RobustnessFailures(
      List<RobustnessContestant> contestants, List<RobustnessBlock.Result> results, int limit) {
    this.contestants = contestants;
    this.results = results;
    this.limit = limit;
  }

  /** Returns the failures: by precision, by kind, and by contestant. */
  List<RobustnessFailure> shrunk() {
    return RobustnessPrecision.ALL.stream()
        .flatMap(precision -> RobustnessOutcome.FAILURES.stream().map(o -> work(precision, o)))
        .toList()
        .parallelStream()
        .map(Work::shrunk)
        .toList()
        .stream()
        .flatMap(List::stream)
        .toList();
  }

  private <E> Work<E> work(RobustnessPrecision<E> precision, RobustnessOutcome outcome) {
    return new Work<>(precision, outcome);
  }

  /** All failures of one kind in one precision. */
  private final class Work<E> {

    private final RobustnessPrecision<E> precision;
    private final RobustnessOutcome outcome;
    private final List<PointPair> known = new ArrayList<>();

    Work(RobustnessPrecision<E> precision, RobustnessOutcome outcome) {
      this.precision = precision;
      this.outcome = outcome;
    }

    List<RobustnessFailure> shrunk() {
      List<RobustnessFailure> failures = new ArrayList<>();
      for (int c = 0; c < contestants.size(); c++) {
        @Nullable PointPair start = start(c);
        if (start != null) {
          Predicate<PointPair> fails = fails(contestants.get(c));
          PointPair smallest = Shrinker.shrink(start, limit, fails).pair();
          known.add(smallest);
          failures.add(failure(contestants.get(c), smallest));
        }
      }
      return failures;
    }

    /** Returns the smallest failing input known, {@code null} if the contestant never failed so. */
    private @Nullable PointPair start(int contestant) {
      List<PointPair> own =
          results.stream()
              .filter(result -> result.block().precision().equals(precision))
              .sorted(Comparator.comparing(RobustnessFailures::isOutOfScale))
              .map(result -> result.failures().get(contestant).get(outcome))
              .filter(Objects::nonNull)
              .toList();
      if (own.isEmpty()) {
        return null;
      }
      return Stream.concat(
              known.stream().filter(fails(contestants.get(contestant))), own.stream().limit(1))
          .min(Comparator.comparing(RobustnessFailures::length))
          .orElseThrow();
    }

    /** Returns whether the contestant fails on a pair, whose coordinates must need no rounding. */
    private Predicate<PointPair> fails(RobustnessContestant contestant) {
      DistanceVariant<E> variant = contestant.create(precision);
      return pair -> {
        @Nullable RobustnessCase<E> input = RobustnessCase.of(pair, precision);
        return input != null
            && input.pair().equals(pair)
            && contestant.takes(pair.dimension())
            && RobustnessRun.of(input, precision, variant).outcome() == outcome;
      };
    }

    private RobustnessFailure failure(RobustnessContestant contestant, PointPair pair) {
      @Nullable RobustnessCase<E> input = RobustnessCase.of(pair, precision);
      if (input == null) {
        throw new IllegalStateException(pair + " is beyond the range of " + precision);
      }
      return new RobustnessFailure(
          contestant, precision, outcome, pair, input.verdict(), input.distance());
    }
  }

  private static boolean isOutOfScale(RobustnessBlock.Result result) {
    return RobustnessGroup.of(result.block().family()) == RobustnessGroup.OUT_OF_SCALE;
  }

  private static int length(PointPair pair) {
    return pair.toString().length();
  }
}
