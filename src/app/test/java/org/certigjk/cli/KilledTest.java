package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Processes that are killed ({@code kill -9}) while they write, and two that write one file. */
@Timeout(value = Patience.MINUTES, unit = TimeUnit.MINUTES)
class KilledTest {

  private static final String ENGINE = "python3 -B examples/engine.py";

  @TempDir private Path folder = Path.of("");

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  /** Starts the program, and waits until a file has so many bytes, or the program has ended. */
  private Process startUntil(Path growing, long bytes, String... args)
      throws IOException, InterruptedException {
    Process process = Program.start(folder.resolve("out"), folder.resolve("err"), args);
    while (process.isAlive() && (!Files.exists(growing) || Files.size(growing) < bytes)) {
      Thread.sleep(1);
    }
    return process;
  }

  private void killAt(Path growing, long bytes, String... args)
      throws IOException, InterruptedException {
    Process process = startUntil(growing, bytes, args);
    process.destroyForcibly();
    process.waitFor();
  }

  private String vectors(int count) {
    String output = file("v.jsonl");
    List<String> request = List.of("--family=random-hulls", "--dimension=1", "--count=" + count);
    List<String> args = new ArrayList<>(List.of("vectors", "generate", "--output=" + output));
    args.addAll(request);
    assertEquals(0, Cli.run(args.toArray(String[]::new)).code());
    return output;
  }

  private static String[] ask(String results, String vectors, String... more) {
    List<String> args = new ArrayList<>(List.of("referee", "run", Patience.OPTION));
    args.addAll(List.of("--engine=" + ENGINE, "--jobs=1", "--results=" + results));
    args.addAll(List.of(more));
    args.add(vectors);
    return args.toArray(String[]::new);
  }

  @Test
  void answersGoOn() throws IOException, InterruptedException {
    String vectors = vectors(400);
    int code = Cli.run(ask(file("well.jsonl"), vectors)).code();
    byte[] expected = Files.readAllBytes(folder.resolve("well.jsonl"));
    Path results = folder.resolve("r.jsonl");
    for (int tenths : List.of(0, 3, 9)) {
      Files.deleteIfExists(results);
      killAt(results, expected.length * tenths / 10L, ask(file("r.jsonl"), vectors));
      Cli rest = Cli.run(ask(file("r.jsonl"), vectors, "--resume"));
      assertEquals(code, rest.code(), rest::err);
      assertArrayEquals(expected, Files.readAllBytes(results));
    }
  }

  /** A file with its own name is complete. */
  @Test
  void studiesAreWholeOrNotThere() throws IOException, InterruptedException {
    assertEquals(0, Cli.run("study", "cofactors", "--output=" + file("well")).code());
    for (String name : List.of("cofactors.md", "cofactors-errors.svg")) {
      Path here = folder.resolve("killed-" + name);
      killAt(here.resolve(name), 0, "study", "cofactors", "--output=" + here);
      try (Stream<Path> files = Files.list(here)) {
        for (Path file : files.filter(file -> !file.toString().endsWith(".part")).toList()) {
          Path same = folder.resolve("well").resolve(file.getFileName());
          assertArrayEquals(Files.readAllBytes(same), Files.readAllBytes(file), file.toString());
        }
      }
    }
  }

  @Test
  void oneProcessAtATimeWritesAnswers() throws IOException, InterruptedException {
    String vectors = vectors(400);
    Path results = folder.resolve("r.jsonl");
    Process first = startUntil(results, 1, ask(file("r.jsonl"), vectors));
    first.toHandle().descendants().forEach(KilledTest::stop); // the engine: it answers no more
    for (String option : List.of("--resume", "--overwrite")) {
      Cli second = Cli.run(ask(file("r.jsonl"), vectors, option));
      assertEquals(2, second.code(), second::err);
      assertEquals(
          results + ": another run is writing this file; wait for its end\n", second.err());
    }
    first.destroyForcibly();
    first.waitFor();
  }

  private static void stop(ProcessHandle process) {
    signal("-STOP", process.pid());
  }

  private static void signal(String name, long process) {
    try {
      new ProcessBuilder("kill", name, String.valueOf(process)).start().waitFor();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void oneProcessAtATimeWritesVectors() throws IOException, InterruptedException {
    String output = "--output=" + file("g.jsonl");
    String[] args = {"vectors", "generate", "--family=gap", "--count=2000", output};
    Path part = folder.resolve("g.jsonl.part");
    Process first = startUntil(part, 1, args);
    signal("-STOP", first.pid());
    assertTrue(first.isAlive(), "it has ended before it could be stopped");
    Cli second = Cli.run(args);
    assertEquals(2, second.code(), second::err);
    assertEquals(part + ": another run is writing this file; wait for its end\n", second.err());
    first.destroyForcibly();
    first.waitFor();
  }

  /** As {@code head} reads: the first lines, and no more. */
  @Test
  void whoReadsFromAPipeMayStop() throws IOException, InterruptedException {
    String program =
        Program.quoted(Program.command("vectors", "generate", "--family=gap", "--count=3000"));
    Path err = folder.resolve("err");
    String script = "exec 2>'" + err + "';" + program + " | head -n 2; echo ${PIPESTATUS[0]}";
    Process bash = new ProcessBuilder("bash", "-c", script).start();
    List<String> lines = bash.inputReader().lines().toList();
    bash.waitFor();
    assertEquals("0", lines.get(2));
    assertEquals("", Files.readString(err));
  }

  @Test
  void aFullDeviceIsTold() throws IOException, InterruptedException {
    Path err = folder.resolve("err");
    for (String[] args : new String[][] {{"--help"}, {"distance", "examples/pairs.jsonl"}}) {
      Process process = Program.start(Path.of("/dev/full"), err, args);
      assertEquals(ExitCode.INTERNAL, process.waitFor());
      assertEquals(
          "certigjk: the output cannot be written: No space left on device\n",
          Files.readString(err));
    }
  }
}
