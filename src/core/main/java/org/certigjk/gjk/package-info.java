/**
 * The Gilbert–Johnson–Keerthi distance loop, its request and its result.
 *
 * <p>The loop halts when v = 0 or vᵀ(v &minus; s) = 0. Both are equations, and rounded arithmetic
 * need not satisfy an equation: where the second condition fails at the optimum, the loop would
 * insert the same support point for ever (the study {@code robustness} counts such runs). Here
 * every iteration must make ‖v‖² strictly smaller, so that the loop ends over every field, and says
 * {@link org.certigjk.gjk.Stopped} where rounding, not the halt condition, ended it.
 *
 * <p>For round bodies the distance is not rational, and a loop that halts by a tolerance alone can
 * claim any distance: {@link org.certigjk.interval.IntervalGjk} returns bounds that hold, {@link
 * org.certigjk.interval.SphericalGjk} the neighbouring doubles, and both say {@code Stopped} or decide
 * exactly where a tolerance would guess.
 */
@NullMarked
package org.certigjk.gjk;

import org.certigjk.interval.IntervalGjk;
import org.certigjk.interval.SphericalGjk;
import org.jspecify.annotations.NullMarked;
