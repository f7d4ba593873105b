package org.certigjk.gjk;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.certigjk.certificate.AxisCertificate;
import org.certigjk.certificate.CommonPointCertificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;

/**
 * Whether two convex bodies have a point in common, without their distance. The answer is an axis d
 * that separates them,
 *
 * <pre>  dᵀ(a &minus; b) &gt; 0  for all a ∈ A, b ∈ B,</pre>
 *
 * <p>or weights λ of a common point, Σ λᵢ(aᵢ &minus; bᵢ) = 0.
 *
 * <p>Source: van den Bergen 1999, section 4, algorithm 2; Jales 2024, section 5.4, theorem 5.1 and
 * algorithm 6. The loop itself is {@link SeparatingAxisLoop}. It can end iterations before the
 * distance is found.
 *
 * <p><b>Guarantee.</b> Over an exact field the answer for polytopes is exact and carries a
 * certificate, for every pair, degenerate ones included, and from every start. With a field, shape
 * or sub-algorithm that is not of the proved classes it has been checked, against all points of a
 * {@link org.certigjk.geometry.PolytopeMapping}; a refused one is {@code Undecided}. Any other
 * shape is taken at its word. The search of {@code find(b, a)} is the mirror image of that of
 * {@code find(a, b)}. The axis depends on the start, and its length means nothing. Over an inexact
 * field the answer can be wrong; {@code certifies} tells, after {@code toRational}.
 *
 * <p><b>Limits.</b> Bodies that are not polytopes may have no separating axis that finitely many
 * support points find; the request should limit the iterations. Dimensions up to {@link
 * Subsets#MAX_SIZE} &minus; 1.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies of different dimension or field, or
 * of too many dimensions, and for an axis that does not fit them; {@link IndexOutOfBoundsException}
 * for a start index without a point.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, new double[][] {{2, -1}, {2, 3}});
 * Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {1, 0}});
 * SeparatingAxisResult<BigFraction> result = SeparatingAxis.find(a, b);
 * result.apart();        // true
 * result.axis();         // (1, 0)
 * result.iterations();   // 2
 * }</pre>
 *
 * @see IncrementalSeparatingAxis
 * @since 0.1.0
 */
public final class SeparatingAxis {

  private SeparatingAxis() {}

  /** Returns whether the bodies are apart, asked with the default request. */
  public static <E> SeparatingAxisResult<E> find(
      IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    return find(a, b, SeparatingAxisRequest.defaults());
  }

  /** Returns whether the bodies are apart. */
  public static <E> SeparatingAxisResult<E> find(
      IndexedSupportMapping<E> a, IndexedSupportMapping<E> b, SeparatingAxisRequest<E> request) {
    Gjk.requireSimplicesFit(Math.max(a.dimension(), request.start().size()) + 1);
    SeparatingAxisLoop<E> loop =
        new SeparatingAxisLoop<>(
            a,
            b,
            request.subAlgorithm(),
            IndexPair.indicesA(request.start()),
            IndexPair.indicesB(request.start()),
            firstVector(a, b, request),
            request.maxIterations());
    loop.run();
    SeparatingAxisResult<E> result = result(a, b, loop);
    return !a.field().exact()
            || Acceptance.isProved(a, b, request.subAlgorithm())
            || holds(a, b, result)
        ? result
        : undecided(loop, ExitReason.NO_CERTIFICATE);
  }

  /** Returns whether the certificate holds: of a common point, for the points that it names. */
  private static <E> boolean holds(
      IndexedSupportMapping<E> a, IndexedSupportMapping<E> b, SeparatingAxisResult<E> result) {
    Vec<E> d = result.axis();
    if (result instanceof SeparatingAxisResult.Apart<E> apart) {
      return Acceptance.holds(
          Acceptance.points(a, d.unaryMinus()),
          Acceptance.points(b, d),
          apart.certificate()::certifies,
          (p, q) -> new AxisCertificate<>(d.toRational()).certifies(p, q));
    }
    if (result instanceof SeparatingAxisResult.Meeting<E> meeting) {
      return Acceptance.holds(
          Polytope.of(a.get(IndexPair.indicesA(meeting.pairs()))),
          Polytope.of(b.get(IndexPair.indicesB(meeting.pairs()))),
          (p, q) -> holds(meeting.weights(), meeting.commonPoints(), p, q),
          (p, q) ->
              holds(meeting.weights().toRational(), meeting.commonPoints().toRational(), p, q));
    }
    return true;
  }

  private static <F> boolean holds(
      Vec<F> weights, ClosestPoints<F> commonPoints, Polytope<F> a, Polytope<F> b) {
    int[] each = IntStream.range(0, a.size()).toArray();
    List<IndexPair> pairs = IndexPair.of(each, each);
    return new CommonPointCertificate<>(pairs, weights).certifies(a, b)
        && commonPoints.isSameAs(Query.closestPoints(a, b, pairs, weights));
  }

  private static <E> Vec<E> firstVector(
      IndexedSupportMapping<E> a, IndexedSupportMapping<E> b, SeparatingAxisRequest<E> request) {
    Vec<E> some = new MinkowskiDifference<>(a, b).get(0, 0);
    @Nullable Vec<E> axis = request.axis();
    if (axis == null) {
      return some;
    }
    if (axis.dimension() != some.dimension()) {
      throw new IllegalArgumentException(
          "an axis of dimension %d for bodies of dimension %d"
              .formatted(axis.dimension(), some.dimension()));
    }
    if (!axis.field().equals(some.field())) {
      throw new IllegalArgumentException(
          "an axis over %s for bodies over %s".formatted(axis.field(), some.field()));
    }
    return axis;
  }

  private static <E> SeparatingAxisResult<E> result(
      IndexedSupportMapping<E> a, IndexedSupportMapping<E> b, SeparatingAxisLoop<E> loop) {
    ExitReason exit = Objects.requireNonNull(loop.exit(), "the loop has not ended");
    AxisSearch search = search(loop, exit);
    @Nullable Vec<E> weights = loop.weights();
    if (exit == ExitReason.SEPARATING_AXIS) {
      return new SeparatingAxisResult.Apart<>(new AxisCertificate<>(loop.v()), search);
    }
    if (exit == ExitReason.ZERO_VECTOR && weights != null) {
      List<IndexPair> pairs = IndexPair.of(loop.indicesA(), loop.indicesB());
      return new SeparatingAxisResult.Meeting<>(
          new CommonPointCertificate<>(pairs, weights),
          loop.v(),
          Query.closestPoints(a, b, pairs, weights),
          search);
    }
    return undecided(loop, exit);
  }

  private static <E> SeparatingAxisResult<E> undecided(
      SeparatingAxisLoop<E> loop, ExitReason exit) {
    return new SeparatingAxisResult.Undecided<>(loop.v(), search(loop, exit));
  }

  private static AxisSearch search(SeparatingAxisLoop<?> loop, ExitReason exit) {
    return new AxisSearch(
        exit, loop.iterations(), loop.iterations() + (loop.supportLeft() ? 1 : 0));
  }
}
