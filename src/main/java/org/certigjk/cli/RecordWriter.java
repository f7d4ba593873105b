package org.certigjk.cli;

/**
 * A form in which results are printed.
 *
 * @param <P> what was asked about
 * @param <R> what was found
 */
interface RecordWriter<P, R> {

  /**
   * Returns what is printed for an answer.
   *
   * @param asked what was asked about
   * @param line the line of the input from which it was read, 0 for a pair of files
   * @param found the answer
   */
  String result(P asked, long line, R found);

  /** Returns what is printed for a question on which the work took too long: what is known. */
  String stopped(P asked, long line);

  /** Returns what is printed, in a batch, in the place of a record that could not be read. */
  String error(String id, long line, InputException e);

  /** Returns what is printed, in a batch, after every record. */
  default String separator() {
    return "";
  }
}
