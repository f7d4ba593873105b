/** Tests of the files of test vectors. */
@NullMarked
package org.certigjk.vectors.files;

import org.jspecify.annotations.NullMarked;
