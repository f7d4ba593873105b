package org.certigjk.field;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * An ordered field as a context object: the operations live here, the elements of type {@code E}
 * stay what they are.
 *
 * <p>An ordered field is a set with two operations that satisfy the field axioms and a total order
 * with a &le; b &rArr; a + c &le; b + c and 0 &le; a, 0 &le; b &rArr; 0 &le; ab. Everything that
 * CertiGJK proves, it proves from these axioms alone, so every algorithm of the library runs on
 * every implementation of this interface. Elements that {@link #compare} calls equal are equal; an
 * algorithm never asks {@code equals}.
 *
 * <p><b>Guarantee.</b> {@link #exact()} says whether the axioms hold. {@link Rationals} is exact.
 * {@link Doubles} is not: it rounds, and says which laws it breaks. The laws are written once, as a
 * test to extend ({@code OrderedFieldContract} in certigjk-testing).
 *
 * <p><b>Limits.</b> Elements must be immutable. Implementations must be thread-safe.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * OrderedField<BigFraction> field = Rationals.INSTANCE;
 * BigFraction third = field.inverse(field.of(3.0));
 * field.toDouble(field.minus(third, field.one()));   // -0.6666666666666666
 * }</pre>
 *
 * @param <E> the type of the elements
 */
public interface OrderedField<E> {

  /** Returns whether the axioms of an ordered field hold exactly, for all elements. */
  boolean exact();

  /** Returns 0, the neutral element of addition. */
  E zero();

  /** Returns 1, the neutral element of multiplication. */
  E one();

  /** Returns a + b. */
  E plus(E a, E b);

  /** Returns ab. */
  E times(E a, E b);

  /** Returns &minus;a. */
  E unaryMinus(E a);

  /**
   * Returns 1/a.
   *
   * @throws ArithmeticException if the field is exact and a = 0
   */
  E inverse(E a);

  /** Returns a negative number, zero or a positive number as a &lt; b, a = b or a &gt; b. */
  int compare(E a, E b);

  /**
   * Returns the rational number that {@code a} stands for, or a nearest one where the field has
   * elements that are not rational.
   *
   * @throws ArithmeticException if {@code a} is not a number (an infinity or NaN of an inexact
   *     field)
   */
  BigFraction toRational(E a);

  /**
   * Returns the element nearest to the rational number {@code q}; the same number if exact. The
   * default divides numerator by denominator, which is right over an exact field; an inexact one
   * must override it to round once.
   */
  default E of(BigFraction q) {
    return div(of(q.getNumerator()), of(q.getDenominator()));
  }

  /**
   * Returns the integer {@code k}, by Horner's rule on its bits; an inexact field should override
   * it to round once.
   */
  default E of(BigInteger k) {
    E sum = zero();
    for (int bit = k.abs().bitLength() - 1; bit >= 0; bit--) {
      sum = plus(sum, sum);
      if (k.abs().testBit(bit)) {
        sum = plus(sum, one());
      }
    }
    return k.signum() < 0 ? unaryMinus(sum) : sum;
  }

  /**
   * Returns the element that the double stands for: exactly that number if the field is exact.
   * &minus;0.0 is 0.
   *
   * @throws IllegalArgumentException if {@code x} is infinite or NaN
   */
  default E of(double x) {
    return of(Conversions.toRational(x));
  }

  /** Returns the double nearest to {@code a}, ties to even. */
  default double toDouble(E a) {
    return Conversions.toDouble(toRational(a));
  }

  /** Returns a &minus; b. */
  default E minus(E a, E b) {
    return plus(a, unaryMinus(b));
  }

  /**
   * Returns a/b.
   *
   * @throws ArithmeticException if the field is exact and b = 0
   */
  default E div(E a, E b) {
    return times(a, inverse(b));
  }

  /**
   * Returns a positive multiple of c by which x becomes simpler to compute with. Where elements are
   * fractions and c is a positive integer, it is the least common multiple of c and the denominator
   * of x; elsewhere it is c. Only the speed of an algorithm may depend on it.
   */
  default E clearDenominator(E c, E x) {
    return c;
  }

  /** Returns &minus;1, 0 or 1 as a &lt; 0, a = 0 or a &gt; 0. */
  default int signum(E a) {
    return Integer.signum(compare(a, zero()));
  }

  /** Returns whether a = 0. */
  default boolean isZero(E a) {
    return compare(a, zero()) == 0;
  }
}
