package org.certigjk.cli.input;

import org.certigjk.json.VisibleText;
import org.jspecify.annotations.Nullable;

/** The input is not what it should be: where, and why. */
public final class InputException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String file;
  private final long line;
  private final @Nullable String field;
  private final String reason;

  /**
   * Makes the complaint.
   *
   * @param file the name of the file, as the user wrote it
   * @param line the number of the line, from 1; 0 if no line is to blame
   * @param field what in that line, such as {@code a[2][1]}; {@code null} if it is the whole
   * @param reason what is wrong
   */
  public InputException(String file, long line, @Nullable String field, @Nullable String reason) {
    super(reason);
    this.file = file;
    this.line = line;
    this.field = field;
    this.reason = String.valueOf(reason);
  }

  /** Returns the complaint as one line: {@code FILE:LINE: field a[2][1]: reason}. */
  public String complaint() {
    String where = line > 0 ? ":" + line : "";
    String what = field == null ? "" : "field " + field + ": ";
    return VisibleText.line(file + where + ": " + what + reason);
  }

  public String file() {
    return file;
  }

  public long line() {
    return line;
  }

  public @Nullable String field() {
    return field;
  }

  public String reason() {
    return reason;
  }
}
