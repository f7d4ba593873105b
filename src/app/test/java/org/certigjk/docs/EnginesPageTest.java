package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The table of docs/engines.md has all drivers, and the versions of the build. */
class EnginesPageTest {

  private static final Path PAGE = Path.of("docs/engines.md");
  private static final String SERVICES =
      "engines/src/main/resources/META-INF/services/org.certigjk.referee.Engine";

  private static Set<String> found(String pattern, Path file) throws IOException {
    return Pattern.compile(pattern, Pattern.MULTILINE)
        .matcher(Files.readString(file))
        .results()
        .map(result -> result.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The names in the first column. */
  private static Set<String> rows() throws IOException {
    return found("^\\| (`.*?`) \\|", PAGE).stream()
        .flatMap(cell -> Pattern.compile("`([^`]*)`").matcher(cell).results())
        .map(MatchResult::group)
        .map(name -> name.replace("`", ""))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyDriverHasARow() throws IOException {
    Set<String> expected =
        found("^(?:  driver|script) ([a-z0-9.-]+) ", Path.of("engines/native/build.sh"));
    for (String driver : Files.readAllLines(Path.of(SERVICES))) {
      String name = driver.substring(driver.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
      expected.add(name.replace("jtsindexed", "jts-indexed"));
    }
    assertEquals(expected, rows());
  }

  @ParameterizedTest
  @CsvSource({
    "planck, planck",
    "@dimforge/rapier3d-compat, Rapier",
    "cannon-es, cannon-es",
  })
  void versionsOfNpmAreThoseOfTheLock(String name, String title) throws IOException {
    String pin =
        found("\"" + name + "\": \"([0-9.]+)\"", Path.of("engines/npm/package.json"))
            .iterator()
            .next();
    String cell = "| " + title + " " + pin + " ";
    assertTrue(Files.readString(PAGE).contains(cell), cell);
    String lock = Files.readString(Path.of("engines/npm/package-lock.json"));
    assertTrue(lock.contains("node_modules/" + name + "\": {\n      \"version\": \"" + pin), name);
  }

  /** Lines that are neither blank nor a comment. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "native/box2d.cpp",
        "native/chipmunk.cpp",
        "native/ode.cpp",
        "native/mujoco.cpp",
        "npm/planck.mjs",
        "npm/rapier.mjs",
        "npm/cannon.mjs",
      })
  void smallDriversAreShort(String file) throws IOException {
    long lines =
        Files.readAllLines(Path.of("engines", file)).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("//"))
            .count();
    assertTrue(lines < 60, file + ": " + lines);
  }

  @ParameterizedTest
  @CsvSource({"dyn4j, dyn4j", "jts, JTS", "jbullet, JBullet", "ode4j, ode4j"})
  void versionsInJavaAreThoseOfTheBuild(String library, String name) throws IOException {
    Set<String> pins = found("<" + library + "\\.version>(.*)</", Path.of("engines/pom.xml"));
    String cell = "| " + name + " " + pins.iterator().next() + " |";
    assertTrue(Files.readString(PAGE).contains(cell), cell);
  }

  /** Words in quotation marks, and behind them the header that has them. */
  @Test
  void quotationsAreInTheHeaders() throws IOException {
    Matcher quotation =
        Pattern.compile("\"([^\"]+)\"\\s+\\(`([^`]+\\.h)`\\)").matcher(Files.readString(PAGE));
    int found = 0;
    int marks = 0;
    while (quotation.find()) {
      marks += 2;
      Path header = header(quotation.group(2));
      if (header == null) {
        System.err.println("NOT CHECKED: " + quotation.group(2) + " is not installed");
      } else {
        String text = words(Files.readString(header));
        assertTrue(text.contains(words(quotation.group(1))), quotation.group());
      }
      found++;
    }
    assertTrue(found >= 8, found + " quotations");
    assertEquals(marks, Files.readString(PAGE).chars().filter(c -> c == '"').count(), "others");
  }

  private static @Nullable Path header(String name) {
    return Stream.of("/usr/include", "/usr/include/bullet")
        .map(folder -> Path.of(folder, name))
        .filter(Files::exists)
        .findFirst()
        .orElse(null);
  }

  /** The text without line ends and the marks of comments. */
  private static String words(String text) {
    return text.replaceAll("\\s(\\*|//[/!<]*)(?=\\s)", " ").replaceAll("\\s+", " ");
  }

  /** What a driver declares as its documentation is linked. */
  @Test
  void everyDocumentationIsLinked() throws IOException {
    Set<String> links = new TreeSet<>();
    for (String folder :
        List.of("engines/native", "engines/npm", "engines/src/main/java/org/certigjk/engines")) {
      try (Stream<Path> files = Files.list(Path.of(folder))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          links.addAll(found("documentation=(https?://[^\"`]+)[\"`]", file));
          links.addAll(found("\"(https?://[^\"]+)\"", file));
        }
      }
    }
    assertEquals(13, links.size(), links.toString());
    String page = Files.readString(PAGE);
    links.forEach(link -> assertTrue(page.contains("](" + link + ")"), link));
  }

  @Test
  void everyPackageOfADriverIsListed() throws IOException {
    List<String> packages = Files.readAllLines(Path.of("engines/debian-packages.txt"));
    Set<String> needed = found("(lib[a-z0-9]+-dev)", Path.of("engines/native/build.sh"));
    assertTrue(packages.containsAll(needed), needed.toString());
    assertEquals(8, needed.size());
  }
}
