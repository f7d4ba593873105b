/**
 * Talking to an engine: the protocol of lines, processes and their time limits, and the engines
 * that are ready to be asked.
 */
@NullMarked
package org.certigjk.referee.engine;

import org.jspecify.annotations.NullMarked;
