package org.certigjk.penetration;

import org.certigjk.gjk.Separated;

/**
 * The bodies have no point in common; what there is instead of a depth is their distance.
 *
 * @param distance the distance and its certificate
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record Apart<E>(Separated<E> distance) implements PenetrationResult<E> {}
