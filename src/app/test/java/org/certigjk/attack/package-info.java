/**
 * Attacks on the library: an oracle that shares nothing with it, coverage-guided fuzzing of every
 * reader, forged records and evil engines. {@code docs/attack.md} describes them; {@code ./verify
 * --attack} runs them.
 */
@NullMarked
package org.certigjk.attack;

import org.jspecify.annotations.NullMarked;
