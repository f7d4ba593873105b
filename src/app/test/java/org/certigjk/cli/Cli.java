package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A run of the program: its exit code and what it printed. */
public record Cli(int code, String out, String err) {

  public static Cli run(String... args) {
    return runOn("", args);
  }

  /** Runs with this text as standard input. */
  public static Cli runOn(String input, String... args) {
    return runOn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), args);
  }

  public static Cli runOn(InputStream input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
    int code = Main.run(input, out, errors, args);
    return new Cli(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  public List<String> lines() {
    return out.lines().toList();
  }

  /** Demands exit code 0 and nothing on standard error. */
  public Cli ok() {
    assertEquals("", err);
    assertEquals(0, code);
    return this;
  }

  /** Demands exit code 2, nothing on standard output, and this one line on standard error. */
  public void bad(String complaint) {
    assertEquals(complaint + "\n", err);
    assertEquals("", out);
    assertEquals(2, code);
  }

  /** Demands exit code 2, this one line on standard error, and a record that says the same. */
  public void badRecord(String complaint) {
    assertEquals(complaint + "\n", err);
    assertEquals(1, lines().size(), out);
    String reason = complaint.substring(complaint.lastIndexOf(": ") + 2);
    String message = reason.replace("\\", "\\\\").replace("\"", "\\\"");
    assertTrue(out.contains(",\"verdict\":\"error\",\"error\":{\"file\":"), out);
    assertTrue(out.endsWith(message + "\"}}\n"), out);
    assertEquals(2, code);
  }

  public static String write(Path directory, String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }
}
