/** Judges the sentences of the page by fractions of its own. */
@NullMarked
package org.certigjk.explorer.oracle;

import org.jspecify.annotations.NullMarked;
