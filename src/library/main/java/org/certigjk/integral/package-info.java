/**
 * GJK on integers: rational bodies brought to one denominator, so that no step of the search takes
 * a gcd.
 *
 * <p>The points of a pair have a common denominator D; D times them are integers, the loop of
 * {@link org.certigjk.gjk.GjkLoop} runs on these, and its answer is divided once, at the end. The
 * certificate is the same, since weights and indices do not change with the unit, and {@link
 * org.certigjk.certificate.CertificateChecker} judges it as any other.
 */
@NullMarked
package org.certigjk.integral;

import org.jspecify.annotations.NullMarked;
