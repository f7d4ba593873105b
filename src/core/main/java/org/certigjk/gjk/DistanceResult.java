package org.certigjk.gjk;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Vec;

/**
 * The answer to a distance query: one of {@link Separated}, {@link Touching}, {@link Overlapping}
 * and {@link Stopped}. Over an exact field it is never {@code Stopped}, unless the request limits
 * the iterations, or what is not proved (a field, a shape, a sub-algorithm) does not do what it
 * says.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {4, 0}, {0, 3}});
 * Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{4, 3}, {6, 3}, {5, 6}});
 * DistanceResult<BigFraction> result = Gjk.distance(a, b);
 * result.distance();             // 2.4
 * if (result instanceof Separated<BigFraction> separated) {
 *   separated.squaredDistance(); // 144 / 25
 * }
 * }</pre>
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public sealed interface DistanceResult<E> permits DistanceResult.Answer, Stopped {

  /** An answer: every outcome but {@link Stopped}. */
  sealed interface Answer<E> extends DistanceResult<E> permits Separated, Touching, Overlapping {

    /** Returns ‖v(A ⊖ B)‖²: 0 unless the bodies are separated. */
    E squaredDistance();

    /** Returns the certificate of this answer; a proof if the field is exact. */
    Certificate<E> certificate();

    @Override
    default double distance() {
      return Conversions.sqrtToDouble(certificate().weights().field(), squaredDistance());
    }
  }

  /** Returns which of the four outcomes this is. */
  Verdict verdict();

  /**
   * Returns the double nearest to the distance, the root of {@link Answer#squaredDistance()}, ties
   * to even; an infinity if that is beyond the range. Nothing else is rounded: over an exact field
   * it is the correctly rounded distance, which is 0 if the bodies meet.
   *
   * @throws IllegalStateException if this is {@link Stopped}, which knows bounds only
   */
  double distance();

  /**
   * Returns this result with every number as the rational number that it stands for. Each is
   * converted when it is first read, which throws an {@link ArithmeticException} for an infinity or
   * NaN.
   */
  DistanceResult<BigFraction> toRational();

  /** Returns the run that led here. */
  Run<E> run();

  /** Returns v, the distance vector from B to A (over {@code Stopped}: the last v). */
  default Vec<E> distanceVector() {
    return run().distanceVector();
  }

  /** Returns the points a and b that the weights give; see {@link ClosestPoints}. */
  default ClosestPoints<E> closestPoints() {
    return run().closestPoints();
  }

  /** Returns why the loop ended. */
  default ExitReason exit() {
    return run().exit();
  }

  /** Returns the number of support points inserted. */
  default int iterations() {
    return run().iterations();
  }

  /** Returns the states of the loop if the request asks for them, else none. */
  default List<Iteration<E>> trace() {
    return run().trace();
  }

  /** Returns the index pairs of the last simplex. */
  default List<IndexPair> pairs() {
    return run().pairs();
  }

  /** Returns the weights of its points. */
  default Vec<E> weights() {
    return run().weights();
  }
}
