package org.certigjk.vectors.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A file of test vectors that is there, compared line by line with what it should be. Of a
 * compressed file, whose checksums tell damage, only the questions are compared.
 */
final class WrittenFile implements AutoCloseable {

  private static final String AGAIN = " makes the file again";

  private final Path file;
  private final VectorReader reader;
  private long last = 1;

  private WrittenFile(Path file, VectorReader reader) {
    this.file = file;
    this.reader = reader;
  }

  /**
   * Opens the file.
   *
   * @throws VectorFileException if it has another header, or none
   */
  static WrittenFile open(Path file, byte[] header) throws IOException {
    VectorReader reader;
    try {
      reader = VectorReader.open(file);
    } catch (VectorFileException other) {
      throw anotherFile(file);
    }
    VectorLine line = reader.headerLine();
    if (!line.isEnded() || !isSame(header, 0, header.length - 1, line)) {
      reader.close();
      throw anotherFile(file);
    }
    return new WrittenFile(file, reader);
  }

  private static VectorFileException anotherFile(Path file) {
    return new VectorFileException(
        file.toString(), 0, null, "there is another file of this name; --force replaces it");
  }

  /** Returns whether the file is compressed. */
  boolean hasChecksums() {
    return reader.isPacked();
  }

  /** Compares the next lines with these, or with these questions if there are checksums. */
  void compare(byte[] lines) throws IOException {
    for (int start = 0; start < lines.length; ) {
      int end = start;
      while (lines[end] != '\n') {
        end++;
      }
      VectorLine line = next();
      if (line == null || !line.isEnded()) {
        throw wrong(last + 1, "the file is cut off here; --force" + AGAIN);
      }
      last = line.number();
      if (!(hasChecksums() ? isAnswer(lines, start, end, line) : isSame(lines, start, end, line))) {
        throw wrong(last, "the options make another line, so this is damaged; --force" + AGAIN);
      }
      start = end + 1;
    }
  }

  /** Checks that nothing follows. */
  void end() throws IOException {
    VectorLine more = next();
    if (more != null) {
      throw wrong(more.number(), "the file should end before this line; --force" + AGAIN);
    }
  }

  private @Nullable VectorLine next() throws IOException {
    try {
      return reader.nextLine();
    } catch (VectorFileException damaged) {
      throw wrong(damaged.line(), damaged.reason() + "; --force" + AGAIN);
    }
  }

  private static boolean isSame(byte[] lines, int start, int end, VectorLine line) {
    byte[] bytes = line.bytes();
    return Arrays.equals(lines, start, end, bytes, 0, bytes.length);
  }

  /** Returns whether the line begins with the members of the question, which ends with a brace. */
  private static boolean isAnswer(byte[] lines, int start, int end, VectorLine line) {
    byte[] bytes = line.bytes();
    int length = end - start - 1;
    return length < bytes.length
        && Arrays.equals(lines, start, end - 1, bytes, 0, length)
        && bytes[length] == ',';
  }

  private VectorFileException wrong(long line, String reason) {
    return new VectorFileException(file.toString(), line, null, reason);
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
