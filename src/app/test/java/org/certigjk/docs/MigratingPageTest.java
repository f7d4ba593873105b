package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The tables of docs/migrating.md say where packages and types are. */
class MigratingPageTest {

  private static final Path PAGE = Path.of("docs/migrating.md");
  private static final Path SOURCES = Path.of("src");

  /**
   * The cells of the rows of the table with so many columns, each a list of words in backquotes.
   */
  private static List<List<List<String>>> rows(int columns) throws IOException {
    List<List<List<String>>> rows = new ArrayList<>();
    for (String line : Files.readAllLines(PAGE)) {
      if (line.startsWith("| `")) {
        List<List<String>> cells =
            Stream.of(line.substring(1).split("\\|")).map(MigratingPageTest::words).toList();
        if (cells.size() == columns) {
          rows.add(cells);
        }
      }
    }
    return rows;
  }

  private static List<String> words(String cell) {
    return Pattern.compile("`([^`]+)`").matcher(cell).results().map(word -> word.group(1)).toList();
  }

  /** The folders of the sources by artifact. */
  private static Map<String, Path> modules() throws IOException {
    Map<String, Path> modules = new TreeMap<>();
    Matcher module =
        Pattern.compile("^    <module>(.*)</module>", Pattern.MULTILINE)
            .matcher(Files.readString(Path.of("pom.xml")));
    while (module.find()) {
      Path folder = Path.of(module.group(1));
      Matcher artifact =
          Pattern.compile("^  <artifactId>(.*)</artifactId>", Pattern.MULTILINE)
              .matcher(Files.readString(folder.resolve("pom.xml")));
      assertTrue(artifact.find(), folder::toString);
      modules.put(artifact.group(1), sources(folder).findFirst().orElseThrow());
    }
    return modules;
  }

  /** The sources of a module, which are in one language; none if the folder is no module. */
  private static Stream<Path> sources(Path folder) {
    return Stream.of("java", "kotlin")
        .map(language -> folder.resolve("main").resolve(language).resolve("org/certigjk"))
        .filter(Files::exists);
  }

  /** The packages with sources in a folder. */
  private static List<String> packages(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(java|kt)"))
          .map(file -> folder.relativize(file.getParent()).toString().replace('/', '.'))
          .distinct()
          .sorted()
          .toList();
    }
  }

  private static Path source(Path folder, String packageName, String type) {
    return folder.resolve(packageName.replace('.', '/')).resolve(type + ".java");
  }

  private static boolean isPublic(Path source) throws IOException {
    return Files.exists(source) && Files.readString(source).contains("\npublic ");
  }

  @Test
  void everyPackageIsInItsArtifact() throws IOException {
    Map<String, List<String>> expected = new TreeMap<>();
    for (Map.Entry<String, Path> module : modules().entrySet()) {
      expected.put(module.getKey(), packages(module.getValue()));
    }
    Map<String, List<String>> found = new TreeMap<>();
    for (List<List<String>> row : rows(2)) {
      found.put(row.get(0).get(0), row.get(1));
    }
    assertEquals(expected, found);
  }

  @Test
  void typesAreWhereTheTableSays() throws IOException {
    List<List<List<String>>> rows = rows(4);
    assertFalse(rows.isEmpty());
    for (List<List<String>> row : rows) {
      Path folder = modules().get(row.get(2).get(0));
      for (String type : row.get(3)) {
        Path source = source(folder, row.get(1).get(0), type);
        assertTrue(isPublic(source), source::toString);
        for (Path other : modules().values()) {
          assertFalse(isPublic(source(other, row.get(0).get(0), type)), type);
        }
      }
    }
  }

  @Test
  void typesHaveTheNamesThatTheTableSays() throws IOException {
    List<List<List<String>>> rows = rows(3);
    assertFalse(rows.isEmpty());
    for (List<List<String>> row : rows) {
      Path folder = modules().get(row.get(2).get(0));
      Path source = folder.resolve(row.get(1).get(0).replace('.', '/') + ".java");
      assertTrue(Files.readString(source).contains("\npublic "), source::toString);
      Path gone = folder.resolve(row.get(0).get(0).replace('.', '/') + ".java");
      assertFalse(Files.exists(gone), gone::toString);
    }
  }

  @Test
  void theSourcesAreThoseOfTheModules() throws IOException {
    try (Stream<Path> folders = Files.list(SOURCES)) {
      assertEquals(
          folders.flatMap(MigratingPageTest::sources).sorted().toList(),
          modules().values().stream().sorted().toList());
    }
  }
}
