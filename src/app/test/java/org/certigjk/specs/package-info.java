/** The lock on the contracts of {@code specs/}, and what {@code specs/check.sh} needs in Java. */
@NullMarked
package org.certigjk.specs;

import org.jspecify.annotations.NullMarked;
