package org.certigjk.cli.input;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A piece of an input file, such as a line, not decoded yet. */
public final class InputText {

  private static final String BLANKS = " \t\r\n"; // those of JSON

  private final String file;
  private final long line;
  private final byte[] bytes;
  private final boolean tooLong;

  /**
   * Makes the piece.
   *
   * @param file the name of the file
   * @param line the number of its first line
   * @param bytes its bytes, without the line end
   * @param tooLong whether it was longer than the limit, and the rest is not here
   */
  public InputText(String file, long line, byte[] bytes, boolean tooLong) {
    this.file = file;
    this.line = line;
    this.bytes = bytes;
    this.tooLong = tooLong;
  }

  public String file() {
    return file;
  }

  public long line() {
    return line;
  }

  /** Returns the bytes themselves, not to be changed. */
  public byte[] bytes() {
    return bytes;
  }

  boolean isTooLong() {
    return tooLong;
  }

  boolean isBlank() {
    return !tooLong && firstNonBlank() == bytes.length;
  }

  /** Returns whether the first byte that is not a blank is this one. */
  boolean beginsWith(char symbol) {
    int first = firstNonBlank();
    return first < bytes.length && bytes[first] == symbol;
  }

  private int firstNonBlank() {
    int index = 0;
    while (index < bytes.length && BLANKS.indexOf(bytes[index]) >= 0) {
      index++;
    }
    return index;
  }

  /** Returns the text, which must be UTF-8. */
  public String decode() throws InputException {
    requireComplete();
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(rest).toString();
    } catch (CharacterCodingException malformed) {
      int at = rest.position();
      throw error(
          null,
          "not UTF-8 text: byte 0x%02X at position %s cannot be read".formatted(bytes[at], at + 1));
    }
  }

  /** Returns the text byte by byte, for formats in which only ASCII matters. */
  String decodeAscii() throws InputException {
    requireComplete();
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private void requireComplete() throws InputException {
    if (tooLong) {
      throw error(null, "longer than the limit of " + LineReader.LIMIT);
    }
  }

  public InputException error(@Nullable String field, @Nullable String reason) {
    return new InputException(file, line, field, reason);
  }
}
