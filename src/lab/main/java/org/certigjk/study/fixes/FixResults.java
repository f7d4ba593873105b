package org.certigjk.study.fixes;

import java.util.BitSet;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.distribution.BinomialDistribution;
import org.apache.commons.math3.stat.interval.ConfidenceInterval;
import org.apache.commons.math3.stat.interval.WilsonScoreInterval;
import org.certigjk.study.Size;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.jspecify.annotations.Nullable;

/** The runs of all loops, counted. */
final class FixResults {

  /** A difference counts if one at least as great would come by chance less often than this. */
  static final double SIGNIFICANCE = 0.001;

  private final Map<String, Integer> places = new LinkedHashMap<>();
  private final List<FixBlock.Result> results;

  FixResults(List<FixLoop> loops, List<FixBlock.Result> results) {
    loops.forEach(loop -> places.put(loop.label(), places.size()));
    this.results = results;
  }

  /** Runs these loops on pairs of each family, dimension, size and precision. */
  static FixResults of(List<FixLoop> loops, Size size, long seed) {
    return new FixResults(
        loops,
        FixBlock.all(points(size)).parallelStream()
            .<FixBlock.Result>map(block -> block.run(loops, pairs(size, block.points()), seed))
            .toList());
  }

  /** Returns the numbers of points. */
  static List<Integer> points(Size size) {
    return size == Size.QUICK ? List.of(8) : List.of(4, 8, 32, 128, 512);
  }

  /** Returns how many pairs of so many points: fewer of large bodies, which take more time. */
  static int pairs(Size size, int points) {
    return size == Size.QUICK ? 2 : Math.max(4, Math.min(60, 1000 / points));
  }

  /**
   * Which runs are counted.
   *
   * @param precision the precision
   * @param inputs the group of families
   */
  record Where(RobustnessPrecision<?> precision, FixInputs inputs) {

    boolean has(FixBlock<?> block) {
      return block.precision().equals(precision) && FixInputs.of(block.family()) == inputs;
    }
  }

  /**
   * What a loop did.
   *
   * @param runs how often it ran
   * @param failures how often it failed, by each metric
   * @param supports how many support points it asked for in all
   */
  record Total(int runs, Map<FixMetric, Integer> failures, long supports) {

    /** Returns how often it failed. */
    int failures(FixMetric metric) {
      return failures.getOrDefault(metric, 0);
    }

    /** Returns Wilson's interval of 95 % for the share of failures. */
    ConfidenceInterval interval(FixMetric metric) {
      return new WilsonScoreInterval().createInterval(runs, failures(metric), 0.95);
    }
  }

  /** Returns what a loop did. */
  Total total(String loop, Where where) {
    Map<FixMetric, Integer> failures = new EnumMap<>(FixMetric.class);
    int runs = 0;
    long supports = 0;
    for (FixBlock.Result result : results) {
      FixBlock.@Nullable Runs own = runs(result, loop);
      if (own != null && where.has(result.block())) {
        runs += result.pairs();
        supports += own.supports();
        own.failures()
            .forEach((metric, set) -> failures.merge(metric, set.cardinality(), Integer::sum));
      }
    }
    return new Total(runs, failures, supports);
  }

  /**
   * Two loops on the same pairs.
   *
   * @param onlyFirst the pairs on which only the first failed
   * @param onlySecond those on which only the second failed
   */
  record Paired(int onlyFirst, int onlySecond) {

    /**
     * Returns how probable so great a difference is if each of these pairs is as likely to be of
     * the one kind as of the other: the exact sign test, two-sided.
     */
    double chance() {
      BinomialDistribution even = new BinomialDistribution(null, onlyFirst + onlySecond, 0.5);
      return Math.min(1, 2 * even.cumulativeProbability(Math.min(onlyFirst, onlySecond)));
    }

    /** Returns whether the difference may be chance. */
    boolean isUndecided() {
      return chance() >= SIGNIFICANCE;
    }

    /** Returns whether the first fails less often, and not by chance. */
    boolean firstIsBetter() {
      return onlyFirst < onlySecond && !isUndecided();
    }
  }

  /** Compares two loops pair by pair, where both take the dimension. */
  Paired paired(String first, String second, Where where, FixMetric metric) {
    int onlyFirst = 0;
    int onlySecond = 0;
    for (FixBlock.Result result : results) {
      FixBlock.@Nullable Runs one = runs(result, first);
      FixBlock.@Nullable Runs other = runs(result, second);
      if (one != null && other != null && where.has(result.block())) {
        onlyFirst += without(failures(one, metric), failures(other, metric));
        onlySecond += without(failures(other, metric), failures(one, metric));
      }
    }
    return new Paired(onlyFirst, onlySecond);
  }

  private static BitSet failures(FixBlock.Runs runs, FixMetric metric) {
    return runs.failures().getOrDefault(metric, new BitSet());
  }

  private static int without(BitSet failures, BitSet others) {
    BitSet rest = (BitSet) failures.clone();
    rest.andNot(others);
    return rest.cardinality();
  }

  private FixBlock.@Nullable Runs runs(FixBlock.Result result, String loop) {
    Integer place = places.get(loop);
    if (place == null) {
      throw new IllegalArgumentException("no loop is called '" + loop + "'");
    }
    return result.runs().get(place);
  }
}
