package org.certigjk.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.FamilyPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Poses keep what is hard about a pair, and the truth is that of the exact images. */
class PosesTest {

  /** Posed queries of both formats in 1 to 3 dimensions. */
  static Stream<Drawn> posed(Family family, int count) {
    return Arrays.stream(NumberFormat.values())
        .flatMap(
            format ->
                IntStream.rangeClosed(family.leastDimension(), 3)
                    .boxed()
                    .flatMap(
                        n ->
                            IntStream.range(0, count)
                                .mapToObj(
                                    seed ->
                                        new FamilyPart(
                                                family,
                                                n,
                                                1 + seed % 12,
                                                format,
                                                Pose.Form.MATRIX,
                                                seed,
                                                1)
                                            .at(0))));
  }

  private static Poses poses(Drawn drawn) {
    Poses poses = drawn.query().poses();
    assertNotNull(poses);
    return poses;
  }

  private static DistanceResult.Answer<BigFraction> exact(Query query) {
    return (DistanceResult.Answer<BigFraction>) Gjk.distance(query.exactA(), query.exactB());
  }

  @ParameterizedTest
  @EnumSource
  void familiesHavePosesOrSayThatTheyHaveNot(Family family) {
    FamilyPart part = FamilyPart.of(family, 3, 5, 1, 4);
    if (family.hasPoses()) {
      Drawn drawn = part.withPoses().at(2);
      assertEquals(family.label() + "/3/5/3/posed", drawn.id());
      assertEquals(family.label() + "/3/5/posed", drawn.group());
      assertEquals(drawn, FamilyPart.reproduce(drawn.id()));
      assertTrue(drawn.flags().contains(Flag.POSED));
      assertEquals(family.label() + "/3/5/3/single/posed", part.single().withPoses().at(2).id());
    } else {
      assertThrows(IllegalArgumentException.class, part::withPoses);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsKnownOfTheVerdictIsTrueOfTheExactImages(Family family) {
    if (family.hasPoses()) {
      posed(family, 4).forEach(PosesTest::assertKnown);
    }
  }

  private static void assertKnown(Drawn drawn) {
    KnownAnswer known = drawn.known();
    if (known != null) {
      DistanceResult.Answer<BigFraction> answer = exact(drawn.query());
      assertEquals(known.verdict(), answer.verdict(), drawn.id());
      if (known.squaredDistance() != null) {
        assertEquals(known.squaredDistance(), answer.squaredDistance(), drawn.id());
      }
    }
  }

  /** The images of all points are those of one affine map, whatever the two poses look like. */
  @ParameterizedTest
  @EnumSource(names = {"TOUCHING_FACE_FACE", "GAP", "FLAT", "GRID_ONE_ULP", "CLUSTERS", "SCALED"})
  void theImagesAreThoseOfOneAffineMap(Family family) {
    posed(family, 8)
        .forEach(
            drawn -> {
              Query query = drawn.query();
              int n = query.dimension();
              PointPair pair =
                  Family.reproduce(drawn.id().substring(0, drawn.id().lastIndexOf('/')));
              BigFraction[][] before = rows(pair);
              BigFraction[][] after = rows(query);
              BigFraction[][] both = new BigFraction[before.length][2 * n];
              for (int k = 0; k < both.length; k++) {
                System.arraycopy(before[k], 0, both[k], 0, n);
                System.arraycopy(after[k], 0, both[k], n, n);
              }
              // the graph of an affine map has the dimension of what it maps
              assertEquals(Exactly.affineRank(before), Exactly.affineRank(both), drawn.id());
              assertEquals(Exactly.affineRank(before), Exactly.affineRank(after), drawn.id());
            });
  }

  private static BigFraction[][] rows(PointPair pair) {
    return Stream.of(pair.a(), pair.b())
        .flatMap(rows -> Arrays.stream(Exactly.rows(rows)))
        .toArray(BigFraction[][]::new);
  }

  private static BigFraction[][] rows(Query query) {
    return Stream.of(query.exactA(), query.exactB())
        .flatMap(PosesTest::points)
        .toArray(BigFraction[][]::new);
  }

  private static Stream<BigFraction[]> points(Polytope<BigFraction> body) {
    return body.points().stream().map(x -> x.coordinates().toArray(BigFraction[]::new));
  }

  /** An image that shares no code: Σ mᵣᶜ xᶜ + tᵣ in rationals. */
  @Test
  void theImageIsExact() {
    posed(Family.RANDOM_HULLS, 5)
        .forEach(
            drawn -> {
              double[][] rows = poses(drawn).a().rows();
              double[] x = drawn.query().pair().a()[0];
              Polytope<BigFraction> image = drawn.query().exactA();
              for (int r = 0; r < rows.length; r++) {
                BigFraction sum = Conversions.toRational(rows[r][rows.length]);
                for (int c = 0; c < x.length; c++) {
                  BigFraction product =
                      Conversions.toRational(rows[r][c]).multiply(Conversions.toRational(x[c]));
                  sum = sum.add(product);
                }
                assertEquals(sum, image.get(0).get(r));
              }
            });
  }

  @ParameterizedTest
  @EnumSource
  void twinsInFloatsHavePosesInFloats(Family family) {
    if (family.hasPoses()) {
      posed(family, 8)
          .filter(drawn -> drawn.id().contains("/single"))
          .forEach(drawn -> assertTrue(drawn.query().single(), drawn.id()));
    }
  }

  @Test
  void matricesAreNearlyRotationsOrReflections() {
    posed(Family.RANDOM_HULLS, 8)
        .forEach(
            drawn -> {
              double error = drawn.id().contains("/single") ? 0x1p-20 : 0x1p-48;
              double[][] rows = poses(drawn).b().rows();
              for (int r = 0; r < rows.length; r++) {
                for (int s = 0; s < rows.length; s++) {
                  double product = 0;
                  for (int c = 0; c < rows.length; c++) {
                    product += rows[r][c] * rows[s][c];
                  }
                  assertEquals(r == s ? 1 : 0, product, error);
                }
              }
            });
  }

  @Test
  void allWaysAreDrawn() {
    Set<String> ways = new HashSet<>();
    Stream.of(Family.RANDOM_HULLS, Family.GAP)
        .flatMap(family -> posed(family, 8))
        .forEach(
            drawn -> {
              ways.add(drawn.comment().replaceAll(".*poses = ", ""));
              assertNotEquals(poses(drawn).a(), poses(drawn).b());
              assertFalse(drawn.flags().contains(Flag.ROUNDING));
            });
    assertEquals(Set.of("common", "centred", "own"), ways);
  }

  /** A posed gap is about as large as the gap was. */
  @Test
  void gapsStaySmall() {
    posed(Family.GAP, 8)
        .forEach(
            drawn -> {
              double gap =
                  Double.parseDouble(drawn.comment().replaceAll("(?s).*gap = ([^,]*),.*", "$1"));
              double distance = Conversions.sqrtToDouble(exact(drawn.query()).squaredDistance());
              assertTrue(gap / 4 < distance && distance < 4 * gap, drawn.id());
            });
  }

  @Test
  void sameEverywhere() {
    Drawn drawn = FamilyPart.reproduce("touching-edge-edge-crossing/3/4/2/posed");
    assertEquals(drawn, FamilyPart.reproduce("touching-edge-edge-crossing/3/4/2/posed"));
    assertEquals(Rationals.INSTANCE.zero(), exact(drawn.query()).squaredDistance());
  }
}
