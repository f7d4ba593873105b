package org.certigjk.variants;

import java.util.function.Supplier;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.variants.VanDenBergenRequest.Option;
import org.certigjk.variants.VanDenBergenRequest.StopRule;
import org.jspecify.annotations.Nullable;

/**
 * The distance loop of van den Bergen, with his fixes as options ({@link VanDenBergenRequest}).
 *
 * <pre>
 *   v ← a₀ − b₀;   W ← ∅;   μ ← 0
 *   while v ≠ 0                                    (or ‖v‖ > ω)
 *     w ← s_A(−v) − s_B(v)
 *     μ ← max(μ, vᵀw / ‖v‖)
 *     if ‖v‖ − μ ≤ ε break                         (or ‖v‖ − μ ≤ ε‖v‖)
 *     (W, v) ← distanceSubAlgorithm(W ∪ {w})
 * </pre>
 *
 * <p>Source: van den Bergen, <i>A fast and robust GJK implementation for collision detection of
 * convex objects</i> (1999), algorithm 1 and section 5.
 *
 * <p>The inequalities between lengths are decided by squares, without a root. Over an exact field
 * that is equivalent; over an inexact one it rounds otherwise than the printed expressions, by as
 * little.
 *
 * <p><b>Guarantee.</b> Over an exact field: it ends for polytopes; with the tolerances and ω at 0
 * and any options v = v(A ⊖ B), with other tolerances ‖v‖ is at most ε (or ε‖v‖) above the
 * distance, by the rule of the squared gap ‖v &minus; v(A ⊖ B)‖² at most ε (or ε‖v‖²). Over an
 * inexact one: none. Without the membership stop it may never end, whatever the relative tolerance;
 * and v = 0 need not be found without ω.
 *
 * <p>Where the bounds are close enough the claim is {@link Claim#SEPARATED} if μ &gt; 0, which is
 * the paper's own criterion (section 4), else {@link Claim#MEETING}: then ‖v‖ &le; ε, or ‖v‖² &le;
 * ε. Where the membership stop, the decrease stop or the previous vector ends the loop, it returns
 * a v &ne; 0, so that the claim is {@code SEPARATED}, also while μ = 0: alone, without ω, these
 * fixes turn overlaps into tiny distances.
 *
 * <p><b>Limits.</b> Bodies at a distance up to ω are said to meet. Absolute tolerances, ω among
 * them, depend on the unit of length.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies of different dimension or field.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<Double> a =
 *     Polytope.of(Doubles.INSTANCE, new double[][] {{-26, 137, 15}, {137, -719, -79}});
 * Polytope<Double> b = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0, 0}, {2, 0, -1}});
 * VanDenBergenRequest robust = VanDenBergenRequest.robust();
 * VanDenBergenRequest endless = robust.without(Option.MEMBERSHIP_STOP);
 * new VanDenBergen<Double>(robust, JohnsonSubAlgorithm::new).distance(a, b).exit();
 * // SUPPORT_REPEATED
 * new VanDenBergen<Double>(endless, JohnsonSubAlgorithm::new).distance(a, b).exit();
 * // ITERATION_LIMIT
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class VanDenBergen<E> implements DistanceVariant<E> {

  private final String label;
  private final VanDenBergenRequest request;
  private final Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm;

  /**
   * Makes the loop.
   *
   * @param request the options
   * @param subAlgorithm makes the sub-algorithm of each query
   */
  public VanDenBergen(
      VanDenBergenRequest request, Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm) {
    this("van-den-bergen", request, subAlgorithm);
  }

  /** Makes the loop with a label of its own. */
  VanDenBergen(
      String label,
      VanDenBergenRequest request,
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm) {
    this.label = label;
    this.request = request;
    this.subAlgorithm = subAlgorithm;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    return new Query(a, b).run();
  }

  private final class Query {

    private final OrderedField<E> field;
    private final LoopState<E> state;
    private final LowerBound<E> mu;
    private final DistanceSubAlgorithm<E> nearest;

    Query(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
      field = a.field();
      state = new LoopState<>(a, b, request.has(Option.START_IN_SIMPLEX), request.trace());
      mu = new LowerBound<>(field);
      DistanceSubAlgorithm<E> johnson = subAlgorithm.get();
      nearest = request.has(Option.BACKUP) ? LoopState.withBackup(johnson) : johnson;
    }

    VariantResult<E> run() {
      return state.run(this::pass, this::claim);
    }

    private Claim claim(VariantExit exit) {
      return switch (exit) {
        case ZERO_VECTOR, NEAR_ZERO -> Claim.MEETING;
        case CLOSE_ENOUGH -> mu.isPositive() ? Claim.SEPARATED : Claim.MEETING;
        case SUPPORT_REPEATED, NO_DECREASE -> Claim.SEPARATED;
        case SIMPLEX_FULL -> request.has(Option.FULL_SIMPLEX_MEETS) ? Claim.MEETING : Claim.NONE;
        case NO_SUBSET -> request.has(Option.PREVIOUS_VECTOR) ? Claim.SEPARATED : Claim.NONE;
        default -> Claim.NONE;
      };
    }

    /** Makes one pass of the loop; the result says why it must end, {@code null} if it goes on. */
    private @Nullable VariantExit pass() {
      if (state.v().isZero()) {
        return VariantExit.ZERO_VECTOR;
      }
      if (isNearZero()) {
        return VariantExit.NEAR_ZERO;
      }
      if (request.has(Option.FULL_SIMPLEX_MEETS) && state.isFull()) {
        return VariantExit.SIMPLEX_FULL;
      }
      if (state.isOutOfRange()) {
        return VariantExit.OUT_OF_RANGE;
      }
      Vec<E> w = state.findSupport(state.v());
      mu.include(state.v(), state.squaredNorm(), w);
      if (isCloseEnough(w)) {
        return VariantExit.CLOSE_ENOUGH;
      }
      if (request.has(Option.MEMBERSHIP_STOP) && state.supportRepeats(w)) {
        return VariantExit.SUPPORT_REPEATED;
      }
      return state.iterate(request.maxIterations(), nearest, mustDecrease());
    }

    /** From W = ∅ the first v can be longer than the arbitrary one before. */
    private boolean mustDecrease() {
      return request.has(Option.DECREASE_STOP)
          && (state.iterations() > 0 || request.has(Option.START_IN_SIMPLEX));
    }

    private boolean isNearZero() {
      E omega = field.of(request.nearZero());
      if (field.signum(omega) > 0
          && field.compare(state.squaredNorm(), field.times(omega, omega)) <= 0) {
        return true;
      }
      E ratio = field.of(request.relativeNearZero());
      E squaredRatio = field.times(ratio, ratio);
      for (Vec<E> y : state.points()) {
        E bound = field.times(squaredRatio, y.squaredNorm());
        if (field.signum(ratio) > 0 && field.compare(state.squaredNorm(), bound) <= 0) {
          return true;
        }
      }
      return false;
    }

    private boolean isCloseEnough(Vec<E> w) {
      E absolute = field.of(request.absoluteTolerance());
      E relative = field.of(request.relativeTolerance());
      E squaredNorm = state.squaredNorm();
      if (request.rule() == StopRule.LOWER_BOUND) {
        return mu.isWithin(absolute, squaredNorm) || mu.isWithinRelatively(relative, squaredNorm);
      }
      E gap = state.v().dot(state.v().minus(w));
      return field.compare(gap, absolute) <= 0
          || field.compare(gap, field.times(relative, squaredNorm)) <= 0;
    }
  }
}
