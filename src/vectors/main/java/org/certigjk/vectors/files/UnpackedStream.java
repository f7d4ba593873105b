package org.certigjk.vectors.files;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
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

  private final BufferedInputStream stream;
  private @Nullable InputStream content;

  /** What went wrong; it is thrown again, for what follows in the stream means nothing. */
  private @Nullable IOException failure;

  /** Makes the stream, and reads nothing yet; to close it is to close the one that is given. */
  public UnpackedStream(InputStream stream) {
    this.stream = new BufferedInputStream(stream, BUFFER);
  }

  /** Returns whether the stream is compressed; reads its first bytes if that has not been done. */
  public boolean isPacked() throws IOException {
    return content() != stream;
  }

  private InputStream content() throws IOException {
    if (failure != null) {
      throw failure;
    }
    InputStream known = content;
    if (known == null) {
      try {
        known = beginsAsGzip() ? new GzipStream(stream) : stream;
      } catch (IOException e) {
        failure = e;
        throw e;
      }
      content = known;
    }
    return known;
  }

  private boolean beginsAsGzip() throws IOException {
    stream.mark(GZIP.length);
    boolean equal = true;
    for (int k = 0; k < GZIP.length && equal; k++) {
      equal = stream.read() == GZIP[k];
    }
    stream.reset();
    return equal;
  }

  @Override
  public int read() throws IOException {
    byte[] one = readNBytes(1);
    return one.length == 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    InputStream known = content();
    try {
      return known.read(bytes, offset, length);
    } catch (EOFException | ZipException damaged) {
      failure = new DamagedException(damaged);
      throw failure;
    }
  }

  /** Returns how many bytes can be read without waiting; of what is packed that is not known. */
  @Override
  public int available() throws IOException {
    return content == null || content == stream ? stream.available() : 0;
  }

  @Override
  public void close() throws IOException {
    if (content != null) {
      content.close();
    }
    if (content != stream && failure == null) {
      failure = new IOException("the stream is closed");
    }
    stream.close();
  }
}
