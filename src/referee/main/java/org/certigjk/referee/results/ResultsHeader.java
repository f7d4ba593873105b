package org.certigjk.referee.results;

import java.util.List;
import org.certigjk.referee.Declaration;

/**
 * The first line of a file of results: who was asked what.
 *
 * @param engine what the engine said of itself
 * @param command how it was started
 * @param limit the time limit of one query, in seconds
 * @param vectors the files of test vectors, in the order in which they were asked
 */
public record ResultsHeader(
    Declaration engine, String command, double limit, List<VectorFile> vectors) {

  /** The format and its version, as every file begins with it. */
  public static final String FORMAT = "certigjk-results 1";

  /** Copies the list. */
  public ResultsHeader {
    vectors = List.copyOf(vectors);
  }

  /**
   * A file of test vectors.
   *
   * @param file its name, as it was given
   * @param sha256 the SHA-256 of its bytes, uncompressed, in hexadecimal digits
   */
  public record VectorFile(String file, String sha256) {}
}
