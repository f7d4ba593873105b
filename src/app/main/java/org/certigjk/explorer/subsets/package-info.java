/** What the explorer shows of the work of a sub-algorithm, and decides about it. */
@NullMarked
package org.certigjk.explorer.subsets;

import org.jspecify.annotations.NullMarked;
