/**
 * The distance sub-algorithms of the papers besides Johnson's: signed volumes, Voronoi regions,
 * Greer's recursion, and others.
 *
 * <p>{@link org.certigjk.subalgorithms.SubAlgorithm} lists them, with what each asks of its input.
 * Over an exact field all of them find the same point; rounded, each loses others, which is what
 * the study {@code robustness} counts.
 *
 * <p>The module exports this package to modules of this project only: other programs use it from
 * the class path, and its types may change in any version.
 */
@NullMarked
package org.certigjk.subalgorithms;

import org.jspecify.annotations.NullMarked;
