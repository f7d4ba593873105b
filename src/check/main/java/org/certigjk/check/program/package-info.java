/**
 * The program {@code certigjk-check}: lines of a file to {@link org.certigjk.check.RecordCheck},
 * what came out to lines of text. {@code certigjk check} uses it too, and adds threads, a time
 * limit and compressed files.
 */
@NullMarked
package org.certigjk.check.program;

import org.jspecify.annotations.NullMarked;
