/**
 * The command {@code bench}: times this library and others side by side, and judges what they
 * answer.
 */
@NullMarked
package org.certigjk.cli.bench;

import org.jspecify.annotations.NullMarked;
