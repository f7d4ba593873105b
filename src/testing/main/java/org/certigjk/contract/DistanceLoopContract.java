package org.certigjk.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.Gjk;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of a distance loop of one's own, as JUnit 5 tests to inherit: the two points that it
 * returns lie in the bodies, and their distance is the distance of the bodies. Both are judged by
 * exact GJK.
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
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
          BigFraction truth =
              Gjk.distance(pair.a().toRational(), pair.b().toRational())
                  .distanceVector()
                  .squaredNorm();
          BigFraction squared = found.a().toRational().minus(found.b().toRational()).squaredNorm();
          if (field().exact()) {
            assertEquals(truth, squared, "squared distance");
          }
          double error =
              Math.abs(Conversions.sqrtToDouble(squared) - Conversions.sqrtToDouble(truth));
          assertTrue(error <= tolerance() * size(pair), () -> "the distance is off by " + error);
        });
  }

  /** a ∈ A and b ∈ B. */
  @TestFactory
  default Stream<DynamicTest> pointsLieInTheBodies() {
    return forEachPair(
        (pair, found) -> {
          assertInside(pair, "a", found.a(), pair.a());
          assertInside(pair, "b", found.b(), pair.b());
        });
  }

  private void assertInside(Cases.Pair<E> pair, String name, Vec<E> point, Polytope<E> body) {
    BigFraction squared =
        Gjk.distance(Polytope.of(point.toRational()), body.toRational())
            .distanceVector()
            .squaredNorm();
    double outside = Conversions.sqrtToDouble(squared);
    assertTrue(
        outside <= tolerance() * size(pair),
        () -> name + " = " + point + " is outside its body by " + outside);
  }

  private double size(Cases.Pair<E> pair) {
    double size = 0;
    for (Polytope<E> body : java.util.List.of(pair.a(), pair.b())) {
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

    /** Fails if the points found are wrong. */
    void check(Cases.Pair<E> pair, ClosestPoints<E> found);
  }

  private Stream<DynamicTest> forEachPair(Assertion<E> assertion) {
    return Cases.pairs(field()).stream()
        .map(
            pair ->
                dynamicTest(
                    pair.name(), () -> assertion.check(pair, closestPoints(pair.a(), pair.b()))));
  }
}
