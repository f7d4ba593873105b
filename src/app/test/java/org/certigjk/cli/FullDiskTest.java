package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * No file may grow beyond so many bytes, as if the disk were full there: {@code setrlimit} of this
 * process, by the program {@code prlimit} of Linux. Whatever the number, nothing is half written
 * under its own name, the exit code says so, and the next run ends with the bytes of a run that
 * nothing has stopped.
 */
class FullDiskTest {

  /** How many sizes of a file: 0 and 1, all but one byte, and some between. */
  private static final int STEPS = Integer.getInteger("certigjk.disk.steps", 6);

  private static final String ENGINE = "python3 -B examples/engine.py";

  @TempDir private static Path inputs = Path.of("");

  @TempDir private Path folder = Path.of("");

  @BeforeAll
  static void makeInputs() throws IOException {
    assumeTrue(isLimited("unlimited"), "there is no prlimit here");
    String vectors = inputs.resolve("v.jsonl").toString();
    List<String> generate = List.of("--family=random-hulls", "--dimension=1", "--count=40");
    run("vectors", generate, "generate", "--output=" + vectors);
    run("referee", List.of(), "run", "--engine=" + ENGINE, Patience.OPTION, results(), vectors);
  }

  private static String results() {
    return "--results=" + inputs.resolve("r.jsonl");
  }

  private static Cli run(String group, List<String> last, String... args) {
    List<String> all = new ArrayList<>(List.of(group));
    all.addAll(List.of(args));
    all.addAll(last);
    return Cli.run(all.toArray(String[]::new));
  }

  @AfterEach
  void unlimited() throws IOException {
    isLimited("unlimited");
  }

  /** Sets the soft limit of this process on the size of files. */
  private static boolean isLimited(String bytes) throws IOException {
    String self = String.valueOf(ProcessHandle.current().pid());
    try {
      Process set = new ProcessBuilder("prlimit", "--pid", self, "--fsize=" + bytes + ":").start();
      return set.onExit().join().exitValue() == 0;
    } catch (IOException missing) {
      return false;
    }
  }

  private static Map<String, byte[]> files(Path folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(path).toString(), Files.readAllBytes(path));
      }
    }
    return files;
  }

  private interface Run {
    Cli into(Path folder);
  }

  /**
   * Stops a command at many sizes, and lets it go on.
   *
   * @param unfinished the file under way, which may stay; or nothing
   */
  private void stop(Run command, Run again, String unfinished) throws IOException {
    Path here = folder.resolve("out"); // a finding names its folder
    Files.createDirectory(here);
    Cli complete = command.into(here);
    assertTrue(complete.code() <= 1, complete::err);
    Map<String, byte[]> expected = files(here);
    int largest = expected.values().stream().mapToInt(bytes -> bytes.length).max().orElseThrow();
    for (int k = 0; k < STEPS; k++) {
      int limit = k < 2 ? k : k == STEPS - 1 ? largest - 1 : (int) ((long) largest * k / STEPS);
      for (String old : files(here).keySet()) {
        Files.delete(here.resolve(old));
      }
      assertTrue(isLimited(String.valueOf(limit)));
      Cli stopped = command.into(here);
      assertTrue(isLimited("unlimited"));
      String said = "%s bytes: exit code %s, %s".formatted(limit, stopped.code(), stopped.err());
      assertEquals(ExitCode.INTERNAL, stopped.code(), said);
      assertTrue(stopped.err().contains("the output cannot be written: File too large"), said);
      for (Map.Entry<String, byte[]> file : files(here).entrySet()) {
        if (!file.getKey().equals(unfinished)) {
          assertTrue(expected.containsKey(file.getKey()), said + " left " + file.getKey());
          assertTrue(
              Arrays.equals(expected.get(file.getKey()), file.getValue())
                  || isFinding(here.resolve(file.getKey())),
              said + file.getKey());
        }
      }
      Cli rest = again.into(here);
      assertEquals(complete.code(), rest.code(), rest::err);
      Map<String, byte[]> finished = files(here);
      assertEquals(expected.keySet(), finished.keySet());
      expected.forEach((name, bytes) -> assertArrayEquals(bytes, finished.get(name), name));
    }
  }

  /** What a fuzzer finds is written twice: as it was found, and made smaller. */
  private static boolean isFinding(Path file) throws IOException {
    String name = file.toString();
    return name.endsWith(".md")
        ? Files.readString(file).contains("Found by `certigjk referee fuzz` in ")
        : name.endsWith(".jsonl") && Cli.run("vectors", "check", name).code() == 0;
  }

  private static Cli generate(Path folder, String name) {
    String output = "--output=" + folder.resolve(name);
    return Cli.run("vectors", "generate", "--family=gap", "--count=150", "--size=4", output);
  }

  @Test
  void vectors() throws IOException {
    Run plain = folder -> generate(folder, "g.jsonl");
    stop(plain, plain, "g.jsonl.part");
  }

  @Test
  void vectorsPacked() throws IOException {
    Run packed = folder -> generate(folder, "g.jsonl.gz");
    stop(packed, packed, "g.jsonl.gz.part");
  }

  @Test
  void formattedVectors() throws IOException {
    String vectors = inputs.resolve("v.jsonl").toString();
    Run format =
        folder -> Cli.run("vectors", "format", vectors, "--output=" + folder.resolve("f.jsonl.gz"));
    stop(format, format, "");
  }

  private static Cli ask(Path folder, String... more) {
    List<String> last = new ArrayList<>(List.of(more));
    last.add("--results=" + folder.resolve("r.jsonl"));
    last.add(inputs.resolve("v.jsonl").toString());
    return run("referee", last, "run", "--engine=" + ENGINE, Patience.OPTION, "--jobs=1");
  }

  @Test
  void answers() throws IOException {
    stop(folder -> ask(folder), folder -> ask(folder, "--resume"), "r.jsonl");
  }

  @Test
  void reports() throws IOException {
    String judged = inputs.resolve("r.jsonl").toString();
    Run judge =
        folder ->
            Cli.run(
                "referee",
                "judge",
                "--format=html",
                "--output=" + folder.resolve("report.html"),
                "--charges=" + folder.resolve("charges.jsonl"),
                judged);
    stop(judge, judge, "");
  }

  @Test
  void fuzzing() throws IOException {
    Run fuzz =
        folder ->
            run(
                "referee",
                List.of("--queries=12", "--family=grid,random-hulls", "--shrink=30"),
                "fuzz",
                "--engine=" + ENGINE,
                Patience.OPTION,
                "--output=" + folder);
    stop(fuzz, fuzz, "");
  }

  @Test
  void findings() throws IOException {
    String vectors = inputs.resolve("v.jsonl").toString();
    Run findings =
        folder ->
            run(
                "referee",
                List.of(vectors),
                "findings",
                "--engine=certified",
                "--limit=10m",
                "--output=" + folder.resolve("page.md"));
    stop(findings, findings, "");
  }

  @Test
  void studies() throws IOException {
    Run study = folder -> Cli.run("study", "reappearance", "--output=" + folder);
    stop(study, study, "");
  }
}
