/**
 * Distances that are not rational: bounds that hold for round bodies.
 *
 * <p>A loop that halts by a tolerance alone can claim any distance. {@link
 * org.certigjk.interval.IntervalGjk} returns bounds that hold, {@link
 * org.certigjk.interval.SphericalGjk} the neighbouring doubles, and both say {@code STOPPED} or
 * decide exactly where a tolerance would guess.
 */
@NullMarked
package org.certigjk.interval;

import org.jspecify.annotations.NullMarked;
