package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pipes that have a name, and a heap that is smaller than a line. */
class PipeTest {

  private static final String GOOD = "{\"id\": 1, \"a\": [[0]], \"b\": [[1]]}\n";

  @TempDir private Path directory = Path.of("");

  @Test
  void readsANamedPipe() throws IOException, InterruptedException {
    Path pipe = directory.resolve("pairs.jsonl");
    assumeTrue(hasMadePipe(pipe), "there is no mkfifo here");
    Thread writer = new Thread(() -> write(pipe, GOOD.repeat(1000)));
    writer.start();
    Cli cli =
        assertTimeoutPreemptively(Patience.LIMIT, () -> Cli.run("distance", pipe.toString()).ok());
    assertEquals(1000, cli.lines().size());
    writer.join();
  }

  private static boolean hasMadePipe(Path pipe) throws InterruptedException {
    try {
      return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
    } catch (IOException missing) {
      return false;
    }
  }

  /** To open a pipe is to wait for a writer; who waits is told why. */
  @Test
  void aPipeThatNobodyWritesTo() throws IOException, InterruptedException {
    Path pipe = directory.resolve("pairs.jsonl");
    assumeTrue(hasMadePipe(pipe), "there is no mkfifo here");
    Process process = new ProcessBuilder(Program.command("distance", pipe.toString())).start();
    assertEquals(
        "certigjk: " + pipe + " is a pipe that nobody writes to yet; waiting",
        process.errorReader().readLine());
    write(pipe, GOOD);
    assertEquals(0, process.waitFor());
    assertTrue(process.inputReader().readLine().startsWith("{\"id\":1,\"verdict\":\"separated\""));
  }

  /** What has no end, and no line end. */
  @ParameterizedTest
  @CsvSource({
    "distance /dev/zero, 1 GiB",
    "distance /dev/zero examples/cube.off, .off",
    "penetration /dev/zero, 1 GiB",
    "raycast /dev/urandom, limit of 64 MiB",
    "distance /dev/urandom, limit of 64 MiB",
    "check /dev/zero, 1 GiB",
    "check /dev/urandom, limit of 64 MiB",
    "check LINK.jsonl, 1 GiB",
    "distance LINK.jsonl, 1 GiB",
    "distance LINK.off LINK.obj, limit of 64 MiB",
    "explore /dev/zero, limit of 64 MiB",
    "vectors check /dev/zero, limit of 64 MiB",
    "vectors stats /dev/zero, limit of 64 MiB",
    "vectors format /dev/zero, limit of 64 MiB",
    "referee judge /dev/zero, limit of 64 MiB",
    "referee run --engine=certified /dev/zero, limit of 64 MiB",
    "referee findings --engine=certified --output=PAGE /dev/zero, limit of 64 MiB"
  })
  void endlessFiles(String words, String limit) throws IOException {
    assumeTrue(Files.exists(Path.of("/dev/zero")), "there is no /dev/zero here");
    List<Path> links = new ArrayList<>();
    for (String name : List.of("LINK.jsonl", "LINK.off", "LINK.obj")) {
      links.add(Files.createSymbolicLink(directory.resolve(name), Path.of("/dev/zero")));
    }
    String[] args =
        Arrays.stream(words.split(" ", -1))
            .map(word -> word.startsWith("LINK") ? directory.resolve(word).toString() : word)
            .map(word -> word.replace("PAGE", directory.resolve("page.md").toString()))
            .toArray(String[]::new);
    Cli cli = assertTimeoutPreemptively(Patience.LIMIT, () -> Cli.run(args));
    for (Path link : links) {
      Files.delete(link);
    }
    assertEquals(2, cli.code(), cli.err());
    assertTrue(cli.err().contains(limit), cli.err());
  }

  private static void write(Path pipe, String text) {
    try {
      Files.writeString(pipe, text);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aLineLargerThanTheHeapIsRefusedAndSkipped() throws IOException {
    Path out = directory.resolve("out.jsonl");
    Path err = directory.resolve("err.txt");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx32m",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "distance",
                "-")
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    try (OutputStream in = process.getOutputStream()) {
      byte[] mebibyte = "[[0],[0.5],[0]],".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
      in.write(GOOD.getBytes(StandardCharsets.UTF_8));
      for (int k = 0; k < 40; k++) {
        in.write(mebibyte);
      }
      in.write(("\n" + GOOD).getBytes(StandardCharsets.UTF_8));
    }
    assertEquals(2, process.onExit().join().exitValue());
    String complaint = "<stdin>:2: longer than the limit of ";
    assertTrue(Files.readString(err).startsWith(complaint), Files.readString(err));
    List<String> lines = Files.readAllLines(out);
    assertEquals(3, lines.size());
    assertTrue(lines.get(1).startsWith("{\"id\":null,\"verdict\":\"error\""), lines.get(1));
    assertEquals(lines.get(0), lines.get(2));
  }
}
