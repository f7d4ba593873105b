/** Tests of the check of records: forged ones, mutants, and a judge that shares nothing with it. */
@NullMarked
package org.certigjk.check;

import org.jspecify.annotations.NullMarked;
