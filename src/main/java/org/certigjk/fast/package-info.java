/**
 * The distance of polytopes with {@code double} coordinates: a search in doubles, whose end is then
 * proved.
 *
 * <p>A search in doubles is fast and nearly always right, and gives no sign when it is wrong. It is
 * wrong where signs are decided by differences smaller than the rounding: faces that are parallel
 * but for the last bit, bodies that touch, a gap small against the coordinates, points repeated or
 * in a plane. There it stops too early, reports a contact that is none, or misses one.
 *
 * <p>To <em>check</em> that a simplex is optimal is easier than to find it: a few signs of
 * polynomials in the coordinates. Each is evaluated in doubles and believed only if it is larger
 * than a bound on its rounding error; the bounds are in {@link org.certigjk.exact.ErrorBounds} and
 * are proved. What that leaves open is decided in double-double arithmetic, then in integers; a
 * simplex that is refuted is where the exact search starts. So rounding costs time, and never the
 * answer.
 *
 * <p>A distance that is small against the coordinates needs care of its own: the right simplex does
 * not make a rounded ‖v‖ accurate. The distance is therefore evaluated with more bits and its own
 * bound, and exactly if a bound leaves open to which double it rounds.
 */
@NullMarked
package org.certigjk.fast;

import org.jspecify.annotations.NullMarked;
