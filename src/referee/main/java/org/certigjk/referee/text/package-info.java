/** How numbers, bodies, answers and proofs are written in reports. */
@NullMarked
package org.certigjk.referee.text;

import org.jspecify.annotations.NullMarked;
