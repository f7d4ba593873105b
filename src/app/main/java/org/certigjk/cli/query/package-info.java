/**
 * The commands about one pair at a time, or many: {@code distance}, {@code penetration}, {@code
 * raycast}, and {@code check}, which judges their answers.
 */
@NullMarked
package org.certigjk.cli.query;

import org.jspecify.annotations.NullMarked;
