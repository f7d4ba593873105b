package org.certigjk.vectors.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file of test vectors is not what it should be: where, why, and what to do. The message is
 * {@code FILE:LINE: field F: REASON}.
 */
public final class VectorFileException extends IOException {

  private static final long serialVersionUID = 1L;

  private final String file;
  private final long line;
  private final @Nullable String field;
  private final String reason;

  /**
   * Makes the complaint.
   *
   * @param file the name of the file
   * @param line the line in it, from 1; 0 if no line is to blame
   * @param field the field in that line, such as {@code a[2][1]}; {@code null} if it is the whole
   * @param reason what is wrong, and what to do
   */
  public VectorFileException(String file, long line, @Nullable String field, String reason) {
    super(
        file
            + (line > 0 ? ":" + line : "")
            + ": "
            + (field == null ? "" : "field " + field + ": ")
            + reason);
    this.file = file;
    this.line = line;
    this.field = field;
    this.reason = reason;
  }

  /** Returns the complaint that a file cannot be opened, and why. */
  public static VectorFileException missing(Path path) {
    String reason =
        Files.isDirectory(path)
            ? "a folder; a file is expected"
            : Files.exists(path) ? "it cannot be read" : "no such file";
    return new VectorFileException(path.toString(), 0, null, reason);
  }

  /** Returns the name of the file. */
  public String file() {
    return file;
  }

  /** Returns the line, from 1; 0 if no line is to blame. */
  public long line() {
    return line;
  }

  /** Returns the field, or {@code null} if it is the whole line. */
  public @Nullable String field() {
    return field;
  }

  /** Returns what is wrong, and what to do. */
  public String reason() {
    return reason;
  }
}
