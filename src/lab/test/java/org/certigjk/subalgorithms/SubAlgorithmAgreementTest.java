package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.Cases;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.samples.BruteForce;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Over the rationals all sub-algorithms agree: on v, and on the subset where it is unique. */
class SubAlgorithmAgreementTest {

  private static final Rationals Q = Rationals.INSTANCE;

  /** Asserts that all find the point that enumeration finds; if Y is independent, by one subset. */
  private static void assertAgreement(double[][] y) {
    BigFraction[][] exactly = BruteForce.exactly(y);
    assertAgreement(y, Vec.of(Q, BruteForce.of(exactly).nearest()), isIndependent(exactly));
  }

  private static void assertAgreement(
      double[][] y, Vec<BigFraction> nearest, boolean uniqueSubset) {
    int[] indices = {};
    for (SubAlgorithm algorithm : SubAlgorithm.values()) {
      if (algorithm.handles(y.length, y[0].length)) {
        SubSimplex<BigFraction> found = solve(algorithm, y);
        String message = algorithm.label() + ": " + Arrays.deepToString(y);
        assertEquals(nearest, found.v(), message);
        assertTrue(isIndependent(chosen(found, y)), message);
        indices = algorithm == SubAlgorithm.JOHNSON ? indices(found) : indices;
        if (uniqueSubset) {
          assertArrayEquals(indices, indices(found), message);
        }
      }
    }
  }

  private static SubSimplex<BigFraction> solve(SubAlgorithm algorithm, double[][] y) {
    SubSimplex<BigFraction> found =
        algorithm.<BigFraction>create().solve(SubAlgorithmTest.points(Q, y));
    assertTrue(found != null, () -> algorithm.label() + " found nothing");
    return found;
  }

  private static int[] indices(SubSimplex<BigFraction> found) {
    return IntStream.range(0, found.size()).map(found::index).toArray();
  }

  private static BigFraction[][] chosen(SubSimplex<BigFraction> found, double[][] y) {
    return BruteForce.exactly(
        IntStream.of(indices(found)).mapToObj(i -> y[i]).toArray(double[][]::new));
  }

  /** Whether the points (x, 1) are linearly independent. */
  private static boolean isIndependent(BigFraction[][] points) {
    BigFraction[][] lifted =
        Stream.of(points)
            .map(x -> Stream.concat(Stream.of(x), Stream.of(BigFraction.ONE)))
            .map(x -> x.toArray(BigFraction[]::new))
            .toArray(BigFraction[][]::new);
    return BruteForce.rank(lifted) == points.length;
  }

  @Test
  @DisplayName("all 714 multisets of one to four points of a 3 × 3 grid around the origin")
  void multisetsOfThePlaneGrid() {
    assertEquals(714, assertAgreementOfMultisets(new ArrayList<>(), 0));
  }

  private int assertAgreementOfMultisets(List<double[]> chosen, int from) {
    int count = 0;
    for (int code = from; chosen.size() < 4 && code < 9; code++) {
      chosen.add(new double[] {code % 3 - 1, code / 3 - 1});
      assertAgreement(chosen.toArray(double[][]::new));
      count += 1 + assertAgreementOfMultisets(chosen, code);
      chosen.remove(chosen.size() - 1);
    }
    return count;
  }

  @Test
  @DisplayName("all 780 sequences of one to four points of {-2, …, 2} on a line")
  void sequencesOnTheLine() {
    for (int length = 1; length <= 4; length++) {
      for (int code = 0; code < Math.pow(5, length); code++) {
        double[][] y = new double[length][1];
        int rest = code;
        for (double[] point : y) {
          point[0] = rest % 5 - 2;
          rest /= 5;
        }
        assertAgreement(y);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  @DisplayName("random points with small coordinates, up to two more than can be independent")
  void randomPoints(int dimension) {
    Random random = new Random(4100 + dimension);
    for (int k = 0; k < 200 / dimension; k++) {
      int size = 1 + random.nextInt(dimension + 3);
      assertAgreement(grid(random, size, dimension, 1 + random.nextInt(5)));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  @DisplayName("points on a line or in a plane of a space of more dimensions, and repeated ones")
  void flatPoints(int dimension) {
    Random random = new Random(4200 + dimension);
    for (int k = 0; k < 80; k++) {
      double[][] span = grid(random, 1 + random.nextInt(2), dimension, 2);
      double[] origin = grid(random, 1, dimension, 3)[0];
      double[][] y = new double[1 + random.nextInt(dimension + 2)][];
      for (int i = 0; i < y.length; i++) {
        y[i] = origin.clone();
        for (double[] direction : span) {
          int factor = random.nextInt(5) - 2;
          for (int j = 0; j < dimension; j++) {
            y[i][j] += factor * direction[j];
          }
        }
      }
      y[random.nextInt(y.length)] = y[0];
      assertAgreement(y);
    }
  }

  private static double[][] grid(Random random, int size, int dimension, int bound) {
    double[][] rows = new double[size][dimension];
    for (double[] row : rows) {
      for (int j = 0; j < dimension; j++) {
        row[j] = random.nextInt(2 * bound + 1) - bound;
      }
    }
    return rows;
  }

  @Test
  @DisplayName("the largest Y, 16 points on a line; and ten times the same point")
  void sixteenPoints() {
    Random random = new Random(16);
    assertAgreement(grid(random, Subsets.MAX_SIZE, 1, 30));
    double[][] same = new double[10][];
    Arrays.fill(same, new double[] {3, -4});
    assertAgreement(same);
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("in a whole run: verdict, distance and certificate are those of Johnson's algorithm")
  void wholeRuns(SubAlgorithm algorithm) {
    for (Cases.Pair<BigFraction> pair : Cases.pairs(Q)) {
      if (algorithm.handles(pair.a().dimension() + 1, pair.a().dimension())) {
        DistanceResult.Answer<BigFraction> expected = answer(pair, SubAlgorithm.JOHNSON);
        DistanceResult.Answer<BigFraction> actual = answer(pair, algorithm);
        assertEquals(expected.verdict(), actual.verdict(), pair.name());
        assertEquals(expected.distanceVector(), actual.distanceVector(), pair.name());
        assertEquals(expected.iterations(), actual.iterations(), pair.name());
        assertTrue(actual.certificate().certifies(pair.a(), pair.b()), pair.name());
      }
    }
  }

  private static DistanceResult.Answer<BigFraction> answer(
      Cases.Pair<BigFraction> pair, SubAlgorithm algorithm) {
    DistanceRequest<BigFraction> request =
        DistanceRequest.<BigFraction>defaults().withSubAlgorithm(algorithm.create());
    return (DistanceResult.Answer<BigFraction>) Gjk.distance(pair.a(), pair.b(), request);
  }
}
