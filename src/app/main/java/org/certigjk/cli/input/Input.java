package org.certigjk.cli.input;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import org.certigjk.cli.console.Console;
import org.certigjk.vectors.files.UnpackedStream;

/** Opens what the user names on the command line; {@code -} is the standard input. */
public final class Input implements AutoCloseable {

  private static final String STANDARD_INPUT = "-";
  private static final long MOMENT = 2000; // milliseconds

  private final String name;
  private final UnpackedStream stream;
  private final LineReader lines;
  private final boolean regular;
  private final long size;

  private Input(String name, InputStream stream, boolean regular, long size) {
    this.name = name;
    this.stream = new UnpackedStream(stream);
    this.lines = new LineReader(this.stream, name);
    this.regular = regular;
    this.size = size;
  }

  /** Opens a file, or the standard input. */
  public static Input open(String name, Console console) throws InputException {
    if (isStandardInput(name)) {
      return new Input("<stdin>", console.in(), false, -1);
    }
    Thread notice = new Thread(() -> say(name, console.err()), "certigjk-waiting");
    notice.setDaemon(true);
    notice.start();
    try {
      return open(name);
    } finally {
      notice.interrupt();
    }
  }

  /** To open a named pipe is to wait for a writer, as everywhere; but nobody should wonder why. */
  private static void say(String name, PrintStream err) {
    try {
      Thread.sleep(MOMENT);
      err.println("certigjk: " + name + " is a pipe that nobody writes to yet; waiting");
    } catch (InterruptedException opened) {
      Thread.currentThread().interrupt();
    }
  }

  /** Opens a file. */
  public static Input open(String name) throws InputException {
    if (name.isEmpty()) {
      throw error("\"\"", "an empty file name");
    }
    try {
      Path path = Path.of(name);
      requireReadable(path, name);
      boolean regular = Files.isRegularFile(path);
      long size = regular ? Files.size(path) : -1; // others cannot seek in a pipe
      return new Input(name, new FileInputStream(name), regular, size);
    } catch (InvalidPathException missing) {
      throw error(name, "no such file");
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  private static void requireReadable(Path path, String name) throws InputException {
    if (Files.notExists(path)) {
      throw error(name, "no such file");
    }
    if (Files.isDirectory(path)) {
      throw error(name, "is a directory, not a file");
    }
    if (!Files.isReadable(path)) {
      throw error(name, "no permission to read this file");
    }
  }

  /** Returns whether the name stands for the standard input. */
  static boolean isStandardInput(String name) {
    return name.equals(STANDARD_INPUT);
  }

  /** Returns the part of the name after the last dot, without .gz, in lower case. */
  static String extension(String name) {
    String plain = name.toLowerCase(Locale.ROOT).replaceFirst("[.]gz$", "");
    return plain.substring(plain.lastIndexOf('.') + 1);
  }

  /** Returns whether a file of this name has one record on each line. */
  public static boolean hasLines(String name) {
    String extension = extension(name);
    return extension.equals("jsonl") || extension.equals("ndjson");
  }

  public static InputException unreadable(String name, IOException e) {
    return error(name, "cannot be read: " + e.getMessage());
  }

  private static InputException error(String name, String reason) {
    return new InputException(name, 0, null, reason);
  }

  /** Returns the name for complaints. */
  public String name() {
    return name;
  }

  /** Returns the number of bytes that will be read, or −1 if it is not known. */
  public long size() throws IOException {
    return regular && stream.isPacked() ? -1 : size;
  }

  /** Returns the bytes, unpacked; they can be read once, so or as lines. */
  public InputStream stream() {
    return stream;
  }

  /** Returns the lines, which can be read once. */
  LineReader lines() {
    return lines;
  }

  /** Unpacks the rest of what is compressed, to see whether it is damaged; at most 1 GiB. */
  void finish() throws IOException {
    if (stream.isPacked()) {
      stream.skip(1L << 30);
    }
  }

  /** Reads JSON records. */
  public RecordReader records() throws InputException {
    RecordReader.Kind kind =
        hasLines(name)
            ? RecordReader.Kind.LINES
            : regular ? RecordReader.Kind.FILE : RecordReader.Kind.PIPE;
    try {
      RecordReader records = new RecordReader(lines, kind);
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
