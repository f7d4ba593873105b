/**
 * The search in doubles that proposes a simplex, and the bodies it searches. Nothing here is
 * proved.
 */
@NullMarked
package org.certigjk.fast.search;

import org.jspecify.annotations.NullMarked;
