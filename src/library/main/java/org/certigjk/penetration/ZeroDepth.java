package org.certigjk.penetration;

import org.certigjk.gjk.Touching;

/**
 * The bodies touch: the origin is on the boundary of A ⊖ B, so that the penetration vector is 0.
 * Always so where bodies meet and A ⊖ B is not of full dimension.
 *
 * @param distance the answer of the distance query; its certificate proves depth 0
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record ZeroDepth<E>(Touching<E> distance) implements PenetrationResult<E> {}
