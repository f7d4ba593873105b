package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.certigjk.samples.Sources;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** {@code docs/verification.md} and {@code docs/proved.md} say what the list and contracts say. */
class VerificationPageTest {

  private static final Path PAGE = Path.of("docs/verification.md");
  private static final Path PROVED = Path.of("docs/proved.md");
  private static final Path THEORIES = Path.of("proofs/theories");
  private static final Path FLOAT = Path.of("proofs/float");

  private final Verified verified = new Verified(Path.of(""));

  @Test
  @DisplayName("its counts are those of the list, and so is the sum on the other page")
  void counts() throws IOException {
    Map<String, int[]> counts = new LinkedHashMap<>();
    Set<Verified.Row> lemmas = verified.lemmas();
    int[] sum = new int[4];
    for (Verified.Row row : verified.rows()) {
      int column =
          lemmas.contains(row)
              ? 1
              : List.of("proved", "", "assumed", "edge").indexOf(row.verdict());
      counts.computeIfAbsent(row.type(), type -> new int[4])[column]++;
      sum[column]++;
    }
    List<String> lines = new ArrayList<>();
    counts.forEach((type, n) -> lines.add(line("`" + type + "`", n)));
    lines.add(line("together", sum));
    assertEquals(
        lines,
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.matches("\\|.*(\\| \\d+ ){4}\\|"))
            .toList());
    String claim = "%d methods and %d lemmas proved, %d assumed".formatted(sum[0], sum[1], sum[2]);
    String proved = Files.readString(PROVED).replaceAll("\\s+", " ");
    assertTrue(proved.contains(claim), () -> PROVED + " does not say: " + claim);
  }

  private static String line(String name, int[] n) {
    return "| %s | %d | %d | %d | %d |".formatted(name, n[0], n[1], n[2], n[3]);
  }

  @Test
  @DisplayName("the lines of a run are those that were counted")
  void lines() throws IOException {
    List<String> rows =
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.matches("\\| `certigjk[ -].*%.*"))
            .map(line -> line.replaceFirst("\\| `[^`]*` \\| ", ""))
            .toList();
    List<String[]> runs = Verified.table(Path.of("specs/proved-lines.tsv"), 7);
    List<String> counted =
        runs.stream()
            .map(cells -> String.join(" | ", List.of(cells).subList(1, 7)) + " |")
            .toList();
    assertEquals(counted, rows);
    String[] generic = runs.get(1);
    assertEquals("generic", generic[0]);
    int outside = Integer.parseInt(generic[2]) - Integer.parseInt(generic[5]);
    double within = Integer.parseInt(generic[4]) + outside;
    long most = Math.round(100 * within / Integer.parseInt(generic[1]));
    assertTrue(Files.readString(PAGE).contains("would be " + most + " %"), () -> most + " %");
  }

  @Test
  @DisplayName("options are given to what z3 proves, once")
  void options() {
    List<String> proved =
        verified.rows().stream()
            .filter(row -> row.verdict().equals("proved") && row.prover().equals("z3"))
            .map(Verified.Row::toString)
            .toList();
    List<String> optioned =
        Verified.table(Path.of("specs/options.tsv"), 3).stream()
            .map(cells -> cells[0] + "." + cells[1])
            .toList();
    assertEquals(optioned.stream().distinct().toList(), optioned);
    assertEquals(List.of(), optioned.stream().filter(name -> !proved.contains(name)).toList());
    assertFalse(optioned.isEmpty());
  }

  @Test
  @DisplayName("the lines of proved methods are counted, and no others")
  void linesOfMethods() {
    String text = "class A {\n  int f() {\n    return 1;\n  }\n\n  int g(int x) { return x; }\n}\n";
    assertEquals("{2, 3, 4}", String.valueOf(ProvedLines.lines(text, Set.of("f()"))));
    assertEquals("{6}", String.valueOf(ProvedLines.lines(text, Set.of("g(int)", "f(int)"))));
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
    String theories = theories(THEORIES);
    TreeSet<String> tests = classes(Sources.tests());
    for (String line : Files.readAllLines(PAGE)) {
      String[] cells = line.split(" \\| ");
      if (cells.length == 5 && !cells[0].startsWith("| statement") && !line.startsWith("|--")) {
        demandLemmas(cells[3], theories);
        for (String test : names(cells[4])) {
          assertTrue(tests.contains(test), () -> "no test " + test);
        }
      }
    }
  }

  @Test
  @DisplayName("every lemma, method and class that the table of the other page names is there")
  void tableOfTheOtherPage() throws IOException {
    String theories = theories(THEORIES) + theories(FLOAT);
    TreeSet<String> classes = classes(Sources.tests());
    classes.addAll(classes(Sources.of("main/java")));
    int rows = 0;
    for (String line : Files.readAllLines(PROVED)) {
      String[] cells = line.split(" \\| ", -1);
      if (cells.length == 4 && !cells[0].startsWith("| statement")) {
        demandLemmas(cells[1], theories);
        Matcher method = Pattern.compile("`(\\w+)(\\.\\w+)?`").matcher(cells[2]);
        while (method.find()) {
          String name = "." + method.group(1) + (method.group(2) == null ? "." : method.group(2));
          assertTrue(
              verified.rows().stream()
                  .anyMatch(row -> row.verdict().equals("proved") && row.toString().contains(name)),
              () -> "not proved: " + name);
        }
        for (String type : names(cells[3])) {
          assertTrue(classes.contains(type), () -> "no class " + type);
        }
        rows++;
      }
    }
    assertEquals(29, rows);
  }

  private static void demandLemmas(String cell, String theories) {
    for (String lemma : names(cell)) {
      Pattern declared = Pattern.compile("(Lemma|Theorem|Corollary) " + lemma + "\\b");
      assertTrue(declared.matcher(theories).find(), () -> "no lemma " + lemma);
    }
  }

  private static String theories(Path folder) throws IOException {
    StringBuilder theories = new StringBuilder();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".v")).toList()) {
        theories.append(Files.readString(file));
      }
    }
    return theories.toString();
  }

  private static TreeSet<String> classes(List<Path> files) {
    TreeSet<String> classes = new TreeSet<>();
    for (Path file : files) {
      classes.add(file.getFileName().toString().replaceFirst("\\..*", ""));
    }
    return classes;
  }

  private static List<String> names(String cell) {
    return Pattern.compile("`(\\w+)`")
        .matcher(cell)
        .results()
        .map(found -> found.group(1))
        .toList();
  }
}
