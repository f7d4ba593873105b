package org.certigjk.vectors.files;

import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.certigjk.vectors.TestVector;
import org.jspecify.annotations.Nullable;

/**
 * Reads a file of test vectors, line by line: memory does not depend on its length. A file that is
 * compressed (gzip) is recognised by its content.
 *
 * <p><b>Errors.</b> {@link VectorFileException}, with file, line and field; {@link IOException} if
 * the file cannot be read.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * try (VectorReader reader = VectorReader.open(Path.of("vectors/contact.jsonl.gz"))) {
 *   for (TestVector vector = reader.next(); vector != null; vector = reader.next()) {
 *     answer(vector.query());
 *   }
 * }
 * }</pre>
 */
public final class VectorReader implements AutoCloseable {

  private static final int BUFFER = 1 << 16;

  private final String file;
  private final UnpackedStream in;
  private final boolean packed;
  private final byte[] buffer = new byte[BUFFER];
  private int position;
  private int limit;
  private long number;
  private final VectorLine headerLine;
  private final VectorHeader header;

  /** The first line, until it is read, of a file that has no header. */
  private @Nullable VectorLine first;

  private boolean bare;

  private VectorReader(String file, InputStream stream, boolean orPairs) throws IOException {
    this.file = file;
    this.in = new UnpackedStream(stream);
    VectorLine begin = nextLine();
    this.headerLine = begin == null ? new VectorLine(file, 1, new byte[0], false, false) : begin;
    this.packed = in.isPacked();
    this.bare = orPairs && HeaderCodec.isPair(headerLine);
    this.first =
        bare ? new VectorLine(file, 1, headerLine.bytes(), headerLine.isEnded(), true) : null;
    this.header = bare ? VectorHeader.ofPairs() : HeaderCodec.decode(headerLine);
  }

  /** Opens a file, and reads its header. */
  public static VectorReader open(Path path) throws IOException {
    return open(path, /* orPairs= */ false);
  }

  /**
   * Opens a file of test vectors, or one that has a pair {@code {"a": [[…], …], "b": [[…], …]}} on
   * each line and no header: the answers to these are computed as they are read. A pair without an
   * id is called {@code line-1} and so on; other members than id, a, b, poseA and poseB are passed
   * over, and a coordinate is the double nearest to its numeral.
   */
  public static VectorReader openAny(Path path) throws IOException {
    return open(path, /* orPairs= */ true);
  }

  private static VectorReader open(Path path, boolean orPairs) throws IOException {
    InputStream stream;
    try {
      stream = new FileInputStream(path.toFile());
    } catch (FileNotFoundException missing) {
      throw VectorFileException.missing(path);
    }
    try {
      return new VectorReader(path.toString(), stream, orPairs);
    } catch (IOException | RuntimeException e) {
      stream.close();
      throw e;
    }
  }

  /**
   * Reads the header from a stream, which {@link #close} will close.
   *
   * @param name the name of the file, for complaints
   */
  public static VectorReader of(String name, InputStream stream) throws IOException {
    return new VectorReader(name, stream, /* orPairs= */ false);
  }

  /** Does for a stream what {@link #openAny} does for a file. */
  public static VectorReader ofAny(String name, InputStream stream) throws IOException {
    return new VectorReader(name, stream, /* orPairs= */ true);
  }

  /** Returns whether the file is compressed. */
  boolean isPacked() {
    return packed;
  }

  /** Returns the header. */
  public VectorHeader header() {
    return header;
  }

  /** Returns the line of the header. */
  public VectorLine headerLine() {
    return headerLine;
  }

  /** Returns the next vector, or {@code null} at the end. */
  public @Nullable TestVector next() throws IOException {
    VectorLine line = nextLine();
    return line == null ? null : line.vector();
  }

  /** Returns the line of the next vector, or {@code null} at the end. */
  public @Nullable VectorLine nextLine() throws IOException {
    VectorLine begin = first;
    if (begin != null) {
      first = null;
      return begin;
    }
    ByteArrayOutputStream line = new ByteArrayOutputStream(1 << 12);
    while (true) {
      int end = position;
      while (end < limit && buffer[end] != '\n') {
        end++;
      }
      line.write(buffer, position, end - position);
      if (line.size() > JsonFiles.LONGEST_LINE) {
        throw new VectorFileException(
            file,
            number + 1,
            null,
            "longer than the limit of 64 MiB; is it a file of test vectors?");
      }
      if (end < limit) {
        position = end + 1;
        return new VectorLine(file, ++number, line.toByteArray(), true, bare);
      }
      if (!fill()) {
        return line.size() == 0
            ? null
            : new VectorLine(file, ++number, line.toByteArray(), false, bare);
      }
    }
  }

  private boolean fill() throws IOException {
    try {
      position = 0;
      limit = Math.max(0, in.read(buffer, 0, buffer.length));
      return limit > 0;
    } catch (UnpackedStream.DamagedException damaged) {
      throw new VectorFileException(file, number + 1, null, UnpackedStream.DAMAGED);
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
