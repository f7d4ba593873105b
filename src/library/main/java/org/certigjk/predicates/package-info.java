/**
 * Signs of expressions, decided in spite of rounding.
 *
 * <p>A predicate of the distance query (is this weight positive? is this vertex beyond the plane?)
 * is the sign of a polynomial in the coordinates. Evaluated in floating point it has an error; if
 * the value is larger than a bound on the error, its sign is the sign of the polynomial, and no
 * exact arithmetic is needed. {@link org.certigjk.predicates.ErrorBounds} has these bounds; their
 * formulas are proved in Coq ({@code proofs/float}).
 *
 * <h2>What can fail here</h2>
 *
 * A bound that is a little too small is hard to see in a test: a wrong sign is taken for right only
 * where a rounding error exceeds it. Four traps:
 *
 * <ul>
 *   <li>The bound is itself computed in floating point. A constant that is exactly the derived one
 *       is too small as soon as the bound is rounded down.
 *   <li>A product that underflows has no relative error bound: 2<sup>&minus;600</sup> &middot;
 *       2<sup>&minus;600</sup> is 0, and the sign is lost. Each bound therefore has an absolute
 *       term; and the products in it are ordered so that an intermediate that underflows is not
 *       multiplied by something large afterwards.
 *   <li>The input of a second step is the rounded output of a first one. The edge p &minus; q of a
 *       figure far from the origin is not y<sub>p</sub> &minus; y<sub>q</sub> with two rounded y's:
 *       that has the error of the offset, and a difference of coordinates of one figure does not.
 *   <li>Equality. No bound proves that a value is 0, unless nothing was rounded: on small integers
 *       (times a power of two) every step is exact, and then u = 0 in all formulas.
 * </ul>
 */
@NullMarked
package org.certigjk.predicates;

import org.jspecify.annotations.NullMarked;
