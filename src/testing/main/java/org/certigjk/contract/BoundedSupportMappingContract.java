package org.certigjk.contract;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Vec;
import org.certigjk.shape.BoundedSupportMapping;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link BoundedSupportMapping} over the rational numbers, as JUnit 5 tests to
 * inherit: s_X(d) ∈ X and dᵀx &le; u_X(d) for all x ∈ X, judged exactly; the two values of a
 * direction are as near to each other as the shape says, and equal for a polytope.
 */
public interface BoundedSupportMappingContract {

  /**
   * A mapping to test.
   *
   * @param name how reports call it
   * @param mapping the mapping
   * @param contains whether a point is in the region, by a definition of one's own
   * @param slack a number t with u_X(d) &minus; dᵀs_X(d) &le; t‖d‖
   */
  record Shape(
      String name,
      BoundedSupportMapping<BigFraction> mapping,
      Predicate<Vec<BigFraction>> contains,
      BigFraction slack) {}

  /** Returns the mappings to test. */
  List<Shape> shapes();

  /** Returns the directions to try; all with coordinates &minus;1, 0 and 1 by default. */
  default List<Vec<BigFraction>> directions(Shape shape) {
    return Cases.directions(shape.mapping().field(), shape.mapping().dimension());
  }

  /** s_X(d) ∈ X. */
  @TestFactory
  default Stream<DynamicTest> supportPointIsInTheShape() {
    return forEachDirection(
        (shape, d) -> {
          Vec<BigFraction> s = support(shape, d);
          Failure.unless(
              shape.contains().test(s),
              () ->
                  text(
                      "the support point is outside of the shape",
                      shape,
                      d,
                      "expected",
                      "a point for which contains() is true",
                      "answered",
                      s));
        });
  }

  /** dᵀx &le; u_X(d) for the support points x in all directions. */
  @TestFactory
  default Stream<DynamicTest> noSupportPointIsBeyondTheBound() {
    return forEachShape(
        shape -> {
          List<Vec<BigFraction>> points =
              directions(shape).stream().map(d -> support(shape, d)).toList();
          for (Vec<BigFraction> d : directions(shape)) {
            BigFraction bound = bound(shape, d);
            for (Vec<BigFraction> x : points) {
              BigFraction value = d.dot(x);
              Failure.unless(
                  value.compareTo(bound) <= 0,
                  () ->
                      text(
                          "a support point is beyond the bound",
                          shape,
                          d,
                          "expected",
                          "u(d) ≥ %s = dᵀx, for x = %s".formatted(value, x),
                          "answered",
                          "u(d) = " + bound));
            }
          }
        });
  }

  /** u_X(d) &minus; dᵀs_X(d) &le; t‖d‖. */
  @TestFactory
  default Stream<DynamicTest> boundIsNearTheSupportPoint() {
    return forEachDirection(
        (shape, d) -> {
          BigFraction bound = bound(shape, d);
          BigFraction value =
              Failure.answer(() -> shape.mapping().supportValue(d), () -> text("", shape, d));
          BigFraction gap = bound.subtract(value);
          BigFraction allowed = shape.mapping().isPolyhedral() ? BigFraction.ZERO : shape.slack();
          Failure.unless(
              gap.multiply(gap).compareTo(allowed.multiply(allowed).multiply(d.squaredNorm())) <= 0,
              () ->
                  text(
                      "the bound is too far from the value",
                      shape,
                      d,
                      "expected",
                      "u(d) − dᵀs(d) ≤ %s ‖d‖".formatted(allowed),
                      "answered",
                      "u(d) = %s, dᵀs(d) = %s".formatted(bound, value),
                      "apart",
                      gap));
        });
  }

  /** The same direction gives the same point. */
  @TestFactory
  default Stream<DynamicTest> supportMappingIsAFunction() {
    return forEachShape(
        shape -> {
          List<Vec<BigFraction>> directions = directions(shape);
          List<Vec<BigFraction>> first = directions.stream().map(d -> support(shape, d)).toList();
          for (int k = directions.size() - 1; k >= 0; k--) {
            Vec<BigFraction> d = directions.get(k);
            Vec<BigFraction> expected = first.get(k);
            Vec<BigFraction> again = support(shape, d);
            Failure.unless(
                again.equals(expected),
                () ->
                    text(
                        "asked twice, it answers differently",
                        shape,
                        d,
                        "first",
                        expected,
                        "then",
                        again));
          }
        });
  }

  private static Vec<BigFraction> support(Shape shape, Vec<BigFraction> d) {
    return Failure.answer(() -> shape.mapping().support(d), () -> text("", shape, d));
  }

  private static BigFraction bound(Shape shape, Vec<BigFraction> d) {
    return Failure.answer(() -> shape.mapping().supportUpperBound(d), () -> text("", shape, d));
  }

  /** The shape and the direction stand between what is wrong and the rest. */
  private static String text(String wrong, Shape shape, Vec<BigFraction> d, Object... rest) {
    return Failure.text(wrong, "shape", shape.name(), "d", d) + Failure.text("", rest);
  }

  private Stream<DynamicTest> forEachDirection(BiConsumer<Shape, Vec<BigFraction>> test) {
    return forEachShape(shape -> directions(shape).forEach(d -> test.accept(shape, d)));
  }

  private Stream<DynamicTest> forEachShape(Consumer<Shape> test) {
    return shapes().stream().map(shape -> dynamicTest(shape.name(), () -> test.accept(shape)));
  }
}
