/**
 * Ordered fields, and the border between rational numbers and floating point.
 *
 * <p>{@link org.certigjk.field.OrderedField} is a <em>context</em>: an object that knows how to
 * add, multiply and compare elements of a type that itself knows nothing. {@link
 * org.certigjk.field.Rationals} is exact; {@link org.certigjk.field.Doubles} is not a field, and
 * says which laws it breaks. More fields, and numbers as text, are in package {@code number} of the
 * library.
 *
 * <p>A {@link org.certigjk.field.EuclideanField} has square roots, for round shapes: those of
 * {@code Doubles} and {@code Floats} are rounded to nearest, those of {@code RationalsWithRoots} of
 * the shapes up, so that what is computed with them is a bound.
 *
 * <h2>What can fail here</h2>
 *
 * A distance that is exact inside is wrong all the same if a number changes on its way in or out.
 * The arithmetic of {@link org.apache.commons.math3.fraction.BigFraction} (Commons Math 3.6.1) is
 * sound, but its conversions are not, and this library uses none of them:
 *
 * <ul>
 *   <li>{@code new BigFraction(x)} returns half the value of every subnormal double: for x =
 *       2<sup>&minus;1074</sup>, the smallest, it returns 2<sup>&minus;1075</sup>;
 *   <li>{@code new BigFraction(0.0)} is 0/2<sup>1075</sup>: equal to 0, but with another {@code
 *       hashCode};
 *   <li>{@code doubleValue()} rounds the numerator, the denominator and then the quotient: for
 *       (2<sup>53</sup> + 1)/7 it returns 1.2867427506772845E15, the nearest double is
 *       1.2867427506772848E15. It misrounds about a third of the fractions whose terms have more
 *       than 53 bits;
 *   <li>{@code doubleValue()} of 2<sup>1023</sup>/(2<sup>1024</sup> + 1), just below one half, is
 *       0.0: the denominator alone is beyond the range of doubles; and that of (2<sup>1024</sup> +
 *       1)/2<sup>1023</sup> is infinite;
 *   <li>{@code reciprocal()} of 0 throws an {@code IllegalArgumentException}, that of {@code
 *       Fraction} an {@code ArithmeticException}.
 * </ul>
 *
 * The square root of a squared distance has the same traps once more: p/q may be beyond the range
 * of doubles where its root is not, and {@code Math.sqrt(q.doubleValue())} rounds twice, even if
 * both steps are right: for q = 25/3 it returns 2.886751345948129, the nearest double to the root
 * is 2.8867513459481287. {@link org.certigjk.field.Conversions} rounds once.
 *
 * <p>Each statement of this page is a test ({@code KnownConversionErrorsTest}).
 *
 * <p>Every type here is immutable: threads may share it.
 *
 * @since 0.1.0
 */
@NullMarked
package org.certigjk.field;

import org.jspecify.annotations.NullMarked;
