/**
 * The arithmetic of the checker: ratios of {@link java.math.BigInteger}, vectors of them, and
 * whether vectors are independent.
 */
@NullMarked
package org.certigjk.check.algebra;

import org.jspecify.annotations.NullMarked;
