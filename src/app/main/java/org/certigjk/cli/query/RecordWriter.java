package org.certigjk.cli.query;

import org.certigjk.cli.console.Output;
import org.certigjk.cli.input.InputException;

/**
 * A form in which results are printed.
 *
 * @param <P> what was asked about
 * @param <R> what was found
 */
interface RecordWriter<P, R> {

  /**
   * Prints an answer.
   *
   * @param asked what was asked about
   * @param line the line of the input from which it was read, 0 for a pair of files
   * @param found the answer
   */
  void print(P asked, long line, R found, Output output);

  /** Prints, for a question on which the work took too long, what is known. */
  void printStopped(P asked, long line, Output output);

  /** Returns what is printed before all records. */
  default String header() {
    return "";
  }

  /** Returns what is printed in the place of a record that could not be read. */
  String error(String id, long line, InputException e);

  /** Returns what is printed, in a batch, after every record. */
  default String separator() {
    return "";
  }
}
