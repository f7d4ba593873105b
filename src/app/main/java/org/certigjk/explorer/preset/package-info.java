/** The scenes that the explorer offers, each with where it comes from. */
@NullMarked
package org.certigjk.explorer.preset;

import org.jspecify.annotations.NullMarked;
