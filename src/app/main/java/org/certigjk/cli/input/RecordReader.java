package org.certigjk.cli.input;

import com.fasterxml.jackson.core.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Splits a file into JSON records: one per line, or the whole file as one.
 *
 * <p>The whole file is one record if its first line is not a complete JSON value and its second
 * does not begin a new object: a record that somebody has broken into lines to be read. Blank lines
 * do not count.
 */
public final class RecordReader {

  /** How the file came to us. */
  public enum Kind {
    /** By its name, a file of lines. */
    LINES,
    /** A file that can be read ahead. */
    FILE,
    /** A pipe or terminal: waiting for a line that does not come must be avoided. */
    PIPE
  }

  private final LineReader lines;
  private final Deque<InputText> readAhead = new ArrayDeque<>();
  private boolean single;

  /** Reads as much as is needed to decide. */
  public RecordReader(LineReader lines, Kind kind) throws IOException {
    this.lines = lines;
    InputText first = nextLine();
    if (first == null) {
      return;
    }
    boolean complete = kind == Kind.LINES || first.isTooLong() || isComplete(first);
    if (complete && kind != Kind.FILE) {
      readAhead.add(first);
      return;
    }
    InputText second = nextLine();
    if (complete || (second != null && second.beginsWith('{'))) {
      readAhead.add(first);
      if (second != null) {
        readAhead.add(second);
      }
      single = second == null;
    } else {
      readAhead.add(whole(first, second));
      single = true;
    }
  }

  /** Returns whether the file is empty. */
  boolean isEmpty() throws IOException {
    return peek() == null;
  }

  /** Returns whether the file is one record, and not a batch that happens to have one. */
  public boolean isSingle() {
    return single;
  }

  /** Returns the next record, or {@code null} at the end. */
  public @Nullable InputText next() throws IOException {
    InputText next = peek();
    readAhead.poll();
    return next;
  }

  /** Returns whether {@link #next()} has an answer without waiting (but for blank lines). */
  public boolean isReady() throws IOException {
    return !readAhead.isEmpty() || single || lines.isReady();
  }

  private @Nullable InputText peek() throws IOException {
    if (readAhead.isEmpty() && !single) {
      InputText next = nextLine();
      if (next != null) {
        readAhead.add(next);
      }
    }
    return readAhead.peek();
  }

  private @Nullable InputText nextLine() throws IOException {
    InputText next = lines.next();
    while (next != null && next.isBlank()) {
      next = lines.next();
    }
    return next;
  }

  private static boolean isComplete(InputText text) {
    try (JsonParser json = Json.parser(text.decode())) {
      json.nextToken();
      json.skipChildren();
      return json.nextToken() == null;
    } catch (IOException | InputException incomplete) {
      return false;
    }
  }

  /** Joins the first two lines that are not blank and all that follow. */
  private InputText whole(InputText first, @Nullable InputText second) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    long line = first.line();
    boolean tooLong = false;
    append(bytes, first);
    InputText next = second;
    while (next != null) {
      for (; line < next.line(); line++) {
        bytes.write('\n');
      }
      tooLong = append(bytes, next);
      next = tooLong ? null : lines.next();
    }
    return new InputText(first.file(), first.line(), bytes.toByteArray(), tooLong);
  }

  /** Appends a line; returns whether it was too long. */
  private static boolean append(ByteArrayOutputStream bytes, InputText text) {
    bytes.writeBytes(text.bytes());
    return text.isTooLong() || bytes.size() > LineReader.MAX_BYTES;
  }
}
