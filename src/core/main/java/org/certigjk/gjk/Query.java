package org.certigjk.gjk;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
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
  private final Points<E> pointsOfA;
  private final Points<E> pointsOfB;
  private final DistanceRequest<E> request;
  private final GjkLoop<E> loop;
  private final List<Iteration<E>> trace = new ArrayList<>();

  /**
   * The points of a body; they are asked for when all is done.
   *
   * @param named those that the indices name
   * @param all these, and behind them what else is known of the body
   */
  record Points<E>(Supplier<Polytope<E>> named, Supplier<Polytope<E>> all) {}

  /**
   * Runs the loop.
   *
   * @param poll is run in every iteration, and may throw
   */
  Query(
      IndexedSupportMapping<E> a,
      IndexedSupportMapping<E> b,
      DistanceRequest<E> request,
      Points<E> pointsOfA,
      Points<E> pointsOfB,
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
    DistanceResult<E> found = found();
    return found instanceof DistanceResult.Answer<E> answer && !isAccepted(answer)
        ? stopped(ExitReason.NO_CERTIFICATE)
        : found;
  }

  /** Whether an answer is proved, or its certificate checked; over an inexact field it need not. */
  private boolean isAccepted(DistanceResult.Answer<E> answer) {
    return !a.field().exact()
        || (answer instanceof Separated && Acceptance.isProved(a, b, request.subAlgorithm()))
        || Acceptance.holds(
            pointsOfA.all().get(),
            pointsOfB.all().get(),
            (p, q) -> holds(answer, p, q),
            (p, q) -> holds((DistanceResult.Answer<BigFraction>) answer.toRational(), p, q));
  }

  /** Returns whether a certificate holds, and the numbers beside it are those that it proves. */
  private static <F> boolean holds(DistanceResult.Answer<F> answer, Polytope<F> a, Polytope<F> b) {
    Certificate<F> certificate = answer.certificate();
    if (!certificate.certifies(a, b)) {
      return false;
    }
    ClosestPoints<F> points = closestPoints(a, b, certificate.pairs(), certificate.weights());
    Vec<F> v = points.a().minus(points.b());
    return points.isSameAs(answer.closestPoints())
        && answer.distanceVector().minus(v).isZero()
        && v.field().compare(answer.squaredDistance(), v.squaredNorm()) == 0;
  }

  private DistanceResult<E> found() {
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
    @Nullable Certificate<E> certificate =
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
    SquaredDistanceBounds bounds =
        SquaredDistanceBounds.of(
            pointsOfA.all().get(), pointsOfB.all().get(), run.pairs(), run.weights());
    return new Stopped<>(bounds, run);
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
        pointsOfA.named().get(),
        pointsOfB.named().get(),
        Gjk.simplex(loop),
        loop.weights(),
        loop.v(),
        closestPoints,
        exit,
        loop.iterations(),
        trace);
  }
}
