package org.certigjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.certigjk.samples.Sources;
import org.junit.jupiter.api.Test;

/** What neither the compiler nor the formatter sees in the sources. */
class SourceTextTest {

  private static final Pattern JAVADOC = Pattern.compile("(?s)/\\*\\*(.*?)\\*/");
  private static final Pattern STATEMENT = Pattern.compile(";\\s*\\n");
  private static final Pattern NUMBER_FORMAT =
      Pattern.compile("\"[^\"\\n]*%[-+ ,(0-9]*(\\.[0-9]+)?[defgEG]");
  private static final Pattern FIRST_BLOCK = Pattern.compile("<(p|pre|ul|ol|table)>|(?m)^@");
  private static final Pattern FIRST_SENTENCE =
      Pattern.compile(
          "[^.]*+(?:\\.(?!\\s|$)[^.]*+)*+(?<!\\b(i\\.e|e\\.g|cf|eq|sec|vs|resp|fig))\\.(\\s|$)");

  /**
   * The formatter turns a JML line comment into an ordinary one and so deletes the annotation
   * silently: JML is written as a block comment.
   */
  @Test
  void noJmlInLineComments() {
    assertEquals(
        List.of(),
        found(Stream.of("main/java", "test/java", "java"), Pattern.compile("//" + "\\s*@")));
  }

  /** Numbers for the user look the same in every country: %s, or a locale that is named. */
  @Test
  void noNumberIsWrittenAsTheCountryWants() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : Sources.of("main/java")) {
      if (file.startsWith("src/app")) {
        STATEMENT
            .splitAsStream(Files.readString(file))
            .filter(text -> NUMBER_FORMAT.matcher(text).find() && !text.contains("Locale.ROOT"))
            .forEach(text -> found.add(file + ": " + text.strip()));
      }
    }
    assertEquals(List.of(), found);
    assertTrue(NUMBER_FORMAT.matcher("\"%,d of %s\"").find());
    assertTrue(NUMBER_FORMAT.matcher("\"%.3e\"").find());
    assertFalse(NUMBER_FORMAT.matcher("\"%s 0x%02X%n\"").find());
  }

  /**
   * Javadoc shows the text before the first full stop in its lists, or what stands before a
   * paragraph. The texts of verified classes are locked.
   */
  @Test
  void summariesEndAtFullStops() throws IOException {
    Set<String> locked =
        Files.readAllLines(Path.of("specs/verified.tsv")).stream()
            .map(line -> line.split("\t", 2)[0].replace('.', '/') + ".java")
            .collect(Collectors.toSet());
    List<String> found = new ArrayList<>();
    for (Path file : Sources.of("main/java")) {
      if (locked.stream().noneMatch(file::endsWith)) {
        JAVADOC
            .matcher(Files.readString(file))
            .results()
            .map(comment -> comment.group(1).replaceAll("(?m)^ *\\* ?", "").strip())
            .filter(text -> !isSummarised(text))
            .forEach(text -> found.add(file + ": " + text.lines().findFirst().orElse("")));
      }
    }
    assertEquals(List.of(), found);
  }

  @Test
  void summariesAreTold() {
    assertTrue(isSummarised("The sum.\n\n<p>More"));
    assertTrue(isSummarised("The sum of {@link Vec}s. More"));
    assertTrue(isSummarised("@param x a number"));
    assertFalse(isSummarised("The sum:\n\n<pre>a + b.</pre>"));
    assertFalse(isSummarised("The sum"));
    assertFalse(isSummarised("The sum, i.e. more."));
    assertFalse(isSummarised("The sum\n@return x."));
  }

  /** Whether the first sentence of a comment ends at a full stop, and not at a shortened word. */
  private static boolean isSummarised(String comment) {
    String text = FIRST_BLOCK.split(comment, 2)[0].replaceAll("\\{@[^}]*}", "x");
    return text.isBlank() || FIRST_SENTENCE.matcher(text).lookingAt();
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
