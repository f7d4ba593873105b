/**
 * Bounds that hold: of distances that are not rational, and of those that would take too long.
 *
 * <p>A loop that halts by a tolerance alone can claim any distance. {@link
 * org.certigjk.interval.IntervalGjk} returns bounds that hold, {@link
 * org.certigjk.interval.SphericalGjk} the neighbouring doubles, and both say {@code STOPPED} or
 * decide exactly where a tolerance would guess. {@link org.certigjk.interval.QuickBounds} are for
 * polytopes, whatever the length of their numbers.
 *
 * <p>Every type here is immutable: threads may share it, an {@link
 * org.certigjk.interval.IntervalChecker} if they may share both bodies.
 *
 * @since 0.2.0
 */
@NullMarked
package org.certigjk.interval;

import org.jspecify.annotations.NullMarked;
