/**
 * The command line, {@code certigjk}: reads pairs of polytopes, prints distances with their
 * certificates, and checks such certificates again.
 *
 * <p>Nothing is computed here. What this package has to get right is the border: numbers keep their
 * value on the way in ({@link org.certigjk.cli.Arithmetic}) and on the way out ({@link
 * org.certigjk.cli.ResultWriter}), a bad record does not spoil its neighbours ({@link
 * org.certigjk.cli.Pipeline}), every complaint names file, line and field ({@link
 * org.certigjk.cli.InputException}), and the same input gives the same bytes for any number of
 * threads. {@code docs/pair.schema.json} and {@code docs/result.schema.json} describe what is read
 * and written.
 */
@NullMarked
package org.certigjk.cli;

import org.jspecify.annotations.NullMarked;
