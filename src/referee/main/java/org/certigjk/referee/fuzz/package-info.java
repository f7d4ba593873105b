/** Looking for pairs that an engine answers wrongly, and making them small. */
@NullMarked
package org.certigjk.referee.fuzz;

import org.jspecify.annotations.NullMarked;
