package org.certigjk.raycast;

import org.certigjk.certificate.Violation;
import org.jspecify.annotations.Nullable;

/**
 * Why a certificate of a ray cast is rejected.
 *
 * @param condition the first condition that does not hold
 * @param cause what is wrong with the certificate about the resting bodies, where that is the
 *     condition; else {@code null}
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record RayCastViolation<E>(RayCastCondition condition, @Nullable Violation<E> cause) {

  /** Returns the condition, and what is wrong in detail, as a sentence for a person. */
  @Override
  public String toString() {
    return "violated: " + condition + (cause == null ? "" : " (" + cause + ")");
  }
}
