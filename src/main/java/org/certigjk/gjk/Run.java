package org.certigjk.gjk;

import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * What a run of the distance loop leaves, whatever its outcome: the bodies, the last simplex W with
 * its weights, v, closest points, the number of iterations and the exit.
 *
 * @param a the points that the first indices refer to: A, or the points of A that were seen where A
 *     is given by a support mapping
 * @param b the points that the second indices refer to, likewise
 * @param pairs the index pairs of the last simplex W
 * @param weights the weights of its points
 * @param distanceVector v = Σ λᵢ(aᵢ &minus; bᵢ), from B to A
 * @param closestPoints a = Σ λᵢaᵢ and b = Σ λᵢbᵢ with the weights of the certificate, or of W where
 *     there is none
 * @param exit why the loop ended
 * @param iterations the number of support points inserted
 * @param trace the states 0 to {@code iterations} if the request asks for them, else none
 * @param <E> the type of the coordinates
 */
public record Run<E>(
    Polytope<E> a,
    Polytope<E> b,
    List<IndexPair> pairs,
    Vec<E> weights,
    Vec<E> distanceVector,
    ClosestPoints<E> closestPoints,
    ExitReason exit,
    int iterations,
    List<Iteration<E>> trace) {

  /** Copies the lists. */
  public Run {
    pairs = List.copyOf(pairs);
    trace = List.copyOf(trace);
  }
}
