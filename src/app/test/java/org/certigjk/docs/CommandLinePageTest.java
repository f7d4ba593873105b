package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.cli.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code docs/command-line.md} says what the help says. */
class CommandLinePageTest {

  private static String page() throws IOException {
    return Files.readString(Path.of("docs/command-line.md"));
  }

  private static String help(String... command) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream err = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    assertEquals(0, Main.run(InputStream.nullInputStream(), out, err, command));
    return out.toString(StandardCharsets.UTF_8);
  }

  private static List<String> rows(String pattern, String text) {
    return Pattern.compile(pattern, Pattern.MULTILINE)
        .matcher(text)
        .results()
        .map((MatchResult row) -> row.group(1) + ": " + row.group(2))
        .toList();
  }

  @Test
  void exitCodesAreThoseOfTheHelp() throws IOException {
    List<String> codes = rows("^ +([0-9]) +(.*?) *$", help("--help"));
    assertEquals(5, codes.size());
    assertEquals(codes, rows("^\\| ([0-9]) \\| (.*) \\|$", page()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"distance", "penetration", "raycast"})
  void limitsAreThoseOfTheHelp(String command) throws IOException {
    Matcher limits = Pattern.compile("(?s)\\*(Limits: .*?)\\*").matcher(page());
    assertTrue(limits.find());
    assertTrue(oneLine(help(command, "--help")).contains(oneLine(limits.group(1))));
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\s+", " ");
  }
}
