package org.certigjk.cli.input;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.certigjk.field.OrderedField;

/**
 * Reads the corners of the triangles of an STL file, text or binary. Each triangle repeats its
 * corners; here a corner that is the same as one before it is not repeated. In a binary file
 * coordinates are in single precision: exactly those numbers are read, which are doubles.
 *
 * <pre>
 * solid NAME                    80 bytes of any kind
 * facet normal 0 0 1            the number of triangles, 4 bytes, least first
 *  outer loop                   for each: 12 floats, those of the normal and of 3 corners, and
 *   vertex 0 0 0  (three)                 2 bytes of any kind
 *  endloop
 * endfacet
 * endsolid NAME
 * </pre>
 */
final class StlReader<E> implements BodyReader<E> {

  private static final int HEADER = 80;
  private static final int TRIANGLE = 50;

  /** What begins a line that cannot stand in a loop. */
  private static final Set<String> STRUCTURE =
      Set.of("solid", "facet", "outer", "endfacet", "endsolid");

  private final Arithmetic<E> arithmetic;
  private final LineReader source;
  private final MeshLines<E> lines;
  private final Body.Builder<E> points;
  private final Map<Object, Integer> known = new HashMap<>();
  private final Faces faces = new Faces();

  StlReader(Arithmetic<E> arithmetic, LineReader lines) {
    this.arithmetic = arithmetic;
    this.source = lines;
    this.lines = new MeshLines<>(arithmetic, lines, "");
    this.points = this.lines.points();
  }

  /**
   * Returns whether a file that begins like this is binary, also if its first word is "solid": text
   * has no zeros, but a number of triangles below 2²⁴ has one.
   */
  static boolean isBinary(byte[] beginning) {
    int length = Math.min(beginning.length, HEADER + 4 + TRIANGLE);
    return IntStream.range(0, length).anyMatch(k -> beginning[k] == 0);
  }

  @Override
  public Read<E> read() throws IOException, InputException {
    if (isBinary(source.peek(HEADER + 4 + TRIANGLE))) {
      readTriangles();
    } else {
      readLines();
    }
    if (points.size() == 0) {
      throw lines.error(null, "no triangle");
    }
    Body<E> body = points.build();
    return new Read<>(body, faces.warnings(body));
  }

  private void readTriangles() throws IOException, InputException {
    byte[] bytes = new byte[HEADER + 4];
    ByteBuffer numbers = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    if (!source.take(bytes, HEADER + 4)) {
      throw lines.error(null, "the file ends too early: a binary STL file has a head of 84 bytes");
    }
    long count = Integer.toUnsignedLong(numbers.getInt(HEADER));
    for (long triangle = 0; triangle < count; triangle++) {
      long place = source.position();
      if (!source.take(bytes, TRIANGLE)) {
        String missing = "the file ends too early: triangle %s of %s at byte %s is not complete";
        throw lines.error(null, missing.formatted(triangle, count, place));
      }
      int[] corners = new int[3];
      for (int k = 0; k < 3; k++) {
        corners[k] = corner(numbers, triangle, k, place);
      }
      faces.add(corners);
    }
    if (source.take(bytes, 1)) {
      throw lines.error(
          null,
          "%s triangles are announced, but more bytes follow them, the first at byte %s"
              .formatted(count, source.position() - 1));
    }
  }

  /** Returns the index of the point that is a corner of the triangle at this place of the file. */
  private int corner(ByteBuffer numbers, long triangle, int corner, long place)
      throws InputException {
    int at = 12 * (corner + 1);
    List<Float> key =
        IntStream.range(0, 3).mapToObj(c -> numbers.getFloat(at + 4 * c) + 0.0f).toList();
    Integer before = known.putIfAbsent(key, points.size());
    if (before != null) {
      return before;
    }
    for (int c = 0; c < 3; c++) {
      try {
        points.addDouble(key.get(c));
      } catch (NumberFormatException malformed) {
        throw lines.error(
            "triangle[" + triangle + "].vertex[" + corner + "][" + c + "]",
            malformed.getMessage() + " (byte " + (place + at + 4L * c) + ")");
      }
    }
    points.endPoint();
    return points.size() - 1;
  }

  private void readLines() throws IOException, InputException {
    List<Integer> loop = new ArrayList<>();
    boolean open = false;
    for (List<String> words = lines.next(); words != null; words = lines.next()) {
      String word = words.get(0).toLowerCase(Locale.ROOT);
      if (!open && !word.equals("solid")) {
        throw lines.error(null, "an STL file begins with solid, or is binary");
      }
      if (STRUCTURE.contains(word) && !loop.isEmpty()) {
        throw lines.error(
            word, "endloop is missing: a loop of " + loop.size() + " corners is open");
      }
      switch (word) {
        case "solid" -> open = true;
        case "endsolid" -> open = false;
        case "facet", "outer", "endfacet" -> {}
        case "vertex" -> loop.add(corner(words));
        case "endloop" -> {
          if (loop.size() != 3) {
            throw lines.error("endloop", "a facet has 3 corners, not " + loop.size());
          }
          faces.add(loop.get(0), loop.get(1), loop.get(2));
          loop.clear();
        }
        default -> throw lines.error(null, "no line of STL begins with " + MeshLines.quoted(word));
      }
    }
    if (open) {
      throw lines.error(null, "the file ends too early: endsolid is missing");
    }
  }

  /** Returns the index of the point on a line "vertex x y z". */
  private int corner(List<String> words) throws InputException {
    Integer before = known.putIfAbsent(coordinates(words), points.size());
    if (before == null) {
      lines.addPoint(points, words, 1, 3, "vertex");
    }
    return before == null ? points.size() - 1 : before;
  }

  /** Returns what is equal for equal points; of a line that is no point, what is on it. */
  private List<?> coordinates(List<String> words) {
    try {
      return words.stream().skip(1).limit(3).map(this::coordinate).toList();
    } catch (NumberFormatException malformed) {
      return words; // to add the point says what is wrong
    }
  }

  /** The number, and 0 for −0. */
  private Object coordinate(String numeral) {
    double number = arithmetic.decimal(numeral);
    OrderedField<E> field = arithmetic.field();
    return Double.isNaN(number)
        ? field.plus(arithmetic.parse(numeral), field.zero())
        : (Object) (number + 0.0);
  }
}
