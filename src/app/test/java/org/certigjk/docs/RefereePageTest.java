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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.cli.Main;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.reports.MarkdownReport;
import org.certigjk.referee.results.ComparedRun;
import org.certigjk.referee.tally.Tally;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page about the referee says what the program does. */
class RefereePageTest {

  private static final Declaration ENGINE =
      new Declaration(
          "sample",
          "1",
          "default",
          Precision.DOUBLE,
          Set.of(Answers.DISTANCE),
          Set.of(2),
          Set.of());

  private static String page() throws IOException {
    return Files.readString(Path.of("docs", "referee.md"));
  }

  @Test
  void everyFaultIsExplained() throws IOException {
    List<String> expected =
        Arrays.stream(Fault.values())
            .map(fault -> "| `%s` | %s |".formatted(fault.label(), fault.description()))
            .toList();
    List<String> rows = page().lines().filter(line -> line.startsWith("| `")).toList();
    assertEquals(expected, rows);
  }

  @Test
  void theDefaultProfileIsNamed() throws IOException {
    assertTrue(page().contains("The default is k = " + Profile.standard().k() + "."));
  }

  /** What a pass does not prove is the same in a report and on the page. */
  @Test
  void caveatsAreThose() throws IOException {
    Tally tally = Tally.of(ENGINE, Profile.exact());
    String report = MarkdownReport.of(new ComparedRun(tally, "x", 1, List.of(), 0, 0));
    String caveats = report.substring(report.indexOf("## What a pass does not prove"));
    assertTrue(oneLine(page()).contains(oneLine(caveats)), caveats);
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }

  /** The page says so of all vectors; here of one file. */
  @Test
  void theExactProfileCanBeMet() throws IOException {
    String command = "referee run --engine certified --profile exact vectors/*.jsonl.gz";
    assertTrue(oneLine(page()).contains(command), command);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            InputStream.nullInputStream(),
            out,
            new PrintStream(err, true, StandardCharsets.UTF_8),
            (command.replace("*", "recorded") + " --limit 5m").split(" ")); // on a busy machine too
    assertEquals(0, code, () -> err + "\n" + out);
    assertTrue(out.toString(StandardCharsets.UTF_8).contains(" 0 wrong "), out::toString);
  }

  private static String help(String command, String subcommand) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream err = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    Main.run(InputStream.nullInputStream(), out, err, command, subcommand, "--help");
    return out.toString(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @CsvSource({"README.md, 4", "CONTRIBUTING.md, 2", "docs/referee.md, 4", "docs/vectors.md, 4"})
  void commandsHaveTheOptionsShown(String page, int least) throws IOException {
    Matcher command =
        Pattern.compile("certigjk (vectors|referee) ([a-z]+)((?:[^'`\n]|\\\\\n)*)")
            .matcher(Files.readString(Path.of(page)));
    List<String> unknown = new ArrayList<>();
    int count = 0;
    while (command.find()) {
      count++;
      String help = help(command.group(1), command.group(2));
      Matcher option = Pattern.compile("--[a-z]+").matcher(command.group(3));
      while (option.find()) {
        if (!help.contains(option.group())) {
          unknown.add(command.group() + ": " + option.group());
        }
      }
    }
    assertTrue(count >= least, "commands found: " + count);
    assertEquals(List.of(), unknown);
  }
}
