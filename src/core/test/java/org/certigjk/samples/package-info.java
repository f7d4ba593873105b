/** What the tests share: pairs of point sets to try, and an oracle that knows nothing of GJK. */
@NullMarked
package org.certigjk.samples;

import org.jspecify.annotations.NullMarked;
