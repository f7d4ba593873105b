package org.certigjk.variants;

import org.certigjk.field.EuclideanField;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.number.Floats;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.jspecify.annotations.Nullable;

/**
 * One query by the rule of an engine: the constants of its precision, and the comparisons that
 * several engines make.
 *
 * <p>Floats are single precision; every other field, also an exact one, gets the constants of
 * double precision. Where an exact field has no roots, lengths are roots of the nearest double.
 */
abstract class EngineQuery<E> {

  final OrderedField<E> field;
  final LoopState<E> state;
  final DistanceSubAlgorithm<E> nearest;

  /** Whether the constants are those of single precision. */
  final boolean single;

  /** The distance from 1 to the next larger number. */
  final E epsilon;

  private final int maxIterations;

  /**
   * What is asked.
   *
   * @param a the body A
   * @param b the body B
   * @param nearest the sub-algorithm of this query
   * @param maxIterations after so many iterations the query ends
   */
  record Input<E>(
      IndexedSupportMapping<E> a,
      IndexedSupportMapping<E> b,
      DistanceSubAlgorithm<E> nearest,
      int maxIterations) {}

  /** Starts with v = a₀ − b₀, and with W = {v} or W = ∅. */
  EngineQuery(Input<E> input, boolean startInSimplex) {
    field = input.a().field();
    state = new LoopState<>(input.a(), input.b(), startInSimplex, false);
    nearest = input.nearest();
    maxIterations = input.maxIterations();
    single = field instanceof Floats;
    epsilon = of(Math.ulp(1f), Math.ulp(1d));
  }

  /**
   * Starts with W = {s} and v = s for the support point s along ±e, e the unit vector of an axis.
   */
  EngineQuery(Input<E> input, int axis, int sign) {
    this(input, false);
    Vec<E> e = Vec.unit(field, input.a().dimension(), axis);
    state.startAlong(sign < 0 ? e.unaryMinus() : e);
  }

  /** Does what comes before the first pass. */
  void start() {}

  /** Makes one pass of the loop; the result says why it must end, {@code null} if it goes on. */
  abstract @Nullable VariantExit pass();

  /** Returns what the engine tells its caller at this exit; a zero vector is never separated. */
  Claim claim(VariantExit exit) {
    return switch (exit) {
      case ZERO_VECTOR, NEAR_ZERO, SIMPLEX_FULL, ORIGIN_FOUND -> Claim.MEETING;
      case NO_SUBSET, ITERATION_LIMIT, HANDED_OVER -> Claim.NONE;
      default -> Claim.SEPARATED;
    };
  }

  /** Returns what the engine finds. An overflow ends the query, which no engine looks at. */
  final VariantResult<E> run() {
    start();
    return state.run(() -> overflowed() ? VariantExit.OUT_OF_RANGE : pass(), this::told);
  }

  private Claim told(VariantExit exit) {
    if (exit == VariantExit.OUT_OF_RANGE) {
      return Claim.NONE;
    }
    Claim claim = claim(exit);
    return claim == Claim.SEPARATED && state.v().isZero() ? Claim.MEETING : claim;
  }

  /** ‖v‖² is infinite or NaN. */
  private boolean overflowed() {
    return field.signum(state.squaredNorm()) > 0 && state.isOutOfRange();
  }

  final E of(double inSingle, double inDouble) {
    return field.of(single ? inSingle : inDouble);
  }

  final E squareOf(double x) {
    return square(field.of(x));
  }

  final E square(E x) {
    return field.times(x, x);
  }

  final boolean isLess(E x, E y) {
    return field.compare(x, y) < 0;
  }

  final boolean isAtMost(E x, E y) {
    return field.compare(x, y) <= 0;
  }

  /** Returns the root of a square. */
  final E root(E squared) {
    return field instanceof EuclideanField<E> roots
        ? roots.sqrt(squared)
        : field.of(Math.sqrt(field.toDouble(squared)));
  }

  /** Returns ‖v‖. */
  final E length() {
    return root(state.squaredNorm());
  }

  final boolean limitReached() {
    return state.iterations() >= maxIterations;
  }

  /** Returns whether one more iteration reaches the limit. */
  final boolean isLastIteration() {
    return state.iterations() + 1 >= maxIterations;
  }

  /** Returns whether the limit is that of the engine, not a smaller one of the caller. */
  final boolean isLimit(int ofEngine) {
    return state.iterations() >= ofEngine;
  }

  /** Returns ‖v‖² − vᵀs. */
  final E gap(Vec<E> s) {
    return field.minus(state.squaredNorm(), state.v().dot(s));
  }

  /** Returns whether ‖v‖² − vᵀs ≤ ε‖v‖². */
  final boolean isGapWithin(E relative, Vec<E> s) {
    return isAtMost(gap(s), field.times(state.squaredNorm(), relative));
  }

  /** Returns whether ‖v‖² ≤ ε max { ‖y‖² | y ∈ W }. */
  final boolean isSmallBesideSimplex() {
    E longest = field.zero();
    for (Vec<E> y : state.points()) {
      E squared = y.squaredNorm();
      longest = isLess(longest, squared) ? squared : longest;
    }
    return isAtMost(state.squaredNorm(), field.times(epsilon, longest));
  }

  /** Returns whether the squared distance of s from a point of W is at most t. */
  final boolean isNearSimplex(Vec<E> s, E t) {
    for (Vec<E> y : state.points()) {
      if (isAtMost(y.minus(s).squaredNorm(), t)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether ‖v‖² would become smaller by at most ε‖v‖². */
  final boolean hardlyDecreases(SubSimplex<E> found) {
    E squaredNorm = state.squaredNorm();
    return isAtMost(
        field.minus(squaredNorm, found.v().squaredNorm()), field.times(epsilon, squaredNorm));
  }
}
