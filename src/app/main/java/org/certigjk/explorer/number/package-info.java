/**
 * Numbers as the explorer shows and reads them: exact, and as short decimals that say when they are
 * rounded.
 */
@NullMarked
package org.certigjk.explorer.number;

import org.jspecify.annotations.NullMarked;
