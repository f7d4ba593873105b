package org.certigjk.gjk;

import static org.certigjk.gjk.PointSet.distance;
import static org.certigjk.gjk.PointSet.distanceFrom;
import static org.certigjk.gjk.PointSet.vec;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.samples.BruteForce;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Greer, Alzubaidi and the blog post 004: the examples that decide their claims. */
class OtherPapersTest {

  static Stream<List<double[]>> triangles() {
    return Stream.of(
        List.of(new double[] {-1, -1}, new double[] {0, -1}, new double[] {1, 0}),
        List.of(new double[] {1, 0}, new double[] {3, -1}, new double[] {3, 1}),
        List.of(new double[] {0, -2}, new double[] {1, -1}, new double[] {0, -1}),
        List.of(new double[] {1, 0}, new double[] {3, 0}, new double[] {3, 1}));
  }

  @ParameterizedTest
  @MethodSource("triangles")
  @DisplayName("Alzubaidi: triangles whose distance the listed steps, or some of them mended, miss")
  void trianglesAreSeparatedFromTheOrigin(List<double[]> triangle) {
    double[][] m = triangle.toArray(double[][]::new);
    for (int start = 0; start < 3; start++) {
      DistanceResult.Answer<BigFraction> answer = distance(m, start);
      assertEquals(Verdict.SEPARATED, answer.verdict());
      assertEquals(
          BruteForce.of(BruteForce.exactly(m)).squaredDistance(), answer.squaredDistance());
    }
  }

  @Test
  @DisplayName("Alzubaidi: M = {(-1, -1), (0, -1), (1, 0)} has distance 1/√5")
  void distanceIsOneOverRootFive() {
    DistanceResult.Answer<BigFraction> answer =
        distance(new double[][] {{-1, -1}, {0, -1}, {1, 0}}, 1);
    assertEquals(BigFraction.ONE_FIFTH, answer.squaredDistance());
    assertEquals(1 / Math.sqrt(5), Conversions.sqrtToDouble(answer.squaredDistance()));
  }

  @Test
  @DisplayName("blog post 004, steps 4 and 6 as it means them: {(-1, 1), (1, 1)} gives (0, 1)")
  void segmentAboveTheOrigin() {
    DistanceResult<BigFraction> result = distance(new double[][] {{-1, 1}, {1, 1}}, 0);
    assertEquals(vec("0", "1"), result.distanceVector());
    assertEquals(1, result.iterations());
  }

  @Test
  @DisplayName("blog post 004: det HᵀH = 0 for (1, 0, 0), (2, 0, 0), (3, 0, 0); still distance 1")
  void degenerateSimplex() {
    DistanceResult.Answer<BigFraction> answer =
        distanceFrom(new double[][] {{3, 0, 0}, {2, 0, 0}, {1, 0, 0}}, List.of(0, 1, 2));
    assertEquals(vec("1", "0", "0"), answer.distanceVector());
    assertEquals(0, answer.iterations());
  }

  @Nested
  @DisplayName("Greer: the origin in a random simplex, and the boundary elimination")
  class Greer {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @DisplayName("of the 2^(k+1) sign patterns exactly 2 contain 0: 1/2^k, as in Greer's table")
    void twoSignPatternsContainTheOrigin(int k) {
      int containing = 0;
      for (int signs = 0; signs < 1 << k + 1; signs++) {
        double[][] m = new double[k + 1][k];
        for (int i = 0; i <= k; i++) {
          double sign = (signs >> i & 1) == 0 ? 1 : -1;
          for (int j = 0; j < k; j++) {
            m[i][j] = sign * Math.pow(i + 2, j); // a Vandermonde matrix: generic
          }
        }
        if (distance(m, 0).verdict() == Verdict.OVERLAPPING) {
          containing++;
        }
      }
      assertEquals(2, containing);
    }

    @Test
    @DisplayName("all facets with a negative coordinate are needed: 2 and 8/5")
    void everyNegativeFacetIsNeeded() {
      double[][] m = {{-2, -2}, {-1, 1}, {-1, 2}};
      BruteForce simplex = BruteForce.of(BruteForce.exactly(m));
      assertEquals(
          List.of(new BigFraction(-1), new BigFraction(6), new BigFraction(-4)),
          List.of(weights(simplex, 0, 1, 2)));
      assertEquals(new BigFraction(2), distance(new double[][] {m[1], m[2]}, 0).squaredDistance());
      assertEquals(
          new BigFraction(8, 5), distance(new double[][] {m[0], m[1]}, 0).squaredDistance());
      assertEquals(new BigFraction(8, 5), distance(m, 0).squaredDistance());
    }

    @Test
    @DisplayName("the nearest point of a triangle outside is on a side with a negative coordinate")
    void boundaryElimination() {
      for (int[] chosen : BruteForce.subsets(25, 3)) {
        double[][] m = IntStream.of(chosen).mapToObj(this::gridPoint).toArray(double[][]::new);
        BigFraction[] weights =
            BruteForce.of(BruteForce.exactly(m)).weightsOfHull(new int[] {0, 1, 2});
        BigFraction squared = distance(m, 0).squaredDistance();
        if (weights != null && squared.compareTo(BigFraction.ZERO) > 0) {
          assertTrue(
              IntStream.range(0, 3)
                  .filter(i -> weights[i].compareTo(BigFraction.ZERO) < 0)
                  .anyMatch(i -> squared.equals(withoutPoint(m, i))));
        }
      }
    }

    @Test
    @DisplayName("zero volume can contain the origin: {-1, 0, 1}")
    void zeroVolumeWithTheOrigin() {
      assertEquals(
          Verdict.TOUCHING, distance(new double[][] {{-1, -1}, {0, 0}, {1, 1}}, 0).verdict());
      assertEquals(Verdict.OVERLAPPING, distance(new double[][] {{-1}, {0}, {1}}, 0).verdict());
    }

    private double[] gridPoint(int index) {
      return new double[] {index % 5 - 1, index / 5 - 3};
    }

    private BigFraction withoutPoint(double[][] m, int i) {
      return distance(new double[][] {m[(i + 1) % 3], m[(i + 2) % 3]}, 0).squaredDistance();
    }

    private BigFraction[] weights(BruteForce simplex, int... subset) {
      BigFraction[] weights = simplex.weightsOfHull(subset);
      assertTrue(weights != null, "dependent");
      return weights;
    }
  }
}
