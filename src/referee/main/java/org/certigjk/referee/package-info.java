/**
 * Other implementations of the distance: what they have to offer to be timed and judged ({@link
 * org.certigjk.referee.Engine}), and how they are found ({@link
 * org.certigjk.referee.engine.Engines}).
 *
 * <p>What can fail here is fairness. An engine is asked about bodies that it has prepared itself,
 * in its own precision, and its answer is compared with the exact one for the very numbers that it
 * got.
 */
@NullMarked
package org.certigjk.referee;

import org.jspecify.annotations.NullMarked;
