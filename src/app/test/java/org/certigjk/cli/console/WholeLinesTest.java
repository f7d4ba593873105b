package org.certigjk.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.certigjk.cli.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WholeLinesTest {

  private static final int LONG = 100_000;

  @TempDir private Path directory = Path.of("");

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void allIsWrittenInTheEnd() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringBuilder all = new StringBuilder();
    try (WholeLines lines = new WholeLines(out)) {
      Random random = new Random(1);
      for (int k = 0; k < 2000; k++) {
        String text = "x".repeat(random.nextInt(300)) + (random.nextInt(3) == 0 ? "\n" : "");
        lines.write(bytes(text));
        all.append(text);
      }
      lines.flush();
    }
    assertEquals(all.toString(), out.toString(StandardCharsets.UTF_8));
  }

  /** Whatever has been written, whole lines remain, and the next ones are not begun. */
  @Test
  void atTheEndThereAreWholeLines() throws IOException {
    for (int written = 0; written < 3 * LONG; written += 7919) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      String text = ("a".repeat(10) + "\n").repeat(9000) + "b".repeat(2 * LONG);
      WholeLines lines = new WholeLines(out);
      lines.write(bytes(text), 0, Math.min(written, text.length()));
      Thread writer = new Thread(() -> writeTheRest(lines));
      writer.start(); // a long line that has been begun is waited for
      lines.finish();
      String result = out.toString(StandardCharsets.UTF_8);
      assertTrue(result.isEmpty() || result.endsWith("\n"), "" + written);
      assertFalse(result.contains("never"));
    }
  }

  private static void writeTheRest(WholeLines lines) {
    try {
      lines.write(bytes("c"));
      lines.write(bytes("c\nnever"));
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** A real process is told to end when it has written so much. */
  @ParameterizedTest
  @CsvSource({
    "INT, distance, 0",
    "INT, distance, 1",
    "INT, distance, 70000",
    "INT, distance, 500000",
    "TERM, distance, 200000",
    "TERM, penetration, 1",
    "INT, raycast, 100000",
  })
  void aProcessThatIsToldToEndEndsWithAWholeLine(String signal, String command, int after)
      throws IOException {
    String motion = "{\"a\": [[0, 3.1], [1, 3.7]], \"b\": [[0, 0]], \"direction\": [0, -4]}";
    Path input = directory.resolve("motions.jsonl");
    Files.write(input, Collections.nCopies(20_000, motion));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                command,
                input.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (InputStream results = process.getInputStream()) {
      out.write(results.readNBytes(after));
      new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start();
      results.transferTo(out);
    }
    List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
    assertTrue(out.size() == 0 || out.toString(StandardCharsets.UTF_8).endsWith("\n"));
    ObjectMapper json = new ObjectMapper();
    for (String line : lines) {
      assertTrue(json.readTree(line).has("verdict"), line);
    }
  }
}
