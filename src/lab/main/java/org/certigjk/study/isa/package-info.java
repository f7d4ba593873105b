/** The study {@code isa}: incremental separating axes, on bodies that move. */
@NullMarked
package org.certigjk.study.isa;

import org.jspecify.annotations.NullMarked;
