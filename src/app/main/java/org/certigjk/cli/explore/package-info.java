/** The command {@code explore}: serves the page of the explorer to this machine. */
@NullMarked
package org.certigjk.cli.explore;

import org.jspecify.annotations.NullMarked;
