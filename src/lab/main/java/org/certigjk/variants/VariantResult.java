package org.certigjk.variants;

import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.Iteration;

/**
 * What a variant of the distance loop returns, right or wrong.
 *
 * @param claim what it says of the bodies
 * @param pairs the index pairs of its last simplex W
 * @param weights the weights of these points, as it computed them
 * @param v its vector v from B to A, as it computed it; ‖v‖ is the distance that it claims
 * @param exit why it ended
 * @param iterations the number of times that the sub-algorithm was asked about a new support point
 * @param supportCalls the number of support points of A ⊖ B that were computed
 * @param trace the states, if the variant records them
 * @param <E> the type of the coordinates
 */
public record VariantResult<E>(
    Claim claim,
    List<IndexPair> pairs,
    Vec<E> weights,
    Vec<E> v,
    VariantExit exit,
    int iterations,
    int supportCalls,
    List<Iteration<E>> trace) {

  /** Copies the lists. */
  public VariantResult {
    pairs = List.copyOf(pairs);
    trace = List.copyOf(trace);
  }

  /** Returns the points a = Σ λᵢaᵢ and b = Σ λᵢbᵢ of the bodies asked, with these weights. */
  public ClosestPoints<E> closestPoints(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    return new ClosestPoints<>(
        weights.combination(a.get(IndexPair.indicesA(pairs))),
        weights.combination(b.get(IndexPair.indicesB(pairs))));
  }
}
