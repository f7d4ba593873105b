package org.certigjk.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link DistanceSubAlgorithm}, as JUnit 5 tests to inherit: v is the point of conv
 * Y nearest to the origin, and positive weights that sum to 1 give it. The truth is Johnson's
 * algorithm over the rationals.
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public interface DistanceSubAlgorithmContract<E> {

  /** Returns the field to test over. */
  OrderedField<E> field();

  /** Returns the algorithm to test. */
  DistanceSubAlgorithm<E> subAlgorithm();

  /**
   * Returns how far each coordinate of v, and the sum of the weights, may be from the truth, for
   * points with coordinates up to 4. It is 0 over an exact field.
   */
  default double tolerance() {
    return field().exact() ? 0 : 1e-9;
  }

  /**
   * Returns whether the algorithm takes simplex sets of {@code size} points in {@code dimension};
   * the others are left out.
   */
  default boolean handles(int size, int dimension) {
    return true;
  }

  /** v = v(conv Y). */
  @TestFactory
  default Stream<DynamicTest> findsTheNearestPoint() {
    return forEachSimplex(
        (y, answer) -> {
          SubSimplex<BigFraction> truth =
              Objects.requireNonNull(
                  new JohnsonSubAlgorithm<BigFraction>().solve(points(y.toRational())));
          assertNear(truth.v(), answer.v());
        });
  }

  /** λᵢ &gt; 0, Σ λᵢ = 1 and v = Σ λᵢyᵢ, with ascending indices into Y. */
  @TestFactory
  default Stream<DynamicTest> weightsArePositiveAndGiveThePoint() {
    return forEachSimplex(
        (y, answer) -> {
          Vec<BigFraction> combination = y.toRational().get(0).times(BigFraction.ZERO);
          for (int k = 0; k < answer.size(); k++) {
            assertTrue(k == 0 || answer.index(k - 1) < answer.index(k), "ascending indices");
            assertEquals(1, field().signum(answer.weights().get(k)), "sign of weight " + k);
            Vec<BigFraction> point = y.get(answer.index(k)).toRational();
            BigFraction weight = field().toRational(answer.weights().get(k));
            combination = combination.plus(point.times(weight));
          }
          assertNear(combination, answer.v());
          BigFraction sum = answer.weights().toRational().sum();
          assertTrue(
              Math.abs(sum.subtract(BigFraction.ONE).doubleValue()) <= tolerance(),
              () -> "the weights sum to " + sum);
        });
  }

  private void assertNear(Vec<BigFraction> expected, Vec<E> actual) {
    Vec<BigFraction> error = actual.toRational().minus(expected);
    for (int k = 0; k < error.dimension(); k++) {
      assertTrue(
          error.get(k).abs().doubleValue() <= tolerance(),
          () -> "v is " + actual + ", but must be " + expected);
    }
  }

  /** What is asserted of the answer for Y. */
  @FunctionalInterface
  interface Assertion<E> {

    /** Fails if the answer for Y is wrong. */
    void check(Polytope<E> y, SubSimplex<E> answer);
  }

  private Stream<DynamicTest> forEachSimplex(Assertion<E> assertion) {
    return Cases.simplices(field()).stream()
        .filter(y -> handles(y.size(), y.dimension()))
        .map(
            y ->
                dynamicTest(
                    y.toString(),
                    () -> {
                      SubSimplex<E> answer = subAlgorithm().solve(points(y));
                      assertNotNull(answer, "no subset found");
                      assertion.check(y, answer);
                    }));
  }

  private static <T> Vec<T>[] points(Polytope<T> y) {
    return y.get(IntStream.range(0, y.size()).toArray());
  }
}
