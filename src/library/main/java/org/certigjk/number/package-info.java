/**
 * Numbers as text, and fields beyond those that the core needs.
 *
 * <p>{@link org.certigjk.number.Numerals} reads and prints numbers. {@link
 * org.certigjk.number.UnreducedRationals} are the rational numbers without a gcd; {@link
 * org.certigjk.number.Floats} are no field, and say which laws they break; {@link
 * org.certigjk.number.CommonsMathField} adapts what Commons Math has.
 *
 * <h2>What can fail here</h2>
 *
 * {@code Double.parseDouble} accepts {@code "1d"}, {@code " 1 "} and {@code "NaN"}; {@code new
 * BigDecimal("1e999999999")} is small, but its integer value takes 400 megabytes; {@code
 * Double.toString} prints 2E23 with more digits than needed before Java 19. {@code Numerals} has
 * one grammar, limits, and messages that point at the character.
 *
 * <p>Each statement of this page is a test ({@code KnownConversionErrorsTest}).
 *
 * <p>Every type here but the exception is immutable: threads may share it, a {@code
 * CommonsMathField} if they may share the field and the functions that it is given.
 *
 * @since 0.2.0
 */
@NullMarked
package org.certigjk.number;

import org.jspecify.annotations.NullMarked;
