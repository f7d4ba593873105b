package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.certigjk.cli.Main;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The lines for many machines on the pages do what they say: run here with fewer vectors, they make
 * the shards of one file, and all answers to it. GNU parallel is used where it is; the script for
 * Slurm is run as an array task runs it, with its number in the environment, which needs no Slurm.
 */
class ManyMachinesTest {

  private static final int COUNT = 12;

  @TempDir private Path folder;

  /** A launcher of the classes that are tested, and an engine to ask. */
  @BeforeEach
  void programs() throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String certigjk =
        "#!/bin/sh\nexec '%s' -XX:+UseSerialGC -cp '%s' %s \"$@\"\n"
            .formatted(java, System.getProperty("java.class.path"), Main.class.getName());
    String engine =
        "#!/bin/sh\nexec python3 '%s'\n".formatted(Path.of("examples/engine.py").toAbsolutePath());
    for (Map.Entry<String, String> program :
        Map.of("certigjk", certigjk, "my-engine", engine).entrySet()) {
      Path file = Files.writeString(folder.resolve(program.getKey()), program.getValue());
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    }
  }

  /** The block of a page that has this text, with a small count of vectors and of shards. */
  private static String block(String page, String has, int shards) throws IOException {
    String text =
        Stream.of(Files.readString(Path.of("docs", page)).split("```", -1))
            .filter(part -> part.contains(has) && !part.startsWith("\n\n"))
            .findFirst()
            .orElseThrow();
    return text.substring(text.indexOf('\n') + 1)
        .replaceAll("--count [0-9]+", "--count " + COUNT)
        .replaceAll("/(64|8|4)\\b", "/" + shards)
        .replaceAll("seq (8|4)\\b", "seq " + shards)
        .replaceAll("--size 32", "--size 6")
        .replaceAll("-j 8", "-j 2");
  }

  private void run(String script, Map<String, String> environment)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder("bash", "-c", script)
            .directory(folder.toFile())
            .redirectErrorStream(true);
    builder.environment().putAll(environment);
    builder.environment().put("HOME", folder.toString()); // where parallel keeps what it was told
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.waitFor();
    assertTrue(code == 0 || code == 1, script + "\n" + out); // 1: the engine is wrong somewhere
  }

  private static void requireParallel() throws IOException, InterruptedException {
    Process version =
        new ProcessBuilder("bash", "-c", "parallel --version 2>/dev/null | grep -q '^GNU parallel'")
            .start();
    assumeTrue(version.waitFor() == 0, "NOT CHECKED: GNU parallel was not found");
  }

  /** The ids of all shards, sorted. */
  private List<String> ids(String prefix, int shards) throws IOException, InterruptedException {
    List<String> ids = new ArrayList<>();
    for (int k = 1; k <= shards; k++) {
      Path file = folder.resolve(prefix + k + ".jsonl.gz");
      Process unpack = new ProcessBuilder("gzip", "-dc", file.toString()).start();
      String text = new String(unpack.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(0, unpack.waitFor());
      text.lines().filter(line -> line.startsWith("{\"id\"")).map(this::id).forEach(ids::add);
    }
    ids.sort(null);
    return ids;
  }

  private String id(String line) {
    return line.split("\"", 5)[3];
  }

  private List<String> whole(String options) throws IOException, InterruptedException {
    String file = "all1.jsonl.gz";
    run("./certigjk vectors generate " + options + " --output " + file, Map.of());
    return ids("all", 1);
  }

  @Test
  void parallelMakesAndAsks() throws IOException, InterruptedException {
    requireParallel();
    run(block("referee.md", "parallel -j 8", 3), Map.of());
    assertEquals(
        whole("--family random-hulls --dimension 3 --size 6 --count " + COUNT), ids("v", 3));
    for (int k = 1; k <= 3; k++) {
      assertEquals(1 + COUNT / 3, Files.readAllLines(folder.resolve("r" + k + ".jsonl")).size());
    }
  }

  @Test
  void parallelMakesShards() throws IOException, InterruptedException {
    requireParallel();
    run(block("vectors.md", "| parallel", 2).replace("--count", "--family gap --count"), Map.of());
    assertEquals(whole("--family gap --count " + COUNT), ids("shard", 2));
  }

  @ParameterizedTest
  @CsvSource({
    "referee.md, v, --family random-hulls --dimension 3 --size 6",
    "vectors.md, hulls, --family random-hulls --size 6",
  })
  void slurmArray(String page, String prefix, String options)
      throws IOException, InterruptedException {
    String script = block(page, "#SBATCH", 2);
    assertTrue(script.contains("SLURM_ARRAY_TASK_ID"), script);
    for (int task = 1; task <= 2; task++) {
      Map<String, String> environment = Map.of("SLURM_ARRAY_TASK_ID", Integer.toString(task));
      run(script, environment);
      run(script, environment); // as after a kill: it keeps what is there
    }
    assertEquals(whole(options + " --count " + COUNT), ids(prefix, 2));
  }

  @Test
  void theTableOfSparkIsThatOfTheRun() throws IOException {
    List<String> table = Files.readAllLines(Path.of("docs/spark.csv"));
    assertEquals("vectors,one_seconds,two_seconds", table.get(0));
    List<String> rows =
        table.stream().skip(1).map(row -> "| " + row.replace(",", " | ") + " |").toList();
    String page = Files.readString(Path.of("docs/vectors.md"));
    assertTrue(
        page.contains(
            "| one process on one core | two workers, already waiting |\n|---:|---:|---:|\n"
                + String.join("\n", rows)
                + "\n\n"),
        page);
  }
}
