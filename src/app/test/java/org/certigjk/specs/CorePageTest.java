package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What docs/core.md says stands where it says. */
class CorePageTest {

  private static final String REMEDY =
      "java src/app/test/java/org/certigjk/specs/CorePage.java writes it again";

  @Test
  void thePageIsMadeOfTheSources() throws IOException {
    assertEquals(CorePage.make(), Files.readString(CorePage.PAGE), REMEDY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java gjk/GjkLoop.java: s is nowhere there",
        "java gjk/GjkLoop.java: return",
        "jml gjk/GjkLoop.jml: ensures false;",
        "coq gjk.v: gjk_step_increase",
        "explorer steps.js: the loop has lost its way",
        "need gjk/GjkLoop: it is verified",
        "need gjk/GjkLoops: it is not there"
      })
  void whatIsNotFoundOnceIsAnError(String line) throws IOException {
    List<String> source = new ArrayList<>(Files.readAllLines(CorePage.SOURCE));
    source.add(line);
    assertThrows(IllegalStateException.class, () -> CorePage.make(source));
  }

  @Test
  void aClassWithoutAReasonIsAnError() throws IOException {
    List<String> source = new ArrayList<>(Files.readAllLines(CorePage.SOURCE));
    assertTrue(source.removeIf(line -> line.startsWith("need gjk/SquaredDistanceBounds")));
    assertThrows(IllegalStateException.class, () -> CorePage.make(source));
  }

  @Test
  void filesAreThere() throws IOException {
    Matcher link =
        Pattern.compile("\\]\\(([^)#:]+)(?:#L\\d+)?\\)").matcher(Files.readString(CorePage.PAGE));
    int links = 0;
    while (link.find()) {
      Path file = CorePage.PAGE.resolveSibling(link.group(1));
      assertTrue(Files.exists(file), file::toString);
      links++;
    }
    assertTrue(links > 100, "each row has several");
  }
}
