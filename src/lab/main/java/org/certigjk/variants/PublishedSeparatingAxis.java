package org.certigjk.variants;

import java.util.function.Supplier;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.jspecify.annotations.Nullable;

/**
 * The separating-axis loop as printed, which decides whether the bodies meet and finds no distance.
 *
 * <pre>
 *   v ← a₀ − b₀;   W ← ∅
 *   repeat
 *     s ← s_A(−v) − s_B(v)
 *     if vᵀs > 0 return "apart"
 *     (W, v) ← distanceSubAlgorithm(W ∪ {s})
 *   until v = 0
 *   return "meeting"
 * </pre>
 *
 * <p>Source: van den Bergen 1999, algorithm 2; Jales 2024, algorithm 6, whose loop does not run if
 * the first v is 0. The first v may be any vector; here it is that of the distance loops. {@link
 * org.certigjk.gjk.SeparatingAxis} is the loop of this library, with certificates and a test that
 * ‖v‖ decreases.
 *
 * <p>The v of the result is the last axis and no distance vector: the claim {@link Claim#SEPARATED}
 * with {@link VariantExit#SEPARATING_AXIS} means vᵀ(a &minus; b) &gt; 0 for all points.
 *
 * <p><b>Guarantee.</b> Over an exact field the right claim for all polytopes. Over an inexact one
 * none: where the bodies meet, v = 0 need not be found.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies of different dimension or field.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, new double[][] {{1, 0}, {2, 1}});
 * Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}});
 * new PublishedSeparatingAxis<BigFraction>(JohnsonSubAlgorithm::new, 1000)
 *     .distance(a, b).exit();   // SEPARATING_AXIS
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class PublishedSeparatingAxis<E> implements DistanceVariant<E> {

  private final Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm;
  private final int maxIterations;
  private final boolean trace;

  /** Whether v ← 0 at first, and the loop runs while v is not 0, as algorithm 6 has it. */
  private final boolean fromZero;

  /**
   * Makes the loop, which records no trace.
   *
   * @param subAlgorithm makes the sub-algorithm of each query
   * @param maxIterations after so many iterations the loop gives up
   * @throws IllegalArgumentException if the limit is negative
   */
  public PublishedSeparatingAxis(
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm, int maxIterations) {
    this(subAlgorithm, maxIterations, false, false);
  }

  private PublishedSeparatingAxis(
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm,
      int maxIterations,
      boolean trace,
      boolean fromZero) {
    if (maxIterations < 0) {
      throw new IllegalArgumentException("a limit of " + maxIterations + " iterations");
    }
    this.subAlgorithm = subAlgorithm;
    this.maxIterations = maxIterations;
    this.trace = trace;
    this.fromZero = fromZero;
  }

  /** Returns this loop with or without a trace. */
  public PublishedSeparatingAxis<E> withTrace(boolean trace) {
    return new PublishedSeparatingAxis<>(subAlgorithm, maxIterations, trace, fromZero);
  }

  /** Returns this loop as algorithm 6 has it, begun with v = 0, so that it is not entered. */
  public PublishedSeparatingAxis<E> fromZero() {
    return new PublishedSeparatingAxis<>(subAlgorithm, maxIterations, trace, true);
  }

  @Override
  public String label() {
    return fromZero ? "separating-axis-from-zero" : "separating-axis";
  }

  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    OrderedField<E> field = a.field();
    LoopState<E> state = new LoopState<>(a, b, false, trace);
    DistanceSubAlgorithm<E> nearest = subAlgorithm.get();
    if (fromZero) {
      state.startAt(state.v().minus(state.v()));
      return state.end(Claim.MEETING, VariantExit.ZERO_VECTOR);
    }
    do {
      Vec<E> s = state.findSupport(state.v());
      if (field.signum(state.v().dot(s)) > 0) {
        return state.end(Claim.SEPARATED, VariantExit.SEPARATING_AXIS);
      }
      @Nullable VariantExit exit = state.iterate(maxIterations, nearest, false);
      if (exit != null) {
        return state.end(Claim.NONE, exit);
      }
    } while (!state.v().isZero());
    return state.end(Claim.MEETING, VariantExit.ZERO_VECTOR);
  }
}
