/**
 * What every command needs of a terminal and of standard output: messages, progress, tables, time
 * limits, exit codes, and lines that are written whole or not at all.
 */
@NullMarked
package org.certigjk.cli.console;

import org.jspecify.annotations.NullMarked;
