/**
 * The library against the program that is proved correct in Coq and extracted from there ({@code
 * proofs/oracle}), as a process of its own. Without the program these tests are skipped.
 */
@NullMarked
package org.certigjk.verified;

import org.jspecify.annotations.NullMarked;
