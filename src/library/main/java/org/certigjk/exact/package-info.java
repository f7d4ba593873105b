/**
 * Signs of polynomials in integers, without a rounding error.
 *
 * <p>Every finite double is an integer times a power of two, so a predicate over doubles is one
 * over integers, and its sign is that of a sum of products. The sums here are as wide as these
 * products need: {@link org.certigjk.exact.ExactSign} decides on which side of a line or a plane a
 * point lies, {@link org.certigjk.exact.LinearSystem} solves a system without a fraction (Cramer's
 * rule), {@link org.certigjk.exact.WideSum} adds products of longs in 192 bits, {@link
 * org.certigjk.exact.DoubleDouble} holds what two doubles hold together.
 *
 * <p>They are asked where the filters of the package {@code predicates} cannot decide; a program
 * that calls them for every sign is right, and slow.
 */
@NullMarked
package org.certigjk.exact;

import org.jspecify.annotations.NullMarked;
