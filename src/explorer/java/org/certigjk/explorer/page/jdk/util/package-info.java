/** Classes that stand in the script for some of {@code java.util}. */
@NullMarked
package org.certigjk.explorer.page.jdk.util;

import org.jspecify.annotations.NullMarked;
