package org.certigjk.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Splits a stream of bytes into lines, with a limit on their length, and knows whether the next
 * line can be had without waiting. A UTF-8 byte order mark at the beginning is dropped.
 *
 * <p>The rest of a line that is too long is passed over when the next one is asked for, but not
 * without end: such as {@code /dev/zero} has.
 */
public final class LineReader {
  /** The greatest number of MiB of a line: 64, or a sixteenth of the heap. */
  private static final int MAX_MEBIBYTES =
      (int) Math.max(1, Math.min(64, Runtime.getRuntime().maxMemory() >> 24));

  /** The greatest number of bytes of a line. */
  public static final int MAX_BYTES = MAX_MEBIBYTES << 20;

  /** The same, for complaints. */
  public static final String LIMIT =
      MAX_MEBIBYTES + " MiB" + (MAX_MEBIBYTES < 64 ? ", a sixteenth of Java's heap" : "");

  /** So many bytes are passed over to find the end of a line that is too long: 1 GiB. */
  private static final long MOST_SKIPPED = 1L << 30;

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final InputStream in;
  private final String file;
  private byte[] buffer = new byte[1 << 16];

  /** The bytes not yet returned are those from {@code start} to {@code end}. */
  private int start;

  private int end;

  /** The place in the file of the first byte of the buffer. */
  private long dropped;

  /** There is no line end before this position. */
  private int searched;

  private boolean ended;

  /** Whether the bytes up to the next line end are of a line that was too long. */
  private boolean within;

  private long line;

  public LineReader(InputStream in, String file) {
    this.in = in;
    this.file = file;
  }

  String file() {
    return file;
  }

  /** Returns the next line without its end, or {@code null} at the end of the file. */
  @Nullable InputText next() throws IOException {
    skipRestOfLine();
    int lineEnd = findLineEnd();
    while (lineEnd < 0 && !ended && end - start <= MAX_BYTES + BYTE_ORDER_MARK.length) {
      fill();
      lineEnd = findLineEnd();
    }
    if (lineEnd < 0 && start == end) {
      return null;
    }
    line++;
    if (line == 1) {
      skipByteOrderMark();
    }
    int last = lineEnd < 0 ? end : lineEnd;
    boolean tooLong = last - start > MAX_BYTES;
    int kept = tooLong ? start + MAX_BYTES : last;
    boolean carriageReturn = !tooLong && kept > start && buffer[kept - 1] == '\r';
    byte[] bytes = Arrays.copyOfRange(buffer, start, carriageReturn ? kept - 1 : kept);
    start = lineEnd < 0 ? end : lineEnd + 1;
    searched = start;
    within = lineEnd < 0;
    return new InputText(file, line, bytes, tooLong);
  }

  /** Returns the next bytes without taking them, fewer only where the file ends. */
  byte[] peek(int count) throws IOException {
    while (end - start < count && !ended) {
      fill();
    }
    return Arrays.copyOfRange(buffer, start, Math.min(end, start + count));
  }

  /** Takes the next bytes into the beginning of an array; returns whether there are so many. */
  boolean take(byte[] bytes, int count) throws IOException {
    int done = 0;
    while (done < count) {
      if (start == end && !ended) {
        fill();
      }
      int part = Math.min(count - done, end - start);
      if (part == 0 && ended) {
        return false;
      }
      System.arraycopy(buffer, start, bytes, done, part);
      start += part;
      done += part;
    }
    searched = Math.max(searched, start);
    return true;
  }

  /** Returns how many bytes of the file have been taken. */
  long position() {
    return dropped + start;
  }

  /** Returns whether {@link #next()} has an answer already, or can read one without waiting. */
  boolean isReady() throws IOException {
    if (within) {
      return false; // nobody knows how long its rest is
    }
    while (findLineEnd() < 0 && !ended && end - start <= MAX_BYTES) {
      if (in.available() == 0) {
        return false;
      }
      fill();
    }
    return true;
  }

  private int findLineEnd() {
    int at = searched;
    while (at < end && buffer[at] != '\n') {
      at++;
    }
    searched = at;
    return at < end ? at : -1;
  }

  private void fill() throws IOException {
    if (end == buffer.length) {
      makeRoom();
    }
    int count = in.read(buffer, end, buffer.length - end);
    if (count < 0) {
      ended = true;
    } else {
      end += count;
    }
  }

  private void makeRoom() {
    int length = end - start;
    byte[] roomy = length > buffer.length / 2 ? new byte[2 * buffer.length] : buffer;
    System.arraycopy(buffer, start, roomy, 0, length);
    buffer = roomy;
    dropped += start;
    searched = Math.max(0, searched - start);
    start = 0;
    end = length;
  }

  private void skipRestOfLine() throws IOException {
    long skipped = 0;
    while (within && !ended && findLineEnd() < 0) {
      skipped += end - start;
      dropped += end;
      if (skipped > MOST_SKIPPED) {
        throw new IOException("line " + line + " goes on for 1 GiB, and the rest is not read");
      }
      start = 0;
      end = 0;
      searched = 0;
      fill();
    }
    if (within) {
      start = Math.min(searched + 1, end);
      searched = start;
      within = false;
    }
  }

  private void skipByteOrderMark() {
    int length = BYTE_ORDER_MARK.length;
    if (end - start >= length
        && Arrays.equals(buffer, start, start + length, BYTE_ORDER_MARK, 0, length)) {
      start += length;
    }
  }
}
