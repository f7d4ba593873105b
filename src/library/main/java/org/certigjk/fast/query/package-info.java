/** The stages of a query in their order. */
@NullMarked
package org.certigjk.fast.query;

import org.jspecify.annotations.NullMarked;
