/**
 * Pictures of a scene in the plane and in space: the difference A &ominus; B, its hull and the
 * simplex, as numbers for the page to draw.
 */
@NullMarked
package org.certigjk.explorer.picture;

import org.jspecify.annotations.NullMarked;
