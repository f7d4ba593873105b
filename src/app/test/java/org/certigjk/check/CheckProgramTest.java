package org.certigjk.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.certigjk.check.program.Main;
import org.certigjk.cli.Cli;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code certigjk-check}, and that it says what {@code certigjk check} says. */
class CheckProgramTest {

  private static final String PAIRS = "examples/pairs.jsonl";

  @TempDir private Path directory = Path.of("");

  private static Cli program(InputStream in, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Main.run(in, out, err, args);
    return new Cli(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static Cli program(String... args) {
    return program(InputStream.nullInputStream(), args);
  }

  private static Cli same(byte[] input, String... pairs) {
    List<String> args = new ArrayList<>(List.of("check", "-"));
    List<String> words = new ArrayList<>(List.of("-"));
    for (String pair : pairs) {
      args.addAll(List.of("--pairs", pair));
      words.add(pair);
    }
    Cli command = Cli.runOn(new ByteArrayInputStream(input), args.toArray(String[]::new));
    Cli program = program(new ByteArrayInputStream(input), words.toArray(String[]::new));
    assertEquals(command, program);
    return program;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String answers(String... more) {
    StringBuilder answers = new StringBuilder();
    for (String field : List.of("rational", "double", "float")) {
      answers.append(Cli.run("distance", PAIRS, "--field", field).out());
    }
    answers.append(Cli.run("distance", PAIRS, "--engine=generic", "--trace").out());
    answers.append(Cli.run("distance", PAIRS, "--engine=generic", "--time-limit=0").out());
    answers.append(Cli.run("penetration", "examples/overlapping.json").out());
    answers.append(Cli.run("raycast", "examples/motion.json").out());
    return answers + String.join("\n", more);
  }

  @Test
  void saysWhatTheCommandSaysOfResults() {
    Cli check = same(bytes(answers("{\"verdict\": \"x\"}", "7", "", "{\"verdict\":\"error\"")));
    assertEquals(2, check.code());
    assertTrue(check.err().endsWith(", 3 unreadable\n"), check.err());
    assertEquals(0, same(bytes(Cli.run("distance", PAIRS, "--omit-input").out()), PAIRS).code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"examples/forged/rejected.jsonl", "examples/forged/unreadable.jsonl"})
  void saysWhatTheCommandSaysOfForgedRecords(String file) throws IOException {
    assertEquals(Cli.run("check", file), program(file));
    same(Files.readAllBytes(Path.of(file)));
  }

  /** Bytes changed, left out or put in at random: another number, no JSON any more, no text. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void saysWhatTheCommandSaysOfBrokenRecords(long seed) {
    byte[] honest = bytes(answers());
    Random random = new Random(seed);
    ByteArrayOutputStream broken = new ByteArrayOutputStream();
    for (byte symbol : honest) {
      int what = random.nextInt(300);
      if (what == 0) {
        broken.write(random.nextInt(256));
      } else if (what == 1) {
        broken.write('0' + random.nextInt(10));
      }
      if (what != 0 && what != 2) {
        broken.write(symbol);
      }
    }
    assertEquals(2, same(broken.toByteArray()).code());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u00ef\u00bb\u00bf7\r\n{\r\n",
        "{\n\"verdict\":\n\n7}\n",
        "{\n}\n{\n",
        "\u00c3(",
        "\u00c0\u0080",
        "\u00ed\u00a0\u0080",
        "\u00f4\u0090\u0080\u0080",
        "\u00f0\u009f\u0098\u0080",
        "\u001f\u008b",
        "{\"id\": {\"id\": [\"}\\\"\", 1]}, \"verdict\": \"\u001b[31m\"}",
        "\"\\ud800\"",
        "\n \n",
        ""
      })
  void readsLines(String latin) {
    byte[] bytes = latin.getBytes(StandardCharsets.ISO_8859_1);
    Cli program = program(new ByteArrayInputStream(bytes), "-");
    assertEquals(2, program.code());
    if (bytes.length < 2 || bytes[0] != 0x1f) { // the command unpacks
      assertEquals(program, Cli.runOn(new ByteArrayInputStream(bytes), "check", "-"));
    }
  }

  @Test
  void comparesWithTheOriginalPairs() throws IOException {
    String results = Cli.run("distance", PAIRS).ok().out();
    String pairs = Files.readString(Path.of(PAIRS));
    String moved = Cli.write(directory, "moved.jsonl", pairs.replaceFirst("\\[3, 2\\]", "[4, 2]"));
    Cli check = same(bytes(results), moved);
    assertEquals("<stdin>:1: rejected (id \"apart\"): b is not that of the pair\n", check.out());
    assertEquals(1, check.code());
    String file = Cli.write(directory, "results.jsonl", results + "\n" + results);
    Cli surplus = program(file, PAIRS);
    assertEquals(Cli.run("check", file, "--pairs", PAIRS), surplus);
    assertTrue(surplus.err().contains(": more results than pairs in " + PAIRS + "\n"));
    String exact = Cli.run("distance", PAIRS, "--omit-input", "--decimals=exact").ok().out();
    assertEquals(1, same(bytes(exact), PAIRS).code());
    assertEquals(
        0,
        program(new ByteArrayInputStream(bytes(exact)), "--decimals", "exact", "-", PAIRS).code());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | Missing required parameter: 'RESULTS'",
        "--decimals | --decimals: one of nearest, exact is expected, not ''",
        "--decimals=most r | --decimals: one of nearest, exact is expected, not 'most'",
        "--threads 2 r | Unknown option: '--threads'",
        "a b c | 'c' is a third file; there are RESULTS and PAIRS only",
        "- - | both files are the standard input"
      })
  void wrongUsage(String line, String reason) {
    program(line.isEmpty() ? new String[0] : line.split(" "))
        .bad("certigjk-check: " + reason + " (certigjk-check --help explains)");
  }

  @Test
  void wrongFiles() throws IOException {
    program("no/such.jsonl").bad("no/such.jsonl: no such file, or no permission to read it");
    program("examples").bad("examples: is a directory, not a file");
    String empty = Cli.write(directory, "empty.jsonl", "\n");
    program(empty).bad(empty + ": the file is empty");
    program(PAIRS, empty).bad(empty + ": the file is empty");
  }

  @Test
  void helps() {
    Cli help = program("--help");
    assertEquals(0, help.code());
    assertTrue(help.out().startsWith("Usage:\n  certigjk-check "), help.out());
  }

  @Test
  void aFullDiskIsNoSuccess() throws IOException {
    String file =
        Cli.write(
            directory,
            "lies.jsonl",
            answers().replace("\"certified\":true", "\"certified\":false"));
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int symbol) throws IOException {
            throw new IOException("full");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    assertEquals(3, Main.run(InputStream.nullInputStream(), full, err, file));
    assertTrue(
        err.toString(StandardCharsets.UTF_8)
            .endsWith("certigjk-check: the output cannot be written\n"));
  }
}
