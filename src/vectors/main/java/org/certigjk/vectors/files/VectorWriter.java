package org.certigjk.vectors.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;
import org.certigjk.vectors.TestVector;

/**
 * Writes a file of test vectors in canonical form: the header, and one line for each vector.
 *
 * <p><b>Guarantee.</b> Same header and vectors: same bytes, with any version of Java.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a vector whose certificate has not been
 * read.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * try (OutputStream out = Files.newOutputStream(path)) {
 *   VectorWriter writer = VectorWriter.begin(out, header);
 *   writer.write(vector);
 * }
 * }</pre>
 */
public final class VectorWriter {

  private final OutputStream out;

  private VectorWriter(OutputStream out) {
    this.out = out;
  }

  /** Writes the header to a stream, which the caller closes. */
  public static VectorWriter begin(OutputStream out, VectorHeader header) throws IOException {
    out.write(HeaderCodec.encode(header));
    return new VectorWriter(out);
  }

  /** Writes a vector. */
  public void write(TestVector vector) throws IOException {
    out.write(VectorCodec.encode(vector));
  }

  /** Returns these bytes as one part of a compressed file; parts can follow one another. */
  static byte[] packed(byte[] bytes) {
    ByteArrayOutputStream part = new ByteArrayOutputStream(bytes.length / 2 + 64);
    try (GZIPOutputStream gzip = new GZIPOutputStream(part)) {
      gzip.write(bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible); // an array takes everything
    }
    return part.toByteArray();
  }
}
