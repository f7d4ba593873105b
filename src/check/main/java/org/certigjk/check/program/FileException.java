package org.certigjk.check.program;

import java.io.IOException;

/** A file cannot be read. */
public final class FileException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String file;

  FileException(String file, String reason) {
    super(reason);
    this.file = file;
  }

  static FileException unreadable(String file, IOException e) {
    return new FileException(file, "cannot be read: " + e.getMessage());
  }

  /** Returns the name of the file. */
  public String file() {
    return file;
  }

  /** Returns what is wrong. */
  public String reason() {
    return String.valueOf(getMessage());
  }
}
