package org.certigjk.variants;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.simplex.BackupProcedure;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;

/**
 * What all loops here keep: W with its weights and v, the last support point, what was counted and
 * traced. The first v is a₀ &minus; b₀; whether W is then empty or has this point differs between
 * the papers.
 */
final class LoopState<E> {

  private final OrderedField<E> field;
  private final IndexedSupportMapping<E> a;
  private final IndexedSupportMapping<E> b;
  private final MinkowskiDifference<E> difference;
  private final boolean tracing;
  private final List<Iteration<E>> trace = new ArrayList<>();

  /** The pairs whose points the weights combine to v. */
  private List<IndexPair> pairs = List.of(new IndexPair(0, 0));

  private Vec<E> weights;
  private Vec<E> v;
  private E squaredNorm;

  /** W; the same as {@code pairs} but for a start with W = ∅. */
  private List<IndexPair> simplex;

  /** W_{k−1} ∪ {w_{k−1}}; W_0 before the first iteration. */
  private List<Vec<E>> previous = List.of();

  /** The pairs of these points. */
  private List<IndexPair> previousPairs = List.of();

  private @Nullable IndexPair supportPair;
  private @Nullable Vec<E> support;
  private int iterations;
  private int supportCalls;

  LoopState(
      IndexedSupportMapping<E> a,
      IndexedSupportMapping<E> b,
      boolean startInSimplex,
      boolean tracing) {
    this.field = a.field();
    this.a = a;
    this.b = b;
    this.difference = new MinkowskiDifference<>(a, b);
    this.tracing = tracing;
    this.v = difference.get(0, 0);
    this.weights = v.withCoordinates(field.one());
    this.squaredNorm = v.squaredNorm();
    this.simplex = startInSimplex ? pairs : List.of();
    if (startInSimplex) {
      this.previous = List.of(v);
      this.previousPairs = pairs;
    }
  }

  /** Starts again, where W = ∅, with W = {s} for the support point s along d. */
  void startAlong(Vec<E> d) {
    v = findSupport(d);
    squaredNorm = v.squaredNorm();
    simplex = extended();
    pairs = simplex;
    previous = List.of(v);
    previousPairs = pairs;
    supportPair = null;
    support = null;
  }

  /**
   * Starts again, where W = ∅, with the nearest point of these pairs; returns whether it has one.
   */
  boolean startWith(List<IndexPair> y, DistanceSubAlgorithm<E> nearest) {
    Vec<E>[] points = difference.get(IndexPair.indicesA(y), IndexPair.indicesB(y));
    @Nullable SubSimplex<E> found = nearest.solve(points);
    if (found != null) {
      move(y, found);
      previousPairs = y;
      previous = List.of(points);
    }
    return found != null;
  }

  /** Starts again, where W = ∅, with this v, which need not be a point of A ⊖ B. */
  void startAt(Vec<E> x) {
    v = x;
    squaredNorm = x.squaredNorm();
  }

  Vec<E> v() {
    return v;
  }

  E squaredNorm() {
    return squaredNorm;
  }

  int iterations() {
    return iterations;
  }

  /** Returns the points of W. */
  Vec<E>[] points() {
    return difference.get(IndexPair.indicesA(simplex), IndexPair.indicesB(simplex));
  }

  /** Returns whether ‖v‖² is not a positive number although v &ne; 0. */
  boolean isOutOfRange() {
    return field.compare(field.plus(squaredNorm, squaredNorm), squaredNorm) <= 0;
  }

  /** Returns whether W has n + 1 points. */
  boolean isFull() {
    return simplex.size() > a.dimension() || simplex.size() == Subsets.MAX_SIZE;
  }

  /** Finds and returns s = s_A(−d) − s_B(d). */
  Vec<E> findSupport(Vec<E> d) {
    Vec<E> direction = d.cleared(); // a positive multiple of d: the support points are the same
    IndexPair pair =
        new IndexPair(a.supportIndex(direction.unaryMinus()), b.supportIndex(direction));
    Vec<E> s = difference.get(pair.a(), pair.b());
    supportPair = pair;
    support = s;
    supportCalls++;
    return s;
  }

  /** Returns w_{k−1}, or the point of W_0 before the first iteration. */
  Vec<E> lastSupport() {
    return previous.get(previous.size() - 1);
  }

  /** Returns whether s is a point of W_{k−1} ∪ {w_{k−1}}. */
  boolean supportRepeats(Vec<E> s) {
    return previous.stream().anyMatch(point -> point.minus(s).isZero());
  }

  /** Returns the indices of the last support point. */
  IndexPair supportPair() {
    return Objects.requireNonNull(supportPair, "no support point has been found");
  }

  /** Returns whether the last support point has the indices of a point of W_{k−1} ∪ {w_{k−1}}. */
  boolean supportPairRepeats() {
    return supportPair != null && previousPairs.contains(supportPair);
  }

  /** Returns the points of W ∪ {s}, s last. */
  Vec<E>[] extendedPoints() {
    List<IndexPair> y = extended();
    return difference.get(IndexPair.indicesA(y), IndexPair.indicesB(y));
  }

  /** Returns W ∪ {s} by its pairs, s last. */
  private List<IndexPair> extended() {
    List<IndexPair> extended = new ArrayList<>(simplex);
    if (supportPair != null) {
      extended.add(supportPair);
    }
    return extended;
  }

  /**
   * Makes one iteration: moves to the nearest point of conv(W ∪ {s}).
   *
   * @param mustDecrease whether ‖v‖² has to become smaller
   * @return why that cannot be, {@code null} if it is done
   */
  @Nullable VariantExit iterate(
      int maxIterations, DistanceSubAlgorithm<E> nearest, boolean mustDecrease) {
    if (iterations == maxIterations) {
      return VariantExit.ITERATION_LIMIT;
    }
    if (isFull()) {
      return VariantExit.SIMPLEX_FULL;
    }
    Vec<E>[] points = extendedPoints();
    @Nullable SubSimplex<E> found = nearest.solve(points);
    if (found == null) {
      return VariantExit.NO_SUBSET;
    }
    if (mustDecrease && field.compare(found.v().squaredNorm(), squaredNorm) >= 0) {
      return VariantExit.NO_DECREASE;
    }
    take(found, points);
    return null;
  }

  /** Moves to the nearest point of conv(W ∪ {s}); false if the sub-algorithm finds none. */
  boolean moveToNearest(DistanceSubAlgorithm<E> nearest) {
    Vec<E>[] points = extendedPoints();
    @Nullable SubSimplex<E> found = nearest.solve(points);
    if (found != null) {
      take(found, points);
    }
    return found != null;
  }

  /** W becomes this subset of these points of W ∪ {s}. */
  void take(SubSimplex<E> found, Vec<E>[] points) {
    record();
    previousPairs = extended();
    move(previousPairs, found);
    previous = List.of(points);
  }

  /** Returns the result of passes until one of them says how the loop ends. */
  VariantResult<E> run(
      Supplier<? extends @Nullable VariantExit> pass, Function<? super VariantExit, Claim> claim) {
    @Nullable VariantExit exit = pass.get();
    while (exit == null) {
      exit = pass.get();
    }
    return end(claim.apply(exit), exit);
  }

  /** Returns the sub-algorithm that asks the backup procedure where another finds no subset. */
  static <E> DistanceSubAlgorithm<E> withBackup(DistanceSubAlgorithm<E> first) {
    return y -> {
      @Nullable SubSimplex<E> found = first.solve(y);
      return found == null ? new BackupProcedure<E>().solve(y) : found;
    };
  }

  /** W becomes this subset of W ∪ {s}. */
  private void move(List<IndexPair> y, SubSimplex<E> found) {
    List<IndexPair> subset = new ArrayList<>();
    for (int k = 0; k < found.size(); k++) {
      subset.add(y.get(found.index(k)));
    }
    simplex = subset;
    pairs = subset;
    weights = found.weights();
    v = found.v();
    squaredNorm = v.squaredNorm();
    supportPair = null;
    support = null;
    iterations++;
  }

  private void record() {
    if (tracing) {
      trace.add(new Iteration<>(pairs, weights, v, squaredNorm, supportPair, support));
    }
  }

  /** Returns the result of the run, which ends here. */
  VariantResult<E> end(Claim claim, VariantExit exit) {
    return end(claim, exit, v);
  }

  /** Returns the result of the run, which ends here with another vector than v. */
  VariantResult<E> end(Claim claim, VariantExit exit, Vec<E> vector) {
    record();
    return new VariantResult<>(
        claim, pairs, weights, vector, exit, iterations, supportCalls, trace);
  }
}
