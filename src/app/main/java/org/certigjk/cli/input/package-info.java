/**
 * Reading bodies and pairs of bodies: JSON, text, OBJ and OFF, lines of any length up to the
 * limits, and messages that say file, line and field.
 */
@NullMarked
package org.certigjk.cli.input;

import org.jspecify.annotations.NullMarked;
