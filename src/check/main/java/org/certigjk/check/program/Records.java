package org.certigjk.check.program;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Locale;
import org.certigjk.check.RecordCheck;
import org.jspecify.annotations.Nullable;

/**
 * The records of a file: its lines that are not blank, or the whole file as one record.
 *
 * <p>It is one record if its name does not end with {@code .jsonl} or {@code .ndjson}, its first
 * line is not a complete JSON text and its second does not begin a new object: a record that
 * somebody has broken into lines to be read.
 */
public final class Records {

  private final Lines lines;
  private final String file;
  private final boolean empty;
  private final boolean single;

  /** The records that have been read and not yet returned. */
  private @Nullable Line first;

  private @Nullable Line second;

  /**
   * Reads as much as is needed to decide whether it is one record.
   *
   * @param in the bytes
   * @param file the name of the file
   */
  public Records(InputStream in, String file) throws FileException {
    this.lines = new Lines(in, file);
    this.file = file;
    /*@ nullable @*/ Line one = line();
    this.empty = one == null;
    /*@ nullable @*/ Line two = null;
    boolean whole = false;
    if (one != null && !hasLines(file) && !isComplete(one)) {
      two = line();
      whole = two == null || !begins(two);
      one = whole ? whole(one, two) : one;
    }
    this.single = whole;
    this.first = one;
    this.second = whole ? null : two;
  }

  /** Returns whether a file of this name has a record on each line. */
  static boolean hasLines(String file) {
    String name = file.toLowerCase(Locale.ROOT);
    String plain = name.endsWith(".gz") ? name.substring(0, name.length() - 3) : name;
    return plain.endsWith(".jsonl") || plain.endsWith(".ndjson");
  }

  private static boolean isComplete(Line line) {
    return line.isTooLong() || (line.fault() == null && RecordCheck.isJson(line.text()));
  }

  private static boolean begins(Line line) {
    int k = line.firstVisible();
    return k < line.size() && line.at(k) == '{';
  }

  /** Joins the first two lines that are not blank and all that follow. */
  private Line whole(Line one, @Nullable Line two) throws FileException {
    byte[] bytes = new byte[one.size()];
    int size = 0;
    long number = one.number();
    boolean tooLong = false;
    Line next = one;
    while (next != null && !tooLong) {
      long gap = next.number() - number;
      tooLong = next.isTooLong() || gap + next.size() > Limit.BYTES - size;
      if (!tooLong) {
        int to = (int) (size + gap + next.size());
        bytes = to <= bytes.length ? bytes : Arrays.copyOf(bytes, 2 * to);
        Arrays.fill(bytes, size, (int) (size + gap), (byte) '\n');
        next.copyTo(bytes, (int) (size + gap));
        size = to;
        number = next.number();
        next = next == one ? two : read();
      }
    }
    return new Line(file, one.number(), bytes, size, tooLong);
  }

  /** Returns whether the file has no record at all. */
  public boolean isEmpty() {
    return empty;
  }

  String file() {
    return file;
  }

  /** Returns the next record, {@code null} at the end. */
  @Nullable Line next() throws FileException {
    /*@ nullable @*/ Line next = first;
    first = second;
    second = null;
    return next != null || single ? next : line();
  }

  /** Returns whether {@link #next()} has an answer without waiting, but for blank lines. */
  boolean isReady() throws FileException {
    try {
      return first != null || single || lines.isReady();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }

  /** Returns the next line that is not blank. */
  private @Nullable Line line() throws FileException {
    /*@ nullable @*/ Line next = read();
    /*@ loop_invariant lines.buffer.length == 65536 && lines.number >= 0
    @       && 0 <= lines.start <= lines.end <= lines.buffer.length;
    @ loop_invariant next == null ==> lines.ended && lines.start == lines.end;
    @ loop_invariant next != null ==> next.number == lines.number;
    @ loop_assigns next, lines.start, lines.end, lines.ended, lines.number, lines.buffer[*];
    @ loop_decreases next == null ? -1 : Long.MAX_VALUE - lines.number; @*/
    while (next != null && !next.isTooLong() && next.firstVisible() == next.size()) {
      next = read();
    }
    return next;
  }

  private @Nullable Line read() throws FileException {
    try {
      return lines.next();
    } catch (IOException e) {
      throw FileException.unreadable(file, e);
    }
  }
}
