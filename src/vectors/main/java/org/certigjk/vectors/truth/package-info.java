/** The exact answer of a pair, from which all else that a test vector says is rounded. */
@NullMarked
package org.certigjk.vectors.truth;

import org.jspecify.annotations.NullMarked;
