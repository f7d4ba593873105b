/** What decides a query in doubles, each sign with a bound on its rounding error. */
@NullMarked
package org.certigjk.fast.filter;

import org.jspecify.annotations.NullMarked;
