package org.certigjk.cli.input;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words of a text format, line by line: comments and blank lines are dropped. */
final class MeshLines<E> {

  private final Arithmetic<E> arithmetic;
  private final LineReader lines;
  private final String continuation;
  private @Nullable InputText current;

  /**
   * Makes a reader.
   *
   * @param arithmetic how numbers are read
   * @param lines the lines
   * @param continuation what at the end of a line says that it goes on in the next; or nothing
   */
  MeshLines(Arithmetic<E> arithmetic, LineReader lines, String continuation) {
    this.arithmetic = arithmetic;
    this.lines = lines;
    this.continuation = continuation;
  }

  /** Returns the words of the next line that has any, or {@code null} at the end. */
  @Nullable List<String> next() throws IOException, InputException {
    List<String> words = List.of();
    while (words.isEmpty()) {
      InputText line = nextLine();
      if (line == null) {
        return null;
      }
      words = words(line);
    }
    return words;
  }

  /** Returns the next line as it is, or {@code null} at the end. */
  @Nullable InputText nextLine() throws IOException {
    InputText line = lines.next();
    if (line != null) {
      current = line;
    }
    return line;
  }

  /** Returns the words of a line that has just been read. */
  List<String> words(InputText line) throws IOException, InputException {
    String text = joined(line);
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+", -1));
  }

  private String joined(InputText line) throws IOException, InputException {
    String text = withoutComment(line);
    if (continuation.isEmpty() || !text.endsWith(continuation)) {
      return text;
    }
    StringBuilder joined = new StringBuilder();
    while (text.endsWith(continuation)) {
      joined.append(text, 0, text.length() - continuation.length()).append(' ');
      InputText more = lines.next();
      text = more == null ? "" : withoutComment(more);
      if (joined.length() > LineReader.MAX_BYTES) {
        throw error(null, "the continued line is too long");
      }
    }
    return joined.append(text).toString();
  }

  private static String withoutComment(InputText line) throws InputException {
    String text = line.decodeAscii();
    int comment = text.indexOf('#');
    return (comment < 0 ? text : text.substring(0, comment)).stripTrailing();
  }

  /** Adds the point with the coordinates {@code words[from]}, …, for complaints called so. */
  void addPoint(Body.Builder<E> points, List<String> words, int from, int dimension, String name)
      throws InputException {
    String called = name + "[" + points.size() + "]";
    if (words.size() - from < dimension) {
      throw error(
          called, "%s coordinates are needed, not %s".formatted(dimension, words.size() - from));
    }
    for (int k = 0; k < dimension; k++) {
      try {
        points.add(words.get(from + k));
      } catch (NumberFormatException malformed) {
        throw error(called + "[" + k + "]", malformed.getMessage());
      }
    }
    points.endPoint();
  }

  /** Adds the point on a line, if that is as usual, and returns whether it was. */
  boolean addQuickly(Body.Builder<E> points, InputText line, String keyword, int dimension) {
    double[] point = points.takesDoubles() ? QuickLine.pointOrNull(line, keyword, dimension) : null;
    if (point != null) {
      points.addPoint(point);
    }
    return point != null;
  }

  Body.Builder<E> points() {
    return new Body.Builder<>(arithmetic);
  }

  /** Returns a word of the file for a complaint. */
  static String quoted(String word) {
    String printable = word.replaceAll("[^\\x20-\\x7E]", "?");
    return "\"" + (printable.length() > 40 ? printable.substring(0, 37) + "..." : printable) + "\"";
  }

  /** Returns a complaint for which no line is to blame. */
  InputException fileError(String reason) {
    return new InputException(lines.file(), 0, null, reason);
  }

  InputException error(@Nullable String field, @Nullable String reason) {
    return current == null
        ? new InputException(lines.file(), 0, field, reason)
        : current.error(field, reason);
  }
}
