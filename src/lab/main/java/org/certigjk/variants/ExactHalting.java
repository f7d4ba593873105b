package org.certigjk.variants;

import java.util.function.Supplier;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.jspecify.annotations.Nullable;

/**
 * The distance loop of 1988 as printed: it halts where v = 0 or vᵀ(v &minus; s) = 0, and nowhere
 * else.
 *
 * <pre>
 *   W ← {a₀ − b₀};   v ← a₀ − b₀
 *   while v ≠ 0
 *     s ← s_A(−v) − s_B(v)
 *     if vᵀ(v − s) = 0 break
 *     (W, v) ← distanceSubAlgorithm(W ∪ {s})
 * </pre>
 *
 * <p>Source: Gilbert, Johnson and Keerthi 1988; Jales 2024, algorithm 1. {@link
 * org.certigjk.gjk.GjkLoop} is the same loop with the one test that it lacks: that every iteration
 * makes ‖v‖² smaller.
 *
 * <p><b>Guarantee.</b> Over an exact field v = v(A ⊖ B), for all polytopes (theorems 3.2 and 3.3).
 * Over an inexact one none: both equations may fail after rounding, and then the loop inserts the
 * same support point for ever. The limit on the iterations ends it.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies of different dimension or field.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * double[][] a = {{0, 2, 26}, {-13, 6, -16}};
 * double[][] b = {{0, 0, 0}, {1, -1, -1}};
 * new ExactHalting<BigFraction>(JohnsonSubAlgorithm::new)
 *     .distance(Polytope.of(Rationals.INSTANCE, a), Polytope.of(Rationals.INSTANCE, b))
 *     .exit();   // OPTIMAL
 * new ExactHalting<Double>(JohnsonSubAlgorithm::new)
 *     .distance(Polytope.of(Doubles.INSTANCE, a), Polytope.of(Doubles.INSTANCE, b))
 *     .exit();   // ITERATION_LIMIT
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class ExactHalting<E> implements DistanceVariant<E> {

  /** The limit on the iterations where none is given. */
  public static final int DEFAULT_MAX_ITERATIONS = 1000;

  private final Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm;
  private final boolean backup;
  private final int maxIterations;
  private final boolean trace;

  private ExactHalting(
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm,
      boolean backup,
      int maxIterations,
      boolean trace) {
    if (maxIterations < 0) {
      throw new IllegalArgumentException("a limit of " + maxIterations + " iterations");
    }
    this.subAlgorithm = subAlgorithm;
    this.backup = backup;
    this.maxIterations = maxIterations;
    this.trace = trace;
  }

  /**
   * Makes the loop without backup and trace, with the default limit.
   *
   * @param subAlgorithm makes the sub-algorithm of each query
   */
  public ExactHalting(Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm) {
    this(subAlgorithm, false, DEFAULT_MAX_ITERATIONS, false);
  }

  /** Returns this loop asking the backup procedure where the sub-algorithm finds no subset. */
  public ExactHalting<E> withBackup() {
    return new ExactHalting<>(subAlgorithm, true, maxIterations, trace);
  }

  /** Returns this loop with another limit on the iterations. */
  public ExactHalting<E> withMaxIterations(int maxIterations) {
    return new ExactHalting<>(subAlgorithm, backup, maxIterations, trace);
  }

  /** Returns this loop with or without a trace. */
  public ExactHalting<E> withTrace(boolean trace) {
    return new ExactHalting<>(subAlgorithm, backup, maxIterations, trace);
  }

  @Override
  public String label() {
    return backup ? "exact-halting-backup" : "exact-halting";
  }

  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    OrderedField<E> field = a.field();
    LoopState<E> state = new LoopState<>(a, b, true, trace);
    DistanceSubAlgorithm<E> johnson = subAlgorithm.get();
    DistanceSubAlgorithm<E> nearest = backup ? LoopState.withBackup(johnson) : johnson;
    while (!state.v().isZero()) {
      if (state.isOutOfRange()) {
        return state.end(Claim.NONE, VariantExit.OUT_OF_RANGE);
      }
      Vec<E> s = state.findSupport(state.v());
      if (field.isZero(state.v().dot(state.v().minus(s)))) {
        return state.end(Claim.SEPARATED, VariantExit.OPTIMAL);
      }
      @Nullable VariantExit exit = state.iterate(maxIterations, nearest, false);
      if (exit != null) {
        return state.end(Claim.NONE, exit);
      }
    }
    return state.end(Claim.MEETING, VariantExit.ZERO_VECTOR);
  }
}
