/** Classes that stand in the script for some of {@code java.math}. */
@NullMarked
package org.certigjk.explorer.page.jdk.math;

import org.jspecify.annotations.NullMarked;
