package org.certigjk.vectors.files;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
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
  private static final byte[] GZIP = {0x1f, (byte) 0x8b};

  private final String file;
  private final InputStream in;
  private final boolean packed;
  private final byte[] buffer = new byte[BUFFER];
  private int position;
  private int limit;
  private long number;
  private final VectorLine headerLine;
  private final VectorHeader header;

  private VectorReader(String file, InputStream stream) throws IOException {
    this.file = file;
    PatientStream patient = new PatientStream(stream);
    this.packed = isPacked(patient);
    this.in = packed ? unpacked(file, patient) : patient;
    VectorLine first = nextLine();
    this.headerLine = first == null ? new VectorLine(file, 1, new byte[0], false) : first;
    this.header = HeaderCodec.decode(headerLine);
  }

  /** Opens a file, and reads its header. */
  public static VectorReader open(Path path) throws IOException {
    InputStream stream;
    try {
      stream = new FileInputStream(path.toFile());
    } catch (FileNotFoundException missing) {
      throw VectorFileException.missing(path);
    }
    try {
      return new VectorReader(path.toString(), stream);
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
    return new VectorReader(name, stream);
  }

  private static boolean isPacked(InputStream stream) throws IOException {
    stream.mark(GZIP.length);
    byte[] magic = stream.readNBytes(GZIP.length);
    stream.reset();
    return Arrays.equals(magic, GZIP);
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
        return new VectorLine(file, ++number, line.toByteArray(), true);
      }
      if (!fill()) {
        return line.size() == 0 ? null : new VectorLine(file, ++number, line.toByteArray(), false);
      }
    }
  }

  private boolean fill() throws IOException {
    try {
      position = 0;
      limit = Math.max(0, in.read(buffer, 0, buffer.length));
      return limit > 0;
    } catch (EOFException | ZipException damaged) {
      throw damaged(file, number + 1);
    }
  }

  private static InputStream unpacked(String file, InputStream stream) throws IOException {
    try {
      return new GZIPInputStream(stream, BUFFER);
    } catch (EOFException | ZipException damaged) {
      throw damaged(file, 1);
    }
  }

  private static VectorFileException damaged(String file, long line) {
    return new VectorFileException(
        file, line, null, "the compressed file is damaged or cut off here");
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  /**
   * A stream that says that bytes are available unless it is at its end. {@link GZIPInputStream}
   * asks for that after each part of a file made of several, and takes a pipe that pauses there for
   * the end.
   */
  private static final class PatientStream extends BufferedInputStream {

    PatientStream(InputStream in) {
      super(in, BUFFER);
    }

    @Override
    public synchronized int available() throws IOException {
      mark(1);
      int next = read();
      reset();
      return next < 0 ? 0 : 1;
    }
  }
}
