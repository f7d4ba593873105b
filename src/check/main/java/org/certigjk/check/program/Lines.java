package org.certigjk.check.program;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Splits a stream of bytes into lines. A UTF-8 byte order mark at the beginning is dropped. */
final class Lines {

  /** The greatest number of MiB of a line: 64, or a sixteenth of the heap. */
  private static final int MAX_MEBIBYTES =
      (int) Math.max(1, Math.min(64, Runtime.getRuntime().maxMemory() >> 24));

  /** The greatest number of bytes of a line. */
  static final int MAX_BYTES = MAX_MEBIBYTES << 20;

  /** So many bytes of a line are passed over to find the end of one that is too long: 1 GiB. */
  private static final long MOST = 1L << 30;

  private final InputStream in;
  private final String file;
  private final byte[] buffer = new byte[1 << 16];

  /** The bytes not yet taken are those from {@code start} to {@code end}. */
  private int start;

  private int end;
  private boolean ended;
  private long number;

  Lines(InputStream in, String file) {
    this.in = in;
    this.file = file;
  }

  /** Returns the greatest length of a line, for complaints. */
  static String limit() {
    return MAX_MEBIBYTES + (MAX_MEBIBYTES < 64 ? " MiB, a sixteenth of Java's heap" : " MiB");
  }

  /** Returns the next line without its end, {@code null} at the end of the file. */
  @Nullable Line next() throws IOException {
    if (number == 0) {
      skipMark();
    }
    int next = take();
    if (next < 0) {
      return null;
    }
    number++;
    byte[] bytes = new byte[64];
    int size = 0;
    long count = 0;
    while (next >= 0 && next != '\n') {
      if (count == MOST) {
        throw new IOException("line " + number + " goes on for 1 GiB, and the rest is not read");
      }
      if (count < MAX_BYTES) {
        bytes = size < bytes.length ? bytes : Arrays.copyOf(bytes, 2 * size);
        bytes[size] = (byte) next;
        size++;
      }
      count++;
      next = take();
    }
    boolean tooLong = count > size;
    boolean carriageReturn = !tooLong && size > 0 && bytes[size - 1] == '\r';
    return new Line(file, number, bytes, carriageReturn ? size - 1 : size, tooLong);
  }

  private void skipMark() throws IOException {
    while (end - start < 3 && !ended) {
      fill();
    }
    boolean mark =
        end - start >= 3
            && buffer[start] == (byte) 0xEF
            && buffer[start + 1] == (byte) 0xBB
            && buffer[start + 2] == (byte) 0xBF;
    start += mark ? 3 : 0;
  }

  /** Returns the next byte, -1 at the end. */
  private int take() throws IOException {
    if (start == end && !ended) {
      fill();
    }
    if (start == end) {
      return -1;
    }
    start++;
    return buffer[start - 1] & 0xFF;
  }

  /** Returns whether {@link #next()} has an answer without waiting; false of a line too long. */
  boolean isReady() throws IOException {
    while (!hasLine()) {
      if (ended || end - start == buffer.length || in.available() == 0) {
        return ended;
      }
      fill();
    }
    return true;
  }

  private boolean hasLine() {
    for (int k = start; k < end; k++) {
      if (buffer[k] == '\n') {
        return true;
      }
    }
    return false;
  }

  /** Reads more behind the bytes that are there, of which there is less than a full buffer. */
  private void fill() throws IOException {
    System.arraycopy(buffer, start, buffer, 0, end - start);
    end -= start;
    start = 0;
    int count = in.read(buffer, end, buffer.length - end);
    ended = count < 0;
    end += Math.max(count, 0);
  }
}
