/**
 * What the explorer shows of balls and cones, which GJK knows by their support points only: a run
 * on points that are doubles, and what is true, in exact arithmetic, of these and of the shapes.
 */
@NullMarked
package org.certigjk.explorer.round;

import org.jspecify.annotations.NullMarked;
