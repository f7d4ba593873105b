package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each figure of a page that a comment names is what the name stands for ({@link PageFigures}). */
class PageFiguresTest {

  /** A figure, with blanks between groups of digits, and the name behind it. */
  private static final Pattern NAMED =
      Pattern.compile("([0-9]+(?: [0-9]{3})*(?:[.][0-9]+)*)?<!-- (\\S.*?) -->");

  @ParameterizedTest
  @CsvSource({
    "README.md, 3",
    "docs/bench.md, 6",
    "docs/engine-protocol.md, 7",
    "docs/java.md, 1",
    "docs/referee.md, 2",
    "docs/vectors.md, 1",
    "docs/verification.md, 1"
  })
  void figuresAreWhatTheirNamesStandFor(String page, int least) throws IOException {
    Matcher named = NAMED.matcher(text(page));
    int figures = 0;
    while (named.find()) {
      assertTrue(named.group(1) != null, named.group() + " follows no figure");
      String figure = named.group(1).replace(" ", "");
      assertEquals(PageFigures.named(named.group(2)), figure, named.group(2));
      figures++;
    }
    assertTrue(figures >= least, page + " has " + figures + " named figures");
  }

  /** Without what marks the tables of measured times, which have a test of their own. */
  private static String text(String page) throws IOException {
    return Files.readString(Path.of(page))
        .replaceAll("<!-- the tables .*?-->", "")
        .replace("<!-- end of the tables -->", "");
  }

  @Test
  void namesOfNothingAreRefused() {
    assertThrows(AssertionError.class, () -> PageFigures.named("Profile.NO_SUCH_CONSTANT"));
    assertThrows(AssertionError.class, () -> PageFigures.named("NoSuchClass.DEFAULT_K"));
    assertThrows(AssertionError.class, () -> PageFigures.named("vectors/precision/triple"));
  }
}
