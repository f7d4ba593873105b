package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * What docs/robustness.md says is what the study fixes has found: behind each percentage stands the
 * cell that it is, behind each comparison the pairs of loops that it is about.
 */
class RobustnessPageTest {

  private static final Path PAGE = Path.of("docs/robustness.md");
  private static final Path STUDIES = Path.of("docs/studies");
  private static final Path TIMES = Path.of("docs/bench-fixes.csv");
  private static final Path CONFIRMED = Path.of("docs/robustness-confirmed.md");
  private static final Path CLAIMS =
      Path.of("src/lab/main/resources/org/certigjk/study/fixes/claims.tsv");

  /** Precision, inputs, metric, a loop, "<" (fails less often) or "=" (on the same), the other. */
  private static final Pattern CLAIM =
      Pattern.compile("<!-- ([a-z]+)/([a-z ]+)/([a-z]+): ([^<=]*) ([<=]) ([^<=]*) -->");

  private static final Pattern PERCENTAGE =
      Pattern.compile("([0-9.]+) %(<!-- ([a-z]+)/([a-z ]+)/([a-z]+): ([^<]*?) -->)?");

  private static final Pattern SUPPORTS =
      Pattern.compile("(\\d+[.]\\d+)<!-- ([a-z]+)/([a-z ]+)/(support points): ([^<]*?) -->");

  private static final Pattern COMPARATIVE =
      Pattern.compile("\\b(fewer|less|more|better|worse|best|worst|rises?|falls?|halves?)\\b");

  private static List<Map<String, String>> table(String name) throws IOException {
    return CsvRows.of(Files.readString(STUDIES.resolve("fixes-" + name + ".csv")));
  }

  private static List<String> key(Map<String, String> row, String... columns) {
    return Arrays.stream(columns).map(row::get).toList();
  }

  private static String page() throws IOException {
    return Files.readString(PAGE);
  }

  /** Each percentage is the cell named behind it, rounded to the digits that are written. */
  @Test
  void percentagesAreTheCellsNamedBehindThem() throws IOException {
    Map<List<String>, Map<String, String>> runs = new HashMap<>();
    table("runs").forEach(row -> runs.put(key(row, "precision", "inputs", "loop"), row));
    Matcher percentage = PERCENTAGE.matcher(page());
    int found = 0;
    while (percentage.find()) {
      assertTrue(percentage.group(2) != null, percentage.group() + " names no cell");
      Map<String, String> row =
          runs.get(List.of(percentage.group(3), percentage.group(4), percentage.group(6)));
      assertTrue(row != null, percentage.group());
      assertEquals(row.get(percentage.group(5) + " %"), percentage.group(1), percentage.group());
      found++;
    }
    assertTrue(found >= 20, found + " figures");
  }

  /**
   * The picture of failures against cost comes first, and below it what it shows, with the cells.
   */
  @Test
  void thePictureComesFirst() throws IOException {
    String page = page();
    Matcher picture =
        Pattern.compile("# .*\n\n!\\[[^]]*]\\(studies/(fixes-cost-.*[.]svg)\\)\n\n").matcher(page);
    assertTrue(picture.lookingAt(), page.lines().limit(3).toList()::toString);
    String drawn = Files.readString(STUDIES.resolve(picture.group(1)));
    String sentence = page.substring(picture.end(), page.indexOf("\n\n", picture.end()));
    Map<List<String>, String> runs = new HashMap<>();
    for (Map<String, String> row : table("runs")) {
      runs.put(key(row, "precision", "inputs", "loop"), row.get("support points"));
    }
    Matcher supports = SUPPORTS.matcher(sentence);
    int found = 0;
    while (supports.find()) {
      List<String> row = List.of(supports.group(2), supports.group(3), supports.group(5));
      assertEquals(runs.get(row), supports.group(1), supports.group());
      assertTrue(drawn.contains(">" + supports.group(5) + "</text>"), supports.group());
      found++;
    }
    Matcher figure = Pattern.compile("\\d[.]\\d").matcher(sentence);
    assertEquals(figure.results().count(), found, "every figure names its cell");
    assertTrue(found >= 2, found + " figures");
    assertTrue(CLAIM.matcher(sentence).find(), "what is compared");
  }

  /** Each comparison of the page is decided in the published run, and one of those kept. */
  @Test
  void comparisonsAreDecided() throws IOException {
    Map<List<String>, String> decided = new HashMap<>();
    for (Map<String, String> row : table("comparisons")) {
      List<String> key = key(row, "precision", "inputs", "metric", "first", "second");
      boolean same = row.get("only first fails").equals(row.get("only second fails"));
      boolean none = row.get("only first fails").equals("0");
      decided.put(key, same && none ? "same" : row.get("fails less often"));
    }
    TreeSet<String> claims = new TreeSet<>();
    Matcher claim = CLAIM.matcher(page());
    while (claim.find()) {
      List<String> where = List.of(claim.group(1), claim.group(2), claim.group(3));
      List<String> key = new ArrayList<>(where);
      key.addAll(List.of(claim.group(4), claim.group(6)));
      List<String> turned = new ArrayList<>(where);
      turned.addAll(List.of(claim.group(6), claim.group(4)));
      List<String> found = Arrays.asList(decided.get(key), decided.get(turned));
      assertTrue(
          claim.group(5).equals("=")
              ? found.contains("same")
              : "first".equals(found.get(0)) || "second".equals(found.get(1)),
          claim.group() + ": " + found);
      key.add(4, claim.group(5));
      claims.add(String.join("\t", key));
    }
    List<String> kept = Files.readAllLines(CLAIMS);
    assertEquals(new TreeSet<>(kept.subList(1, kept.size())), claims);
    assertTrue(claims.size() >= 10, claims.size() + " comparisons");
  }

  /** A paragraph that compares says which rows of the study it is about. */
  @Test
  void paragraphsThatCompareNameTheirRows() throws IOException {
    for (String paragraph : study().split("\n\n|\n- |\n\\d\\. |\n\\| ", -1)) {
      String prose = paragraph.replaceAll("<!--.*?-->", "");
      if (COMPARATIVE.matcher(prose).find()) {
        assertTrue(
            CLAIM.matcher(paragraph).find()
                || PERCENTAGE.matcher(paragraph).find()
                || FixTimes.NAMED.matcher(paragraph).find(),
            paragraph);
      }
    }
  }

  /** Times are said if, and only if, the measured ones are there; each is the ratio it names. */
  @Test
  void timesAreTheMeasuredOnes() throws IOException {
    String page = page();
    int named = page.split("<!--\\s+time/", -1).length - 1;
    if (Files.exists(TIMES)) {
      assertEquals(named, new FixTimes(Files.readString(TIMES)).check(page));
      assertTrue(named >= 1 && page.contains("(bench-fixes.csv)"), "the times are on the page");
    } else {
      assertEquals(0, named, TIMES + " is not there");
    }
  }

  /** The part of the page that says what was found. */
  private static String study() throws IOException {
    String page = page();
    return page.substring(page.indexOf("\n## The fixes"), page.indexOf("\n## The evidence"));
  }

  @Test
  void atMost900Words() throws IOException {
    String words = page().replaceAll("<!--.*?-->", "").replaceAll("(?s)```.*?```", "");
    assertTrue(words.split("\\s+").length <= 900, words.split("\\s+").length + " words");
  }

  @Test
  void filesAreThere() throws IOException {
    Matcher link = Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(page());
    int links = 0;
    while (link.find()) {
      assertTrue(Files.exists(PAGE.resolveSibling(link.group(1))), link.group(1));
      links++;
    }
    assertTrue(links >= 5, "the evidence is linked");
  }

  /** The figures of all-axis are those of the loop that the page recommends to write. */
  @Test
  void backupChangesNoFigure() throws IOException {
    Map<List<String>, List<String>> figures = new HashMap<>();
    for (Map<String, String> row : table("runs")) {
      List<String> cells = new ArrayList<>(row.values());
      cells.remove(row.get("loop"));
      figures.put(key(row, "precision", "inputs", "loop"), cells);
    }
    int compared = 0;
    for (Map.Entry<List<String>, List<String>> each : figures.entrySet()) {
      if (each.getKey().get(2).equals("all-axis")) {
        List<String> where = each.getKey().subList(0, 2);
        List<String> proposed = List.of(where.get(0), where.get(1), "all-backup-axis");
        assertEquals(each.getValue(), figures.get(proposed), where.toString());
        compared++;
      }
    }
    assertEquals(12, compared);
    assertTrue(page().contains("`Variants.PROPOSED`"));
  }

  /** Every fix of the study is on the page. */
  @Test
  void everyFixIsNamed() throws IOException {
    for (Map<String, String> fix : table("names")) {
      assertTrue(study().contains("`" + fix.get("fix") + "`"), fix.get("fix"));
    }
  }

  /** Command and version are those of the report. */
  @Test
  void commandAndVersionAreThoseOfTheStudy() throws IOException {
    Matcher made =
        Pattern.compile("Command: `(.*)` +\\nVersion: (.*)\\n")
            .matcher(Files.readString(STUDIES.resolve("fixes.md")));
    assertTrue(made.find());
    assertTrue(page().contains(made.group(1)), made.group(1));
    assertFalse(made.group(2).isBlank());
  }

  /** The runs kept of other seeds confirm every comparison. */
  @Test
  void comparisonsAreConfirmed() throws IOException {
    String kept =
        Files.readAllLines(CLAIMS).stream().skip(1).sorted().collect(Collectors.joining("\n"));
    String[] seeds = Files.readString(CONFIRMED).split("\n## Seed \\d+\n", -1);
    assertEquals(7, seeds.length, "six seeds");
    for (int seed = 1; seed < seeds.length; seed++) {
      List<String> rows =
          seeds[seed]
              .lines()
              .filter(line -> line.startsWith("| float") || line.startsWith("| double"))
              .map(line -> line.substring(2, line.length() - 2).split(" \\| ", -1))
              .map(RobustnessPageTest::confirmed)
              .sorted()
              .toList();
      assertEquals(kept, String.join("\n", rows));
    }
  }

  private static String confirmed(String[] cells) {
    assertEquals("yes", cells[cells.length - 1], String.join(", ", cells));
    return String.join("\t", Arrays.copyOf(cells, 6));
  }
}
