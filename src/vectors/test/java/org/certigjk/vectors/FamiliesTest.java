package org.certigjk.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What each family says of its pairs is true exactly, and every pair is the same on every machine.
 */
public class FamiliesTest {

  /** So many pairs of each family and dimension. */
  private static final int PAIRS = Integer.getInteger("certigjk.pairs", 12);

  static Source source(PointPair pair) {
    Source source = pair.source();
    assertNotNull(source);
    return source;
  }

  public static DistanceResult.Answer<BigFraction> exact(PointPair pair) {
    return (DistanceResult.Answer<BigFraction>)
        Gjk.distance(pair.polytopeA().toRational(), pair.polytopeB().toRational());
  }

  /** Pairs of one family in 1 to 3 dimensions, and few in 4, with 1 to 12 points. */
  static Stream<PointPair> pairs(Family family, int count) {
    return pairs(family, count, NumberFormat.DOUBLE);
  }

  static Stream<PointPair> pairs(Family family, int count, NumberFormat format) {
    return IntStream.rangeClosed(family.leastDimension(), Math.min(4, family.greatestDimension()))
        .boxed()
        .flatMap(
            n ->
                IntStream.range(0, n == 4 ? Math.min(count, 3) : count)
                    .mapToObj(seed -> family.generate(seed, n, 1 + seed % 12, format)));
  }

  @TestFactory
  Stream<DynamicTest> whatIsKnownOfTheAnswerIsTrue() {
    return Arrays.stream(Family.values())
        .map(
            family ->
                DynamicTest.dynamicTest(
                    family.label(),
                    () -> pairs(family, PAIRS).forEach(FamiliesTest::assertKnownAnswer)));
  }

  static void assertKnownAnswer(PointPair pair) {
    KnownAnswer known = source(pair).answer();
    if (known != null) {
      DistanceResult.Answer<BigFraction> answer = exact(pair);
      assertEquals(known.verdict(), answer.verdict(), () -> source(pair).id());
      if (known.squaredDistance() != null) {
        assertEquals(known.squaredDistance(), answer.squaredDistance(), () -> source(pair).id());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void coordinatesAreTheSameEverywhere(Family family) {
    long hash = 0;
    for (int n = family.leastDimension(); n <= family.greatestDimension(); n++) {
      for (long seed = -3; seed < 20; seed++) {
        PointPair pair = family.generate(seed, n, 1 + (int) Math.floorMod(seed * 5, 17L));
        hash = 31 * (31 * hash + hash(pair.a())) + hash(pair.b());
      }
    }
    assertEquals(PinnedHashes.lineOf(family), family.label() + " " + Long.toHexString(hash));
  }

  private static long hash(double[][] rows) {
    long hash = rows.length;
    for (double[] row : rows) {
      for (double x : row) {
        hash = Draw.mix(hash) + Double.doubleToLongBits(x);
      }
    }
    return hash;
  }

  @ParameterizedTest
  @EnumSource
  void seedDimensionAndSizeMakeAnotherPair(Family family) {
    Set<PointPair> pairs = new HashSet<>();
    for (long seed = 0; seed < 40; seed++) {
      pairs.add(family.generate(seed, 3, 6));
    }
    boolean isFew = family == Family.BOXES || family == Family.REAPPEARANCE;
    assertTrue(pairs.size() >= (isFew ? 30 : 39), () -> pairs.size() + " different pairs");
    PointPair pair = family.generate(-5, 3, 6);
    assertEquals(pair, family.generate(-5, 3, 6));
    assertEquals(pair, Family.reproduce(source(pair).id()));
    assertEquals(pair, family.pairs(-7, 3, 6).skip(2).findFirst().orElseThrow());
    assertNotEquals(pair, family.generate(-5, 3, 7));
  }

  @ParameterizedTest
  @EnumSource
  void describesItself(Family family) {
    assertEquals(family, Family.named(family.label()));
    assertTrue(family.label().matches("[a-z]+(-[a-z]+)*"), family.label());
    assertTrue(family.definition().endsWith("."), family.definition());
    assertTrue(family.definition().length() <= 100, family.definition());
    assertTrue(!family.flags().isEmpty());
    for (int n = 1; n <= 9; n++) {
      int dimension = n;
      if (family.hasDimension(n)) {
        assertEquals(n, family.generate(1, n, 3).dimension());
      } else {
        assertThrows(IllegalArgumentException.class, () -> family.generate(1, dimension, 3));
      }
    }
    assertThrows(IllegalArgumentException.class, () -> family.generate(1, 3, 0));
  }

  @Test
  void badNames() {
    assertThrows(IllegalArgumentException.class, () -> Family.named("Gap"));
    for (String id : List.of("gap", "gap/3/8", "gap/3/8/x", "gap/3/8/1/1", "gaps/3/8/1")) {
      assertThrows(IllegalArgumentException.class, () -> Family.reproduce(id), id);
    }
  }

  @ParameterizedTest
  @EnumSource(names = "TOUCHING_.*", mode = EnumSource.Mode.MATCH_ALL)
  void contactsHaveTheFeaturesTheyName(Family family) {
    pairs(family, 12).forEach(FamiliesTest::assertContact);
  }

  /** The plane N·x = c supports both bodies, which have as many points in it as the features. */
  static void assertContact(PointPair pair) {
    BigFraction[] normal = Exactly.vector(source(pair).parameters().get("normal"));
    BigFraction[] heightsA = Exactly.heights(pair.a(), normal);
    BigFraction[] heightsB = Exactly.heights(pair.b(), normal);
    BigFraction plane = Exactly.max(heightsA);
    boolean isBelow = plane.equals(Exactly.min(heightsB));
    if (!isBelow) { // the mirror image
      plane = Exactly.max(heightsB);
      assertEquals(plane, Exactly.min(heightsA));
    }
    int inA = Exactly.affineRank(Exactly.at(pair.a(), heightsA, plane));
    int inB = Exactly.affineRank(Exactly.at(pair.b(), heightsB, plane));
    List<Integer> ranks = isBelow ? List.of(inA, inB) : List.of(inB, inA);
    assertEquals(ranksOf(source(pair)), ranks, () -> source(pair).id());
    assertEquals(pair.dimension(), Exactly.affineRank(Exactly.rows(pair.a())));
    assertEquals(pair.dimension(), Exactly.affineRank(Exactly.rows(pair.b())));
  }

  private static List<Integer> ranksOf(Source source) {
    int face = source.dimension() - 1;
    return switch (source.family()) {
      case TOUCHING_VERTEX_VERTEX -> List.of(0, 0);
      case TOUCHING_VERTEX_EDGE -> List.of(0, 1);
      case TOUCHING_VERTEX_FACE -> List.of(0, face);
      case TOUCHING_EDGE_EDGE_CROSSING, TOUCHING_EDGE_EDGE_PARALLEL -> List.of(1, 1);
      case TOUCHING_EDGE_FACE -> List.of(1, face);
      case TOUCHING_FACE_FACE -> List.of(face, face);
      default -> throw new AssertionError(source);
    };
  }

  @Test
  void gapsAreAsSmallAsTheySay() {
    pairs(Family.GAP, 100)
        .forEach(
            pair -> {
              double gap = Double.parseDouble(source(pair).parameters().get("gap"));
              double distance = Exactly.distance(source(pair).answer());
              assertTrue(gap / 2 <= distance && distance <= 2 * gap, () -> source(pair).id());
            });
  }

  @Test
  void oneUlpIsNoMoreThanOneUlp() {
    pairs(Family.ONE_ULP_APART, PAIRS)
        .forEach(
            pair -> {
              BigFraction squared = exact(pair).squaredDistance();
              assertEquals(1, squared.compareTo(BigFraction.ZERO));
              assertTrue(squared.compareTo(new BigFraction(1, 2).pow(104)) <= 0);
            });
  }

  @Test
  void everyVerdictIsCommonSomewhere() {
    for (Family family : List.of(Family.GRID, Family.BOXES, Family.FLAT)) {
      Set<Verdict> verdicts = new HashSet<>();
      pairs(family, 25).forEach(pair -> verdicts.add(exact(pair).verdict()));
      assertEquals(3, verdicts.size(), family.label());
    }
  }

  /** Of 60 pairs at least one has no answer, or a wrong verdict, in double arithmetic. */
  @ParameterizedTest
  @EnumSource
  void everyFamilyIsTooHardForTheGenericLoopOverDoubles(Family family) {
    assertTrue(
        IntStream.range(0, 60)
            .mapToObj(seed -> family.generate(seed, 3, 1 + seed % 12))
            .anyMatch(pair -> inDoubles(pair).verdict() != exact(pair).verdict()));
  }

  private static DistanceResult<Double> inDoubles(PointPair pair) {
    return Gjk.distance(
        Polytope.of(Doubles.INSTANCE, pair.a()), Polytope.of(Doubles.INSTANCE, pair.b()));
  }
}
