package org.certigjk.cli.input;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the vertices of an OFF file (Geomview).
 *
 * <pre>
 * OFF                  or COFF, NOFF, STOFF, ...: more numbers after the coordinates, skipped
 * 8 6 12               vertices, faces, edges; also on the first line
 * 0.5 0.5 0.5          one vertex a line
 * ...                  what comes after the last vertex is not read
 * </pre>
 *
 * A header that ends in {@code nOFF} is followed by the dimension. Homogeneous coordinates ({@code
 * 4OFF}) and binary files are rejected.
 */
public final class OffReader<E> {

  private static final Pattern HEADER = Pattern.compile("(?:ST)?C?N?(4?)(n?)OFF([0-9]*)");

  private final MeshLines<E> lines;

  public OffReader(Arithmetic<E> arithmetic, LineReader lines) {
    this.lines = new MeshLines<>(arithmetic, lines, "");
  }

  public Body<E> read() throws IOException, InputException {
    List<String> words = next("the header, OFF");
    Matcher header = HEADER.matcher(words.get(0));
    if (!header.matches()) {
      throw lines.error(null, "an OFF file begins with OFF, not with " + quoted(words.get(0)));
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
    return vertices(positive(words.get(0), "vertices"), dimension);
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
          what, "a whole number from 1 to 999999999 is expected, not " + quoted(word));
    }
    return Integer.parseInt(word);
  }

  private static String quoted(String word) {
    String printable = word.replaceAll("[^\\x20-\\x7E]", "?");
    return "\"" + (printable.length() > 40 ? printable.substring(0, 37) + "..." : printable) + "\"";
  }
}
