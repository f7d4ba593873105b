/**
 * The flight recorder: runs of GJK that other programs have written down, and the first step of
 * each that exact arithmetic contradicts. The format is that of {@code docs/trace.md}. The page
 * reads it too, and so nothing here needs a JSON library.
 */
@NullMarked
package org.certigjk.explorer.trace;

import org.jspecify.annotations.NullMarked;
