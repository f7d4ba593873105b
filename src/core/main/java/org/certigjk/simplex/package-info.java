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
 * <p>{@link org.certigjk.subalgorithms.SubAlgorithm} lists the sub-algorithms of the papers. All but
 * Johnson's own test find a point for these four, each by other signs of other rounded numbers, and
 * each can be led astray by other sets. The study {@code robustness} compares them.
 */
@NullMarked
package org.certigjk.simplex;

import org.certigjk.subalgorithms.SubAlgorithm;
import org.jspecify.annotations.NullMarked;
