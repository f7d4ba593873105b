package org.certigjk.gjk;

import java.util.List;
import org.certigjk.certificate.AxisCertificate;
import org.certigjk.certificate.CommonPointCertificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Vec;

/**
 * The answer to a search for a separating axis: one of {@link Apart}, {@link Meeting} and {@link
 * Undecided}. For polytopes over an exact field it is never {@code Undecided}, unless the request
 * limits the iterations, or what is not proved (a field, a shape, a sub-algorithm) does not do what
 * it says.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * if (result instanceof SeparatingAxisResult.Apart<BigFraction> apart) {
 *   apart.certificate().certifies(a, b);   // true
 * }
 * }</pre>
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public sealed interface SeparatingAxisResult<E> {

  /** Returns the last v: the axis, from B to A, if the bodies are apart; 0 if they meet. */
  Vec<E> axis();

  /** Returns what the search has cost. */
  AxisSearch search();

  /** Returns whether the bodies are found to have no point in common. */
  default boolean apart() {
    return this instanceof Apart;
  }

  /** Returns whether the bodies are found to have a point in common: they touch or overlap. */
  default boolean meeting() {
    return this instanceof Meeting;
  }

  /** Returns why the search ended. */
  default ExitReason exit() {
    return search().exit();
  }

  /** Returns the number of support points inserted. */
  default int iterations() {
    return search().iterations();
  }

  /** Returns the number of support points of A ⊖ B computed. */
  default int supportCalls() {
    return search().supportCalls();
  }

  /**
   * The bodies have no point in common.
   *
   * @param certificate the axis, a proof if the field is exact
   * @param search what the search has cost
   */
  record Apart<E>(AxisCertificate<E> certificate, AxisSearch search)
      implements SeparatingAxisResult<E> {

    @Override
    public Vec<E> axis() {
      return certificate.axis();
    }
  }

  /**
   * The bodies have a point in common.
   *
   * @param certificate index pairs and weights, a proof if the field is exact
   * @param axis 0
   * @param commonPoints the points Σ λᵢaᵢ and Σ λᵢbᵢ, which are the same over an exact field
   * @param search what the search has cost
   */
  record Meeting<E>(
      CommonPointCertificate<E> certificate,
      Vec<E> axis,
      ClosestPoints<E> commonPoints,
      AxisSearch search)
      implements SeparatingAxisResult<E> {

    /** Returns the index pairs of the last W. */
    public List<IndexPair> pairs() {
      return certificate.pairs();
    }

    /** Returns the weights of its points. */
    public Vec<E> weights() {
      return certificate.weights();
    }
  }

  /**
   * The search ended without an answer: {@link #exit()} says why.
   *
   * @param axis the last v
   * @param search what the search has cost
   */
  record Undecided<E>(Vec<E> axis, AxisSearch search) implements SeparatingAxisResult<E> {}
}
