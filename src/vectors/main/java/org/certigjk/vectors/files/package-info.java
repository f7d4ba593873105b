/** Files of test vectors: JSON Lines, plain or gzip. */
@NullMarked
package org.certigjk.vectors.files;

import org.jspecify.annotations.NullMarked;
