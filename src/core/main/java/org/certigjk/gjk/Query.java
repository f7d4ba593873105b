package org.certigjk.gjk;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/** Runs a {@link GjkLoop} to its end and makes the result of it. */
final class Query<E> {

  private final IndexedSupportMapping<E> a;
  private final IndexedSupportMapping<E> b;
  private final Supplier<Polytope<E>> pointsOfA;
  private final Supplier<Polytope<E>> pointsOfB;
  private final DistanceRequest<E> request;
  private final GjkLoop<E> loop;
  private final List<Iteration<E>> trace = new ArrayList<>();

  /**
   * The suppliers give the points that the indices name; they are asked when all is done.
   *
   * @param poll is run in every iteration, and may throw
   */
  Query(
      IndexedSupportMapping<E> a,
      IndexedSupportMapping<E> b,
      DistanceRequest<E> request,
      Supplier<Polytope<E>> pointsOfA,
      Supplier<Polytope<E>> pointsOfB,
      Runnable poll) {
    this.a = a;
    this.b = b;
    this.pointsOfA = pointsOfA;
    this.pointsOfB = pointsOfB;
    this.request = request;
    this.loop =
        new GjkLoop<>(
            a,
            b,
            request.subAlgorithm(),
            IndexPair.indicesA(request.start()),
            IndexPair.indicesB(request.start()),
            request.maxIterations());
    if (request.trace()) {
      advanceWithTrace();
    } else {
      while (loop.advance()) {
        poll.run();
      }
    }
  }

  private void advanceWithTrace() {
    boolean inserted = true;
    while (inserted) {
      List<IndexPair> simplex = Gjk.simplex(loop);
      Vec<E> weights = loop.weights();
      Vec<E> v = loop.v();
      E squaredNorm = loop.squaredNorm();
      inserted = loop.advance();
      trace.add(new Iteration<>(simplex, weights, v, squaredNorm, supportPair(), loop.support()));
    }
  }

  private @Nullable IndexPair supportPair() {
    return loop.support() == null ? null : new IndexPair(loop.supportA(), loop.supportB());
  }

  DistanceResult<E> answer() {
    ExitReason exit = Objects.requireNonNull(loop.exit(), "the loop has not ended");
    return switch (exit) {
      case OPTIMAL -> separated();
      case ZERO_VECTOR -> meeting();
      case NO_DECREASE, NO_SUBSET, SIMPLEX_FULL, OUT_OF_RANGE, NO_CERTIFICATE, ITERATION_LIMIT ->
          stopped(exit);
      case SEPARATING_AXIS ->
          throw new IllegalStateException("the distance loop does not end with " + exit);
    };
  }

  private DistanceResult<E> separated() {
    SeparatedCertificate<E> certificate =
        new SeparatedCertificate<>(Gjk.simplex(loop), loop.weights());
    return new Separated<>(
        loop.squaredNorm(), certificate, run(ExitReason.OPTIMAL, closestPoints(certificate)));
  }

  private DistanceResult<E> meeting() {
    Certificate<E> certificate =
        new ZeroCertifier<>(a, b, Gjk.simplex(loop), loop.weights(), request.maxIterations())
            .find();
    if (certificate instanceof TouchingCertificate<E> touching) {
      return new Touching<>(touching, run(ExitReason.ZERO_VECTOR, closestPoints(touching)));
    }
    if (certificate instanceof OverlappingCertificate<E> overlapping) {
      return new Overlapping<>(
          overlapping, run(ExitReason.ZERO_VECTOR, closestPoints(overlapping)));
    }
    return stopped(a.field().exact() ? ExitReason.ITERATION_LIMIT : ExitReason.NO_CERTIFICATE);
  }

  private DistanceResult<E> stopped(ExitReason exit) {
    Run<E> run = run(exit, closestPoints(a, b, Gjk.simplex(loop), loop.weights()));
    return new Stopped<>(
        SquaredDistanceBounds.of(run.a(), run.b(), run.pairs(), run.weights()), run);
  }

  private ClosestPoints<E> closestPoints(Certificate<E> certificate) {
    return closestPoints(a, b, certificate.pairs(), certificate.weights());
  }

  /** Returns the points of the bodies that the weights give. */
  static <E> ClosestPoints<E> closestPoints(
      IndexedSupportMapping<E> a,
      IndexedSupportMapping<E> b,
      List<IndexPair> pairs,
      Vec<E> weights) {
    return new ClosestPoints<>(
        weights.combination(a.get(IndexPair.indicesA(pairs))),
        weights.combination(b.get(IndexPair.indicesB(pairs))));
  }

  private Run<E> run(ExitReason exit, ClosestPoints<E> closestPoints) {
    return new Run<>(
        pointsOfA.get(),
        pointsOfB.get(),
        Gjk.simplex(loop),
        loop.weights(),
        loop.v(),
        closestPoints,
        exit,
        loop.iterations(),
        trace);
  }
}
