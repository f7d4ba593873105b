/**
 * The study {@code tolerance}: the iterations against the tolerance, and what becomes of the
 * simplex meanwhile.
 */
@NullMarked
package org.certigjk.study.tolerance;

import org.jspecify.annotations.NullMarked;
