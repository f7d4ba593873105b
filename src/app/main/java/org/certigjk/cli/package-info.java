/**
 * The command line, {@code certigjk}: reads pairs of polytopes, prints distances, penetration
 * depths and times of impact with their certificates, and has such results checked again, by {@link
 * org.certigjk.check}.
 *
 * <p>Nothing is computed here. What this package has to get right is the border: numbers keep their
 * value on the way in ({@link org.certigjk.cli.input.Arithmetic}) and on the way out ({@link
 * org.certigjk.cli.query.JsonRecords}), a bad record does not spoil its neighbours ({@link
 * org.certigjk.cli.query.Pipeline}), every complaint names file, line and field ({@link
 * org.certigjk.cli.input.InputException}), and the same input gives the same bytes for any number
 * of threads. {@code docs/pair.schema.json} describes what is read, {@code result}, {@code
 * penetration} and {@code raycast.schema.json} beside it what is written.
 *
 * <p>A command that answers about pairs is a {@link org.certigjk.cli.query.PairCommand}, which
 * reads the arguments, and its {@link org.certigjk.cli.query.Work}: how a record is read, the
 * question, and how the answer is written.
 */
@NullMarked
package org.certigjk.cli;

import org.jspecify.annotations.NullMarked;
