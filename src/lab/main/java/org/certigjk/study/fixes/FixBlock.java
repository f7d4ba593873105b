package org.certigjk.study.fixes;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.certigjk.study.robustness.RobustnessCase;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.variants.VariantResult;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.family.Family;
import org.jspecify.annotations.Nullable;

/**
 * The runs of all loops on pairs of one family, dimension, size and precision: what one thread
 * does. The pairs are made in the precision of the runs, so that touching bodies touch.
 *
 * @param precision the precision
 * @param family the family
 * @param dimension the dimension
 * @param points the number of points that the family is asked for
 * @param <E> the type of the coordinates
 */
record FixBlock<E>(RobustnessPrecision<E> precision, Family family, int dimension, int points) {

  /** Returns the blocks of every family and precision, in the plane and in space. */
  static List<FixBlock<?>> all(List<Integer> sizes) {
    List<FixBlock<?>> blocks = new ArrayList<>();
    for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
      for (Family family : Family.values()) {
        for (int dimension = 2; dimension <= 3; dimension++) {
          for (int points : sizes) {
            if (family.hasDimension(dimension)) {
              blocks.add(new FixBlock<>(precision, family, dimension, points));
            }
          }
        }
      }
    }
    return blocks;
  }

  /**
   * What a loop did on the pairs of a block.
   *
   * @param failures the numbers of the pairs on which it failed, by each metric
   * @param supports how many support points it asked for
   */
  record Runs(Map<FixMetric, BitSet> failures, long supports) {}

  /**
   * What was found.
   *
   * @param block where
   * @param pairs the number of pairs
   * @param runs those of each loop; {@code null} for one that does not take them
   */
  record Result(FixBlock<?> block, int pairs, List<@Nullable Runs> runs) {}

  /** Runs every loop on so many pairs. */
  Result run(List<FixLoop> loops, int pairs, long seed) {
    List<FixCase<E>> cases = cases(pairs, seed);
    List<@Nullable Runs> runs = new ArrayList<>();
    for (FixLoop loop : loops) {
      runs.add(loop.takes(precision, dimension) ? run(loop, cases) : null);
    }
    return new Result(this, cases.size(), runs);
  }

  /** Every seed gives other pairs: the seeds of the pairs are mixed. */
  List<FixCase<E>> cases(int pairs, long seed) {
    NumberFormat format =
        precision.equals(RobustnessPrecision.FLOAT) ? NumberFormat.SINGLE : NumberFormat.DOUBLE;
    List<FixCase<E>> cases = new ArrayList<>();
    Draw seeds = new Draw(Draw.mix(seed));
    for (int k = 0; k < pairs; k++) {
      PointPair pair = family.generate(seeds.nextLong(), dimension, points, format);
      @Nullable RobustnessCase<E> input = RobustnessCase.of(pair, precision);
      if (input != null) {
        cases.add(new FixCase<>(input, precision));
      }
    }
    return cases;
  }

  private Runs run(FixLoop loop, List<FixCase<E>> cases) {
    DistanceVariant<E> variant = loop.create(precision);
    Map<FixMetric, BitSet> failures = new EnumMap<>(FixMetric.class);
    long supports = 0;
    for (int k = 0; k < cases.size(); k++) {
      FixCase<E> each = cases.get(k);
      VariantResult<E> result = each.run(variant, loop.isScaled());
      FixCase.Judgement judgement = each.judge(result);
      supports += result.supportCalls();
      for (FixMetric metric : FixMetric.values()) {
        if (metric.fails(judgement, each.unit())) {
          failures.computeIfAbsent(metric, none -> new BitSet()).set(k);
        }
      }
    }
    return new Runs(failures, supports);
  }
}
