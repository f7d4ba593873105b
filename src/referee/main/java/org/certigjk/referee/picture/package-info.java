/** Drawings of a pair of bodies as SVG, in the plane or projected from space. */
@NullMarked
package org.certigjk.referee.picture;

import org.jspecify.annotations.NullMarked;
