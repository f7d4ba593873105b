package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All that names the version of the project names the same one. */
class VersionTest {

  private static final Path PARENT = Path.of("pom.xml");

  private static List<String> found(String pattern, Path file) throws IOException {
    Matcher matcher = Pattern.compile(pattern, Pattern.MULTILINE).matcher(Files.readString(file));
    return matcher.results().map((MatchResult result) -> result.group(1)).toList();
  }

  private static String version() throws IOException {
    List<String> versions = found("^  <version>(.*)</version>", PARENT);
    assertEquals(1, versions.size());
    return versions.get(0);
  }

  private static List<Path> files(String glob) throws IOException {
    PathMatcher wanted = FileSystems.getDefault().getPathMatcher("glob:" + glob);
    try (Stream<Path> files = Files.walk(Path.of("src"), 3)) {
      List<Path> matched = files.filter(wanted::matches).sorted().toList();
      assertFalse(matched.isEmpty(), glob);
      return matched;
    }
  }

  @Test
  void modulesNameTheParent() throws IOException {
    for (Path pom : files("src/*/pom.xml")) {
      assertEquals(
          List.of(version()), found("^    <version>(.*)</version>\\R    <rel", pom), pom::toString);
    }
    for (Path pom : List.of(Path.of("engines/pom.xml"), Path.of("spark/pom.xml"))) {
      assertEquals(List.of(version()), found("^  <version>(.*)</version>", pom), pom::toString);
    }
  }

  @Test
  void theChangelogAndTheCitationNameItAndItsDate() throws IOException {
    List<String> headings = found("^## (.*)", Path.of("CHANGELOG.md"));
    Path citation = Path.of("CITATION.cff");
    String expected = version() + ", " + found("^date-released: (.*)", citation).get(0);
    assertTrue(headings.contains(expected), headings::toString);
    assertTrue(headings.indexOf(expected) <= (headings.contains("Unreleased") ? 1 : 0));
    assertEquals(List.of(version()), found("^version: (.*)", citation));
  }

  @Test
  void consumersAskForIt() throws IOException {
    for (Path pom : files("src/consumers/*/pom.xml")) {
      assertOnlyThis(
          found("<artifactId>certigjk.*</artifactId>\\R *<version>(.*)</version>", pom), pom);
    }
    Path gradle = Path.of("src/consumers/gradle/build.gradle.kts");
    assertOnlyThis(found("org.certigjk:certigjk:([^\"]*)", gradle), gradle);
  }

  private static void assertOnlyThis(List<String> versions, Path file) throws IOException {
    assertEquals(List.of(version()), versions.stream().distinct().toList(), file::toString);
  }
}
