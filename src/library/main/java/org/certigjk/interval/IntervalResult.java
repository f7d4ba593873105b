package org.certigjk.interval;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.gjk.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * The distance between two bodies, as an interval that contains it, with all that proves it ({@link
 * IntervalChecker}).
 *
 * @param verdict what is proved: {@link Verdict#SEPARATED} if the lower bound is positive and the
 *     interval as narrow as the request asks; {@link Verdict#TOUCHING}; {@link
 *     Verdict#OVERLAPPING}; else {@link Verdict#STOPPED}, with bounds that are true all the same
 * @param squaredDistance the bounds of the squared distance; both 0 if the bodies meet
 * @param direction the direction d of the lower bound, from B to A; {@code null} while that is 0
 * @param seenA the support points of A seen, which the indices refer to
 * @param seenB the support points of B seen
 * @param pairs the index pairs of the last simplex W
 * @param weights the weights of its points
 * @param certificate the certificate of touching or overlapping, else {@code null}
 * @param exit why the search ended
 * @param iterations the number of support points inserted
 * @since 0.1.0
 */
public record IntervalResult(
    Verdict verdict,
    SquaredDistanceBounds squaredDistance,
    @Nullable Vec<BigFraction> direction,
    Polytope<BigFraction> seenA,
    Polytope<BigFraction> seenB,
    List<IndexPair> pairs,
    Vec<BigFraction> weights,
    @Nullable Certificate<BigFraction> certificate,
    IntervalExit exit,
    int iterations) {

  /** Copies the list. */
  public IntervalResult {
    pairs = List.copyOf(pairs);
  }

  /** Returns the bounds of the distance itself, as doubles rounded outward. */
  public DistanceBounds distance() {
    return DistanceBounds.of(squaredDistance);
  }

  /** Returns the point of A and the point of B that have the upper bound as their distance. */
  public ClosestPoints<BigFraction> closestPoints() {
    return new ClosestPoints<>(
        weights.combination(seenA.get(IndexPair.indicesA(pairs))),
        weights.combination(seenB.get(IndexPair.indicesB(pairs))));
  }
}
