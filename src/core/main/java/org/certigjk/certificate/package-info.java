/**
 * Certificates: proofs of the answers, and their checker.
 *
 * <p>A distance is easy to compute wrongly and easy to check. The weights show that the distance is
 * reached, by a point of each body; the inequality over all pairs shows that no points are closer.
 * So nobody has to trust the search: only the checker, which is short and shares with it vector
 * arithmetic only. The same conditions are checked by a script in {@code docs/check_certificate.py}
 * that shares no code with this library at all.
 *
 * <p>Every type here is immutable: threads may share it.
 *
 * @since 0.1.0
 */
@NullMarked
package org.certigjk.certificate;

import org.jspecify.annotations.NullMarked;
