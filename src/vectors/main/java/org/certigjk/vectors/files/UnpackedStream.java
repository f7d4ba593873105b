package org.certigjk.vectors.files;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of a stream, unpacked if it is compressed (gzip): its first two bytes tell, which are
 * read when the first byte is asked for. Parts that follow one another are one file.
 *
 * <p><b>Errors.</b> {@link DamagedException} where what is compressed is damaged or ends too early.
 */
public final class UnpackedStream extends InputStream {

  private static final int BUFFER = 1 << 16;
  private static final int[] GZIP = {0x1f, 0x8b};

  /** What is wrong with a stream that is damaged. */
  static final String DAMAGED = "the compressed file is damaged or cut off here";

  /** What is compressed is damaged, or ends too early. */
  public static final class DamagedException extends IOException {
    private static final long serialVersionUID = 1L;

    DamagedException(IOException cause) {
      super(DAMAGED, cause);
    }
  }

  private final PatientStream stream;
  private @Nullable InputStream content;

  /** Makes the stream, and reads nothing yet; to close it is to close the one that is given. */
  public UnpackedStream(InputStream stream) {
    this.stream = new PatientStream(stream);
  }

  /** Returns whether the stream is compressed; reads its first bytes if that has not been done. */
  public boolean isPacked() throws IOException {
    return content() != stream;
  }

  private InputStream content() throws IOException {
    InputStream known = content;
    if (known == null) {
      try {
        known = stream.begins(GZIP) ? new GZIPInputStream(stream, BUFFER) : stream;
      } catch (EOFException | ZipException damaged) {
        throw new DamagedException(damaged);
      }
      content = known;
    }
    return known;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    InputStream known = content();
    try {
      return known.read(bytes, offset, length);
    } catch (EOFException | ZipException damaged) {
      throw new DamagedException(damaged);
    }
  }

  /** Returns how many bytes can be read without waiting; of what is packed that is not known. */
  @Override
  public int available() throws IOException {
    return content == null || content == stream ? stream.waiting() : 0;
  }

  @Override
  public void close() throws IOException {
    if (content != null) {
      content.close();
    }
    stream.close();
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

    boolean begins(int... bytes) throws IOException {
      mark(bytes.length);
      boolean equal = true;
      for (int k = 0; k < bytes.length && equal; k++) {
        equal = read() == bytes[k];
      }
      reset();
      return equal;
    }

    int waiting() throws IOException {
      return super.available();
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
