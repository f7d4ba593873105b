/** What the explorer shows of bodies that move: how deep they are in each other, when they meet. */
@NullMarked
package org.certigjk.explorer.motion;

import org.jspecify.annotations.NullMarked;
