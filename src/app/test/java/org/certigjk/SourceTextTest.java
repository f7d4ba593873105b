package org.certigjk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.certigjk.samples.Sources;
import org.junit.jupiter.api.Test;

/** What neither the compiler nor the formatter sees in the sources. */
class SourceTextTest {

  /**
   * The formatter turns a JML line comment into an ordinary one and so deletes the annotation
   * silently: JML is written as a block comment on one line.
   */
  @Test
  void noJmlInLineComments() {
    assertEquals(
        List.of(),
        found(Stream.of("main/java", "test/java", "java"), Pattern.compile("//" + "\\s*@")));
  }

  /** Only the comment on one line is left as it is by the formatter. */
  @Test
  void jmlInBodiesIsOnOneLine() {
    assertEquals(List.of(), found(Stream.of("main/java"), Pattern.compile("/\\*@(?!.*@\\*/)")));
  }

  private static List<String> found(Stream<String> folders, Pattern pattern) {
    return folders
        .flatMap(folder -> Sources.of(folder).stream())
        .flatMap(file -> linesWith(pattern, file))
        .toList();
  }

  private static Stream<String> linesWith(Pattern pattern, Path file) {
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return IntStream.range(0, lines.size())
        .filter(i -> pattern.matcher(lines.get(i)).find())
        .mapToObj(i -> file + ":" + (i + 1) + ": " + lines.get(i).strip());
  }
}
