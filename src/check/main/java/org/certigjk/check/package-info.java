/**
 * Checks results that were written earlier: reads a record strictly and judges every claim in it,
 * as {@code docs/result-claims.md} says.
 *
 * <p>Nothing here is shared with what is checked: this package uses the JDK only, with a JSON
 * reader and fractions of its own. A record is first read, in full ({@link
 * org.certigjk.check.Finding} says <em>unreadable</em> if that fails), then its claims are compared
 * with what its certificate proves (<em>rejected</em>). {@link org.certigjk.check.RecordCheck} is
 * the entrance.
 *
 * <p>Every type here is immutable: threads may share it.
 *
 * @since 0.2.0
 */
@NullMarked
package org.certigjk.check;

import org.jspecify.annotations.NullMarked;
