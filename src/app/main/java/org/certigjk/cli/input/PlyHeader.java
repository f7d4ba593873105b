package org.certigjk.cli.input;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the header of a PLY file says of what follows it.
 *
 * @param order the order of bytes of numbers, {@code null} in a file of text
 * @param elements the kinds of elements, in their order
 */
record PlyHeader(@Nullable ByteOrder order, List<Element> elements) {

  /** The types of numbers; the older name, the newer one. */
  enum Type {
    CHAR("int8", 1),
    UCHAR("uint8", 1),
    SHORT("int16", 2),
    USHORT("uint16", 2),
    INT("int32", 4),
    UINT("uint32", 4),
    FLOAT("float32", 4),
    DOUBLE("float64", 8);

    private final String newer;
    private final int bytes;

    Type(String newer, int bytes) {
      this.newer = newer;
      this.bytes = bytes;
    }

    int bytes() {
      return bytes;
    }
  }

  /**
   * A number of an element, or a list of them.
   *
   * @param count the type of the length, {@code null} of what is no list
   */
  record Property(String name, Type type, @Nullable Type count) {}

  /** A kind of elements, and how many there are. */
  record Element(String name, int count, List<Property> properties) {}

  /** Reads the header, up to its end. */
  static PlyHeader read(MeshLines<?> lines) throws IOException, InputException {
    if (!line(lines).equals(List.of("ply"))) {
      throw lines.error(null, "a PLY file begins with a line \"ply\"");
    }
    List<String> format = line(lines);
    if (format.size() != 3 || !format.get(0).equals("format")) {
      throw lines.error("format", "the second line says the format, format ascii 1.0 for example");
    }
    if (!format.get(2).equals("1.0")) {
      throw lines.error(
          "format", "version 1.0 is expected, not " + MeshLines.quoted(format.get(2)));
    }
    List<Element> elements = new ArrayList<>();
    Set<String> names = new HashSet<>();
    Set<String> properties = new HashSet<>(); // those of the last element
    for (List<String> words = line(lines);
        !words.get(0).equals("end_header");
        words = line(lines)) {
      switch (words.get(0)) {
        case "comment", "obj_info" -> {}
        case "element" -> {
          Element element = element(lines, words);
          requireNew(lines, "element", element.name(), names);
          elements.add(element);
          properties.clear();
        }
        case "property" -> {
          if (elements.isEmpty()) {
            throw lines.error("property", "it belongs to no element");
          }
          Property property = property(lines, words);
          requireNew(lines, "property", property.name(), properties);
          elements.get(elements.size() - 1).properties().add(property);
        }
        default ->
            throw lines.error(
                null, "no line of a PLY header begins with " + MeshLines.quoted(words.get(0)));
      }
    }
    return new PlyHeader(order(lines, format.get(1)), elements);
  }

  private static void requireNew(MeshLines<?> lines, String kind, String name, Set<String> known)
      throws InputException {
    if (!known.add(name)) {
      throw lines.error(kind, MeshLines.quoted(name) + " is there already");
    }
  }

  private static List<String> line(MeshLines<?> lines) throws IOException, InputException {
    List<String> words = lines.next();
    if (words == null) {
      throw lines.error(null, "the file ends too early: end_header is missing");
    }
    return words;
  }

  private static @Nullable ByteOrder order(MeshLines<?> lines, String format)
      throws InputException {
    return switch (format) {
      case "ascii" -> null;
      case "binary_little_endian" -> ByteOrder.LITTLE_ENDIAN;
      case "binary_big_endian" -> ByteOrder.BIG_ENDIAN;
      default ->
          throw lines.error(
              "format",
              "ascii, binary_little_endian or binary_big_endian is expected, not "
                  + MeshLines.quoted(format));
    };
  }

  private static Element element(MeshLines<?> lines, List<String> words) throws InputException {
    if (words.size() != 3 || !words.get(2).matches("[0-9]{1,9}")) {
      throw lines.error("element", "a name and a whole number up to 999999999 are expected");
    }
    return new Element(words.get(1), Integer.parseInt(words.get(2)), new ArrayList<>());
  }

  private static Property property(MeshLines<?> lines, List<String> words) throws InputException {
    if (words.size() == 3) {
      return new Property(words.get(2), type(lines, words.get(1)), null);
    }
    if (words.size() == 5 && words.get(1).equals("list")) {
      return new Property(words.get(4), type(lines, words.get(3)), type(lines, words.get(2)));
    }
    throw lines.error("property", "property TYPE NAME or property list TYPE TYPE NAME is expected");
  }

  private static Type type(MeshLines<?> lines, String name) throws InputException {
    for (Type type : Type.values()) {
      if (name.equals(type.newer) || name.equals(type.name().toLowerCase(Locale.ROOT))) {
        return type;
      }
    }
    throw lines.error("property", MeshLines.quoted(name) + " is no type of numbers");
  }
}
