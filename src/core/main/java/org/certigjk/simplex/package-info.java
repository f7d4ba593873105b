/**
 * Distance sub-algorithms: the point of a simplex nearest to the origin.
 *
 * <p>This is where GJK fails in floating point. Each cofactor Δᵢ is a product of factors (y_k
 * &minus; yⱼ)ᵀyᵢ, and when two points nearly coincide, or the simplex is nearly flat, cancellation
 * can turn the sign of a factor. Then no subset passes Johnson's test, or a wrong one does (van den
 * Bergen 1999, section 5). In double arithmetic, for example, no subset passes for
 *
 * <pre>
 *   (−85, 382, 13828), (69, −311, −11316), (−79, 380, 13830), (66, −310, −11318),
 * </pre>
 *
 * four independent points whose coordinates are all exact. Over an exact field nothing of this can
 * happen.
 *
 * <p>Here are Johnson's test and the backup procedure, which takes the best of all subsets where
 * that test finds none. The sub-algorithms of the other papers are in the laboratory, in the
 * package {@code subalgorithms}. All but Johnson's own test find a point for these four, each by
 * other signs of other rounded numbers, and each can be led astray by other sets; the study {@code
 * robustness} compares them.
 *
 * <p>Every type here is immutable: threads may share it. A sub-algorithm of another package may
 * keep what it has computed.
 *
 * @since 0.1.0
 */
@NullMarked
package org.certigjk.simplex;

import org.jspecify.annotations.NullMarked;
