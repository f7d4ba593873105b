package org.certigjk.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.FamilyPart;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Poses by quaternions turn a pair exactly, where its family promises something exact. */
class QuaternionPosesTest {

  private static Stream<Drawn> posed(Family family, int count) {
    return Arrays.stream(NumberFormat.values())
        .flatMap(
            format ->
                IntStream.range(0, count)
                    .mapToObj(
                        seed ->
                            new FamilyPart(
                                    family, 3, 1 + seed % 12, format, Pose.Form.QUATERNION, seed, 1)
                                .at(0)));
  }

  private static Poses poses(Drawn drawn) {
    Poses poses = drawn.query().poses();
    assertNotNull(poses);
    return poses;
  }

  private static PointPair unposed(Drawn drawn) {
    return Family.reproduce(drawn.id().substring(0, drawn.id().lastIndexOf('/')));
  }

  @ParameterizedTest
  @EnumSource
  void familiesHaveThemOrSayThatTheyHaveNot(Family family) {
    FamilyPart part = FamilyPart.of(family, 3, 5, 1, 4);
    if (!family.hasPoses()) {
      assertThrows(IllegalArgumentException.class, () -> part.withPoses(Pose.Form.QUATERNION));
      return;
    }
    Drawn drawn = part.single().withPoses(Pose.Form.QUATERNION).at(2);
    assertEquals(family.label() + "/3/5/3/single/quaternion", drawn.id());
    assertEquals(family.label() + "/3/5/single/quaternion", drawn.group());
    assertEquals(drawn, FamilyPart.reproduce(drawn.id()));
    assertEquals(Pose.Form.QUATERNION, poses(drawn).form());
    assertTrue(drawn.flags().contains(Flag.POSED));
    assertNotEquals(drawn.query(), FamilyPart.reproduce(part.single().withPoses().at(2).id()));
  }

  @Test
  void theyAreOfSpace() {
    FamilyPart plane = FamilyPart.of(Family.GAP, 2, 4, 1, 1);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> plane.withPoses(Pose.Form.QUATERNION));
    assertEquals("poses by quaternions in 2 dimensions: they are of space", e.getMessage());
  }

  /** An exact rotation keeps distances, also those that a family says nothing about. */
  @ParameterizedTest
  @EnumSource
  void whereNothingIsRoundedTheImageIsTurned(Family family) {
    if (!family.hasPoses()) {
      return;
    }
    posed(family, 12)
        .filter(drawn -> !drawn.comment().endsWith("own"))
        .forEach(
            drawn -> {
              PointPair pair = unposed(drawn);
              List<Vec<BigFraction>> before =
                  points(
                      Polytope.of(Rationals.INSTANCE, pair.a()),
                      Polytope.of(Rationals.INSTANCE, pair.b()));
              List<Vec<BigFraction>> after = points(drawn.query().exactA(), drawn.query().exactB());
              for (int k = 1; k < before.size(); k++) {
                assertEquals(
                    before.get(k).minus(before.get(0)).squaredNorm(),
                    after.get(k).minus(after.get(0)).squaredNorm(),
                    drawn.id());
              }
              assertEquals(
                  squaredDistance(pair),
                  ((DistanceResult.Answer<BigFraction>) exact(drawn)).squaredDistance());
              if (drawn.known() != null) {
                assertEquals(drawn.known().verdict(), exact(drawn).verdict(), drawn.id());
              }
              assertTrue(drawn.flags().containsAll(family.flags()), drawn.id());
            });
  }

  private static BigFraction squaredDistance(PointPair pair) {
    return ((DistanceResult.Answer<BigFraction>)
            Gjk.distance(
                Polytope.of(Rationals.INSTANCE, pair.a()),
                Polytope.of(Rationals.INSTANCE, pair.b())))
        .squaredDistance();
  }

  private static List<Vec<BigFraction>> points(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    return Stream.concat(a.points().stream(), b.points().stream()).toList();
  }

  private static DistanceResult<BigFraction> exact(Drawn drawn) {
    return Gjk.distance(drawn.query().exactA(), drawn.query().exactB());
  }

  /** Where all is rounded the image is nearly that of the pair: as far apart. */
  @ParameterizedTest
  @EnumSource(names = {"RANDOM_HULLS", "RANDOM_BOX", "SIZE_RATIO", "LARGE_OFFSET"})
  void ofOrdinaryPairsAllIsRounded(Family family) {
    posed(family, 8)
        .filter(drawn -> drawn.query().single() == drawn.id().contains("/single"))
        .forEach(
            drawn -> {
              assertTrue(drawn.comment().endsWith("poses = own"), drawn.comment());
              PointPair pair = unposed(drawn);
              double error = drawn.id().contains("/single") ? 0x1p-18 : 0x1p-47;
              double size =
                  Stream.of(pair.a(), pair.b())
                      .flatMap(Arrays::stream)
                      .flatMapToDouble(Arrays::stream)
                      .map(Math::abs)
                      .max()
                      .orElseThrow();
              assertEquals(
                  Conversions.sqrtToDouble(squaredDistance(pair)),
                  new Truth().of(drawn.query()).distance(),
                  error * size,
                  drawn.id());
            });
  }

  /** Engines that take a quaternion for a unit, or its norm for 1, are found. */
  @Test
  void fewAreUnits() {
    Set<String> ways = new HashSet<>();
    for (Family family : List.of(Family.GAP, Family.TOUCHING_VERTEX_FACE, Family.RANDOM_HULLS)) {
      List<Drawn> drawn = posed(family, 20).toList();
      drawn.forEach(it -> ways.add(it.comment().replaceAll(".*poses = ", "")));
      drawn.forEach(it -> assertNotEquals(poses(it).a(), poses(it).b()));
      long units = drawn.stream().filter(it -> squaredNorm(poses(it).a()) == 1).count();
      assertTrue(units < drawn.size() / 2, family + ": " + units);
    }
    assertEquals(Set.of("common", "centred", "own"), ways);
  }

  private static double squaredNorm(Pose pose) {
    return Arrays.stream(pose.rows()[0]).map(x -> x * x).sum();
  }

  @ParameterizedTest
  @EnumSource
  void twinsInFloatsHaveThemInFloats(Family family) {
    if (family.hasPoses()) {
      posed(family, 8)
          .filter(drawn -> drawn.id().contains("/single"))
          .forEach(drawn -> assertTrue(drawn.query().single(), drawn.id()));
      assertFalse(posed(family, 1).toList().isEmpty());
    }
  }

  /** The proofs hold of images that no double has. */
  @ParameterizedTest
  @EnumSource
  void theTruthIsThatOfTheExactImages(Family family) {
    if (family.hasPoses()) {
      Truth truth = new Truth();
      posed(family, 3).forEach(drawn -> TruthCheck.check(drawn.query(), truth.of(drawn.query())));
    }
  }
}
