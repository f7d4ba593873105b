/**
 * Checks the lines of a file of test vectors: certificates, roundings, and that each line is what
 * its family makes.
 */
@NullMarked
package org.certigjk.vectors.check;

import org.jspecify.annotations.NullMarked;
