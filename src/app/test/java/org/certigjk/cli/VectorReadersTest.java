package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.VectorReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The readers in {@code examples/}, in C++ and Python, where a compiler and Python are there. */
class VectorReadersTest {

  @TempDir private Path folder = Path.of("");

  private static String run(Path input, List<String> command)
      throws IOException, InterruptedException {
    Process process;
    try {
      process =
          new ProcessBuilder(command)
              .redirectInput(input.toFile())
              .redirectErrorStream(true)
              .start();
    } catch (IOException absent) {
      return abort("there is no " + command.get(0));
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), out);
    return out;
  }

  /** What both must print: the error of the distance of the nearest vertices. */
  private static List<String> expected(Path file) throws IOException {
    long count = 0;
    long skipped = 0;
    double worst = -1;
    String id = "";
    try (VectorReader reader = VectorReader.open(file)) {
      for (TestVector v = reader.next(); v != null; v = reader.next()) {
        if (v.query().poses() != null || Double.isInfinite(v.expected().distance())) {
          skipped++;
          continue;
        }
        count++;
        double error = error(v);
        if (error > worst) {
          worst = error;
          id = v.id();
        }
      }
    }
    return List.of("%s vectors, %s skipped".formatted(count, skipped), id);
  }

  private static double error(TestVector vector) {
    double least = Double.POSITIVE_INFINITY;
    double scale = 0;
    for (double[] p : vector.query().pair().a()) {
      for (double[] q : vector.query().pair().b()) {
        double norm = 0;
        for (int k = 0; k < p.length; k++) {
          norm = Math.hypot(norm, p[k] - q[k]);
          scale = Math.max(scale, Math.max(Math.abs(p[k]), Math.abs(q[k])));
        }
        least = Math.min(least, norm);
      }
    }
    return Math.abs(least - vector.expected().distance()) / (scale == 0 ? 1 : scale);
  }

  private Path vectors() throws IOException {
    Path file = folder.resolve("v.jsonl");
    StringBuilder all = new StringBuilder();
    for (String option : List.of("--dimension=1,2,3", "--posed", "--single")) {
      all.append(
          Cli.run(
                  "vectors",
                  "generate",
                  "--family",
                  "random-hulls,gap,any-doubles",
                  option,
                  "--count",
                  "20")
              .ok()
              .out());
    }
    return Files.writeString(file, all);
  }

  @Test
  void theReaderInPython() throws IOException, InterruptedException {
    Path file = folder.resolve("v.jsonl.gz");
    String[] args = {
      "vectors",
      "generate",
      "--family",
      "random-hulls,gap,any-doubles",
      "--dimension",
      "2,3",
      "--count",
      "20",
      "--output",
      file.toString()
    };
    assertEquals(0, Cli.run(args).code());
    List<String> command = List.of("python3", "examples/read_vectors.py", file.toString());
    assertPrints(expected(file), run(file, command));
  }

  @Test
  void theReaderInCpp() throws IOException, InterruptedException {
    Path file = vectors();
    String program = folder.resolve("read_vectors").toString();
    String[] compile = {
      "g++",
      "-std=c++17",
      "-O1",
      "-Wall",
      "-Wextra",
      "-Werror",
      "-o",
      program,
      "examples/read_vectors.cpp"
    };
    assertEquals("", run(file, List.of(compile)));
    String out = run(file, List.of(program));
    assertTrue(out.startsWith("220 vectors, 40 skipped"), out);
    List<String> one = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      if (one.isEmpty() || !line.startsWith("{\"format\"")) {
        one.add(line);
      }
    }
    Path merged = Files.writeString(folder.resolve("one.jsonl"), String.join("\n", one) + "\n");
    assertPrints(expected(merged), run(merged, List.of(program)));
  }

  private static void assertPrints(List<String> expected, String out) {
    List<String> lines = out.lines().toList();
    assertEquals(expected.get(0), lines.get(0));
    assertTrue(lines.get(1).contains(": " + expected.get(1) + ", answer "), out);
  }
}
