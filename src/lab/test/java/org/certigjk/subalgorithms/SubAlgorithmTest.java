package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.number.Numerals;
import org.certigjk.samples.BruteForce;
import org.certigjk.simplex.BackupProcedure;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sub-algorithms on the examples of the papers. */
class SubAlgorithmTest {

  private static final Rationals Q = Rationals.INSTANCE;

  @SuppressWarnings("unchecked") // a generic array cannot be made otherwise
  static <E> Vec<E>[] points(OrderedField<E> field, double[]... rows) {
    return Arrays.stream(rows).map(row -> Vec.of(field, row)).toArray(Vec[]::new);
  }

  static double[] at(double... coordinates) {
    return coordinates;
  }

  private static Vec<BigFraction> vec(String... coordinates) {
    return Vec.of(Q, Stream.of(coordinates).map(Numerals::parseExact).toArray(BigFraction[]::new));
  }

  private static <E> void assertFound(
      int[] indices, Vec<E> weights, Vec<E> v, @Nullable SubSimplex<E> found) {
    assertTrue(found != null, "no subset");
    assertArrayEquals(indices, IntStream.range(0, found.size()).map(found::index).toArray());
    assertEquals(weights, found.weights());
    assertEquals(v, found.v());
  }

  static Stream<DistanceSubAlgorithm<BigFraction>> all() {
    return Stream.of(SubAlgorithm.values()).map(SubAlgorithm::create);
  }

  /** Those that take the first subset that passes a test of cofactors, in the order of Y. */
  static Stream<DistanceSubAlgorithm<BigFraction>> byCofactors() {
    return Stream.of(new JohnsonSubAlgorithm<>(), new BackupProcedure<>(), new CachedJohnson<>());
  }

  @ParameterizedTest
  @MethodSource("all")
  void singlePoint(DistanceSubAlgorithm<BigFraction> algorithm) {
    assertFound(new int[] {0}, vec("1"), vec("3", "-4"), algorithm.solve(points(Q, at(3, -4))));
  }

  @ParameterizedTest
  @MethodSource("all")
  void segmentInside(DistanceSubAlgorithm<BigFraction> algorithm) {
    assertFound(
        new int[] {0, 1},
        vec("3/4", "1/4"),
        vec("0", "1"),
        algorithm.solve(points(Q, at(-1, 1), at(3, 1))));
  }

  @ParameterizedTest
  @MethodSource("all")
  void segmentEnds(DistanceSubAlgorithm<BigFraction> algorithm) {
    assertFound(
        new int[] {0}, vec("1"), vec("1", "1"), algorithm.solve(points(Q, at(1, 1), at(3, 1))));
    assertFound(
        new int[] {1}, vec("1"), vec("1", "1"), algorithm.solve(points(Q, at(3, 1), at(1, 1))));
  }

  @ParameterizedTest
  @MethodSource("all")
  void triangleAroundTheOrigin(DistanceSubAlgorithm<BigFraction> algorithm) {
    assertFound(
        new int[] {0, 1, 2},
        vec("1/2", "1/3", "1/6"),
        vec("0", "0"),
        algorithm.solve(points(Q, at(0, -1), at(1, 1), at(-2, 1))));
  }

  @ParameterizedTest
  @MethodSource("all")
  @DisplayName("the face of a tetrahedron, in the order of Y")
  void tetrahedron(DistanceSubAlgorithm<BigFraction> algorithm) {
    assertFound(
        new int[] {0, 2, 3},
        vec("2/21", "5/21", "2/3"),
        vec("-4/21", "-16/21", "8/21"),
        algorithm.solve(points(Q, at(-2, -1, -1), at(0, -1, 2), at(0, 0, 2), at(0, -1, 0))));
  }

  @ParameterizedTest
  @MethodSource("all")
  void noPointsOrTooMany(DistanceSubAlgorithm<BigFraction> algorithm) {
    double[][] seventeen = new double[17][1];
    for (double[][] y : List.of(new double[0][], seventeen)) {
      assertThrows(IllegalArgumentException.class, () -> algorithm.solve(points(Q, y)));
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  @DisplayName("our copy of Jales 2024 prints s = 1, …, 2^(#Y−1): Y = {-1, 1} needs s = 3")
  void loopBound(DistanceSubAlgorithm<BigFraction> algorithm) {
    for (double[][] y : List.of(new double[][] {{-1}, {1}}, new double[][] {{-1, 1}, {1, 1}})) {
      int printedBound = 1 << y.length - 1;
      assertNull(literalJohnson(y, printedBound));
      assertArrayEquals(new int[] {0, 1}, literalJohnson(y, Subsets.all(y.length)));
      assertEquals(Vec.of(Q, BruteForce.of(BruteForce.exactly(y)).nearest()), v(algorithm, y));
    }
  }

  @Test
  @DisplayName("with the printed bound the pairs of {-2, …, 2} in 1-D fail 8 times of 20")
  void loopBoundFailsOften() {
    long failures =
        IntStream.range(0, 25)
            .filter(k -> k / 5 != k % 5)
            .filter(k -> literalJohnson(new double[][] {{k / 5 - 2}, {k % 5 - 2}}, 2) == null)
            .count();
    assertEquals(8, failures);
  }

  /** Algorithm 2 of Jales 2024 with a bound of one's choice; only v and the subset, on weights. */
  private static int @Nullable [] literalJohnson(double[][] y, int bound) {
    BruteForce all = BruteForce.of(BruteForce.exactly(y));
    for (int s = 1; s <= bound; s++) {
      int[] subset = Subsets.indices(s);
      BigFraction[] weights = all.weightsOfHull(subset);
      if (weights != null
          && Stream.of(weights).allMatch(w -> w.compareTo(BigFraction.ZERO) > 0)
          && isSupported(y, subset, weights)) {
        return subset;
      }
    }
    return null;
  }

  private static boolean isSupported(double[][] y, int[] subset, BigFraction[] weights) {
    Vec<BigFraction>[] all = points(Q, y);
    Vec<BigFraction>[] chosen =
        points(Q, IntStream.of(subset).mapToObj(i -> y[i]).toArray(double[][]::new));
    Vec<BigFraction> v = Vec.of(Q, weights).combination(chosen);
    return Stream.of(all).allMatch(x -> v.dot(x).compareTo(v.squaredNorm()) >= 0);
  }

  private static Vec<BigFraction> v(DistanceSubAlgorithm<BigFraction> algorithm, double[][] y) {
    SubSimplex<BigFraction> found = algorithm.solve(points(Q, y));
    assertTrue(found != null, "no subset");
    return found.v();
  }

  @Nested
  @DisplayName("affinely dependent Y: v is right, the subset minimal but not of least size")
  class Dependent {

    @ParameterizedTest
    @MethodSource("org.certigjk.subalgorithms.SubAlgorithmTest#byCofactors")
    @DisplayName("Y = (-1, 1, 0): {-1, 1} is found, though {0} suffices")
    void notLeast(DistanceSubAlgorithm<BigFraction> algorithm) {
      assertFound(
          new int[] {0, 1},
          vec("1/2", "1/2"),
          vec("0"),
          algorithm.solve(points(Q, at(-1), at(1), at(0))));
      assertFound(
          new int[] {0}, vec("1"), vec("0"), algorithm.solve(points(Q, at(0), at(-1), at(1))));
    }

    @ParameterizedTest
    @MethodSource("org.certigjk.subalgorithms.SubAlgorithmTest#byCofactors")
    @DisplayName("Y = ((-1, 0), (1, 2), (0, -1), (0, 1)): three are found, two suffice")
    void notLeastInThePlane(DistanceSubAlgorithm<BigFraction> algorithm) {
      assertFound(
          new int[] {0, 1, 2},
          vec("1/4", "1/4", "1/2"),
          vec("0", "0"),
          algorithm.solve(points(Q, at(-1, 0), at(1, 2), at(0, -1), at(0, 1))));
    }

    @ParameterizedTest
    @MethodSource("org.certigjk.subalgorithms.SubAlgorithmTest#byCofactors")
    @DisplayName("a repeated point: Δ = (0, 0) for the two together, so one is taken")
    void repeated(DistanceSubAlgorithm<BigFraction> algorithm) {
      assertFound(
          new int[] {0}, vec("1"), vec("2", "1"), algorithm.solve(points(Q, at(2, 1), at(2, 1))));
    }

    @ParameterizedTest
    @MethodSource("org.certigjk.subalgorithms.SubAlgorithmTest#all")
    void collinear(DistanceSubAlgorithm<BigFraction> algorithm) {
      assertFound(
          new int[] {1},
          vec("1"),
          vec("1", "0", "0"),
          algorithm.solve(points(Q, at(3, 0, 0), at(1, 0, 0), at(2, 0, 0))));
    }
  }

  @Test
  @DisplayName("van den Bergen 1999, 2: the subset is not the largest with all λ > 0 for v(aff Z)")
  void notTheLargestSubset() {
    double[][] y = {{-1, 2}, {1, 2}, {0, 1}};
    BigFraction[] weights = BruteForce.of(BruteForce.exactly(y)).weightsOfHull(new int[] {0, 1});
    assertArrayEquals(new BigFraction[] {BigFraction.ONE_HALF, BigFraction.ONE_HALF}, weights);
    all()
        .forEach(
            algorithm ->
                assertFound(new int[] {2}, vec("1"), vec("0", "1"), algorithm.solve(points(Q, y))));
  }

  static Stream<List<Object>> withoutSubsetInDoubles() {
    return Stream.of(
        List.of(
            new double[][] {
              {-85, 382, 13828}, {69, -311, -11316}, {-79, 380, 13830}, {66, -310, -11318}
            },
            "70576801/130295910",
            3),
        List.of(
            new double[][] {
              {2620, 2916, -2698}, {-5225, -5815, 5381}, {2622, 2919, -2702}, {-5225, -5816, 5382}
            },
            "0",
            4),
        List.of(
            new double[][] {
              {878, 2992, 4025}, {-968, -3299, -4438}, {876, 2992, 4027}, {-966, -3299, -4440}
            },
            "60025/185428843",
            2));
  }

  @ParameterizedTest
  @MethodSource
  @DisplayName("van den Bergen 1999, 5: Johnson in doubles finds no subset; exactly it does")
  void withoutSubsetInDoubles(List<Object> example) {
    double[][] y = (double[][]) example.get(0);
    assertNull(new JohnsonSubAlgorithm<Double>().solve(points(Doubles.INSTANCE, y)));
    assertTrue(new BackupProcedure<Double>().solve(points(Doubles.INSTANCE, y)) != null);
    BigFraction squared = Numerals.parseExact((String) example.get(1));
    all().forEach(algorithm -> assertEquals(squared, v(algorithm, y).squaredNorm()));
    SubSimplex<BigFraction> found = new JohnsonSubAlgorithm<BigFraction>().solve(points(Q, y));
    assertTrue(found != null && found.size() >= (int) example.get(2));
  }

  @Test
  @DisplayName("weights that are not in (0, 1] after rounding are no answer")
  void weightsOutOfRange() {
    Vec<Double>[] y = points(Doubles.INSTANCE, at(-1e160), at(1e160));
    assertNull(new JohnsonSubAlgorithm<Double>().solve(y));
    assertFound(
        new int[] {0}, Vec.of(Doubles.INSTANCE, 1), y[0], new BackupProcedure<Double>().solve(y));
  }

  @Test
  @DisplayName("a weight that underflows to 0 is no answer")
  void weightUnderflows() {
    Vec<Double>[] y = points(Doubles.INSTANCE, at(-1e-190), at(1e150));
    assertNull(new JohnsonSubAlgorithm<Double>().solve(y));
  }

  @Test
  void simplexWithOtherWeights() {
    assertEquals(
        "2 points with 1 weights",
        assertThrows(
                IllegalArgumentException.class,
                () -> new SubSimplex<>(new int[] {0, 1}, vec("1"), vec("0")))
            .getMessage());
  }

  @Test
  void simplexIsImmutable() {
    int[] indices = {0, 2};
    SubSimplex<BigFraction> simplex = new SubSimplex<>(indices, vec("1/2", "1/2"), vec("7"));
    indices[1] = 5;
    assertEquals(2, simplex.index(1));
    assertEquals(2, simplex.size());
    assertEquals("indices [0, 2], weights (1 / 2, 1 / 2), v (7)", simplex.toString());
  }
}
