package org.certigjk.cli.input;

import java.io.IOException;
import java.util.List;

/** Reads the points of one body, in one format of files. */
interface BodyReader<E> {

  /**
   * What was read.
   *
   * @param body the points
   * @param warnings what who reads the answer should know
   */
  record Read<E>(Body<E> body, List<String> warnings) {}

  /**
   * Reads the body.
   *
   * @throws InputException if the file is not what its format demands, as far as it is read
   */
  Read<E> read() throws IOException, InputException;
}
