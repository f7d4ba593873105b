package org.certigjk.cli.query;

import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.input.Pair;
import org.certigjk.cli.input.StoppableField;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.query.RationalQuery;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.integral.IntegralPair;
import org.certigjk.integral.Interruption;
import org.certigjk.number.Ratio;
import org.certigjk.simplex.Subsets;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.jspecify.annotations.Nullable;

/**
 * How the distance of a pair is found.
 *
 * @param engine the implementation that is asked first
 * @param subAlgorithm the distance sub-algorithm of the generic one
 * @param trace whether the generic one records its iterations
 */
record Search(Engine engine, SubAlgorithm subAlgorithm, boolean trace) {

  /** What {@code --engine} can be. */
  enum Engine {
    /**
     * {@link DistanceWorkspace}; {@link RationalQuery} where a number is not a double; {@link Gjk}
     * where the common denominator is not {@linkplain IntegralPair#isShort short}.
     */
    CERTIFIED,
    /** {@link Gjk}. */
    GENERIC
  }

  /**
   * What was found.
   *
   * @param proved the distance, if the engine is certified: its certificate has been accepted
   * @param generic the distance, if the engine is generic
   * @param <E> the type of the coordinates
   */
  record Found<E>(@Nullable DistanceResult<Ratio> proved, @Nullable DistanceResult<E> generic) {

    /** Returns the implementation that found it. */
    Engine engine() {
      return proved != null ? Engine.CERTIFIED : Engine.GENERIC;
    }

    /**
     * Returns the distance. Only one over {@link Rationals} is certified: then E is BigFraction.
     */
    @SuppressWarnings("unchecked") // what is proved is over the rationals
    DistanceResult<E> result() {
      return generic != null
          ? generic
          : (DistanceResult<E>) Objects.requireNonNull(proved).toRational();
    }
  }

  /**
   * Finds the distance.
   *
   * @throws IllegalArgumentException if the pair is beyond a limit
   */
  <E> Found<E> distance(Pair<E> pair) {
    DistanceResult<Ratio> certified = engine == Engine.CERTIFIED ? certified(pair) : null;
    if (certified != null) {
      return new Found<>(certified, null);
    }
    StoppableField<E> field = new StoppableField<>(pair.a().field(), Interruption::check);
    return new Found<>(
        null, Gjk.distance(field.over(pair.a()), field.over(pair.b()), request(pair)));
  }

  /** A request of its own for each pair: a sub-algorithm may remember the last simplex. */
  private <E> DistanceRequest<E> request(Pair<E> pair) {
    int dimension = pair.a().dimension();
    int largest = Math.min(dimension, pair.a().size() + pair.b().size() - 2) + 1;
    if (largest <= Subsets.MAX_SIZE && !subAlgorithm.handles(largest, dimension)) {
      throw new IllegalArgumentException(
          ("the sub-algorithm %s is for dimensions up to %s; here, in dimension %s, a simplex may"
                  + " need %s points")
              .formatted(subAlgorithm.label(), greatestDimension(), dimension, largest));
    }
    return DistanceRequest.<E>defaults().withSubAlgorithm(subAlgorithm.create()).withTrace(trace);
  }

  /** Returns the greatest dimension of which the sub-algorithm takes every simplex. */
  private int greatestDimension() {
    int dimension = 1;
    while (subAlgorithm.handles(dimension + 2, dimension + 1)) {
      dimension++;
    }
    return dimension;
  }

  /** Returns {@code null} for a pair that has no short common denominator. */
  private static <E> @Nullable DistanceResult<Ratio> certified(Pair<E> pair) {
    DoublePolytope a = pair.bodyA().doubles();
    DoublePolytope b = pair.bodyB().doubles();
    if (a == null || b == null) {
      Polytope<BigFraction> rationalA = pair.a().toRational();
      Polytope<BigFraction> rationalB = pair.b().toRational();
      return IntegralPair.isShort(rationalA, rationalB)
          ? RationalQuery.unreducedDistance(rationalA, rationalB)
          : null;
    }
    DistanceWorkspace workspace = new DistanceWorkspace();
    workspace.distance(a, b);
    return workspace.unreducedResult();
  }
}
