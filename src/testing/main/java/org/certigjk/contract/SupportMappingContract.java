package org.certigjk.contract;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
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
    return forEachDirection(
        (region, d) -> {
          Vec<E> s = support(region, d);
          var truth = Gjk.distance(Polytope.of(s.toRational()), region.points().toRational());
          Failure.unless(
              truth.verdict() != Verdict.SEPARATED,
              () ->
                  text(
                      "the support point is outside of the region",
                      region,
                      d,
                      "expected",
                      "a point of the region; the nearest is " + truth.closestPoints().b(),
                      "answered",
                      s));
        });
  }

  /** dᵀs_X(d) = max { dᵀx | x ∈ X }. */
  @TestFactory
  default Stream<DynamicTest> supportPointIsFurthest() {
    return forEachDirection(
        (region, d) -> {
          Vec<E> s = support(region, d);
          Vec<BigFraction> direction = d.toRational();
          Polytope<BigFraction> exact = region.points().toRational();
          Vec<BigFraction> furthest = furthest(exact, direction);
          BigFraction expected = direction.dot(furthest);
          BigFraction answered = direction.dot(s.toRational());
          Failure.unless(
              answered.compareTo(expected) >= 0,
              () ->
                  text(
                      "another point is further",
                      region,
                      d,
                      "expected",
                      "dᵀs = %s, as for s = %s".formatted(expected, furthest),
                      "answered",
                      "dᵀs = %s, s = %s".formatted(answered, s)));
        });
  }

  /** Looks at every point, for a polytope too is a support mapping under test. */
  private static Vec<BigFraction> furthest(
      Polytope<BigFraction> points, Vec<BigFraction> direction) {
    Vec<BigFraction> furthest = points.get(0);
    for (int k = 1; k < points.size(); k++) {
      if (direction.dot(points.get(k)).compareTo(direction.dot(furthest)) > 0) {
        furthest = points.get(k);
      }
    }
    return furthest;
  }

  /** The same direction gives the same point. */
  @TestFactory
  default Stream<DynamicTest> supportMappingIsAFunction() {
    return forEachRegion(
        region -> {
          List<Vec<E>> directions = directions(region);
          List<Vec<E>> first = directions.stream().map(d -> support(region, d)).toList();
          for (int k = directions.size() - 1; k >= 0; k--) {
            Vec<E> d = directions.get(k);
            Vec<E> expected = first.get(k);
            Vec<E> again = support(region, d);
            Failure.unless(
                again.equals(expected),
                () ->
                    text(
                        "asked twice, it answers differently",
                        region,
                        d,
                        "first",
                        expected,
                        "then",
                        again));
          }
        });
  }

  private Vec<E> support(Region<E> region, Vec<E> d) {
    return Failure.answer(() -> region.mapping().support(d), () -> text("", region, d));
  }

  /** The region and the direction stand between what is wrong and the rest. */
  private String text(String wrong, Region<E> region, Vec<E> d, Object... rest) {
    return Failure.text(wrong, "region", region.name(), "points", region.points(), "d", d)
        + Failure.text("", rest);
  }

  private Stream<DynamicTest> forEachDirection(BiConsumer<Region<E>, Vec<E>> test) {
    return forEachRegion(region -> directions(region).forEach(d -> test.accept(region, d)));
  }

  private Stream<DynamicTest> forEachRegion(Consumer<Region<E>> test) {
    return regions().stream().map(region -> dynamicTest(region.name(), () -> test.accept(region)));
  }
}
