/** Classes that stand in the script for some of TeaVM's, which print doubles and floats. */
@NullMarked
package org.certigjk.explorer.page.jdk.text;

import org.jspecify.annotations.NullMarked;
