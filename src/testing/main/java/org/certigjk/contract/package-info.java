/**
 * JUnit 5 tests to inherit, for the author of a field, a support mapping, a distance sub-algorithm
 * or a distance loop. They are published as the test jar of this library: extend the contract,
 * supply what it asks for, and every law is tested on built-in cases and judged against the exact
 * answer.
 *
 * <p>A contract keeps nothing: several threads may run its tests if they may share what it is
 * given.
 *
 * @since 0.1.0
 */
@NullMarked
package org.certigjk.contract;

import org.jspecify.annotations.NullMarked;
