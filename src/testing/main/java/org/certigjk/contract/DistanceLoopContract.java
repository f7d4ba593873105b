package org.certigjk.contract;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of a distance loop of one's own, as JUnit 5 tests to inherit: the two points that it
 * returns lie in the bodies, and their distance is the distance of the bodies. Both are judged by
 * exact GJK.
 *
 * @param <E> the type of the coordinates
 */
public interface DistanceLoopContract<E> {

  /** Returns the field to test over. */
  OrderedField<E> field();

  /** Returns closest points of the bodies, as the loop under test finds them. */
  ClosestPoints<E> closestPoints(Polytope<E> a, Polytope<E> b);

  /**
   * Returns how far distances may be from the truth, relative to the largest coordinate of the
   * pair. It is 0 over an exact field.
   */
  default double tolerance() {
    return field().exact() ? 0 : 1e-6;
  }

  /** ‖a &minus; b‖ = d(A, B). */
  @TestFactory
  default Stream<DynamicTest> pointsRealiseTheDistance() {
    return forEachPair(
        (pair, found) -> {
          DistanceResult<BigFraction> truth =
              Gjk.distance(pair.a().toRational(), pair.b().toRational());
          BigFraction expected = truth.distanceVector().squaredNorm();
          BigFraction squared = found.a().minus(found.b()).squaredNorm();
          double distance = Conversions.sqrtToDouble(expected);
          double error = Math.abs(Conversions.sqrtToDouble(squared) - distance);
          boolean right =
              field().exact() ? squared.equals(expected) : error <= tolerance() * size(pair);
          Failure.unless(
              right,
              () ->
                  text(
                      "the distance of the points is not that of the bodies",
                      pair,
                      "expected",
                      "d² = %s, d = %s, from %s to %s"
                          .formatted(
                              expected,
                              distance,
                              truth.closestPoints().a(),
                              truth.closestPoints().b()),
                      "answered",
                      "d² = %s, d = %s, from %s to %s"
                          .formatted(
                              squared, Conversions.sqrtToDouble(squared), found.a(), found.b()),
                      "off by",
                      error));
        });
  }

  /** a ∈ A and b ∈ B. */
  @TestFactory
  default Stream<DynamicTest> pointsLieInTheBodies() {
    return forEachPair(
        (pair, found) -> {
          assertInside(pair, "A", found.a(), pair.a());
          assertInside(pair, "B", found.b(), pair.b());
        });
  }

  private void assertInside(
      Cases.Pair<E> pair, String name, Vec<BigFraction> point, Polytope<E> body) {
    DistanceResult<BigFraction> truth = Gjk.distance(Polytope.of(point), body.toRational());
    double outside = Conversions.sqrtToDouble(truth.distanceVector().squaredNorm());
    boolean right =
        field().exact()
            ? truth.verdict() != Verdict.SEPARATED
            : outside <= tolerance() * size(pair);
    Failure.unless(
        right,
        () ->
            text(
                "the point of " + name + " is outside of it",
                pair,
                "expected",
                "a point of " + name + "; the nearest is " + truth.closestPoints().b(),
                "answered",
                point,
                "off by",
                outside));
  }

  /** The pair, its bodies and the tolerance stand between what is wrong and the rest. */
  private String text(String wrong, Cases.Pair<E> pair, Object... rest) {
    String tolerance = "%s times the largest coordinate, %s".formatted(tolerance(), size(pair));
    return Failure.text(
            wrong, "pair", pair.name(), "A", pair.a(), "B", pair.b(), "tolerance", tolerance)
        + Failure.text("", rest);
  }

  private double size(Cases.Pair<E> pair) {
    double size = 0;
    for (Polytope<E> body : List.of(pair.a(), pair.b())) {
      for (int k = 0; k < body.size(); k++) {
        for (int c = 0; c < body.dimension(); c++) {
          size = Math.max(size, Math.abs(field().toDouble(body.get(k).get(c))));
        }
      }
    }
    return size;
  }

  /** What is asserted of the points found for a pair. */
  @FunctionalInterface
  interface Assertion<E> {

    /** Fails if the points found, as rational numbers, are wrong. */
    void check(Cases.Pair<E> pair, ClosestPoints<BigFraction> found);
  }

  private Stream<DynamicTest> forEachPair(Assertion<E> assertion) {
    return Cases.pairs(field()).stream()
        .map(pair -> dynamicTest(pair.name(), () -> assertion.check(pair, found(pair))));
  }

  private ClosestPoints<BigFraction> found(Cases.Pair<E> pair) {
    ClosestPoints<E> found =
        Failure.answer(() -> closestPoints(pair.a(), pair.b()), () -> text("", pair));
    return Failure.answer(found::toRational, () -> text("", pair, "answered", found));
  }
}
