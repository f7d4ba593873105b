/**
 * The command {@code bench}: times this library and others side by side, and judges what they
 * answer. The published times are those of {@code src/bench}: src/README.md says why there are two.
 */
@NullMarked
package org.certigjk.cli.bench;

import org.jspecify.annotations.NullMarked;
