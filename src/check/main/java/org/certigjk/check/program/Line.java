package org.certigjk.check.program;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A line of a file, or several that are one record, not decoded yet. */
public final class Line {

  /** The greatest number of MiB of a line: 64, or a sixteenth of the heap. */
  private static final int MAX_MEBIBYTES =
      (int) Math.max(1, Math.min(64, Runtime.getRuntime().maxMemory() >> 24));

  /** The greatest number of bytes of a line. */
  static final int MAX_BYTES = MAX_MEBIBYTES << 20;

  private final String file;
  private final long number;
  private final byte[] bytes;
  private final boolean tooLong;

  /**
   * Makes a line.
   *
   * @param file the name of the file
   * @param number the number of the line, from 1
   * @param bytes an array that begins with its bytes, which are copied
   * @param size how many they are
   * @param tooLong whether it was longer than the limit, and the rest is not here
   */
  Line(String file, long number, byte[] bytes, int size, boolean tooLong) {
    this.file = file;
    this.number = number;
    this.bytes = Arrays.copyOf(bytes, size);
    this.tooLong = tooLong;
  }

  String file() {
    return file;
  }

  long number() {
    return number;
  }

  /** Returns the number of bytes. */
  public int size() {
    return bytes.length;
  }

  byte at(int k) {
    return bytes[k];
  }

  /** Writes the bytes into an array, from a position on. */
  void copyTo(byte[] array, int from) {
    System.arraycopy(bytes, 0, array, from, bytes.length);
  }

  boolean isTooLong() {
    return tooLong;
  }

  /** Returns the index of the first byte that is no blank of JSON; the size if there is none. */
  int firstVisible() {
    for (int k = 0; k < bytes.length; k++) {
      if (bytes[k] != ' ' && bytes[k] != '\t' && bytes[k] != '\r' && bytes[k] != '\n') {
        return k;
      }
    }
    return bytes.length;
  }

  /** Returns what is wrong with the bytes, {@code null} if they are a text. */
  @Nullable String fault() {
    if (tooLong) {
      return "longer than the limit of "
          + MAX_MEBIBYTES
          + (MAX_MEBIBYTES < 64 ? " MiB, a sixteenth of Java's heap" : " MiB");
    }
    int bad = Utf8.firstBad(bytes);
    return bad < 0 ? null : notText(bytes[bad], bad);
  }

  private static String notText(byte bad, int at) {
    return "not UTF-8 text: byte 0x%02X at position %s cannot be read".formatted(bad, at + 1);
  }

  /** Returns the text, if nothing is wrong. */
  String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Returns a complaint about this line, in one line. */
  public String complaint(String reason) {
    return complaint(1, reason);
  }

  /** Returns a complaint about a row of this line, from 1. */
  String complaint(int row, String reason) {
    return VisibleText.line(file + ":" + (number + row - 1) + ": " + reason);
  }
}
