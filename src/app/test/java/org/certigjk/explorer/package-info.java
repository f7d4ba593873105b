/** Tests of what the explorer shows, and the scenes with which the page is compared. */
@NullMarked
package org.certigjk.explorer;

import org.jspecify.annotations.NullMarked;
