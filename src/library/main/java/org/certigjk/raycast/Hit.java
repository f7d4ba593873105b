package org.certigjk.raycast;

import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * The bodies meet on the way.
 *
 * @param timeOfImpact t*, the first time of contact, in [0, 1]
 * @param point a common point of A + t* r and B
 * @param normal n &ne; 0 with nᵀ(a + t* r &minus; b) &ge; 0 for all a, b: the normal, from B to A,
 *     of a plane between the bodies when they meet. If t* &gt; 0, nᵀr &lt; 0 also, so that there
 *     was no contact before; over the rationals the coordinates are then coprime integers. {@code
 *     null} if and only if the bodies overlap at the start
 * @param certificate the proof
 * @param steps the number of times that t was advanced
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record Hit<E>(
    E timeOfImpact,
    Vec<E> point,
    @Nullable Vec<E> normal,
    ImpactCertificate<E> certificate,
    int steps)
    implements RayCastResult<E> {}
