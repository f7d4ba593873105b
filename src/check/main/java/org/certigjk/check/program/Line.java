package org.certigjk.check.program;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A line of a file, or several that are one record, not decoded yet. */
public final class Line {

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
    /*@ loop_invariant 0 <= k <= bytes.length
    @       && (\forall int m; 0 <= m < k; isBlank(bytes[m]));
    @ loop_assigns k;
    @ loop_decreases bytes.length - k; @*/
    for (int k = 0; k < bytes.length; k++) {
      if (!isBlank(bytes[k])) {
        return k;
      }
    }
    return bytes.length;
  }

  private static boolean isBlank(byte symbol) {
    return symbol == ' ' || symbol == '\t' || symbol == '\r' || symbol == '\n';
  }

  /** Returns what is wrong with the bytes, {@code null} if they are a text. */
  @Nullable String fault() {
    if (tooLong) {
      return "longer than the limit of " + Limit.shown();
    }
    int bad = Utf8.firstBad(bytes);
    return bad < 0 ? null : notText(bytes[bad], bad);
  }

  private static String notText(byte bad, int at) {
    return "not UTF-8 text: byte 0x%02X at position %s cannot be read".formatted(bad, at + 1);
  }

  /** Returns the text, if nothing is wrong. */
  String text() {
    return Texts.decoded(bytes);
  }

  /** Returns a complaint about this line, in one line. */
  public String complaint(String reason) {
    return complaint(1, reason);
  }

  /** Returns a complaint about a row of this line, from 1. */
  String complaint(int row, String reason) {
    return Texts.visible(file + ":" + (number + row - 1) + ": " + reason);
  }
}
