package org.certigjk.cli;

/** A form in which results are printed. */
interface RecordWriter<E> {

  /**
   * Returns what is printed for a pair.
   *
   * @param pair the pair
   * @param line the line of the input from which it was read, 0 for a pair of files
   * @param found its distance
   */
  String result(Pair<E> pair, long line, Search.Found<E> found);

  /** Returns what is printed, in a batch, in the place of a pair that could not be read. */
  String error(String id, long line, InputException e);

  /** Returns what is printed, in a batch, after every record. */
  default String separator() {
    return "";
  }
}
