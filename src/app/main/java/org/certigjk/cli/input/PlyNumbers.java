package org.certigjk.cli.input;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The numbers of the elements of a PLY file, one after another, of text or of bytes. */
final class PlyNumbers {

  private final LineReader source;
  private final MeshLines<?> lines;
  private final boolean text;
  private final byte[] bytes = new byte[8];
  private final ByteBuffer number;
  private List<String> words = List.of();
  private int word;

  /** The element, of which only complaints speak. */
  private String element = "";

  private int index;

  PlyNumbers(LineReader source, MeshLines<?> lines, @Nullable ByteOrder order) {
    this.source = source;
    this.lines = lines;
    this.text = order == null;
    this.number = ByteBuffer.wrap(bytes).order(order == null ? ByteOrder.BIG_ENDIAN : order);
  }

  boolean isText() {
    return text;
  }

  /** Begins with an element, which is a line in a file of text. */
  void begin(PlyHeader.Element kind, int number) throws IOException, InputException {
    element = kind.name();
    index = number;
    if (text) {
      List<String> next = lines.next();
      require(next != null, kind.count() + " are announced");
      words = next == null ? List.of() : next;
      word = 0;
    }
  }

  /** Returns the words of the line, of which there must be so many. */
  List<String> words(int least) throws InputException {
    require(words.size() >= least, "it needs " + least + " numbers");
    return words;
  }

  /** Returns the next number of the element. */
  double next(PlyHeader.Type type) throws IOException, InputException {
    if (text) {
      require(word < words.size(), "it needs more numbers");
      return number(words.get(word++));
    }
    require(source.take(bytes, type.bytes()), "the file ends");
    return switch (type) {
      case CHAR -> number.get(0);
      case UCHAR -> number.get(0) & 0xff;
      case SHORT -> number.getShort(0);
      case USHORT -> number.getShort(0) & 0xffff;
      case INT -> number.getInt(0);
      case UINT -> Integer.toUnsignedLong(number.getInt(0));
      case FLOAT -> number.getFloat(0);
      case DOUBLE -> number.getDouble(0);
    };
  }

  /** Returns the next number, which says how long a list is. */
  double length(PlyHeader.Type type) throws IOException, InputException {
    double length = next(type);
    if (!(length >= 0 && length == Math.rint(length))) {
      throw elementError("the length of a list is a whole number, not " + length);
    }
    return length;
  }

  /** Returns whether nothing is left to be read. */
  boolean isAtEnd() throws IOException {
    try {
      return text ? lines.next() == null : !source.take(bytes, 1);
    } catch (InputException unread) {
      return false;
    }
  }

  /** Returns the complaint about something that has been read, with its line or byte. */
  InputException error(String field, @Nullable String reason) {
    return text
        ? lines.error(field, reason)
        : new InputException(
            source.file(), 0, field, reason + " (before byte " + source.position() + ")");
  }

  private InputException elementError(String reason) {
    return error(element + "[" + index + "]", reason);
  }

  private double number(String numeral) throws InputException {
    try {
      return Double.parseDouble(numeral);
    } catch (NumberFormatException malformed) {
      throw elementError(MeshLines.quoted(numeral) + " is not a number");
    }
  }

  private void require(boolean there, String why) throws InputException {
    if (!there) {
      throw elementError("not complete: " + why);
    }
  }
}
