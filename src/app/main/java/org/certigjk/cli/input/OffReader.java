package org.certigjk.cli.input;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the vertices of an OFF file (Geomview).
 *
 * <pre>
 * OFF                  or COFF, NOFF, STOFF, ...: more numbers after the coordinates, skipped
 * 8 6 12               vertices, faces, edges; also on the first line
 * 0.5 0.5 0.5          one vertex a line
 * 4 0 1 3 2            the faces, read only for a warning
 * </pre>
 *
 * A header that ends in {@code nOFF} is followed by the dimension. Homogeneous coordinates ({@code
 * 4OFF}) and binary files are rejected.
 */
final class OffReader<E> implements BodyReader<E> {

  private static final Pattern HEADER = Pattern.compile("(?:ST)?C?N?(4?)(n?)OFF([0-9]*)");

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  private final MeshLines<E> lines;

  OffReader(Arithmetic<E> arithmetic, LineReader lines) {
    this.lines = new MeshLines<>(arithmetic, lines, "");
  }

  /** Returns whether an OFF file may begin with this word. */
  static boolean isHeader(String word) {
    return HEADER.matcher(word).matches();
  }

  @Override
  public Read<E> read() throws IOException, InputException {
    List<String> words = next("the header, OFF");
    Matcher header = HEADER.matcher(words.get(0));
    if (!header.matches()) {
      throw lines.error(
          null, "an OFF file begins with OFF, not with " + MeshLines.quoted(words.get(0)));
    }
    if (!header.group(1).isEmpty()) {
      throw lines.error(null, words.get(0) + ": homogeneous coordinates are not supported");
    }
    words = withoutHeader(words, header.group(3));
    if (words.contains("BINARY")) {
      throw lines.error(null, "binary OFF files are not supported, only text");
    }
    int dimension = 3;
    if (!header.group(2).isEmpty()) {
      words = words.isEmpty() ? next("the dimension") : words;
      dimension = positive(words.get(0), "dimension");
      words = words.subList(1, words.size());
    }
    words = words.isEmpty() ? next("the number of vertices") : words;
    Body<E> body = vertices(positive(words.get(0), "vertices"), dimension);
    String faces = words.size() > 1 ? words.get(1) : "0";
    return new Read<>(
        body, warnings(body, NUMBER.matcher(faces).matches() ? Integer.parseInt(faces) : 0));
  }

  /** Reads the faces as far as they are as they should be: only warnings depend on them. */
  private List<String> warnings(Body<E> body, int count) throws IOException {
    Faces faces = new Faces();
    try {
      List<String> words = lines.next();
      if (words != null && corners(words) == null) {
        return List.of(surplus(body.size(), words));
      }
      while (words != null && faces.size() < count && !faces.isFull()) {
        int[] corners = corners(words);
        if (corners == null) {
          break;
        }
        faces.add(corners);
        words = lines.next();
      }
    } catch (InputException unread) {
      return faces.warnings(body); // what comes after the vertices is not judged
    }
    return faces.warnings(body);
  }

  /** What comes after the vertices does not begin with a face: perhaps it is a vertex. */
  private static String surplus(int count, List<String> words) {
    return "after %s there is %s, which is no face: is the number of vertices right?"
        .formatted(
            count == 1 ? "1 vertex" : count + " vertices",
            MeshLines.quoted(String.join(" ", words)));
  }

  /** Returns the vertices of a face, which follow their number; {@code null} if it is none. */
  private static int @Nullable [] corners(List<String> words) {
    int count = NUMBER.matcher(words.get(0)).matches() ? Integer.parseInt(words.get(0)) : 0;
    if (count < 1 || count >= words.size()) {
      return null;
    }
    int[] corners = new int[count];
    for (int k = 0; k < count; k++) {
      String word = words.get(k + 1);
      corners[k] = NUMBER.matcher(word).matches() ? Integer.parseInt(word) : -1;
    }
    return corners;
  }

  /** Some collections of meshes (ModelNet) have lost the line end after OFF: OFF8 6 12. */
  private static List<String> withoutHeader(List<String> words, String glued) {
    List<String> rest = new ArrayList<>(words.subList(1, words.size()));
    if (!glued.isEmpty()) {
      rest.add(0, glued);
    }
    return rest;
  }

  private Body<E> vertices(int count, int dimension) throws IOException, InputException {
    Body.Builder<E> points = lines.points();
    while (points.size() < count) {
      InputText line = lines.nextLine();
      if (line == null) {
        throw endsTooEarly("vertex " + points.size() + " of " + count);
      }
      if (!lines.addQuickly(points, line, "", dimension)) {
        List<String> words = lines.words(line);
        if (!words.isEmpty()) {
          lines.addPoint(points, words, 0, dimension, "vertex");
        }
      }
    }
    return points.build();
  }

  private List<String> next(String expected) throws IOException, InputException {
    List<String> words = lines.next();
    if (words == null) {
      throw endsTooEarly(expected);
    }
    return words;
  }

  private InputException endsTooEarly(String expected) {
    return lines.error(null, "the file ends too early: " + expected + " is missing");
  }

  private int positive(String word, String what) throws InputException {
    if (!word.matches("(?!0+$)[0-9]{1,9}")) {
      throw lines.error(
          what, "a whole number from 1 to 999999999 is expected, not " + MeshLines.quoted(word));
    }
    return Integer.parseInt(word);
  }
}
