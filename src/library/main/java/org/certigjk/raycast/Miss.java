package org.certigjk.raycast;

import org.certigjk.geometry.Vec;

/**
 * The bodies do not meet on the way from t = 0 to t = 1.
 *
 * @param distanceVector the vector v from B to A where they are nearest on the way, not 0: the
 *     distance vector of conv(A ∪ (A + r)) and B
 * @param certificate the proof
 * @param steps the number of times that t was advanced
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record Miss<E>(Vec<E> distanceVector, MissCertificate<E> certificate, int steps)
    implements RayCastResult<E> {}
