package org.certigjk.raycast;

/**
 * The answer to a ray cast: a {@link Hit} or a {@link Miss}.
 *
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public sealed interface RayCastResult<E> permits Hit, Miss {

  /** Returns the proof of the answer. */
  RayCastCertificate<E> certificate();

  /** Returns the number of times that t was advanced: distance queries after the first. */
  int steps();
}
