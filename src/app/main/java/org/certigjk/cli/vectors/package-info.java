/** The commands {@code vectors generate}, {@code check}, {@code stats} and {@code format}. */
@NullMarked
package org.certigjk.cli.vectors;

import org.jspecify.annotations.NullMarked;
