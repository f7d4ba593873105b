package org.certigjk.contract;

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
          assertNear("v is not the point of conv Y nearest to 0", y, answer, truth.v());
        });
  }

  /** λᵢ &gt; 0, Σ λᵢ = 1 and v = Σ λᵢyᵢ, with ascending indices into Y. */
  @TestFactory
  default Stream<DynamicTest> weightsArePositiveAndGiveThePoint() {
    return forEachSimplex(
        (y, answer) -> {
          Vec<BigFraction> combination = y.toRational().get(0).times(BigFraction.ZERO);
          for (int k = 0; k < answer.size(); k++) {
            Failure.unless(
                answer.index(k) > (k == 0 ? -1 : answer.index(k - 1)) && answer.index(k) < y.size(),
                () -> text("the indices are not ascending indices into Y", y, answer));
            Failure.unless(
                field().signum(answer.weights().get(k)) == 1,
                () -> text("a weight is not positive", y, answer));
            Vec<BigFraction> point = y.get(answer.index(k)).toRational();
            BigFraction weight = field().toRational(answer.weights().get(k));
            combination = combination.plus(point.times(weight));
          }
          assertNear("v is not Σ λᵢyᵢ", y, answer, combination);
          BigFraction sum = answer.weights().toRational().sum();
          Failure.unless(
              isNear(sum, BigFraction.ONE),
              () -> text("the weights do not sum to 1", y, answer, "sum", sum));
        });
  }

  private void assertNear(
      String wrong, Polytope<E> y, SubSimplex<E> answer, Vec<BigFraction> expected) {
    Vec<BigFraction> v = answer.v().toRational();
    for (int k = 0; k < v.dimension(); k++) {
      Failure.unless(
          isNear(v.get(k), expected.get(k)),
          () -> text(wrong, y, answer, "expected", "v " + expected, "off by", v.minus(expected)));
    }
  }

  private boolean isNear(BigFraction actual, BigFraction expected) {
    return Math.abs(actual.subtract(expected).doubleValue()) <= tolerance();
  }

  /** Y, the tolerance and the answer stand between what is wrong and the rest. */
  private String text(String wrong, Polytope<E> y, SubSimplex<E> answer, Object... rest) {
    return Failure.text(
            wrong, "Y", y, "tolerance", tolerance() + " for a coordinate", "answered", answer)
        + Failure.text("", rest);
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
        .map(y -> dynamicTest(y.toString(), () -> assertion.check(y, answer(y))));
  }

  private SubSimplex<E> answer(Polytope<E> y) {
    return Failure.answer(() -> subAlgorithm().solve(points(y)), () -> Failure.text("", "Y", y));
  }

  private static <T> Vec<T>[] points(Polytope<T> y) {
    return y.get(IntStream.range(0, y.size()).toArray());
  }
}
