/** What only the page needs: the functions that the script offers. */
@NullMarked
package org.certigjk.explorer.page;

import org.jspecify.annotations.NullMarked;
