/** The time of impact: a search in doubles for the facet that a ray meets, and what proves it. */
@NullMarked
package org.certigjk.fast.impact;

import org.jspecify.annotations.NullMarked;
