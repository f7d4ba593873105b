package org.certigjk.variants;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.gjk.ExitReason;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.GjkLoop;
import org.certigjk.gjk.Iteration;
import org.certigjk.simplex.DistanceSubAlgorithm;

/**
 * The loop of this library, {@link GjkLoop}, to be compared with the published ones: exact halting,
 * and every iteration must make ‖v‖² smaller.
 *
 * <p><b>Guarantee.</b> Over an exact field v = v(A ⊖ B), for all polytopes. Over an inexact one it
 * ends, and claims only what its equations say: where rounding ended it, the claim is {@link
 * Claim#NONE} although v may be good.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies of different dimension or field.
 *
 * @param <E> the type of the coordinates
 */
public final class StrictDecrease<E> implements DistanceVariant<E> {

  private static final int[] FIRST = {0};

  private final Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm;
  private final int maxIterations;
  private final boolean tracing;

  /**
   * Makes the loop, which records no trace.
   *
   * @param subAlgorithm makes the sub-algorithm of each query
   * @param maxIterations after so many iterations the loop gives up
   */
  public StrictDecrease(
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm, int maxIterations) {
    this(subAlgorithm, maxIterations, false);
  }

  private StrictDecrease(
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm,
      int maxIterations,
      boolean tracing) {
    this.subAlgorithm = subAlgorithm;
    this.maxIterations = maxIterations;
    this.tracing = tracing;
  }

  /** Returns this loop with or without a trace. */
  public StrictDecrease<E> withTrace(boolean trace) {
    return new StrictDecrease<>(subAlgorithm, maxIterations, trace);
  }

  @Override
  public String label() {
    return "strict-decrease";
  }

  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    GjkLoop<E> loop = new GjkLoop<>(a, b, subAlgorithm.get(), FIRST, FIRST, maxIterations);
    List<Iteration<E>> trace = new ArrayList<>();
    int supportCalls = 0;
    while (loop.exit() == null) {
      if (tracing) {
        trace.add(advance(loop));
      } else {
        loop.advance();
      }
      supportCalls += loop.support() == null ? 0 : 1;
    }
    VariantExit exit = exit(Objects.requireNonNull(loop.exit(), "the loop has not ended"));
    return new VariantResult<>(
        claim(exit),
        Gjk.simplex(loop),
        loop.weights(),
        loop.v(),
        exit,
        loop.iterations(),
        supportCalls,
        trace);
  }

  /** Makes a pass, and returns W and v from before it with the support point that it found. */
  private static <E> Iteration<E> advance(GjkLoop<E> loop) {
    Iteration<E> before = state(loop);
    loop.advance();
    return withSupport(before, loop);
  }

  /** W and v as they are, without a support point. */
  private static <E> Iteration<E> state(GjkLoop<E> loop) {
    return new Iteration<>(
        Gjk.simplex(loop), loop.weights(), loop.v(), loop.squaredNorm(), null, null);
  }

  /** W and v as they were, with the support point of the last pass. */
  private static <E> Iteration<E> withSupport(Iteration<E> state, GjkLoop<E> loop) {
    return new Iteration<>(
        state.simplex(),
        state.weights(),
        state.v(),
        state.squaredNorm(),
        loop.support() == null ? null : new IndexPair(loop.supportA(), loop.supportB()),
        loop.support());
  }

  private static Claim claim(VariantExit exit) {
    return switch (exit) {
      case ZERO_VECTOR -> Claim.MEETING;
      case OPTIMAL -> Claim.SEPARATED;
      default -> Claim.NONE;
    };
  }

  private static VariantExit exit(ExitReason exit) {
    return switch (exit) {
      case ZERO_VECTOR -> VariantExit.ZERO_VECTOR;
      case OPTIMAL -> VariantExit.OPTIMAL;
      case NO_DECREASE -> VariantExit.NO_DECREASE;
      case NO_SUBSET -> VariantExit.NO_SUBSET;
      case SIMPLEX_FULL -> VariantExit.SIMPLEX_FULL;
      case OUT_OF_RANGE -> VariantExit.OUT_OF_RANGE;
      case ITERATION_LIMIT -> VariantExit.ITERATION_LIMIT;
      case SEPARATING_AXIS, NO_CERTIFICATE ->
          throw new AssertionError(exit + " is no exit of this loop");
    };
  }
}
