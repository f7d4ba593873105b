/** The penetration depth: a polytope that expands in doubles, and what proves its nearest facet. */
@NullMarked
package org.certigjk.fast.depth;

import org.jspecify.annotations.NullMarked;
