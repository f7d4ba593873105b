package org.certigjk.cli.input;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The formats of files with the points of one body. */
enum BodyFormat {
  OFF,
  OBJ,
  PLY,
  STL,
  JSON;

  /** So many bytes tell the format, if the comments before the first line are not longer. */
  private static final int BEGINNING = 1 << 12;

  /** Nothing is taken back: to remember where it could be needs stack for every line. */
  private static final Pattern COMMENTS =
      Pattern.compile("^(?:[ \\t\\r]*+(?:#[^\\n]*+)?+\\n)*+[ \\t]*+");

  /** What the first line of an OBJ file may begin with that is no comment. */
  private static final Set<String> OBJ_WORDS =
      Set.of("v", "vn", "vt", "vp", "f", "l", "p", "o", "g", "s", "mtllib", "usemtl");

  /** Returns the format of a file of this name, {@code null} if it has the name of no format. */
  static @Nullable BodyFormat ofName(String name) {
    return switch (Input.extension(name)) {
      case "off" -> OFF;
      case "obj" -> OBJ;
      case "ply" -> PLY;
      case "stl" -> STL;
      case "json" -> JSON;
      default -> null;
    };
  }

  /** Returns the format of a file that has no name, by how it begins. */
  static BodyFormat ofContent(Input input) throws IOException, InputException {
    byte[] bytes = input.lines().peek(BEGINNING);
    String text =
        new String(bytes, StandardCharsets.ISO_8859_1).replaceFirst("^\u00ef\u00bb\u00bf", "");
    if (text.matches("(?s)ply\\r?\\n.*")) {
      return PLY;
    }
    if (StlReader.isBinary(bytes) || text.matches("(?si)\\s*solid\\b.*")) {
      return STL;
    }
    String begun = COMMENTS.matcher(text).replaceFirst("");
    String word = begun.split("\\s", 2)[0];
    if (OffReader.isHeader(word)) {
      return OFF;
    }
    if (OBJ_WORDS.contains(word)) {
      return OBJ;
    }
    if (begun.startsWith("[") || begun.startsWith("{") || begun.isBlank()) {
      return JSON;
    }
    throw new InputException(
        input.name(),
        0,
        null,
        "the points of one body are read as OFF, OBJ, PLY, STL or as a JSON array of points; this"
            + " begins like none of them");
  }

  /**
   * Returns the reader of a file.
   *
   * @param object the object to be read of an OBJ file, {@code null} for all
   */
  <E> BodyReader<E> reader(Arithmetic<E> arithmetic, Input input, @Nullable String object)
      throws InputException {
    return switch (this) {
      case OFF -> new OffReader<>(arithmetic, input.lines());
      case OBJ -> new ObjReader<>(arithmetic, input.lines(), object);
      case PLY -> new PlyReader<>(arithmetic, input.lines());
      case STL -> new StlReader<>(arithmetic, input.lines());
      case JSON -> new JsonPointsReader<>(arithmetic, input.records());
    };
  }
}
