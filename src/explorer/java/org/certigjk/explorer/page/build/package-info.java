/** How the classes of the explorer become a script; runs when the page is built. */
@NullMarked
package org.certigjk.explorer.page.build;

import org.jspecify.annotations.NullMarked;
