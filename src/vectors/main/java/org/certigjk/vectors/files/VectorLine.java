package org.certigjk.vectors.files;

import java.io.IOException;
import org.certigjk.vectors.TestVector;

/**
 * A line of a file of test vectors, not read yet: lines can be read by several threads.
 *
 * <p>The bytes are those of the line without its end.
 */
public final class VectorLine {

  private final String file;
  private final long number;
  private final byte[] bytes;
  private final boolean ended;
  private final boolean bare;

  /**
   * Makes a line.
   *
   * @param bare whether it is a pair without an answer
   */
  VectorLine(String file, long number, byte[] bytes, boolean ended, boolean bare) {
    this.file = file;
    this.number = number;
    this.bytes = bytes;
    this.ended = ended;
    this.bare = bare;
  }

  /** Returns the name of the file. */
  public String file() {
    return file;
  }

  /** Returns the number of the line, from 1. */
  public long number() {
    return number;
  }

  /** Returns the bytes themselves, which must not be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /** Returns whether the line has an end; the last one of a file may not. */
  public boolean isEnded() {
    return ended;
  }

  /**
   * Returns the vector.
   *
   * @throws VectorFileException if the line is not a vector
   */
  public TestVector vector() throws IOException {
    return vector(true);
  }

  /**
   * Returns the vector without its certificates, which whoever judges answers does not need.
   *
   * @throws VectorFileException if the line is not a vector
   */
  public TestVector vectorWithoutCertificates() throws IOException {
    return vector(false);
  }

  private TestVector vector(boolean withCertificates) throws IOException {
    return bare
        ? VectorCodec.decodePair(file, number, bytes)
        : VectorCodec.decode(file, number, bytes, withCertificates);
  }

  /** Returns the complaint about a field of this line. */
  VectorFileException wrong(String field, String reason) {
    return new VectorFileException(file, number, field, reason);
  }
}
