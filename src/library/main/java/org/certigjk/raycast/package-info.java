/**
 * The time at which a body that is translated first meets another, with its certificate.
 *
 * <p>{@link org.certigjk.raycast.RayCast} advances from one plane between the bodies to the next.
 * In rounded arithmetic that needs a tolerance to end, where the bodies may not have met yet; and a
 * step that is rounded up jumps over a thin body. Here it ends at the contact itself, and where a
 * time is shortened, it is made smaller. {@link org.certigjk.raycast.RayCastChecker} checks what a
 * {@link org.certigjk.raycast.Hit} or a {@link org.certigjk.raycast.Miss} claims without searching.
 *
 * <p>Every type here is immutable: threads may share it.
 *
 * @since 0.2.0
 */
@NullMarked
package org.certigjk.raycast;

import org.jspecify.annotations.NullMarked;
