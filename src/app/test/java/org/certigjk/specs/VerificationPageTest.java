package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.certigjk.samples.Sources;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** {@code docs/verification.md} says what the list and the contracts say. */
class VerificationPageTest {

  private static final Path PAGE = Path.of("docs/verification.md");
  private static final Path THEORIES = Path.of("proofs/theories");

  private final Verified verified = new Verified(Path.of(""));

  @Test
  @DisplayName("its counts are those of the list, and so is the sum in the README")
  void counts() throws IOException {
    Map<String, int[]> counts = new LinkedHashMap<>();
    int[] sum = new int[3];
    for (Verified.Row row : verified.rows()) {
      int column = List.of("proved", "assumed", "edge").indexOf(row.verdict());
      counts.computeIfAbsent(row.type(), type -> new int[3])[column]++;
      sum[column]++;
    }
    List<String> lines = new ArrayList<>();
    counts.forEach((type, n) -> lines.add(line("`" + type + "`", n)));
    lines.add(line("together", sum));
    assertEquals(
        lines,
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.matches("\\|.*\\| \\d+ \\| \\d+ \\| \\d+ \\|"))
            .toList());
    String claim = "%d methods proved, %d assumed".formatted(sum[0], sum[1]);
    String readme = Files.readString(Path.of("README.md")).replaceAll("\\s+", " ");
    assertTrue(readme.contains(claim), () -> "the README does not say: " + claim);
  }

  private static String line(String name, int[] n) {
    return "| %s | %d | %d | %d |".formatted(name, n[0], n[1], n[2]);
  }

  @Test
  @DisplayName("it names everything that is assumed")
  void assumed() throws IOException {
    String page = Files.readString(PAGE);
    for (Verified.Row row : verified.rows()) {
      if (row.verdict().equals("assumed")) {
        String name = "`" + row + "`";
        assertTrue(page.contains(name), () -> "not named: " + name);
      }
    }
  }

  @Test
  @DisplayName("every link leads to the line of a contract that contains the words before it")
  void clauses() throws IOException {
    Matcher link =
        Pattern.compile("`([^`]+)` \\(\\[[^]]+]\\(\\.\\./(specs/[^)#]+)#L(\\d+)\\)\\)")
            .matcher(Files.readString(PAGE));
    int links = 0;
    while (link.find()) {
      String words = link.group(1);
      List<String> lines = Files.readAllLines(Path.of(link.group(2)));
      int number = Integer.parseInt(link.group(3));
      assertTrue(
          number <= lines.size() && lines.get(number - 1).contains(words),
          () -> link.group(2) + ", line " + number + " does not say " + words);
      links++;
    }
    assertTrue(links > 10, "no links were found");
  }

  @Test
  @DisplayName("every lemma and every test class that the table names is there")
  void lemmasAndTests() throws IOException {
    StringBuilder theories = new StringBuilder();
    try (Stream<Path> files = Files.list(THEORIES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".v")).toList()) {
        theories.append(Files.readString(file));
      }
    }
    TreeSet<String> tests = new TreeSet<>();
    for (Path file : Sources.tests()) {
      tests.add(file.getFileName().toString().replaceFirst("\\..*", ""));
    }
    for (String line : Files.readAllLines(PAGE)) {
      String[] cells = line.split(" \\| ");
      if (cells.length == 5 && !cells[0].startsWith("| statement") && !line.startsWith("|--")) {
        for (String lemma : names(cells[3])) {
          Pattern declared = Pattern.compile("(Lemma|Theorem|Corollary) " + lemma + "\\b");
          assertTrue(declared.matcher(theories).find(), () -> "no lemma " + lemma);
        }
        for (String test : names(cells[4])) {
          assertTrue(tests.contains(test), () -> "no test " + test);
        }
      }
    }
  }

  private static List<String> names(String cell) {
    return Pattern.compile("`(\\w+)`")
        .matcher(cell)
        .results()
        .map(found -> found.group(1))
        .toList();
  }
}
