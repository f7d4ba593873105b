package org.certigjk.vectors;

import static org.certigjk.vectors.FamiliesTest.exact;
import static org.certigjk.vectors.FamiliesTest.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.number.Floats;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.FamilyPart;
import org.certigjk.vectors.family.Fingerprints;
import org.certigjk.vectors.family.PublishedSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The twins in floats keep what their families promise, in the range and precision of floats. */
class SingleTwinsTest {

  private static final NumberFormat SINGLE = NumberFormat.SINGLE;

  private static Stream<PointPair> twins(Family family, int count) {
    return FamiliesTest.pairs(family, count, SINGLE);
  }

  private static String parameter(PointPair pair, String name) {
    String value = source(pair).parameters().get(name);
    assertNotNull(value, name);
    return value;
  }

  private static double largest(PointPair pair) {
    return Stream.of(pair.a(), pair.b())
        .flatMap(Arrays::stream)
        .flatMapToDouble(Arrays::stream)
        .map(Math::abs)
        .max()
        .orElseThrow();
  }

  @ParameterizedTest
  @EnumSource
  void everyCoordinateIsAFloat(Family family) {
    for (int n = family.leastDimension(); n <= family.greatestDimension(); n++) {
      for (int seed = 0; seed < 60; seed++) {
        PointPair pair = family.generate(seed, n, 1 + seed % 33, SINGLE);
        assertTrue(Query.of(pair).single(), () -> source(pair).id());
        assertEquals(SINGLE, source(pair).format());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsKnownOfTheAnswerIsTrue(Family family) {
    twins(family, 12).forEach(FamiliesTest::assertKnownAnswer);
  }

  @ParameterizedTest
  @EnumSource
  void asMuchIsKnownAsOfThePairsInDoubles(Family family) {
    Set<String> known = new TreeSet<>();
    Set<String> ofDoubles = new TreeSet<>();
    for (int seed = 0; seed < 600; seed++) {
      known.add(shape(family.generate(seed, 3, 4, SINGLE)));
      ofDoubles.add(shape(family.generate(seed, 3, 4)));
    }
    assertEquals(ofDoubles, known);
  }

  /** Which parameters there are, and what is known. */
  private static String shape(PointPair pair) {
    KnownAnswer answer = source(pair).answer();
    return source(pair).parameters().keySet()
        + (answer == null ? "" : answer.verdict() + " " + (answer.squaredDistance() != null));
  }

  @ParameterizedTest
  @EnumSource(names = "TOUCHING_.*", mode = EnumSource.Mode.MATCH_ALL)
  void contactsHaveTheFeaturesTheyName(Family family) {
    twins(family, 12).forEach(FamiliesTest::assertContact);
  }

  @ParameterizedTest
  @EnumSource
  void idsBringThePairBack(Family family) {
    PointPair pair = family.generate(-5, 3, 6, SINGLE);
    assertEquals(family.label() + "/3/6/-5/single", source(pair).id());
    assertEquals(pair, Family.reproduce(source(pair).id()));
    assertNotEquals(pair, family.generate(-4, 3, 6, SINGLE));
    assertFalse(family.definition(SINGLE).contains("|"));
    assertFalse(family.definition(SINGLE).contains("doubles"), family.definition(SINGLE));
  }

  @Test
  void gapsAreAsSmallAsTheySay() {
    twins(Family.GAP, 60)
        .forEach(
            pair -> {
              double gap = Double.parseDouble(parameter(pair, "gap"));
              double distance = Exactly.distance(source(pair).answer());
              assertTrue(gap >= 1e-6);
              assertTrue(gap / 2 <= distance && distance <= 2 * gap, () -> source(pair).id());
            });
  }

  @Test
  void oneUlpIsNoMoreThanOneUlp() {
    twins(Family.ONE_ULP_APART, 12)
        .forEach(
            pair -> {
              BigFraction squared = exact(pair).squaredDistance();
              assertEquals(1, squared.compareTo(BigFraction.ZERO));
              assertTrue(squared.compareTo(new BigFraction(1, 2).pow(46)) <= 0);
            });
  }

  @Test
  void halfwayIsHalfwayBetweenFloats() {
    twins(Family.HALFWAY, 24)
        .forEach(
            pair -> {
              BigFraction squared = exact(pair).squaredDistance();
              double distance = Conversions.sqrtToDouble(squared);
              double ulps = Math.abs(distance - (float) distance) / Math.ulp((float) distance);
              assertEquals(0.5, ulps, 0x1p-12, () -> source(pair).id());
            });
  }

  @Test
  void nearlyParallelFacesAreClose() {
    twins(Family.NEARLY_PARALLEL_FACES, 30)
        .forEach(
            pair -> {
              double distance = Conversions.sqrtToDouble(exact(pair).squaredDistance());
              assertTrue(distance < 0x1p-15, () -> source(pair).id());
            });
  }

  @Test
  void theSmallBodyBesideALargeOneKeepsItsShape() {
    twins(Family.SIZE_RATIO, 100)
        .filter(pair -> pair.dimension() > 1 && pair.sizeA() > 3)
        .forEach(
            pair -> {
              double ratio = Double.parseDouble(parameter(pair, "ratio"));
              double least =
                  Math.min(
                      FamilyPropertiesTest.extent(pair.a()), FamilyPropertiesTest.extent(pair.b()));
              assertTrue(0.3 / ratio < least && least < 2.001 / ratio, () -> source(pair).id());
            });
  }

  @Test
  void theRangeOfFloatsIsUsedToItsEnds() {
    double[] largest =
        twins(Family.RANGE_ENDS, 200).mapToDouble(SingleTwinsTest::largest).toArray();
    assertEquals(127, Math.getExponent(Arrays.stream(largest).max().orElseThrow()));
    assertTrue(Arrays.stream(largest).min().orElseThrow() < 0x1p-124);
    twins(Family.SUBNORMAL, 50).forEach(pair -> assertTrue(largest(pair) < Float.MIN_NORMAL));
  }

  @Test
  void deathPolytopesAndReappearancesTakeAsLongAsTheySay() {
    for (Family family : new Family[] {Family.DEATH_POLYTOPE, Family.REAPPEARANCE}) {
      twins(family, 30)
          .forEach(
              pair ->
                  assertEquals(
                      Integer.parseInt(parameter(pair, "iterations")), exact(pair).iterations()));
    }
    PointPair largest = Family.DEATH_POLYTOPE.generate(1, 2, 60, SINGLE);
    assertEquals(22, Math.max(largest.sizeA(), largest.sizeB()));
  }

  @Test
  void everyVerdictIsCommonSomewhere() {
    for (Family family : new Family[] {Family.GRID, Family.BOXES, Family.FLAT}) {
      Set<Verdict> verdicts = new TreeSet<>();
      twins(family, 25).forEach(pair -> verdicts.add(exact(pair).verdict()));
      assertEquals(3, verdicts.size(), family.label());
    }
  }

  /** Of 120 pairs at least one has no answer, or a wrong verdict, in float arithmetic. */
  @ParameterizedTest
  @EnumSource
  void everyFamilyIsTooHardForTheGenericLoopOverFloats(Family family) {
    assertTrue(
        IntStream.range(0, 120)
            .mapToObj(seed -> family.generate(seed, 3, 1 + seed % 12, SINGLE))
            .anyMatch(
                pair ->
                    Gjk.distance(
                                Polytope.of(Floats.INSTANCE, pair.a()),
                                Polytope.of(Floats.INSTANCE, pair.b()))
                            .verdict()
                        != exact(pair).verdict()));
  }

  /** One number for the coordinates of the published families, and one for their poses. */
  @Test
  void coordinatesAndPosesAreTheSameEverywhere() {
    long twins = 0;
    long posed = 0;
    for (Family family : PublishedSet.families()) {
      for (int n = family.leastDimension(); n <= family.greatestDimension(); n++) {
        for (long seed = -1; seed < 5; seed++) {
          int points = 1 + (int) (seed + 1) * 3;
          Query twin = Query.of(family.generate(seed, n, points, SINGLE));
          twins = Draw.mix(twins) + Fingerprints.of(twin);
          if (family.hasPoses()) {
            FamilyPart part = FamilyPart.of(family, n, points, seed, 1).withPoses();
            posed = Draw.mix(posed) + Fingerprints.of(part.at(0).query());
            posed = Draw.mix(posed) + Fingerprints.of(part.single().at(0).query());
          }
        }
      }
    }
    assertEquals("22ec244d2af6b859", Long.toHexString(twins));
    assertEquals("bd7814fc887bc595", Long.toHexString(posed));
  }
}
