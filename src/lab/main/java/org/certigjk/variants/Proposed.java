package org.certigjk.variants;

import java.util.function.Supplier;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.simplex.DistanceSubAlgorithm;

/**
 * The loop that docs/robustness.md proposes: that of van den Bergen with {@link
 * VanDenBergenRequest#proposed} for the ε of the field, on coordinates brought to size 1 ({@link
 * ScaledVariant}).
 *
 * <pre>
 *   (A, B) ← 2⁻ᵏ(A, B)                             so that the greatest coordinate is in [1, 2)
 *   v ← a₀ − b₀;   W ← ∅;   μ ← 0
 *   while ‖v‖² > (16ε)² max { ‖y‖² | y ∈ W } and #W ≤ n
 *     w ← s_A(−v) − s_B(v)
 *     μ ← max(μ, vᵀw / ‖v‖)
 *     if ‖v‖ − μ ≤ 10⁻⁶‖v‖ or w is known break
 *     (W, v) ← distanceSubAlgorithm(W ∪ {w})
 *   v ← 2ᵏv
 * </pre>
 *
 * <p>Source: docs/robustness.md. The study fixes makes it of its fixes, as {@code all-backup-axis};
 * {@code all-axis}, beside which it is measured, has the same figures.
 *
 * <p><b>Guarantee.</b> Over an exact field, where ε = 0 and nothing is scaled: it ends for
 * polytopes, with ‖v‖ at most 10⁻⁶‖v‖ above the distance; if the bodies meet, v = 0. Over floats
 * and doubles: none, but how often it fails is in docs/studies/fixes.md. The answer for the
 * coordinates times a power of two is that power times the answer, but for subnormal numbers.
 *
 * <p><b>Limits.</b> Over an inexact field the bodies are polytopes, and the numbers floats or
 * doubles.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies of different dimension or field,
 * and over an inexact field for one that is no polytope.
 *
 * @param label its name
 * @param subAlgorithm makes the sub-algorithm of each query
 * @param maxIterations after so many iterations it gives up
 * @param trace whether the result records every state
 * @param <E> the type of the coordinates
 */
record Proposed<E>(
    String label,
    Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm,
    int maxIterations,
    boolean trace)
    implements DistanceVariant<E> {

  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    OrderedField<E> field = a.field();
    VanDenBergenRequest request =
        VanDenBergenRequest.proposed(Spacing.of(field))
            .withMaxIterations(maxIterations)
            .withTrace(trace);
    DistanceVariant<E> loop = new VanDenBergen<>(label, request, subAlgorithm);
    return (field.exact() ? loop : new ScaledVariant<>(loop)).distance(a, b);
  }
}
