package org.certigjk.cli.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.certigjk.cli.Cli;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code certigjk referee findings}, with an engine of this library in a process of its own. */
class RefereeFindingsCommandTest {

  @TempDir private Path directory = Path.of("");

  private String vectors() {
    String file = directory.resolve("few.jsonl").toString();
    Cli.run("vectors", "generate", "--family", "boxes", "--count", "3", "--output", file);
    return file;
  }

  @Test
  void pageIsWrittenWithItsFolder() throws IOException {
    Path page = directory.resolve("new").resolve("page.md");
    Cli cli =
        Cli.run(
            "referee",
            "findings",
            "--engine",
            "certified",
            Patience.OPTION,
            "--output",
            page.toString(),
            vectors());
    assertEquals(0, cli.code(), cli.err());
    String text = Files.readString(page);
    assertTrue(text.contains("| [certified](#certified)"), text);
    assertTrue(
        text.contains("3 of 3 answers right (100 %); 3 by the profile *exact*. Breaches: 0."),
        text);
    assertTrue(Files.exists(directory.resolve("new/page/shrunk.jsonl")));
  }

  @Test
  void unknownEngineIsAUsageError() {
    Cli cli = Cli.run("referee", "findings", "--engine", "nobody", vectors());
    assertEquals(2, cli.code());
    assertTrue(cli.err().contains("no engine 'nobody'"), cli.err());
  }

  @Test
  void limitMustBeATime() {
    assertEquals(2, Cli.run("referee", "findings", "--limit", "0", vectors()).code());
    assertEquals(2, Cli.run("referee", "findings", "--limit", "NaN", vectors()).code());
  }

  @Test
  void missingFileIsBadInput() {
    Cli cli =
        Cli.run(
            "referee",
            "findings",
            "--engine",
            "certified",
            "--output",
            directory.resolve("p.md").toString(),
            directory.resolve("none.jsonl").toString());
    assertEquals(2, cli.code(), cli.err());
  }
}
