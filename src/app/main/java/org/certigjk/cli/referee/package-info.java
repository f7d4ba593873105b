/**
 * The commands {@code referee run}, {@code fuzz}, {@code judge}, {@code engines} and {@code
 * findings}.
 */
@NullMarked
package org.certigjk.cli.referee;

import org.jspecify.annotations.NullMarked;
