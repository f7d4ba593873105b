/**
 * The distance loops of the papers as their authors published them, with tolerances, shortcuts and
 * faults, and with the stop rules of engines that people use ({@link
 * org.certigjk.variants.EngineRule}), to be compared with the exact answer of {@link
 * org.certigjk.gjk.Gjk}.
 *
 * <p>Over doubles a halt condition that asks for equality may never hold; a lower bound computed
 * from a rounded vector may stay too low for ever, so that the loop alternates between two support
 * points; a tolerance that is absolute makes the answer depend on the unit of length; and one of
 * these loops is wrong even in exact arithmetic. Therefore a variant answers with a {@link
 * org.certigjk.variants.Claim}, not with a verdict: what it claims, and the simplex from which it
 * concludes that. Each class says over which fields it promises what.
 *
 * <p>The module exports this package to modules of this project only: other programs use it from
 * the class path, and its types may change in any version.
 */
@NullMarked
package org.certigjk.variants;

import org.jspecify.annotations.NullMarked;
