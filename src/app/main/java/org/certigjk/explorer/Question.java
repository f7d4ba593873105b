package org.certigjk.explorer;

import org.certigjk.simplex.SubSimplex;
import org.jspecify.annotations.Nullable;

/**
 * What a distance sub-algorithm was asked in one pass of a loop.
 *
 * @param size the number of points: W and s, or s alone where the loop had started with W = ∅
 * @param answer what it answered; {@code null} if no subset passed its test
 * @param <E> the type of the coordinates
 */
record Question<E>(int size, @Nullable SubSimplex<E> answer) {}
