package org.certigjk.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.Weight;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Failing pairs become small and still fail. */
class ShrinkerTest {

  /** Whether the generic loop over doubles gives an answer, and a wrong one. */
  private static boolean isWrongInDoubles(PointPair pair) {
    DistanceResult<Double> rounded =
        Gjk.distance(
            Polytope.of(Doubles.INSTANCE, pair.a()), Polytope.of(Doubles.INSTANCE, pair.b()));
    if (!(rounded instanceof DistanceResult.Answer<Double> answer)) {
      return false;
    }
    DistanceResult.Answer<BigFraction> exact = FamiliesTest.exact(pair);
    double expected = Conversions.toDouble(exact.squaredDistance());
    return answer.verdict() != exact.verdict()
        || Math.abs(answer.squaredDistance() - expected) > 1e-6 * expected;
  }

  private static PointPair firstFailing(Family family, int dimension) {
    return family
        .pairs(0, dimension, 8)
        .limit(1000)
        .filter(ShrinkerTest::isWrongInDoubles)
        .findFirst()
        .orElseThrow();
  }

  private static int bits(PointPair pair) {
    int bits = 0;
    for (double[][] rows : List.of(pair.a(), pair.b())) {
      for (double[] row : rows) {
        for (double x : row) {
          bits += x == 0 ? 0 : Weight.highestBit(x) - Weight.lowestBit(x) + 1;
        }
      }
    }
    return bits;
  }

  @ParameterizedTest
  @CsvSource({
    "TOUCHING_VERTEX_EDGE, 2",
    "TOUCHING_VERTEX_FACE, 3",
    "ONE_ULP_APART, 2",
    "SCALED, 2"
  })
  void wrongAnswersOfDoublesBecomeSmall(Family family, int dimension) {
    PointPair pair = firstFailing(family, dimension);
    Shrunk shrunk = Shrinker.shrink(pair, 5000, ShrinkerTest::isWrongInDoubles);
    assertTrue(isWrongInDoubles(shrunk.pair()));
    assertTrue(shrunk.minimal());
    assertTrue(shrunk.pair().sizeA() + shrunk.pair().sizeB() <= 5, () -> shrunk.toString());
    assertTrue(bits(shrunk.pair()) * 2 < bits(pair), () -> shrunk.toString());
    Shrunk again = Shrinker.shrink(shrunk.pair(), 5000, ShrinkerTest::isWrongInDoubles);
    assertEquals(shrunk.pair(), again.pair());
    assertTrue(again.minimal());
  }

  @Test
  void nothingIsLeftButWhatMatters() {
    PointPair pair = Family.RANDOM_BOX.generate(1, 3, 20);
    Shrunk ratio = Shrinker.shrink(pair, 3000, p -> p.sizeA() >= 3 && p.b()[0][1] < p.a()[2][0]);
    assertEquals(
        "{{0.0, 0.0, 0.0}, {0.0, 0.0, 0.0}, {0.0, 0.0, 0.0}} and {{0.0, -1.0, 0.0}}",
        ratio.pair().toString());
  }

  /** A face of four corners is of use only as long as they are in line. */
  @Test
  void coordinatesInLineChangeTogether() {
    double[][] face = {{0.3, 0.1, 0.7}, {0.3, 0.9, 0.7}, {0.3, 0.9, 0.2}, {0.3, 0.1, 0.2}};
    PointPair pair = PointPair.of(face, new double[][] {{0.8, 0.4, 0.6}});
    Predicate<PointPair> fails =
        p ->
            p.sizeA() == 4
                && Arrays.stream(p.a()).allMatch(x -> x[0] == p.a()[0][0])
                && p.a()[0][1] == p.a()[3][1]
                && p.a()[0][1] < p.a()[1][1]
                && p.b()[0][0] > p.a()[0][0];
    assertEquals(
        "{{0.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 0.0}, {0.0, 0.0, 0.0}} and {{1.0, 0.0, 0.0}}",
        Shrinker.shrink(pair, 3000, fails).pair().toString());
  }

  @Test
  void onlyAllowedPairsAreAskedAbout() {
    PointPair pair = Family.GAP.generate(3, 3, 30);
    Predicate<PointPair> fails =
        p -> {
          assertTrue(p.sizeA() % 2 == 0);
          return p.sizeA() + p.sizeB() >= 7;
        };
    Shrunk shrunk = Shrinker.shrink(pair, 9000, p -> p.sizeA() % 2 == 0, fails);
    assertEquals(7, shrunk.pair().sizeA() + shrunk.pair().sizeB());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 10, 57, 200})
  void limitHolds(int limit) {
    PointPair pair = Family.GAP.generate(3, 3, 30);
    List<PointPair> asked = new ArrayList<>();
    Predicate<PointPair> fails =
        p -> {
          asked.add(p);
          return p.sizeA() + p.sizeB() >= 7;
        };
    Shrunk shrunk = Shrinker.shrink(pair, limit, fails);
    assertTrue(asked.size() <= limit);
    assertEquals(asked.size(), shrunk.calls());
    assertEquals(asked.size(), new HashSet<>(asked).size());
    assertTrue(shrunk.pair().sizeA() + shrunk.pair().sizeB() >= 7);
    assertTrue(
        Weight.of(shrunk.pair().a(), shrunk.pair().b()).compareTo(Weight.of(pair.a(), pair.b()))
            <= 0);
    assertFalse(limit == 1 && shrunk.minimal());
  }

  @Test
  void pairsThatDoNotFailAreNotShrunk() {
    PointPair pair = Family.GRID.generate(1, 2, 4);
    assertThrows(IllegalArgumentException.class, () -> Shrinker.shrink(pair, 10, p -> false));
    assertThrows(IllegalArgumentException.class, () -> Shrinker.shrink(pair, 0, p -> true));
  }

  @ParameterizedTest
  @ValueSource(strings = {"subnormal", "range-ends", "any-doubles", "scaled", "large-offset"})
  void extremeNumbersShrinkToo(String label) {
    PointPair pair = Family.named(label).generate(5, 3, 6);
    Shrunk shrunk = Shrinker.shrink(pair, 20000, p -> p.sizeA() + p.sizeB() >= 3);
    assertTrue(shrunk.minimal());
    assertEquals(3, shrunk.pair().sizeA() + shrunk.pair().sizeB());
    assertEquals(0, bits(shrunk.pair()));
  }

  @Test
  void weights() {
    assertEquals(new Weight(2, 0, 0), weight(0));
    assertEquals(new Weight(2, 2, 1), weight(1));
    assertEquals(new Weight(2, 3, 1), weight(-1));
    assertEquals(new Weight(2, 6, 5), weight(5));
    assertEquals(new Weight(2, 2 + 3 * 1074, Double.MIN_VALUE), weight(Double.MIN_VALUE));
    assertEquals(new Weight(2, 2 * 1024, Double.MAX_VALUE), weight(Double.MAX_VALUE));
    assertEquals(new Weight(2, 4 + 3, 1.5), weight(1.5));
    assertTrue(weight(4).compareTo(weight(5)) < 0);
  }

  private static Weight weight(double x) {
    return Weight.of(new double[][] {{x}}, new double[][] {{0}});
  }
}
