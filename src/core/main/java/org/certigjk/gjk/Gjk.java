package org.certigjk.gjk;

import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SeenPoints;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.simplex.Subsets;

/**
 * The distance between two convex bodies by the Gilbert–Johnson–Keerthi algorithm: the distance
 * vector v = v(A ⊖ B), the point of A ⊖ B nearest to the origin, from B to A.
 *
 * <p>Source: Gilbert, Johnson and Keerthi 1988; Jales 2024, algorithm 1. The loop itself is {@link
 * GjkLoop}.
 *
 * <p><b>Guarantee.</b> Over an exact field the answer is exact and carries a certificate, for every
 * pair of polytopes, degenerate ones included; a field or sub-algorithm that is not of the proved
 * classes has its certificate checked first, and where that is refused the answer is {@link
 * Stopped}. The run of {@code distance(b, a)} is the mirror image of that of {@code distance(a,
 * b)}: the same iterations with exchanged indices, &minus;v for v, the same verdict (certificates
 * of touching and overlapping may differ, and are equally valid). The run is determined by the
 * input: support ties go to the lowest index in A, then in B; the newest pair stands last; subsets
 * are tried in ascending order.
 *
 * <p>Over an inexact field the answer is what that arithmetic makes of the algorithm. It can be
 * wrong; {@link Stopped} has bounds that are not.
 *
 * <p><b>Limits.</b> Exact numbers grow with the number of bits between the largest and the smallest
 * coordinate, and with the dimension, and so does the time ({@code docs/bench.md} has
 * measurements).
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies of different dimension or field,
 * for a start index without a point, and for bodies whose simplices may need more than {@link
 * Subsets#MAX_SIZE} points.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, new double[][] {{-1, 1}, {1, 1}});
 * Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}});
 * DistanceResult<BigFraction> result = Gjk.distance(a, b);
 * result.verdict();          // SEPARATED
 * result.distanceVector();   // (0, 1)
 * }</pre>
 *
 * @since 0.1.0
 */
public final class Gjk {

  private Gjk() {}

  /** Returns the distance between two polytopes, asked with the default request. */
  public static <E> DistanceResult<E> distance(Polytope<E> a, Polytope<E> b) {
    return distance(a, b, DistanceRequest.defaults());
  }

  /** Returns the distance between two polytopes. */
  public static <E> DistanceResult<E> distance(
      Polytope<E> a, Polytope<E> b, DistanceRequest<E> request) {
    return distance(a, b, request, () -> {});
  }

  /**
   * Returns the distance between two polytopes.
   *
   * @param poll is run in every iteration; what it throws ends the query
   */
  public static <E> DistanceResult<E> distance(
      Polytope<E> a, Polytope<E> b, DistanceRequest<E> request, Runnable poll) {
    requireSimplicesFit(Math.min(a.dimension(), a.size() + b.size() - 2) + 1);
    for (IndexPair pair : request.start()) {
      if (pair.a() < 0 || pair.a() >= a.size() || pair.b() < 0 || pair.b() >= b.size()) {
        throw new IllegalArgumentException(
            "start pair %s: A has %d points, B has %d".formatted(pair, a.size(), b.size()));
      }
    }
    return new Query<>(
            a,
            b,
            request,
            new Query.Points<>(() -> a, () -> a),
            new Query.Points<>(() -> b, () -> b),
            poll)
        .answer();
  }

  /**
   * Returns the distance between two bodies given by support mappings, over an exact field. The
   * indices in the result refer to the support points seen, in order of appearance; the certificate
   * has been checked against them and, of a {@link org.certigjk.geometry.PolytopeMapping}, against
   * all points. It proves the answer as far as other support mappings are right.
   *
   * <p>The query ends if the support mappings have finitely many values; otherwise the request
   * should limit the iterations.
   *
   * @throws IllegalArgumentException also if the field is not exact, or the request has a start
   *     simplex other than the default
   */
  public static <E> DistanceResult<E> distanceBySupport(
      SupportMapping<E> a, SupportMapping<E> b, DistanceRequest<E> request) {
    requireSimplicesFit(a.dimension() + 1);
    if (!a.field().exact()) {
      throw new IllegalArgumentException(
          "support mappings need an exact field, and " + a.field() + " is not exact");
    }
    if (!request.start().equals(List.of(new IndexPair(0, 0)))) {
      throw new IllegalArgumentException(
          "support mappings start from (0, 0), not from " + request.start());
    }
    SeenPoints<E> seenA = new SeenPoints<>(a);
    SeenPoints<E> seenB = new SeenPoints<>(b);
    return new Query<>(
            seenA,
            seenB,
            request,
            new Query.Points<>(seenA::polytope, seenA::toPolytope),
            new Query.Points<>(seenB::polytope, seenB::toPolytope),
            () -> {})
        .answer();
  }

  /** Returns the index pairs of the simplex that a loop has in hand. */
  public static List<IndexPair> simplex(GjkLoop<?> loop) {
    return IntStream.range(0, loop.size())
        .mapToObj(k -> new IndexPair(loop.indexA(k), loop.indexB(k)))
        .toList();
  }

  /**
   * Does nothing if simplices of so many points are possible.
   *
   * @throws IllegalArgumentException if not
   */
  public static void requireSimplicesFit(int largest) {
    if (largest > Subsets.MAX_SIZE) {
      throw new IllegalArgumentException(
          "a simplex may need "
              + largest
              + " points (the dimension of A ⊖ B, and one more), but at most "
              + Subsets.MAX_SIZE
              + " are possible");
    }
  }
}
