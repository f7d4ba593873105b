package org.certigjk.cli;

import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.field.Rationals;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;

/**
 * How the distance of a pair is found.
 *
 * @param engine the implementation that is asked first
 * @param request what the generic one is asked
 * @param <E> the type of the coordinates
 */
record Search<E>(Engine engine, DistanceRequest<E> request) {

  /** What {@code --engine} can be. */
  enum Engine {
    /** {@link DistanceWorkspace}; {@link #GENERIC} for a pair with numbers that are not doubles. */
    CERTIFIED,
    /** {@link Gjk}. */
    GENERIC
  }

  /**
   * What was found.
   *
   * @param result the distance
   * @param engine the implementation that found it
   * @param <E> the type of the coordinates
   */
  record Found<E>(DistanceResult<E> result, Engine engine) {}

  /**
   * Finds the distance.
   *
   * @throws IllegalArgumentException if the pair is beyond a limit
   */
  Found<E> distance(Pair<E> pair) {
    if (engine == Engine.CERTIFIED) {
      DoublePolytope a = DoublePolytope.fromOrNull(pair.a());
      DoublePolytope b = DoublePolytope.fromOrNull(pair.b());
      if (a != null && b != null) {
        return new Found<>(certified(a, b), Engine.CERTIFIED);
      }
    }
    return new Found<>(Gjk.distance(pair.a(), pair.b(), request), Engine.GENERIC);
  }

  /** Only a search over {@link Rationals} is certified, so that E is BigFraction. */
  @SuppressWarnings("unchecked")
  private static <E> DistanceResult<E> certified(DoublePolytope a, DoublePolytope b) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    workspace.distance(a, b);
    return (DistanceResult<E>) workspace.result();
  }
}
