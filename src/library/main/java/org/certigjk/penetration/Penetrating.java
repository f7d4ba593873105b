package org.certigjk.penetration;

import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.Overlapping;

/**
 * The bodies overlap, and this is how deep.
 *
 * @param squaredDepth ‖p‖² &gt; 0
 * @param penetrationVector p, the point of the boundary of A ⊖ B nearest to the origin, and so the
 *     shortest vector such that A &minus; p touches B; of several, the one that is
 *     lexicographically greatest
 * @param witnessPoints a point a of A and a point b of B with a &minus; b = p: moving A by &minus;p
 *     brings them together
 * @param certificate the proof
 * @param insertions the number of points of A ⊖ B that the search inserted
 * @param distance the answer of the distance query from which the search started
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record Penetrating<E>(
    E squaredDepth,
    Vec<E> penetrationVector,
    ClosestPoints<E> witnessPoints,
    PenetrationCertificate<E> certificate,
    int insertions,
    Overlapping<E> distance)
    implements PenetrationResult<E> {}
