package org.certigjk.gjk;

import java.util.List;
import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * What a run of the distance loop leaves, whatever its outcome: the bodies, the last simplex W with
 * its weights, v, closest points, the number of iterations and the exit.
 *
 * <p>What costs time to bring into the form in which it is asked for is made when it is first read.
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public final class Run<E> {

  private final Supplier<Polytope<E>> a;
  private final Supplier<Polytope<E>> b;
  private final List<IndexPair> pairs;
  private final Supplier<Vec<E>> weights;
  private final Supplier<Vec<E>> distanceVector;
  private final Supplier<ClosestPoints<E>> closestPoints;
  private final ExitReason exit;
  private final int iterations;
  private final List<Iteration<E>> trace;

  /** Describes a run by what the methods of these names return. The lists are copied. */
  public Run(
      Polytope<E> a,
      Polytope<E> b,
      List<IndexPair> pairs,
      Vec<E> weights,
      Vec<E> distanceVector,
      ClosestPoints<E> closestPoints,
      ExitReason exit,
      int iterations,
      List<Iteration<E>> trace) {
    this(
        () -> a,
        () -> b,
        pairs,
        () -> weights,
        () -> distanceVector,
        () -> closestPoints,
        exit,
        iterations,
        trace);
  }

  private Run(
      Supplier<Polytope<E>> a,
      Supplier<Polytope<E>> b,
      List<IndexPair> pairs,
      Supplier<Vec<E>> weights,
      Supplier<Vec<E>> distanceVector,
      Supplier<ClosestPoints<E>> closestPoints,
      ExitReason exit,
      int iterations,
      List<Iteration<E>> trace) {
    this.a = a;
    this.b = b;
    this.pairs = List.copyOf(pairs);
    this.weights = weights;
    this.distanceVector = distanceVector;
    this.closestPoints = closestPoints;
    this.exit = exit;
    this.iterations = iterations;
    this.trace = List.copyOf(trace);
  }

  /**
   * Describes a run that inserted no point, because it was given the optimal simplex: the suppliers
   * are asked when a value is first read.
   */
  public static <E> Run<E> ofOptimal(
      Supplier<Polytope<E>> a,
      Supplier<Polytope<E>> b,
      List<IndexPair> pairs,
      Supplier<Vec<E>> weights,
      Supplier<Vec<E>> distanceVector,
      Supplier<ClosestPoints<E>> closestPoints,
      ExitReason exit) {
    return new Run<>(
        new Lazy<>(a),
        new Lazy<>(b),
        pairs,
        new Lazy<>(weights),
        new Lazy<>(distanceVector),
        new Lazy<>(closestPoints),
        exit,
        0,
        List.of());
  }

  /**
   * Returns this run with every number as the rational number that it stands for; each is converted
   * when it is first read.
   */
  public Run<BigFraction> toRational() {
    return new Run<>(
        new Lazy<>(() -> a().toRational()),
        new Lazy<>(() -> b().toRational()),
        pairs,
        new Lazy<>(() -> weights().toRational()),
        new Lazy<>(() -> distanceVector().toRational()),
        new Lazy<>(() -> closestPoints().toRational()),
        exit,
        iterations,
        trace.stream().map(Iteration::toRational).toList());
  }

  /**
   * Returns the points that the first indices refer to: A, or the points of A that were seen where
   * A is given by a support mapping.
   */
  public Polytope<E> a() {
    return a.get();
  }

  /** Returns the points that the second indices refer to, likewise. */
  public Polytope<E> b() {
    return b.get();
  }

  /** Returns the index pairs of the last simplex W. */
  public List<IndexPair> pairs() {
    return pairs;
  }

  /** Returns the weights of its points. */
  public Vec<E> weights() {
    return weights.get();
  }

  /** Returns v = Σ λᵢ(aᵢ &minus; bᵢ), from B to A. */
  public Vec<E> distanceVector() {
    return distanceVector.get();
  }

  /**
   * Returns a = Σ λᵢaᵢ and b = Σ λᵢbᵢ with the weights of the certificate, or of W where there is
   * none.
   */
  public ClosestPoints<E> closestPoints() {
    return closestPoints.get();
  }

  /** Returns why the loop ended. */
  public ExitReason exit() {
    return exit;
  }

  /** Returns the number of support points inserted. */
  public int iterations() {
    return iterations;
  }

  /** Returns the states 0 to {@code iterations} if the request asks for them, else none. */
  public List<Iteration<E>> trace() {
    return trace;
  }

  private List<Object> members() {
    return List.of(
        a(), b(), pairs, weights(), distanceVector(), closestPoints(), exit, iterations, trace);
  }

  /** Equal are runs of which everything is equal. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Run<?> run && members().equals(run.members());
  }

  @Override
  public int hashCode() {
    return members().hashCode();
  }

  /** Returns what there is, by name. */
  @Override
  public String toString() {
    return ("Run[a=%s, b=%s, pairs=%s, weights=%s, distanceVector=%s, closestPoints=%s, exit=%s,"
            + " iterations=%s, trace=%s]")
        .formatted(members().toArray());
  }
}
