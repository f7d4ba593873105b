package org.certigjk.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
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
 *
 * @since 0.1.0
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
    return forEachShape(
        shape -> {
          for (Vec<BigFraction> d : directions(shape)) {
            Vec<BigFraction> s = shape.mapping().support(d);
            assertTrue(
                shape.contains().test(s),
                () -> "direction " + d + ": the support point " + s + " is outside");
          }
        });
  }

  /** dᵀx &le; u_X(d) for the support points x in all directions. */
  @TestFactory
  default Stream<DynamicTest> noSupportPointIsBeyondTheBound() {
    return forEachShape(
        shape -> {
          List<Vec<BigFraction>> points =
              directions(shape).stream().map(shape.mapping()::support).toList();
          for (Vec<BigFraction> d : directions(shape)) {
            BigFraction bound = shape.mapping().supportUpperBound(d);
            for (Vec<BigFraction> x : points) {
              assertTrue(
                  d.dot(x).compareTo(bound) <= 0,
                  () -> "direction %s: %s is beyond the bound %s".formatted(d, x, bound));
            }
          }
        });
  }

  /** u_X(d) &minus; dᵀs_X(d) &le; t‖d‖. */
  @TestFactory
  default Stream<DynamicTest> boundIsNearTheSupportPoint() {
    return forEachShape(
        shape -> {
          for (Vec<BigFraction> d : directions(shape)) {
            BigFraction gap =
                shape.mapping().supportUpperBound(d).subtract(shape.mapping().supportValue(d));
            BigFraction allowed = shape.mapping().isPolyhedral() ? BigFraction.ZERO : shape.slack();
            assertTrue(
                gap.multiply(gap).compareTo(allowed.multiply(allowed).multiply(d.squaredNorm()))
                    <= 0,
                () -> "direction %s: the bound is %s off".formatted(d, gap));
          }
        });
  }

  /** The same direction gives the same point. */
  @TestFactory
  default Stream<DynamicTest> supportMappingIsAFunction() {
    return forEachShape(
        shape -> {
          List<Vec<BigFraction>> directions = directions(shape);
          List<Vec<BigFraction>> first = directions.stream().map(shape.mapping()::support).toList();
          for (int k = directions.size() - 1; k >= 0; k--) {
            assertEquals(first.get(k), shape.mapping().support(directions.get(k)));
          }
        });
  }

  private Stream<DynamicTest> forEachShape(Consumer<Shape> test) {
    return shapes().stream().map(shape -> dynamicTest(shape.name(), () -> test.accept(shape)));
  }
}
