package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.certigjk.study.Studies;
import org.certigjk.study.Study;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What docs/papers.md names is there, and no cell of it is empty. */
class PapersPageTest {

  private static final Pattern NAME = Pattern.compile("`([^`]+)`");

  /** The rows of all tables: place, claim, verdict, class, study or test. */
  private static List<List<String>> rows;

  /** The Java sources by the name of their class; two packages may have the same. */
  private static final Map<String, List<Path>> SOURCES = new TreeMap<>();

  @BeforeAll
  static void read() throws IOException {
    rows =
        Files.readAllLines(Path.of("docs/papers.md")).stream()
            .filter(line -> line.startsWith("| ") && !line.startsWith("| place "))
            .map(PapersPageTest::cells)
            .toList();
    for (String folder : List.of("src/main/java", "src/test/java")) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .forEach(
                file -> SOURCES.computeIfAbsent(className(file), n -> new ArrayList<>()).add(file));
      }
    }
  }

  private static List<String> cells(String line) {
    return Arrays.stream(line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
        .map(String::strip)
        .toList();
  }

  private static String className(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  @Test
  void noCellIsEmpty() {
    assertTrue(rows.size() > 50, () -> rows.size() + " rows");
    for (List<String> row : rows) {
      assertEquals(5, row.size(), row::toString);
      assertFalse(row.contains(""), row::toString);
      assertTrue(NAME.matcher(row.get(3)).find(), row::toString);
      assertTrue(NAME.matcher(row.get(4)).find(), row::toString);
    }
  }

  @Test
  void classesTestsAndStudiesExist() throws IOException {
    List<String> studies = Studies.all().stream().map(Study::label).toList();
    for (List<String> row : rows) {
      for (int column = 3; column <= 4; column++) {
        Matcher name = NAME.matcher(row.get(column));
        while (name.find()) {
          assertNamed(name.group(1), studies, row);
        }
      }
    }
  }

  private static void assertNamed(String name, List<String> studies, List<String> row)
      throws IOException {
    if (name.startsWith("study ")) {
      assertTrue(studies.contains(name.substring("study ".length())), () -> name + " in " + row);
      return;
    }
    String[] parts = name.split("\\.", 2);
    List<Path> sources = SOURCES.getOrDefault(parts[0], List.of());
    boolean found = parts.length == 1 && !sources.isEmpty();
    for (Path source : sources) {
      found |= parts.length == 2 && Files.readString(source).contains(" " + parts[1] + "(");
    }
    assertTrue(found, () -> name + " in " + row);
  }

  /** Every study reproduces something that a paper says. */
  @Test
  void everyStudyIsNamed() {
    for (Study study : Studies.all()) {
      String name = "`study " + study.label() + "`";
      assertTrue(rows.stream().anyMatch(row -> row.get(4).contains(name)), name);
    }
  }

  /** All that the papers number is in the tables. */
  @Test
  void everyNumberedStatementIsNamed() throws IOException {
    String page = Files.readString(Path.of("docs/papers.md"));
    for (String place :
        List.of(
            "theorem 2.1",
            "theorem 2.2",
            "theorem 2.3",
            "lemma 2.4",
            "theorem 2.5",
            "lemma 2.6",
            "theorem 3.1",
            "theorem 3.2",
            "theorem 3.3",
            "theorem 4.1",
            "theorem 5.1",
            "algorithm 1",
            "algorithm 2",
            "algorithm 3",
            "algorithm 4",
            "algorithm 5",
            "algorithm 6",
            "section 5.5",
            "theorem 1",
            "figure 3(a)",
            "figure 3(b)",
            "figures 4–6",
            "section 7a",
            "section 7b")) {
      assertTrue(page.contains(place), place);
    }
  }
}
