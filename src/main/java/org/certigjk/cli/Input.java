package org.certigjk.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

/** Opens what the user names on the command line; {@code -} is the standard input. */
final class Input implements AutoCloseable {

  private static final String STANDARD_INPUT = "-";

  private final String name;
  private final InputStream stream;
  private final long size;

  private Input(String name, InputStream stream, long size) {
    this.name = name;
    this.stream = stream;
    this.size = size;
  }

  /** Opens a file, or the given standard input. */
  static Input open(String name, InputStream standardInput) throws InputException {
    if (name.equals(STANDARD_INPUT)) {
      return new Input("<stdin>", standardInput, -1);
    }
    try {
      Path path = Path.of(name);
      if (Files.isDirectory(path)) {
        throw error(name, "is a directory, not a file");
      }
      return new Input(
          name, Files.newInputStream(path), Files.isRegularFile(path) ? Files.size(path) : -1);
    } catch (NoSuchFileException | InvalidPathException missing) {
      throw error(name, "no such file");
    } catch (AccessDeniedException denied) {
      throw error(name, "no permission to read this file");
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  /** Returns the part of the name after the last dot, in lower case. */
  static String extension(String name) {
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  static InputException unreadable(String name, IOException e) {
    return error(name, "cannot be read: " + e.getMessage());
  }

  private static InputException error(String name, String reason) {
    return new InputException(name, 0, null, reason);
  }

  /** Returns the name for complaints. */
  String name() {
    return name;
  }

  /** Returns the number of bytes, or −1 if it is not known. */
  long size() {
    return size;
  }

  LineReader lines() {
    return new LineReader(stream, name);
  }

  /** Reads JSON records. */
  RecordReader records() throws InputException {
    String extension = extension(name);
    RecordReader.Kind kind =
        extension.equals("jsonl") || extension.equals("ndjson")
            ? RecordReader.Kind.LINES
            : size >= 0 ? RecordReader.Kind.FILE : RecordReader.Kind.PIPE;
    try {
      RecordReader records = new RecordReader(lines(), kind);
      if (records.isEmpty()) {
        throw error(name, "the file is empty");
      }
      return records;
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  @Override
  public void close() throws InputException {
    try {
      stream.close();
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }
}
