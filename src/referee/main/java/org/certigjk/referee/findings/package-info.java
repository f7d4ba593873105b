/** What several engines get wrong on the same files of test vectors, as a page. */
@NullMarked
package org.certigjk.referee.findings;

import org.jspecify.annotations.NullMarked;
