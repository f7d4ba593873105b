package org.certigjk.cli.vectors;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.certigjk.cli.Cli;
import org.certigjk.cli.Program;
import org.certigjk.vectors.Draw;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code certigjk vectors}, in this process and in others that are killed. */
class VectorsCommandTest {

  private static final int KILLS = 4;

  /** A second or two of work on one core, so that there is something to interrupt. */
  private static final List<String> WORK =
      List.of(
          "vectors", "generate", "--family", "random-hulls,grid", "--size", "12", "--count", "600");

  @TempDir private Path folder = Path.of("");

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private static List<String> with(List<String> args, String... more) {
    List<String> all = new ArrayList<>(args);
    all.addAll(List.of(more));
    return all;
  }

  private static Process start(List<String> args) throws IOException {
    return new ProcessBuilder(Program.command(args.toArray(String[]::new)))
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static byte[] unpacked(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    return file.toString().endsWith(".gz")
        ? new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes()
        : bytes;
  }

  /** Until the process has written so much, or has ended. */
  private static void awaitSize(Process process, Path file, long size) throws InterruptedException {
    while (process.isAlive() && file.toFile().length() < size) {
      Thread.sleep(5);
    }
  }

  /** kill -9 when the file has grown by a random size, again and again; then a run to the end. */
  @ParameterizedTest
  @ValueSource(strings = {"killed.jsonl", "killed.jsonl.gz"})
  void killedAndRunAgainTheBytesAreThoseOfOneRun(String name)
      throws IOException, InterruptedException {
    Path whole = folder.resolve("whole-" + name);
    Cli.run(with(WORK, "--output", whole.toString()).toArray(String[]::new));
    Path file = folder.resolve(name);
    Path part = folder.resolve(name + ".part");
    Draw draw = new Draw(name.length());
    int growth = (int) Files.size(whole) / KILLS;
    Set<Long> sizes = new HashSet<>();
    for (int kills = 0; kills < KILLS; ) {
      String threads = String.valueOf(1 + kills % 2);
      Process process = start(with(WORK, "--output", file.toString(), "--threads", threads));
      awaitSize(process, part, part.toFile().length() + draw.below(growth));
      int code = process.destroyForcibly().waitFor();
      if (Files.deleteIfExists(file)) {
        continue; // it was done before it could be killed: begin anew
      }
      assertEquals(137, code);
      sizes.add(part.toFile().length());
      kills++;
    }
    assertEquals(0, start(with(WORK, "--output", file.toString())).waitFor());
    assertArrayEquals(Files.readAllBytes(whole), Files.readAllBytes(file));
    assertFalse(Files.exists(part));
    assertTrue(sizes.size() > 1, "killed at sizes " + sizes);
  }

  @Test
  void fourShardsInFourProcessesAreTheWhole() throws IOException, InterruptedException {
    List<String> work =
        List.of("vectors", "generate", "--family", "grid,reappearance", "--count", "150");
    Cli.run(with(work, "--output", path("whole.jsonl")).toArray(String[]::new));
    List<Process> processes = new ArrayList<>();
    for (int k = 1; k <= 4; k++) {
      processes.add(
          start(with(work, "--shard", k + "/4", "--output", path("shard" + k + ".jsonl.gz"))));
    }
    List<String> union = new ArrayList<>();
    for (int k = 1; k <= 4; k++) {
      assertEquals(0, processes.get(k - 1).waitFor());
      String file = path("shard" + k + ".jsonl.gz");
      List<String> lines =
          new String(unpacked(Path.of(file)), StandardCharsets.UTF_8).lines().toList();
      union.addAll(lines.subList(1, lines.size()));
      Cli check = Cli.run("vectors", "check", file);
      assertEquals(0, check.code(), check.out());
    }
    List<String> whole = Files.readAllLines(folder.resolve("whole.jsonl"));
    assertEquals(union.size(), new HashSet<>(union).size());
    assertEquals(new HashSet<>(whole.subList(1, whole.size())), new HashSet<>(union));
  }

  @Test
  void aCompleteFileIsNotMadeAgain() throws IOException {
    String file = path("v.jsonl");
    String[] args = {"vectors", "generate", "--family", "gap", "--count", "5", "--output", file};
    Cli first = Cli.run(args);
    assertEquals("certigjk: " + file + ": 5 vectors\n", first.err());
    Cli second = Cli.run(args);
    assertEquals(0, second.code());
    assertEquals(
        "certigjk: " + file + " is complete already; --force makes it again\n", second.err());
    args[5] = "6";
    Cli.run(args).bad(file + ": there is another file of this name; --force replaces it");
    List<String> forced = with(List.of(args), "--force");
    assertEquals(0, Cli.run(forced.toArray(String[]::new)).code());
    assertEquals(7, Files.readAllLines(Path.of(file)).size());
  }

  @Test
  void standardOutputAndInputServeAsFiles() {
    String made = Cli.run("vectors", "generate", "--family", "gap", "--count", "3").ok().out();
    Cli check = Cli.runOn(made, "vectors", "check", "-", "--oracle", "");
    Cli stats = Cli.runOn(made, "vectors", "stats", "-", "--format", "json").ok();
    assertTrue(stats.out().startsWith("{\"vectors\":3,\"flag\":{"), stats.out());
    assertEquals(made, Cli.runOn(made, "vectors", "format", "-").ok().out());
    assertTrue(Cli.runOn(made, "vectors", "stats", "-").ok().out().contains("| gap | 3 |"));
    assertTrue(check.code() != 0, "there is no program of no name");
  }

  /** By a matrix unless it is told otherwise; the certified query is right about both. */
  @Test
  void bodiesArePosedByMatricesOrByQuaternions() throws IOException {
    String[][] forms = {
      {"--posed", "\"true\"", "posed"},
      {"--posed=matrix", "\"true\"", "posed"},
      {"--posed=quaternion", "\"quaternion\"", "quaternion"}
    };
    for (String[] form : forms) {
      String made =
          Cli.run("vectors", "generate", "--family", "gap,random-hulls", form[0], "--count", "4")
              .ok()
              .out();
      assertTrue(made.contains("\"posed\":" + form[1]), made.substring(0, 300));
      assertTrue(made.contains("{\"id\":\"gap/3/8/4/" + form[2] + "\""), form[2]);
      String file = Cli.write(folder, form[2] + ".jsonl", made);
      assertEquals(0, Cli.run("vectors", "check", file).code(), form[0]);
      String[] run = {"referee", "run", "--engine", "certified", "--profile", "exact", file};
      Cli referee = Cli.run(run);
      assertEquals(0, referee.code(), referee.out() + referee.err());
    }
  }

  @Test
  void checkSaysWhatIsWrongAndWhatWasNotChecked() throws IOException {
    String made = Cli.run("vectors", "generate", "--family", "gap", "--count", "3").ok().out();
    String wrong =
        Cli.write(folder, "wrong.jsonl", made.replaceFirst("\"distance\":", "\"distance\":1"));
    Cli check = Cli.run("vectors", "check", wrong);
    assertEquals(1, check.code());
    assertTrue(check.out().startsWith(wrong + ":2: vector gap/3/8/1: field expected.distance: 1"));
    assertTrue(
        check.err().startsWith(wrong + ": 3 vectors, 1 complaints, 0 unreadable lines; all inputs"),
        check.err());
    String cut = Cli.write(folder, "cut.jsonl", made.substring(0, made.length() - 40));
    assertEquals(2, Cli.run("vectors", "check", cut).code());
    String missing = path("missing.jsonl");
    Cli.run("vectors", "check", missing).bad(missing + ": no such file");
    Cli.run("vectors", "stats", missing).bad(missing + ": no such file");
  }

  @Test
  void formatWritesAFileInItsPlace() throws IOException {
    String made = Cli.run("vectors", "generate", "--family", "gap", "--count", "3").ok().out();
    String file = Cli.write(folder, "v.jsonl", made.replace("\"expected\":", "\"expected\": "));
    assertEquals(1, Cli.run("vectors", "check", file).code());
    Cli format = Cli.run("vectors", "format", file, "--output", file);
    assertEquals("certigjk: " + file + ": 3 vectors\n", format.err());
    assertEquals(made, Files.readString(Path.of(file)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--shard 5/4|shard 5/4: from 1/4 to 4/4 is possible",
        "--shard 2|--shard 2: two numbers are expected, such as 2/4",
        "--count 0|--count 0: at least 1 is needed",
        "--threads 0|--threads 0: at least 1 is needed",
        "--set nowhere|there is no published set nowhere; there are",
        "--set space --family gap|--set and --family exclude each other",
        "--family gap --dimension 1|no family of gap has pairs in dimension 1",
        "--posed=quaternion --dimension 2|no family of random-hulls,",
        "--posed=circle|Invalid value for option '--posed': expected one of [matrix, quaternion]",
        "--family none|--family none: there is no such family; possible are random-hulls,"
      })
  void wrongUsageIsExplained(String options, String complaint) {
    List<String> args = with(List.of("vectors", "generate"), options.split(" "));
    Cli cli = Cli.run(args.toArray(String[]::new));
    assertEquals(2, cli.code());
    assertEquals("", cli.out());
    assertTrue(cli.err().startsWith("certigjk: " + complaint), cli.err());
    assertEquals(1, cli.err().lines().count());
  }

  @Test
  void listsAreNames() {
    assertTrue(Cli.run("vectors", "generate", "--family", "list").ok().out().contains("gap\t"));
    assertFalse(Cli.run("vectors", "generate", "--set", "list").ok().lines().isEmpty());
    assertEquals(2, Cli.run("vectors").code());
  }

  @Test
  void devicesAreNotReplaced() {
    String complaint = "/dev/null: a regular file is expected";
    Cli.run("vectors", "generate", "--family=gap", "--output=/dev/null").bad(complaint);
    Cli.run("vectors", "generate", "--family=gap", "--force", "--output=/dev/null").bad(complaint);
  }
}
