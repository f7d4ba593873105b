/** What decides the rest: signs in doubles, pairs of doubles and integers, as far as necessary. */
@NullMarked
package org.certigjk.fast.exact;

import org.jspecify.annotations.NullMarked;
