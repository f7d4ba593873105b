/**
 * The Gilbert–Johnson–Keerthi distance loop, its request and its result.
 *
 * <p>The loop halts when v = 0 or vᵀ(v &minus; s) = 0. Both are equations, and rounded arithmetic
 * need not satisfy an equation: where the second condition fails at the optimum, the loop would
 * insert the same support point for ever (the study {@code robustness} counts such runs). Here
 * every iteration must make ‖v‖² strictly smaller, so that the loop ends over every field, and says
 * {@link org.certigjk.gjk.Stopped} where rounding, not the halt condition, ended it.
 */
@NullMarked
package org.certigjk.gjk;

import org.jspecify.annotations.NullMarked;
