/** The study {@code isa}: incremental separating axes and closest features, on bodies that move. */
@NullMarked
package org.certigjk.study.isa;

import org.jspecify.annotations.NullMarked;
