/**
 * The study {@code fixes}: which change of van den Bergen's loop reduces failures in floating
 * point, alone and beside the others, by the exact answer and by backward error, with the chance of
 * each difference.
 */
@NullMarked
package org.certigjk.study.fixes;

import org.jspecify.annotations.NullMarked;
