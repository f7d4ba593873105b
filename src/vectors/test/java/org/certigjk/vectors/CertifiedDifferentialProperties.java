package org.certigjk.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.Stage;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.Mutation;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The certified query against exact oracles, on all families in 1 to 4 dimensions.
 *
 * <p>On every pair the distance is that of (B, A) and agrees with what is known by construction,
 * and the simplex proves it, judged by {@link OptimalityCheck}, an independent program in integers;
 * the same with hulls. On one pair of {@code GENERIC} the verdict, the squared distance and the
 * distance vector are those of {@code Gjk} over the rationals, and the certificate is valid. Then
 * the same for pairs changed at random, and for pairs in motion. A pair that fails is shrunk.
 *
 * <p>The default is a few pairs. Millions, on all processors, in tens of minutes:
 *
 * <pre>{@code
 * mvn -Dtest=CertifiedDifferentialProperties -Dcertigjk.pairs=20000 -Dcertigjk.seed=1 test
 * }</pre>
 *
 * <p>{@code certigjk.pairs} is the number for each family and dimension, and each {@code
 * certigjk.seed} is another block of pairs.
 */
class CertifiedDifferentialProperties {

  private static final int PAIRS = Integer.getInteger("certigjk.pairs", 12);

  /** One pair of so many goes through the generic algorithm. */
  private static final int GENERIC = Math.max(5, PAIRS / 100);

  private static final long FIRST = Long.getLong("certigjk.seed", 0) * PAIRS;

  /** Mostly few points, now and then many. */
  private static int size(long seed) {
    int k = (int) (seed & 15);
    return k < 12 ? k + 1 : k < 15 ? 24 : 90;
  }

  @TestFactory
  Stream<DynamicTest> familiesAgreeWithExactOracles() {
    return forAllFamilies(
        (family, n) ->
            seed -> {
              PointPair pair = family.generate(seed, n, size(seed));
              check(pair, CertifiedCheck::objection);
              if (seed % GENERIC == 0) {
                check(pair, CertifiedCheck::objectionOfGeneric);
              }
            });
  }

  @TestFactory
  Stream<DynamicTest> changedPairsAgreeWithExactOracles() {
    return forAllFamilies(
        (family, n) ->
            seed -> {
              PointPair pair = changed(family.generate(seed, n, 1 + size(seed) % 24), seed);
              check(pair, CertifiedCheck::objection);
              if (seed % GENERIC == 1) {
                check(pair, CertifiedCheck::objectionOfGeneric);
              }
            });
  }

  /** Returns the pair after up to 6 random changes. */
  private static PointPair changed(PointPair pair, long seed) {
    Draw draw = new Draw(seed);
    PointPair changed = pair;
    for (int k = draw.between(0, 6); k > 0; k--) {
      changed = Mutation.any(draw, changed, pair, NumberFormat.DOUBLE);
    }
    return changed;
  }

  @TestFactory
  Stream<DynamicTest> motionsAgreeWithExactOracles() {
    return forAllFamilies(
        (family, n) ->
            seed -> {
              if (seed % 4 == 0) {
                PointPair pair = family.generate(seed, n, size(seed / 4));
                check(pair, p -> CertifiedCheck.objectionOfMotion(p, seed));
              }
            });
  }

  /** Something to do with each seed, for a family and a dimension. */
  @FunctionalInterface
  private interface Trial {
    LongConsumer of(Family family, int dimension);
  }

  private static Stream<DynamicTest> forAllFamilies(Trial trial) {
    return Arrays.stream(Family.values())
        .flatMap(
            family ->
                IntStream.rangeClosed(family.leastDimension(), 4)
                    .filter(family::hasDimension)
                    .mapToObj(
                        n ->
                            DynamicTest.dynamicTest(
                                family.label() + ", dimension " + n,
                                () -> {
                                  LongStream seeds = seeds(n);
                                  seeds.forEach(trial.of(family, n));
                                })));
  }

  private static LongStream seeds(int dimension) {
    LongStream seeds =
        LongStream.range(FIRST, FIRST + (dimension == 4 ? Math.max(4, PAIRS / 8) : PAIRS));
    return PAIRS > 1000 ? seeds.parallel() : seeds;
  }

  private static void check(PointPair pair, Function<PointPair, @Nullable String> check) {
    String objection = check.apply(pair);
    if (objection != null) {
      Shrunk shrunk = Shrinker.shrink(pair, 5000, p -> check.apply(p) != null);
      Source source = pair.source();
      fail(
          "%s: %s%n%s%n%s%n%s"
              .formatted(
                  source == null ? "changed" : source.id(),
                  objection,
                  shrunk.pair(),
                  check.apply(shrunk.pair()),
                  pair));
    }
  }

  @Test
  void everyStageIsNeeded() {
    Map<Stage, Integer> counts = new EnumMap<>(Stage.class);
    DistanceWorkspace workspace = new DistanceWorkspace();
    for (Family family : Family.values()) {
      family
          .pairs(FIRST, Math.max(2, family.leastDimension()), 6)
          .limit(20)
          .forEach(
              pair -> {
                workspace.distance(pair.polytopeA(), pair.polytopeB());
                counts.merge(workspace.stage(), 1, Integer::sum);
              });
    }
    assertEquals(Stage.values().length, counts.size(), counts::toString);
  }
}
