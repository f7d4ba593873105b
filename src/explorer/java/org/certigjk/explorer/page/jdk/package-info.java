/** Classes that stand in the script for some of Java. */
@NullMarked
package org.certigjk.explorer.page.jdk;

import org.jspecify.annotations.NullMarked;
