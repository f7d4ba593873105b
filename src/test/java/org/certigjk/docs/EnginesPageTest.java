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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    Set<String> expected = found("^  driver ([a-z-]+) ", Path.of("engines/native/build.sh"));
    for (String driver : Files.readAllLines(Path.of(SERVICES))) {
      String name = driver.substring(driver.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
      expected.add(name.replace("jtsindexed", "jts-indexed"));
    }
    assertEquals(expected, rows());
  }

  @ParameterizedTest
  @CsvSource({"dyn4j, dyn4j", "jts, JTS", "jbullet, JBullet", "ode4j, ode4j"})
  void versionsInJavaAreThoseOfTheBuild(String library, String name) throws IOException {
    Set<String> pins = found("<" + library + "\\.version>(.*)</", Path.of("engines/pom.xml"));
    String cell = "| " + name + " " + pins.iterator().next() + " |";
    assertTrue(Files.readString(PAGE).contains(cell), cell);
  }

  @Test
  void everyPackageOfADriverIsListed() throws IOException {
    List<String> packages = Files.readAllLines(Path.of("engines/debian-packages.txt"));
    Set<String> needed = found(" (lib[a-z0-9]+-dev) ", Path.of("engines/native/build.sh"));
    assertTrue(packages.containsAll(needed), needed.toString());
    assertEquals(4, needed.size());
  }
}
