package org.certigjk.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.certigjk.cli.Cli;
import org.certigjk.cli.input.InputException;
import org.junit.jupiter.api.Test;

/** Verdicts are bold where colours are wanted, and nowhere else. */
class ColourTest {

  private static final InputException BAD = new InputException("f", 3, null, "bad");

  @Test
  void aVerdictIsBoldIfThatIsWanted() {
    String coloured = new PenetrationText(true).error("7", 3, BAD);
    assertEquals("7: error: f:3: bad\n", coloured.replaceAll("\u001b\\[[0-9]+m", ""));
    assertEquals(0, coloured.indexOf("7: \u001b[1merror\u001b["));
    assertEquals("7: error: f:3: bad\n", new PenetrationText(false).error("7", 3, BAD));
  }

  /** The standard output of a test is no terminal. */
  @Test
  void whatIsNoTerminalGetsNoColours() {
    for (List<String> words :
        List.of(
            List.of("--help"),
            List.of("distance", "--help"),
            List.of("distance", "examples/triangles.json", "--format=text"))) {
      Cli cli = Cli.run(words.toArray(String[]::new)).ok();
      assertFalse(cli.out().contains("\u001b"), cli.out());
    }
  }
}
