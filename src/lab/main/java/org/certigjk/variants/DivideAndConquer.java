package org.certigjk.variants;

import java.util.function.Supplier;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.jspecify.annotations.Nullable;

/**
 * The distance loop of the blog post on the divide-and-conquer sub-algorithm, steps 1 to 7.
 *
 * <pre>
 *   1, 2   w₀ ← {m},  m any point of M = A ⊖ B
 *   3      d ← the point of conv wₖ nearest to the origin
 *   4      if dᵀs(wₖ, −d) ≤ dᵀs(M, −d) return d                  (printed: ≥)
 *   5      w' ← wₖ ∪ {s(M, −d)}
 *   6      wₖ₊₁ ← the smallest simplex of w' with its nearest point (printed: with s(M, −d))
 *   7      go to 3
 * </pre>
 *
 * <p>Source: <i>A divide-and-conquer implementation of the GJK algorithm</i> (2018). Its
 * sub-algorithm is {@code subalgorithms.LeastSquaresRecursion}; any other will do.
 *
 * <p>The two steps in which the printed text differs: the minimum over wₖ ⊆ M is never below that
 * over M, so that &ge; in step 4 always holds and returns the first m; and the smallest simplex
 * that contains s is {s}, with which the loop walks between points for ever. Each can be taken as
 * printed, to see what it does.
 *
 * <p><b>Guarantee.</b> Corrected, over an exact field, v = v(A ⊖ B) for all polytopes; over an
 * inexact one none, but step 4 compares products that are computed in the same way, so that it
 * stops where s is in wₖ. As printed: none over any field.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies of different dimension or field.
 *
 * <p><b>Example.</b> For M = {(&minus;1, 1), (1, 1)}, where v = (0, 1):
 *
 * <pre>{@code
 * Polytope<BigFraction> m = Polytope.of(Rationals.INSTANCE, new double[][] {{-1, 1}, {1, 1}});
 * Polytope<BigFraction> o = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}});
 * DivideAndConquer<BigFraction> loop = DivideAndConquer.of(JohnsonSubAlgorithm::new);
 * loop.distance(m, o).v();                                // (0, 1)
 * loop.withPrintedComparison().distance(m, o).v();        // (-1, 1)
 * loop.withPrintedReduction().distance(m, o).exit();      // ITERATION_LIMIT
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class DivideAndConquer<E> implements DistanceVariant<E> {

  /** The limit on the iterations where none is given. */
  public static final int DEFAULT_MAX_ITERATIONS = 1000;

  private final Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm;
  private final boolean printedComparison;
  private final boolean printedReduction;
  private final int maxIterations;
  private final boolean trace;

  private DivideAndConquer(
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm,
      boolean printedComparison,
      boolean printedReduction,
      int maxIterations,
      boolean trace) {
    if (maxIterations < 0) {
      throw new IllegalArgumentException("a limit of " + maxIterations + " iterations");
    }
    this.subAlgorithm = subAlgorithm;
    this.printedComparison = printedComparison;
    this.printedReduction = printedReduction;
    this.maxIterations = maxIterations;
    this.trace = trace;
  }

  /**
   * Returns the corrected loop.
   *
   * @param subAlgorithm makes the sub-algorithm of each query
   */
  public static <E> DivideAndConquer<E> of(
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm) {
    return new DivideAndConquer<>(subAlgorithm, false, false, DEFAULT_MAX_ITERATIONS, false);
  }

  /** Returns this loop with step 4 as printed. */
  public DivideAndConquer<E> withPrintedComparison() {
    return new DivideAndConquer<>(subAlgorithm, true, printedReduction, maxIterations, trace);
  }

  /** Returns this loop with step 6 as printed. */
  public DivideAndConquer<E> withPrintedReduction() {
    return new DivideAndConquer<>(subAlgorithm, printedComparison, true, maxIterations, trace);
  }

  /** Returns this loop with another limit on the iterations. */
  public DivideAndConquer<E> withMaxIterations(int maxIterations) {
    return new DivideAndConquer<>(
        subAlgorithm, printedComparison, printedReduction, maxIterations, trace);
  }

  /** Returns this loop with or without a trace. */
  public DivideAndConquer<E> withTrace(boolean trace) {
    return new DivideAndConquer<>(
        subAlgorithm, printedComparison, printedReduction, maxIterations, trace);
  }

  @Override
  public String label() {
    return "divide-and-conquer"
        + (printedComparison ? "-printed-comparison" : "")
        + (printedReduction ? "-printed-reduction" : "");
  }

  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    LoopState<E> state = new LoopState<>(a, b, true, trace);
    DistanceSubAlgorithm<E> nearest =
        printedReduction ? DivideAndConquer::last : subAlgorithm.get();
    while (!state.isOutOfRange()) {
      Vec<E> d = state.v();
      Vec<E> s = state.findSupport(d);
      if (halts(state, d.dot(s))) {
        return state.end(Claim.SEPARATED, VariantExit.OPTIMAL);
      }
      @Nullable VariantExit exit = state.iterate(maxIterations, nearest, false);
      if (exit != null) {
        return state.end(Claim.NONE, exit);
      }
    }
    return state.v().isZero()
        ? state.end(Claim.MEETING, VariantExit.ZERO_VECTOR)
        : state.end(Claim.NONE, VariantExit.OUT_OF_RANGE);
  }

  /** Step 6 as printed: of all points only s, which is the last one. */
  private static <E> SubSimplex<E> last(Vec<E>[] y) {
    Vec<E> s = y[y.length - 1];
    return new SubSimplex<>(new int[] {y.length - 1}, s.withCoordinates(s.field().one()), s);
  }

  /** Step 4. */
  private boolean halts(LoopState<E> state, E overAll) {
    OrderedField<E> field = state.v().field();
    E overSimplex = overAll;
    boolean first = true;
    for (Vec<E> w : state.points()) {
      E product = state.v().dot(w);
      overSimplex = first || field.compare(product, overSimplex) < 0 ? product : overSimplex;
      first = false;
    }
    int order = field.compare(overSimplex, overAll);
    return printedComparison ? order >= 0 : order <= 0;
  }
}
