package org.certigjk.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The contract of {@link SupportMapping}, as JUnit 5 tests to inherit: s_X(d) ∈ X, dᵀs_X(d) is the
 * maximum over X, and the same direction gives the same point. All three are judged in exact
 * arithmetic on the numbers that the mapping returns.
 *
 * <pre>{@code
 * class HillClimbingTest implements SupportMappingContract<Double> {
 *   public List<Region<Double>> regions() {
 *     return Region.builtIn(Doubles.INSTANCE, HillClimbing::new);
 *   }
 * }
 * }</pre>
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public interface SupportMappingContract<E> {

  /**
   * A mapping to test, and the points of which it must be the support mapping.
   *
   * @param name how reports call it
   * @param mapping the mapping
   * @param points points whose convex hull is the region
   * @param <E> the type of the coordinates
   */
  record Region<E>(String name, SupportMapping<E> mapping, Polytope<E> points) {

    /** Returns the built-in polytopes, with a mapping made from the points of each. */
    public static <E> List<Region<E>> builtIn(
        OrderedField<E> field, Function<Polytope<E>, SupportMapping<E>> mappingOf) {
      return Cases.polytopes(field).stream()
          .map(points -> new Region<>(points.toString(), mappingOf.apply(points), points))
          .toList();
    }
  }

  /** Returns the mappings to test: {@link Region#builtIn} or shapes of one's own. */
  List<Region<E>> regions();

  /** Returns the directions to try; all with coordinates &minus;1, 0 and 1 by default. */
  default List<Vec<E>> directions(Region<E> region) {
    return Cases.directions(region.mapping().field(), region.mapping().dimension());
  }

  /** s_X(d) ∈ X, by the exact distance of the point to the region. */
  @TestFactory
  default Stream<DynamicTest> supportPointIsInTheRegion() {
    return forEachRegion(
        region -> {
          Polytope<BigFraction> exact = region.points().toRational();
          for (Vec<E> d : directions(region)) {
            Vec<BigFraction> s = region.mapping().support(d).toRational();
            assertTrue(
                Gjk.distance(Polytope.of(s), exact).verdict() != Verdict.SEPARATED,
                () -> "direction " + d + ": the support point " + s + " is outside");
          }
        });
  }

  /** dᵀs_X(d) = max { dᵀx | x ∈ X }. */
  @TestFactory
  default Stream<DynamicTest> supportPointIsFurthest() {
    return forEachRegion(
        region -> {
          Polytope<BigFraction> exact = region.points().toRational();
          for (Vec<E> d : directions(region)) {
            Vec<BigFraction> s = region.mapping().support(d).toRational();
            Vec<BigFraction> direction = d.toRational();
            for (int k = 0; k < exact.size(); k++) {
              int point = k;
              BigFraction lead = direction.dot(s.minus(exact.get(point)));
              assertTrue(
                  Rationals.INSTANCE.signum(lead) >= 0,
                  () -> "direction %s: point %d is further than %s".formatted(d, point, s));
            }
          }
        });
  }

  /** The same direction gives the same point. */
  @TestFactory
  default Stream<DynamicTest> supportMappingIsAFunction() {
    return forEachRegion(
        region -> {
          List<Vec<E>> directions = directions(region);
          List<Vec<E>> first = directions.stream().map(region.mapping()::support).toList();
          for (int k = directions.size() - 1; k >= 0; k--) {
            Vec<E> d = directions.get(k);
            assertEquals(first.get(k), region.mapping().support(d), () -> "direction " + d);
          }
        });
  }

  private Stream<DynamicTest> forEachRegion(Consumer<Region<E>> test) {
    return regions().stream().map(region -> dynamicTest(region.name(), () -> test.accept(region)));
  }
}
