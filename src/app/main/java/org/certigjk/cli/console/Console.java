package org.certigjk.cli.console;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * The standard streams.
 *
 * @param in standard input
 * @param out standard output; buffered, so that it must be flushed
 * @param err standard error
 */
public record Console(InputStream in, OutputStream out, PrintStream err) {}
