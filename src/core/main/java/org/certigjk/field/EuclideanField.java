package org.certigjk.field;

/**
 * An ordered field with square roots of its elements a &ge; 0, exact or rounded: what round shapes
 * need, whose support points divide by a length.
 *
 * <p><b>Definition.</b> A field is Euclidean if every a &ge; 0 is a square. No field that a
 * computer adds and compares exactly in this library is one: {@link Doubles} and {@code Floats}
 * round each root to the nearest number, {@code RationalsWithRoots} of the shapes rounds it up. So
 * {@link #exact()} speaks of the operations of {@link OrderedField} only.
 *
 * <p><b>Guarantee expected of implementations.</b> &radic;a is right where it is an element; else
 * the implementation says to which side it is rounded and how far. If {@link #exact()}, then the
 * root is rounded up and its reciprocal down: sqrt(a)&sup2; &ge; a and
 * a&middot;inverseSqrt(a)&sup2; &le; 1. A support point that divides by such a length stays inside
 * its shape.
 *
 * <p><b>Errors.</b> An exact field throws {@link ArithmeticException} for the root of a negative
 * number and for 1/&radic;0; an inexact one returns what IEEE 754 (2019) returns, NaN and &infin;.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Doubles.INSTANCE.sqrt(2.0);                          // 1.4142135623730951
 * RationalsWithRoots.of(4).sqrt(new BigFraction(2));   // 3 / 2, the next above with 4 bits
 * RationalsWithRoots.of(4).sqrt(new BigFraction(4, 9)); // 2 / 3
 * }</pre>
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public interface EuclideanField<E> extends OrderedField<E> {

  /**
   * Returns &radic;a, rounded as the implementation says.
   *
   * @throws ArithmeticException if the field is exact and a &lt; 0
   */
  E sqrt(E a);

  /**
   * Returns 1/&radic;a, rounded as the implementation says. The default inverts {@link #sqrt}.
   *
   * @throws ArithmeticException if the field is exact and a &le; 0
   */
  default E inverseSqrt(E a) {
    return inverse(sqrt(a));
  }
}
