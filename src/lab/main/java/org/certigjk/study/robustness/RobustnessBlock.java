package org.certigjk.study.robustness;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.PublishedSet;
import org.jspecify.annotations.Nullable;

/**
 * The runs of all contestants on pairs of one family in one dimension and precision: a part of the
 * study that one thread does.
 *
 * @param precision the precision
 * @param family the family
 * @param dimension the dimension
 * @param <E> the type of the coordinates
 */
public record RobustnessBlock<E>(RobustnessPrecision<E> precision, Family family, int dimension) {

  /** The number of points that a family is asked for. */
  public static final int POINTS = 8;

  /** The blocks of all families, in the plane and in space. */
  static List<RobustnessBlock<?>> all() {
    List<RobustnessBlock<?>> blocks = new ArrayList<>();
    for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
      for (Family family : PublishedSet.families()) {
        for (int dimension = 2; dimension <= 3; dimension++) {
          if (family.hasDimension(dimension)) {
            blocks.add(new RobustnessBlock<>(precision, family, dimension));
          }
        }
      }
    }
    return blocks;
  }

  /**
   * What was found.
   *
   * @param block where
   * @param tallies one for each contestant
   * @param failures for each contestant the first pair of each outcome other than the right one
   */
  record Result(
      RobustnessBlock<?> block,
      List<RobustnessTally> tallies,
      List<Map<RobustnessOutcome, PointPair>> failures) {}

  /** Runs every contestant that takes the dimension on so many pairs. */
  Result run(List<RobustnessContestant> contestants, int pairs, long seed) {
    List<DistanceVariant<E>> variants = new ArrayList<>();
    Result result = new Result(this, new ArrayList<>(), new ArrayList<>());
    for (RobustnessContestant contestant : contestants) {
      variants.add(contestant.create(precision));
      result.tallies.add(new RobustnessTally());
      result.failures.add(new LinkedHashMap<>());
    }
    for (long k = 0; k < pairs; k++) {
      PointPair pair = family.generate(seed + k, dimension, POINTS);
      @Nullable RobustnessCase<E> input = RobustnessCase.of(pair, precision);
      for (int c = 0; input != null && c < variants.size(); c++) {
        if (contestants.get(c).takes(dimension)) {
          run(input, variants.get(c), result.tallies.get(c), result.failures.get(c));
        }
      }
    }
    return result;
  }

  private void run(
      RobustnessCase<E> input,
      DistanceVariant<E> variant,
      RobustnessTally tally,
      Map<RobustnessOutcome, PointPair> failures) {
    RobustnessRun run = RobustnessRun.of(input, precision, variant);
    tally.add(run);
    if (run.outcome() != RobustnessOutcome.RIGHT) {
      failures.putIfAbsent(run.outcome(), input.pair());
    }
  }
}
