/**
 * Vectors, support mappings, polytopes and their Minkowski difference.
 *
 * <p>GJK sees a shape only through its support mapping, and a support mapping is easy to get wrong
 * in ways that no answer shows at once: a point that is not in the shape, a point that is not
 * furthest because a local search stopped on a plateau, different points for one direction. Each of
 * these makes a distance algorithm return a wrong distance or never halt. The contract {@code
 * SupportMappingContract} of certigjk-testing looks for them.
 *
 * <p>Nothing here takes a square root, and nothing compares with an epsilon, so that over an exact
 * field every result is exact.
 *
 * <p>Vectors and polytopes are immutable: threads may share them, and a difference if they may
 * share both bodies. {@link org.certigjk.geometry.SeenPoints}, {@link
 * org.certigjk.geometry.LinearSpan} and {@link org.certigjk.geometry.IntegralSpan} grow: not for
 * several threads at once.
 *
 * @since 0.1.0
 */
@NullMarked
package org.certigjk.geometry;

import org.jspecify.annotations.NullMarked;
