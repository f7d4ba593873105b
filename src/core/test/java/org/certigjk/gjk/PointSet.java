package org.certigjk.gjk;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.Fractions;

/**
 * Runs on a point set M, used as A with B = {0}, so that M = A ⊖ B; and what the papers tell of
 * such runs.
 */
final class PointSet {

  private PointSet() {}

  /** The traced run on M that starts from one point. */
  static DistanceResult.Answer<BigFraction> distance(double[][] m, int start) {
    return distanceFrom(m, List.of(start));
  }

  /** The traced run on M that starts from the simplex set of these points. */
  static DistanceResult.Answer<BigFraction> distanceFrom(double[][] m, List<Integer> start) {
    return GjkProperties.answer(
        Polytope.of(Rationals.INSTANCE, m),
        origin(m[0].length),
        DistanceRequest.<BigFraction>defaults()
            .withTrace(true)
            .withStart(start.stream().map(i -> new IndexPair(i, 0)).toList()));
  }

  static Polytope<BigFraction> origin(int dimension) {
    return Polytope.of(Rationals.INSTANCE, new double[1][dimension]);
  }

  /** The indices of the support points inserted, in order. */
  static List<Integer> inserted(DistanceResult<BigFraction> result) {
    return result.trace().subList(0, result.iterations()).stream()
        .map(PointSet::supportIndex)
        .toList();
  }

  static int supportIndex(Iteration<BigFraction> state) {
    return Objects.requireNonNull(state.supportPair(), "no support point").a();
  }

  static List<BigFraction> norms(DistanceResult<BigFraction> result) {
    return result.trace().stream().map(Iteration::squaredNorm).toList();
  }

  static List<List<Integer>> simplices(DistanceResult<BigFraction> result) {
    return result.trace().stream()
        .map(state -> state.simplex().stream().map(IndexPair::a).toList())
        .toList();
  }

  static List<BigFraction> fractions(String... numbers) {
    return Stream.of(numbers).map(Fractions::of).toList();
  }

  static Vec<BigFraction> vec(String... coordinates) {
    return Vec.from(Rationals.INSTANCE, fractions(coordinates));
  }
}
