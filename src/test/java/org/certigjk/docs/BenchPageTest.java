package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What docs/bench.md says about its figures. */
class BenchPageTest {

  private static final Path PAGE = Path.of("docs/bench.md");

  @ParameterizedTest
  @CsvSource({"dyn4j, dyn4j", "jts, JTS", "jbullet, JBullet"})
  void versionsAreThoseOfTheBuild(String library, String name) throws IOException {
    Matcher pin =
        Pattern.compile("<" + library + "\\.version>(.*)</")
            .matcher(Files.readString(Path.of("engines/pom.xml")));
    assertTrue(pin.find());
    String row = "| " + name + " " + pin.group(1) + " |";
    assertTrue(Files.readString(PAGE).contains(row), row);
  }

  @Test
  void filesAreThere() throws IOException {
    Matcher link = Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(Files.readString(PAGE));
    int links = 0;
    while (link.find()) {
      assertTrue(Files.exists(PAGE.resolveSibling(link.group(1))), link.group(1));
      links++;
    }
    assertEquals(6, links);
  }

  /** The tables are made from the file beside them. */
  @Test
  void tablesAreThoseOfTheFile() throws IOException {
    String machine = Files.readAllLines(Path.of("docs/bench.csv")).get(0).substring(2);
    assertTrue(Files.readString(PAGE).contains("Measured with " + machine + "."), machine);
  }
}
