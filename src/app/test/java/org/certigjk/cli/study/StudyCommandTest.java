package org.certigjk.cli.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.certigjk.cli.Cli;
import org.certigjk.study.Size;
import org.certigjk.study.Studies;
import org.certigjk.study.Study;
import org.certigjk.study.StudyTable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code certigjk study}. The quick size of every study gives the files that are kept in {@code
 * src/app/test/resources/studies}; if a study has been changed on purpose, {@code ./certigjk study
 * all --output src/app/test/resources/studies} makes them anew (reports and charts are not kept).
 */
class StudyCommandTest {

  private static final Path KEPT = Path.of("src/app/test/resources/studies");
  private static final Pattern LINK = Pattern.compile("]\\(([^)]*)\\)");

  @TempDir private Path directory = Path.of("");

  @TestFactory
  Stream<DynamicTest> quickStudiesGiveTheFilesKept() {
    return Studies.all().stream()
        .map(study -> DynamicTest.dynamicTest(study.label(), () -> givesTheFilesKept(study)));
  }

  private void givesTheFilesKept(Study study) throws IOException {
    Path folder = directory.resolve(study.label());
    Cli cli = abroad("study", study.label(), "--output", folder.toString());
    assertEquals(0, cli.code(), cli.err());
    assertEquals(dataOf(KEPT, study), dataOf(folder, study));
    String report = Files.readString(folder.resolve(study.label() + ".md"));
    assertEquals(report, cli.out());
    assertTrue(report.chars().noneMatch(c -> c > '9' && Character.isDigit(c)), report);
    Matcher link = LINK.matcher(report);
    int files = 1;
    while (link.find()) {
      Path file = folder.resolve(link.group(1));
      assertTrue(Files.size(file) > 0, file::toString);
      assertTrue(!file.toString().endsWith(".svg") || isXml(file), file::toString);
      files++;
    }
    String written = "certigjk: %d files written to %s\n".formatted(files, folder);
    assertEquals(written, cli.err());
    assertRedrawn(folder, study.label());
  }

  /** The tables are enough to draw the charts again, to the last bit. */
  private static void assertRedrawn(Path folder, String label) throws IOException {
    Map<String, String> drawn = charts(folder);
    for (String name : drawn.keySet()) {
      Files.delete(folder.resolve(name));
    }
    assertEquals(0, Cli.run("study", label, "--redraw", "--output", folder.toString()).code());
    assertEquals(drawn, charts(folder));
  }

  /** The published charts are those of the published tables. */
  @Test
  void publishedChartsAreDrawnFromTheTablesBesideThem() throws IOException {
    Path published = Path.of("docs/studies");
    try (Stream<Path> files = Files.list(published)) {
      for (Path file : files.toList()) {
        if (file.toString().endsWith(".csv")) {
          Files.copy(file, directory.resolve(published.relativize(file)));
        }
      }
    }
    assertEquals(0, Cli.run("study", "all", "--redraw", "--output", directory.toString()).code());
    assertEquals(charts(published), charts(directory));
  }

  private static Map<String, String> charts(Path folder) throws IOException {
    Map<String, String> charts = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(name -> name.toString().endsWith(".svg")).toList()) {
        charts.put(folder.relativize(file).toString(), Files.readString(file));
      }
    }
    return charts;
  }

  @Test
  void withoutTablesNothingIsRedrawn() {
    Cli.run("study", "putnam", "--redraw", "--output", directory.toString())
        .bad(
            "certigjk: --redraw: there is no table %s (certigjk study --help explains)"
                .formatted(directory.resolve("putnam.csv")));
  }

  /** Whatever a table has become, it is drawn, or refused as input. */
  @TestFactory
  Stream<DynamicTest> damagedTablesAreRefused() throws IOException {
    try (Stream<Path> files = Files.list(KEPT)) {
      return files.filter(file -> file.toString().endsWith(".csv")).sorted().toList().stream()
          .map(file -> DynamicTest.dynamicTest(file.toString(), () -> damagedIsRefused(file)));
    }
  }

  private void damagedIsRefused(Path table) throws IOException {
    String name = KEPT.relativize(table).toString();
    String label =
        Studies.all().stream()
            .map(Study::label)
            .filter(study -> name.matches(study + "[-.].*"))
            .findFirst()
            .orElseThrow();
    Path folder = Files.createDirectory(directory.resolve(name + ".folder"));
    try (Stream<Path> files = Files.list(KEPT)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".csv")).toList()) {
        Files.copy(file, folder.resolve(KEPT.relativize(file)));
      }
    }
    String text = Files.readString(table);
    String heading = text.lines().findFirst().orElseThrow() + "\n";
    Path file = folder.resolve(name);
    List<String> damaged =
        List.of(
            "",
            "\n",
            heading,
            "x\n",
            text + "1\n",
            text + "\"open",
            text.replaceAll("[0-9]", "x"),
            text.replaceAll("[0-9]", "1-1"),
            text.replaceAll("[a-z]", "y"),
            text.lines().limit(2).collect(Collectors.joining("\n")),
            heading + text.lines().skip(2).collect(Collectors.joining("\n")));
    for (String each : damaged) {
      Files.writeString(file, each);
      requireDrawnOrRefused(Cli.run("study", label, "--redraw", "--output", folder.toString()));
    }
    Files.write(file, new byte[] {'a', (byte) 0xff, '\n'});
    requireDrawnOrRefused(Cli.run("study", label, "--redraw", "--output", folder.toString()));
  }

  private static void requireDrawnOrRefused(Cli cli) {
    assertTrue(cli.code() == 0 || (cli.code() == 2 && cli.err().contains(": no table")), cli::err);
  }

  @Test
  void aDamagedTableIsNamed() throws IOException {
    Path file = directory.resolve("putnam.csv");
    String redraw = "--redraw";
    Files.writeString(file, "");
    Cli.run("study", "putnam", redraw, "--output", directory.toString())
        .bad(file + ": no table of this study: a heading and rows are expected");
    Files.write(file, new byte[] {(byte) 0xff});
    Cli.run("study", "putnam", redraw, "--output", directory.toString())
        .bad(file + ": no table of this study: it is not UTF-8");
    Files.writeString(file, "a,b\n1\n");
    Cli.run("study", "putnam", redraw, "--output", directory.toString())
        .bad(file + ": no table of this study: estimates: 1 cells in 2 columns: [1]");
    Files.writeString(file, "a,b\n1,2\n");
    Cli.run("study", "putnam", redraw, "--output", directory.toString())
        .bad(directory + ": no tables of the study putnam: estimates: no column 'k'");
  }

  /** Runs where numbers have digits of their own: the files must not depend on the country. */
  private static Cli abroad(String... arguments) {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try {
      return Cli.run(arguments);
    } finally {
      Locale.setDefault(before);
    }
  }

  /** Returns the text of each file of a study, reports and charts left out. */
  private static TreeMap<String, String> dataOf(Path folder, Study study) throws IOException {
    TreeMap<String, String> data = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.matches(study.label() + "[-.].*") && !name.matches(".*\\.(md|svg)")) {
          data.put(name, Files.readString(file));
        }
      }
    }
    return data;
  }

  private static boolean isXml(Path file) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(file.toFile())
          .getDocumentElement()
          .getTagName()
          .equals("svg");
    } catch (Exception malformed) {
      return false;
    }
  }

  @Test
  void listsTheStudies() {
    List<String> lines = Cli.run("study").ok().lines();
    assertEquals(2 * Studies.all().size(), lines.size());
    for (int k = 0; k < Studies.all().size(); k++) {
      Study study = Studies.all().get(k);
      assertTrue(lines.get(2 * k).startsWith(study.label() + " "), lines.get(2 * k));
      assertEquals(study.source(), lines.get(2 * k + 1).strip());
    }
  }

  @Test
  void reportNamesCommandAndVersion() {
    String report = Cli.run("study", "putnam", "--no-files", "--seed", "7").ok().out();
    assertTrue(report.contains("Command: `certigjk study putnam --seed 7`"), report);
    assertTrue(report.contains("Version: certigjk"), report);
    assertFalse(report.equals(Cli.run("study", "putnam", "--no-files").ok().out()));
  }

  @Test
  void studiesWithoutRandomNumbersNameNoSeed() {
    String report = Cli.run("study", "death-polytope", "--no-files").ok().out();
    assertTrue(report.contains("Command: `certigjk study death-polytope`"), report);
  }

  /** Two pairs of each family are too few for p < 0.001, and the claims that fail are counted. */
  @Test
  void confirmAsksOtherPairs() {
    Cli cli = Cli.run("study", "fixes", "--confirm", "9");
    assertEquals(1, cli.code(), cli.err());
    assertTrue(cli.out().contains("Command: `certigjk study fixes --confirm 9`"), cli.out());
    long rows = cli.out().lines().filter(line -> line.matches("[|] (float|double) .*")).count();
    long held = cli.out().lines().filter(line -> line.endsWith("| yes |")).count();
    assertEquals("certigjk: %d of %d claims hold\n".formatted(held, rows), cli.err());
    assertTrue(held > 0 && held < rows, cli.err());
  }

  @Test
  void onlyStudiesWithClaimsAreConfirmed() {
    Cli.run("study", "putnam", "--confirm", "9")
        .bad(
            "certigjk: --confirm: study putnam keeps no claims to confirm (certigjk study --help"
                + " explains)");
  }

  @Test
  void unknownStudy() {
    Cli.run("study", "nope\n")
        .bad(
            "certigjk: no study 'nope\\u000a'; \"certigjk study\" lists those that there are"
                + " (certigjk study --help explains)");
  }

  @Test
  void aFolderThatCannotBeMadeIsFoundOutFirst() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));
    Cli cli = Cli.run("study", "putnam", "--output", file.toString());
    assertEquals(3, cli.code());
    assertEquals("", cli.out());
    assertEquals("certigjk: the output cannot be written: " + file + "\n", cli.err());
  }

  @Test
  void csvQuotesWhatItMust() throws IOException {
    assertEquals(
        "n,\"a, b\"\n1,\"say \"\"v\"\"\"\n",
        StudyFiles.csv(
            StudyTable.named("t", "T", StudyTable.number("n"), StudyTable.text("a, b"))
                .row("1", "say \"v\"")
                .build()));
  }

  @Test
  void indexListsAllStudies() throws IOException {
    StudyFiles files = new StudyFiles(directory);
    files.writeIndex(Studies.all(), Size.FULL);
    String index = Files.readString(directory.resolve("README.md"));
    for (Study study : Studies.all()) {
      assertTrue(index.contains("| [%s](%s.md) |".formatted(study.label(), study.label())), index);
    }
    assertTrue(index.contains("certigjk study all --full"), index);
  }
}
