/**
 * JUnit 5 tests to inherit, for the author of a field, a support mapping, a distance sub-algorithm
 * or a distance loop. They are the artifact {@code certigjk-testing}: implement the contract,
 * supply what it asks for, and every law is tested on built-in cases and judged against the exact
 * answer.
 *
 * <p><b>How to read a failure.</b> The first line says what is wrong. Then come the input, what was
 * expected, which is exact, and what your code answered. A loop that returns the first point of
 * each body fails with
 *
 * <pre>
 * the distance of the points is not that of the bodies
 *   pair       parallel segments
 *   A          {(0, 0), (4, 0)}
 *   B          {(1, 2), (9, 2)}
 *   tolerance  0.0 times the largest coordinate, 9.0
 *   expected   d² = 4, d = 2.0, from (1, 0) to (1, 2)
 *   answered   d² = 5, d = 2.23606797749979, from (0, 0) to (1, 2)
 *   off by     0.2360679774997898
 * </pre>
 *
 * <p>The points after "expected" are one right answer; there can be others. If the code throws, or
 * returns null, the first line says so, and its exception is the cause of the failure. Of a field,
 * the lines are the law, the elements a, b and c that break it, and what was compared for them, in
 * this order.
 */
@NullMarked
package org.certigjk.contract;

import org.jspecify.annotations.NullMarked;
