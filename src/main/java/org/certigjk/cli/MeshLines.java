package org.certigjk.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.certigjk.geometry.Vec;
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
      InputText line = lines.next();
      if (line == null) {
        return null;
      }
      current = line;
      words = words(joined(line));
    }
    return words;
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

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+", -1));
  }

  /** Returns the point with the coordinates {@code words[from]}, …, for complaints called so. */
  Vec<E> point(List<String> words, int from, int dimension, String name) throws InputException {
    if (words.size() - from < dimension) {
      throw error(
          name, "%d coordinates are needed, not %d".formatted(dimension, words.size() - from));
    }
    List<E> coordinates = new ArrayList<>();
    for (int k = 0; k < dimension; k++) {
      try {
        coordinates.add(arithmetic.parse(words.get(from + k)));
      } catch (NumberFormatException malformed) {
        throw error(name + "[" + k + "]", malformed.getMessage());
      }
    }
    return Vec.from(arithmetic.field(), coordinates);
  }

  InputException error(@Nullable String field, @Nullable String reason) {
    return current == null
        ? new InputException(lines.file(), 0, field, reason)
        : current.error(field, reason);
  }
}
