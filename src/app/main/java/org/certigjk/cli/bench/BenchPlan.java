package org.certigjk.cli.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.TimedPairs;

/**
 * A list of pairs that is yet to be made; the seed determines it.
 *
 * @param dimension n
 * @param size the number of points of A, and of B; families may need more
 * @param name {@value #REPEATED}, {@value #FRESH}, {@value #HARD} for pairs of all families that
 *     are not ordinary, or the label of a family
 * @param most the largest number of pairs
 * @param seed of the first pair
 */
record BenchPlan(int dimension, int size, String name, int most, long seed) {

  static final String REPEATED = "random-hulls-repeated";
  static final String FRESH = "random-hulls-fresh";
  static final String HARD = "hard";

  /** Hard pairs are small: it is not the number of points that makes them hard. */
  static final int LARGEST_HARD = 32;

  private static final int HARD_PER_FAMILY = 40;

  /** Returns the lists of one dimension and size; random hulls and hard pairs if none is named. */
  static List<BenchPlan> of(int dimension, int size, List<Family> families, int most, long seed) {
    List<String> names = new ArrayList<>();
    families.stream().filter(f -> f.hasDimension(dimension)).forEach(f -> names.add(f.label()));
    if (families.isEmpty()) {
      names.addAll(List.of(REPEATED, FRESH));
      if (size <= LARGEST_HARD) {
        names.add(HARD);
      }
    }
    return names.stream()
        .map(name -> new BenchPlan(dimension, size, name, most, seed * TimedPairs.SEEDS))
        .toList();
  }

  /** Makes the pairs. */
  BenchPairs pairs() {
    int count = TimedPairs.count(size, most);
    List<double[][][]> pairs =
        switch (name) {
          case REPEATED ->
              pairs(
                  List.of(Family.RANDOM_HULLS),
                  TimedPairs.count(size, Math.min(TimedPairs.FEW, most)));
          case FRESH -> pairs(List.of(Family.RANDOM_HULLS), count);
          case HARD -> hard();
          default -> pairs(List.of(Family.named(name)), count);
        };
    return new BenchPairs(dimension, size, name, pairs);
  }

  private List<double[][][]> hard() {
    List<Family> families =
        Arrays.stream(Family.values())
            .filter(f -> f.hasDimension(dimension) && !f.flags().contains(Flag.ORDINARY))
            .toList();
    return pairs(families, Math.min(most, HARD_PER_FAMILY * families.size()));
  }

  /** Takes turns with the families, so that any first part of the list has all of them. */
  private List<double[][][]> pairs(List<Family> families, int count) {
    int turn = families.size();
    return LongStream.range(0, count)
        .mapToObj(k -> families.get((int) (k % turn)).generate(seed + k / turn, dimension, size))
        .map(BenchPlan::points)
        .toList();
  }

  private static double[][][] points(PointPair pair) {
    return new double[][][] {pair.a(), pair.b()};
  }
}
