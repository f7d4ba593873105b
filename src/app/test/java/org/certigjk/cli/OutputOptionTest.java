package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --output} and {@code --overwrite}. */
class OutputOptionTest {

  @TempDir private Path directory = Path.of("");

  private String name(String file) {
    return directory.resolve(file).toString();
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "distance examples/pairs.jsonl",
        "distance examples/triangles.json --format text",
        "distance examples/cube.off examples/tetrahedron.obj --format csv",
        "penetration examples/pairs.jsonl",
        "raycast examples/motion.json",
        "check examples/forged/rejected.jsonl"
      })
  void theFileHasWhatElseIsPrinted(String words) throws IOException {
    Cli printed = Cli.run(words.split(" "));
    Cli plain = Cli.run((words + " --output " + name("x")).split(" "));
    assertEquals(new Cli(printed.code(), "", printed.err()), plain);
    assertEquals(printed.out(), Files.readString(directory.resolve("x")));
    Cli packed = Cli.run((words + " --output " + name("x.gz")).split(" "));
    assertEquals(plain, packed);
    try (InputStream in = new GZIPInputStream(Files.newInputStream(directory.resolve("x.gz")))) {
      assertEquals(printed.out(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
    assertEquals(List.of("x", "x.gz"), files());
    assertEquals(printed, Cli.run((words + " --output -").split(" ")));
  }

  @Test
  void aFileThatIsThereIsKeptUnlessAskedForOtherwise() throws IOException {
    String file = Cli.write(directory, "x.jsonl", "mine\n");
    Cli.run("distance", "examples/pairs.jsonl", "--output", file)
        .bad(
            "certigjk: --output "
                + file
                + ": there is such a file; --overwrite replaces it (certigjk distance --help"
                + " explains)");
    assertEquals("mine\n", Files.readString(Path.of(file)));
    Cli.run("distance", "examples/pairs.jsonl", "--output", file, "--overwrite").ok();
    assertTrue(Files.readString(Path.of(file)).startsWith("{\"id\":"));
    Cli.run("distance", "x.json", "--overwrite")
        .bad(
            "certigjk: --overwrite needs --output FILE: which file? (certigjk distance --help"
                + " explains)");
    Cli.run("distance", "x.json", "--output", "")
        .bad("certigjk: --output: an empty file name (certigjk distance --help explains)");
  }

  @Test
  void nothingIsHalfWritten() throws IOException {
    Cli missing = Cli.run("distance", "missing.json", "--output", name("x"));
    assertEquals(2, missing.code());
    assertEquals(List.of(), files());
    byte[] answers = "mine\n".getBytes(StandardCharsets.UTF_8);
    Files.write(directory.resolve("x"), answers);
    Cli.run("distance", "examples/cube.off", "missing.off", "--output", name("x"), "--overwrite");
    assertArrayEquals(answers, Files.readAllBytes(directory.resolve("x")));
    Cli folder = Cli.run("distance", "examples/pairs.jsonl", "--output", name("no/x"));
    assertEquals(3, folder.code());
    assertEquals(
        "certigjk: the output cannot be written: " + name("no/x") + ": no such folder\n",
        folder.err());
    assertEquals(List.of("x"), files());
  }

  @Test
  void aBadRecordCostsNoOther() throws IOException {
    String pairs = "{\"a\": [[0]], \"b\": [[1]]}\noops\n{\"a\": [[0]], \"b\": [[2]]}\n";
    Cli cli = Cli.runOn(pairs, "distance", "-", "--output", name("x"));
    assertEquals(2, cli.code());
    assertEquals(3, Files.readAllLines(directory.resolve("x")).size());
    assertFalse(cli.err().isEmpty());
  }
}
