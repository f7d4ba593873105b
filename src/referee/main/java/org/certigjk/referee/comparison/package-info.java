/** Comparing an answer with the exact one: what an answer may differ by, and whether it does. */
@NullMarked
package org.certigjk.referee.comparison;

import org.jspecify.annotations.NullMarked;
