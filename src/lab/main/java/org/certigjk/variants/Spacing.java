package org.certigjk.variants;

import org.certigjk.field.OrderedField;

/**
 * The distance ε from 1 to the next larger number of a field: 2⁻²³ for floats, 2⁻⁵² for doubles, 0
 * for an exact field.
 *
 * <pre>  ε = |3(4/3 − 1) − 1|</pre>
 *
 * <p>Source: the function {@code EPSLON} of EISPACK, after W. Kahan. In binary 4/3 has no last
 * digit; it is off by at most ε/2 when rounded, and all that follows is exact and keeps the error,
 * three times.
 *
 * <p><b>Guarantee.</b> 0 if the field is exact; else ε, if its numbers are binary with at least two
 * digits, and rounded to nearest.
 */
final class Spacing {

  private Spacing() {}

  /** Returns ε. */
  static <E> double of(OrderedField<E> field) {
    E one = field.one();
    E three = field.plus(field.plus(one, one), one);
    E third = field.minus(field.div(field.plus(three, one), three), one);
    return Math.abs(field.toDouble(field.minus(field.times(three, third), one)));
  }
}
