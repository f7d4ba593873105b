package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SeenPoints;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Iteration;
import org.certigjk.gjk.Verdict;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The faults of the loop for polygons as its steps are listed, by witnesses, and mended. */
class AlzubaidiTest {

  private static final Alzubaidi<BigFraction> PUBLISHED =
      new Alzubaidi<BigFraction>().withMaxIterations(50);
  private static final Polytope<BigFraction> ORIGIN = rationals(new double[2]);

  private static Polytope<BigFraction> rationals(double[]... rows) {
    return Polytope.of(Rationals.INSTANCE, rows);
  }

  private static VariantResult<BigFraction> run(
      DistanceVariant<BigFraction> loop, double[]... triangle) {
    return loop.distance(rationals(triangle), ORIGIN);
  }

  private static BigFraction squaredDistance(double[]... triangle) {
    return Gjk.distance(rationals(triangle), ORIGIN).distanceVector().squaredNorm();
  }

  @Nested
  @DisplayName("M = {(-1, -1), (0, -1), (1, 0)}, distance 1/√5")
  class PointRepeats {

    private final double[][] m = {{-1, -1}, {0, -1}, {1, 0}};

    @Test
    @DisplayName("the second condition takes (0, -1), found again, for a collision")
    void secondCondition() {
      for (Alzubaidi<BigFraction> loop : List.of(PUBLISHED, PUBLISHED.withClamp())) {
        VariantResult<BigFraction> result = run(loop, m);
        assertEquals(Claim.MEETING, result.claim());
        assertEquals(VariantExit.POINT_REPEATED, result.exit());
        assertTrue(result.v().isZero());
        assertEquals(2, result.iterations());
      }
    }

    @Test
    @DisplayName("without it step 14 goes round for ever")
    void stepFourteen() {
      VariantResult<BigFraction> result = run(PUBLISHED.withClamp().withoutSecondCondition(), m);
      assertEquals(VariantExit.ITERATION_LIMIT, result.exit());
      assertEquals(Claim.NONE, result.claim());
    }

    @Test
    @DisplayName("with the closer edge kept the answer is right")
    void closerEdge() {
      VariantResult<BigFraction> result = run(PUBLISHED.withClamp().withCloserEdge(), m);
      assertEquals(Claim.SEPARATED, result.claim());
      assertEquals(BigFraction.ONE_FIFTH, result.v().squaredNorm());
      assertEquals(squaredDistance(m), result.v().squaredNorm());
    }
  }

  @Test
  @DisplayName("there the first of two support points decides: from (1, 0) the answer is right")
  void otherSupportPoint() {
    double[][] m = {{1, 0}, {0, -1}, {-1, -1}};
    VariantResult<BigFraction> result =
        PUBLISHED
            .withClamp()
            .distance(new SeenPoints<>(rationals(m)), new SeenPoints<>(ORIGIN)); // keeps the order
    assertEquals(Claim.SEPARATED, result.claim());
    assertEquals(BigFraction.ONE_FIFTH, result.v().squaredNorm());
  }

  @Nested
  @DisplayName(
      "M = {(-2, -2), (0, -2), (2, 1)}, distance 2/5, where no two support points are level")
  class PointRepeatsWithoutTies {

    private final double[][] m = {{-2, -2}, {0, -2}, {2, 1}};
    private final Alzubaidi<BigFraction> loop = PUBLISHED.withClamp().withTrace(true);

    @Test
    @DisplayName("C = (0, -2), (12/13, -8/13), (0, -2) again, and the answer is 0")
    void secondCondition() {
      VariantResult<BigFraction> result = run(loop, m);
      assertEquals(Claim.MEETING, result.claim());
      assertEquals(VariantExit.POINT_REPEATED, result.exit());
      assertEquals(new BigFraction(4, 25), squaredDistance(m));
      assertEquals(
          List.of(new BigFraction(4), new BigFraction(16, 13), new BigFraction(4)),
          result.trace().stream().map(Iteration::squaredNorm).toList());
    }

    @Test
    void noTies() {
      List<Vec<BigFraction>> directions = new ArrayList<>();
      directions.add(Vec.of(Rationals.INSTANCE, 1, -1));
      directions.add(Vec.of(Rationals.INSTANCE, -1, 1));
      run(loop, m).trace().forEach(state -> directions.add(state.v().unaryMinus()));
      for (Vec<BigFraction> d : directions) {
        List<BigFraction> values =
            Arrays.stream(m).map(p -> d.dot(Vec.of(Rationals.INSTANCE, p))).sorted().toList();
        assertTrue(values.get(2).compareTo(values.get(1)) > 0, d::toString);
      }
    }

    @Test
    @DisplayName("without the second condition step 14 goes round, also with step 12 mended")
    void stepFourteen() {
      for (Alzubaidi<BigFraction> either : List.of(loop, loop.withClosestPoint())) {
        assertEquals(VariantExit.ITERATION_LIMIT, run(either.withoutSecondCondition(), m).exit());
      }
    }

    @Test
    void mended() {
      VariantResult<BigFraction> result = run(loop.withClosestPoint().withCloserEdge(), m);
      assertEquals(Claim.SEPARATED, result.claim());
      assertEquals(new BigFraction(4, 25), result.v().squaredNorm());
    }
  }

  @Test
  @DisplayName("all triangles of the 5 × 5 grid: t in [0, 1], steps 12 and 14 mended: always right")
  void secondConditionIsRightWhereStepsTwelveAndFourteenAreMended() {
    Alzubaidi<BigFraction> mended = PUBLISHED.withClamp().withClosestPoint().withCloserEdge();
    int repeated = 0;
    for (double[][] m : triangles()) {
      VariantResult<BigFraction> result = run(mended, m);
      assertEquals(squaredDistance(m), result.v().squaredNorm());
      boolean meets = squaredDistance(m).equals(BigFraction.ZERO);
      assertEquals(meets ? Claim.MEETING : Claim.SEPARATED, result.claim());
      repeated += result.exit() == VariantExit.POINT_REPEATED ? 1 : 0;
    }
    assertEquals(360, repeated);
  }

  @Test
  @DisplayName("with t in [0, 1] and any tolerance τ: −DZ ≤ distance < −DZ + τ")
  void thirdConditionKeepsTheTolerance() {
    for (double tolerance : new double[] {0.01, 0.5, 2}) {
      Alzubaidi<BigFraction> loop = PUBLISHED.withClamp().withTolerance(tolerance).withTrace(true);
      for (double[][] m : triangles()) {
        VariantResult<BigFraction> result = run(loop, m);
        if (result.exit() == VariantExit.CLOSE_ENOUGH) {
          double distance = Math.sqrt(squaredDistance(m).doubleValue());
          double minusDz = minusDz(result);
          assertTrue(minusDz <= distance + 1e-12, "above");
          assertTrue(distance < minusDz + tolerance + 1e-12, "more than the tolerance");
        }
      }
    }
  }

  /** Of v = −DZ · C/‖C‖. */
  private static double minusDz(VariantResult<BigFraction> result) {
    Vec<BigFraction> c = result.trace().get(result.trace().size() - 1).v();
    double length = Math.sqrt(result.v().squaredNorm().doubleValue());
    return result.v().dot(c).compareTo(BigFraction.ZERO) < 0 ? -length : length;
  }

  @Test
  @DisplayName("M = {(1, 0), (3, -1), (3, 1)}: C = (1, 0) twice, called a collision at distance 1")
  void farVertexDelaysTheThirdCondition() {
    double[][] m = {{1, 0}, {3, -1}, {3, 1}};
    assertEquals(BigFraction.ONE, squaredDistance(m));
    VariantResult<BigFraction> result = run(PUBLISHED.withClamp(), m);
    assertEquals(VariantExit.POINT_REPEATED, result.exit());
    assertEquals(Claim.MEETING, result.claim());
    assertEquals(result.pairs().get(0), result.pairs().get(1)); // X = Y: eq. (7) divides by 0
    VariantResult<BigFraction> mended = run(PUBLISHED.withClamp().withClosestPoint(), m);
    assertEquals(Claim.SEPARATED, mended.claim());
    assertEquals(BigFraction.ONE, mended.v().squaredNorm());
  }

  @Test
  @DisplayName("the same triangle without the clamp: 1/√5, a positive distance that is wrong")
  void unclampedDistanceIsTooSmall() {
    VariantResult<BigFraction> result = run(PUBLISHED, new double[][] {{1, 0}, {3, -1}, {3, 1}});
    assertEquals(Claim.SEPARATED, result.claim());
    assertEquals(BigFraction.ONE_FIFTH, result.v().squaredNorm());
  }

  @Test
  @DisplayName("M = {(0, -2), (1, -1), (0, -1)}: wrong with the closer edge too")
  void closerEdgeIsNotEnough() {
    double[][] m = {{0, -2}, {1, -1}, {0, -1}};
    assertEquals(BigFraction.ONE, squaredDistance(m));
    Alzubaidi<BigFraction> edge = PUBLISHED.withClamp().withCloserEdge();
    assertEquals(VariantExit.POINT_REPEATED, run(edge, m).exit());
    VariantResult<BigFraction> mended = run(edge.withoutSecondCondition(), m);
    assertEquals(Claim.SEPARATED, mended.claim());
    assertEquals(BigFraction.ONE, mended.v().squaredNorm());
  }

  @Test
  @DisplayName("M = {(1, 0), (3, 0), (3, 1)}: eq. (6) without the clamp finds C = 0 at distance 1")
  void noClamp() {
    double[][] m = {{1, 0}, {3, 0}, {3, 1}};
    VariantResult<BigFraction> result = run(PUBLISHED, m);
    assertEquals(VariantExit.ZERO_VECTOR, result.exit());
    assertEquals(Claim.MEETING, result.claim());
    assertEquals(BigFraction.ONE, squaredDistance(m));
  }

  @Test
  @DisplayName("all triangles of the 5 × 5 grid: with the clamp a claimed distance is right")
  void claimedDistancesAreRight() {
    int separated = 0;
    int wrong = 0;
    int wrongWithEdge = 0;
    Alzubaidi<BigFraction> clamp = PUBLISHED.withClamp();
    for (double[][] m : triangles()) {
      if (Gjk.distance(rationals(m), ORIGIN).verdict() == Verdict.SEPARATED) {
        separated++;
        VariantResult<BigFraction> result = run(clamp, m);
        if (result.claim() == Claim.SEPARATED) {
          assertEquals(squaredDistance(m), result.v().squaredNorm());
        } else {
          wrong++;
        }
        wrongWithEdge += run(clamp.withCloserEdge(), m).claim() == Claim.SEPARATED ? 0 : 1;
      }
    }
    assertEquals("1132 92 76", separated + " " + wrong + " " + wrongWithEdge);
  }

  /** The triangles with positive area and coordinates from −2 to 2. */
  private static List<double[][]> triangles() {
    List<double[][]> triangles = new ArrayList<>();
    for (int i = 0; i < 25; i++) {
      for (int j = i + 1; j < 25; j++) {
        for (int k = j + 1; k < 25; k++) {
          double[][] m = {grid(i), grid(j), grid(k)};
          double area =
              (m[1][0] - m[0][0]) * (m[2][1] - m[0][1]) - (m[2][0] - m[0][0]) * (m[1][1] - m[0][1]);
          if (area != 0) {
            triangles.add(m);
          }
        }
      }
    }
    return triangles;
  }

  private static double[] grid(int index) {
    return new double[] {index % 5 - 2, index / 5 - 2};
  }

  @Test
  @DisplayName("an overlap is found only by a segment through 0; else it goes round or gives up")
  void overlapIsMissed() {
    double[][] m = {{-3, -1}, {4, -1}, {0, 5}};
    VariantResult<BigFraction> result =
        run(PUBLISHED.withClamp().withoutSecondCondition().withCloserEdge(), m);
    assertEquals(VariantExit.ITERATION_LIMIT, result.exit());
  }

  @Test
  @DisplayName("one point against one point: eq. (7) divides by 0")
  void divisionByZero() {
    VariantResult<BigFraction> result = run(PUBLISHED, new double[] {3, 4});
    assertEquals(VariantExit.OUT_OF_RANGE, result.exit());
    assertEquals(
        new BigFraction(25), run(PUBLISHED.withClamp(), new double[] {3, 4}).v().squaredNorm());
  }

  @Test
  @DisplayName("bodies of points are replaced by their hulls, and keep the indices")
  void hulls() {
    double[][] square = {{1, 1}, {1.5, 1.5}, {2, 1}, {2, 2}, {1, 2}};
    Alzubaidi<BigFraction> mended = PUBLISHED.withClamp().withCloserEdge().withoutSecondCondition();
    VariantResult<BigFraction> result = run(mended, square);
    assertEquals(new BigFraction(2), result.v().squaredNorm());
    assertTrue(result.pairs().stream().noneMatch(pair -> pair.a() == 1));
    VariantResult<BigFraction> seen =
        mended.distance(new SeenPoints<>(rationals(square)), new SeenPoints<>(ORIGIN));
    assertEquals(result.v(), seen.v());
  }

  @Test
  void dimensionsAndToleranceAreChecked() {
    Polytope<Double> space = Polytope.of(Doubles.INSTANCE, new double[1][3]);
    Alzubaidi<Double> loop = new Alzubaidi<>();
    assertThrows(IllegalArgumentException.class, () -> loop.distance(space, space));
    assertThrows(IllegalArgumentException.class, () -> loop.withTolerance(-1));
    assertThrows(IllegalArgumentException.class, () -> loop.withMaxIterations(-1));
  }
}
