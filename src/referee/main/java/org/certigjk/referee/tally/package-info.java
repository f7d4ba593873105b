/** How many answers of an engine are right and wrong, of what kind, and the worst of each kind. */
@NullMarked
package org.certigjk.referee.tally;

import org.jspecify.annotations.NullMarked;
