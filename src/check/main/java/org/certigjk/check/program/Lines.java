package org.certigjk.check.program;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Splits a stream of bytes into lines. A UTF-8 byte order mark at the beginning is dropped. */
final class Lines {

  /** So many bytes of a line are passed over to find the end of one that is too long: 1 GiB. */
  private static final long MOST = 1L << 30;

  /** No byte. */
  private static final int END = 128;

  private final InputStream in;
  private final String file;
  private final byte[] buffer;

  /** The bytes not yet taken are those from {@code start} to {@code end}. */
  private int start;

  private int end;
  private boolean ended;
  private long number;

  Lines(InputStream in, String file) {
    this.in = in;
    this.file = file;
    this.buffer = new byte[65_536];
  }

  /** Returns the next line without its end, {@code null} at the end of the file. */
  @Nullable Line next() throws IOException {
    if (number == 0) {
      skipMark();
    }
    int first = take();
    if (first == END) {
      return null;
    }
    if (number == Long.MAX_VALUE) {
      throw new IOException("a file of more lines than can be counted");
    }
    number++;
    return rest(first);
  }

  /** Reads a line that begins with this byte. */
  private Line rest(int first) throws IOException {
    int next = first;
    byte[] bytes = new byte[64];
    int size = 0;
    long count = 0;
    /*@ loop_invariant buffer.length == 65536 && 0 <= start <= end <= buffer.length
    @       && 0 <= size <= bytes.length && 64 <= bytes.length && \fresh(bytes)
    @       && size <= Limit.BYTES && size <= count <= MOST && -128 <= next <= END
    @       && (count == 0 ==> next == first) && (count > 0 ==> first != END && first != 10)
    @       && (count < Limit.BYTES ==> size == count)
    @       && (count >= Limit.BYTES ==> size == Limit.BYTES)
    @       && (\forall int k; 0 <= k < size; bytes[k] != 10);
    @ loop_assigns next, bytes, bytes[*], size, count, start, end, ended, buffer[*];
    @ loop_decreases MOST - count; @*/
    while (next != END && next != '\n') {
      if (count == MOST) {
        throw new IOException(endless());
      }
      if (count < Limit.BYTES) {
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

  private String endless() {
    return "line " + number + " goes on for 1 GiB, and the rest is not read";
  }

  /** Passes over the three bytes of a mark, 0xEF 0xBB 0xBF; a byte is signed: 0xEF is -17. */
  private void skipMark() throws IOException {
    /*@ loop_invariant 0 <= start <= end <= buffer.length && start <= \old(start);
    @ loop_assigns start, end, ended, buffer[*];
    @ loop_decreases ended ? 0 : 3 - (end - start); @*/
    while (end - start < 3 && !ended) {
      fill();
    }
    boolean mark =
        end - start >= 3
            && buffer[start] == 0xEF - 256
            && buffer[start + 1] == 0xBB - 256
            && buffer[start + 2] == 0xBF - 256;
    start += mark ? 3 : 0;
  }

  /** Returns the next byte, {@link #END} at the end. */
  private int take() throws IOException {
    if (start == end && !ended) {
      fill();
    }
    if (start == end) {
      return END;
    }
    start++;
    return buffer[start - 1];
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
    /*@ loop_invariant start <= k <= end && (\forall int m; start <= m < k; buffer[m] != 10);
    @ loop_assigns k;
    @ loop_decreases end - k; @*/
    for (int k = start; k < end; k++) {
      if (buffer[k] == '\n') {
        return true;
      }
    }
    return false;
  }

  /** Reads more behind the bytes that are there, of which there is less than a full buffer. */
  private void fill() throws IOException {
    /*@ loop_invariant start <= k <= end
    @       && (\forall int m; 0 <= m < k - start; buffer[m] == \old(buffer[start + m]))
    @       && (\forall int m; k <= m < end; buffer[m] == \old(buffer[m]));
    @ loop_assigns k, buffer[*];
    @ loop_decreases end - k; @*/
    for (int k = start; k < end; k++) {
      buffer[k - start] = buffer[k];
    }
    end -= start;
    start = 0;
    int count = in.read(buffer, end, buffer.length - end);
    ended = count < 0;
    end += Math.max(count, 0);
  }
}
