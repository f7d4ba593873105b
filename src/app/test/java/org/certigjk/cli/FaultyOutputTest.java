package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A standard output that fails once, at the k-th write: for every command and every k. */
class FaultyOutputTest {

  private static final String FULL = "No space left on device";
  private static final String CLOSED = "Broken pipe";
  private static final String ENGINE = "python3 examples/engine.py";

  @TempDir private static Path directory = Path.of("");

  /** Fails at one write, and never again. */
  private static final class Faulty extends OutputStream {
    private final int failing;
    private final String reason;
    private int writes;

    Faulty(int failing, String reason) {
      this.failing = failing;
      this.reason = reason;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      if (++writes == failing) {
        throw new IOException(reason);
      }
    }
  }

  private static String file(String name) {
    return directory.resolve(name).toString();
  }

  @BeforeAll
  static void makeInputs() throws IOException {
    StringBuilder pairs = new StringBuilder();
    for (int k = 0; k < 500; k++) {
      String a = "[[%s,0],[0,%s]]".formatted(k, k + 1);
      pairs.append("{\"id\":%s,\"a\":%s,\"b\":[[-1,-1],[-2,-%s]]}\n".formatted(k, a, k));
    }
    Cli.write(directory, "pairs.jsonl", pairs.toString());
    String results = Cli.run("distance", file("pairs.jsonl")).out();
    Cli.write(directory, "results.jsonl", results);
    Cli.write(directory, "lies.jsonl", results.replace("\"separated\"", "\"touching\""));
    Cli.run(
        "vectors",
        "generate",
        "--family=random-hulls",
        "--dimension=1",
        "--count=30",
        "--output=" + file("v.jsonl"));
    Cli.run(
        "referee",
        "run",
        "--engine=" + ENGINE,
        Patience.OPTION,
        "--results=" + file("r.jsonl"),
        file("v.jsonl"));
    String vectors = Files.readString(Path.of(file("v.jsonl")));
    Cli.write(directory, "wrong.jsonl", vectors.replace("\"distance\":", "\"distance\":1"));
  }

  static Stream<List<String>> commands() {
    String findings = "--output=" + file("findings");
    return Stream.of(
        List.of("--help"),
        List.of("distance", "--help"),
        List.of("help", "check"),
        List.of("--version"),
        List.of("distance", file("pairs.jsonl")),
        List.of("distance", file("pairs.jsonl"), "--format=text", "--threads=1"),
        List.of("distance", "examples/cube.off", "examples/tetrahedron.obj"),
        List.of("penetration", file("pairs.jsonl")),
        List.of("raycast", "examples/motion.json"),
        List.of("check", file("lies.jsonl")),
        List.of("bench", "--dimension=2", "--sizes=3", "--pairs=2", "--for=10ms", "--format=json"),
        List.of("study"),
        List.of("study", "reappearance", "--no-files"),
        List.of("papers"),
        List.of("vectors", "generate", "--set=list"),
        List.of("vectors", "generate", "--family=gap", "--count=100", "--threads=2"),
        List.of("vectors", "format", file("v.jsonl")),
        List.of("vectors", "stats", file("v.jsonl")),
        List.of("vectors", "stats", "--format=json", file("v.jsonl")),
        List.of("trace", "examples/traces.jsonl"),
        List.of("vectors", "check", file("wrong.jsonl")),
        List.of("referee", "engines"),
        List.of("referee", "judge", file("r.jsonl")),
        List.of("referee", "judge", "--format=html", file("r.jsonl")),
        List.of("referee", "run", "--engine=" + ENGINE, Patience.OPTION, file("v.jsonl")),
        List.of("referee", "fuzz", "--engine=" + ENGINE, "--queries=3", "--shrink=1", findings));
  }

  private record Run(int code, String err, int writes) {}

  private static Run run(List<String> command, int failing, String reason) {
    Faulty out = new Faulty(failing, reason);
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            new ByteArrayInputStream(new byte[0]),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8),
            command.toArray(String[]::new));
    return new Run(code, err.toString(StandardCharsets.UTF_8), out.writes);
  }

  /**
   * A write that is lost is told, also if those that follow are not. Who reads from a pipe may
   * stop, and is told nothing; but what then has not been judged to its end has not passed.
   */
  @ParameterizedTest
  @MethodSource("commands")
  void everyWriteMayFail(List<String> command) {
    Run well = run(command, 0, "");
    assertTrue(well.writes() > 0, well::err);
    for (int k = 1; k <= well.writes(); k++) {
      Run full = run(command, k, FULL);
      if (full.writes() >= k) { // how many there are depends on who waits for whom
        String where = "write %s of %s: %s".formatted(k, full.writes(), full.err());
        assertEquals(ExitCode.INTERNAL, full.code(), where);
        assertTrue(full.err().contains("the output cannot be written: " + FULL), where);
      }
      Run closed = run(command, k, CLOSED);
      assertFalse(closed.err().contains("cannot be written"), closed::err);
      boolean honest = closed.code() == well.code() || closed.code() == ExitCode.INTERNAL;
      assertTrue(honest, "exit code " + closed.code() + ", else " + well.code());
    }
  }
}
