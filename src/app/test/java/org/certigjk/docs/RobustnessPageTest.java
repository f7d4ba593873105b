package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.vectors.family.PublishedSet;
import org.junit.jupiter.api.Test;

/** What docs/robustness.md says is what the study beside it has found. */
class RobustnessPageTest {

  private static final Path PAGE = Path.of("docs/robustness.md");
  private static final Path STUDIES = Path.of("docs/studies");

  /** The cells of both tables of the study by precision, loop and sub-algorithm. */
  private static Map<String, Map<String, String>> study() throws IOException {
    Map<String, Map<String, String>> rows = new TreeMap<>();
    for (String table : List.of("loops", "sub-algorithms")) {
      List<String> lines = Files.readAllLines(STUDIES.resolve("robustness-" + table + ".csv"));
      List<String> columns = cells(lines.get(0), ",");
      for (String line : lines.subList(1, lines.size())) {
        Map<String, String> row = row(columns, cells(line, ","));
        rows.put(key(row), row);
      }
    }
    return rows;
  }

  private static List<String> cells(String line, String separator) {
    return Arrays.stream(line.split(Pattern.quote(separator), -1)).map(String::strip).toList();
  }

  private static Map<String, String> row(List<String> columns, List<String> cells) {
    assertEquals(columns.size(), cells.size(), cells.toString());
    Map<String, String> row = new LinkedHashMap<>();
    for (int k = 0; k < cells.size(); k++) {
      row.put(columns.get(k), cells.get(k));
    }
    return row;
  }

  private static String key(Map<String, String> row) {
    return row.get("precision") + "/" + row.get("loop") + "/" + row.get("sub-algorithm");
  }

  /** Returns the rows of the tables of the page that are about runs. */
  private static List<Map<String, String>> pageRows() throws IOException {
    List<Map<String, String>> rows = new ArrayList<>();
    List<String> columns = List.of();
    for (String line : Files.readAllLines(PAGE)) {
      if (line.startsWith("|")) {
        List<String> cells = cells(line.substring(1, line.length() - 1), "|");
        if (cells.contains("precision")) {
          columns = cells;
        } else if (cells.get(0).equals("float") || cells.get(0).equals("double")) {
          rows.add(row(columns, cells));
        }
      }
    }
    return rows;
  }

  @Test
  void tablesAreThoseOfTheStudy() throws IOException {
    Map<String, Map<String, String>> study = study();
    List<Map<String, String>> rows = pageRows();
    assertTrue(rows.size() >= 10, "there are tables");
    for (Map<String, String> row : rows) {
      Map<String, String> found = study.get(key(row));
      assertTrue(found != null, key(row));
      row.forEach((column, cell) -> assertEquals(found.get(column), cell, key(row) + column));
    }
  }

  /** Each percentage of the text is the cell that the comment behind it names. */
  @Test
  void percentagesInTheTextAreTheCellsNamedBehindThem() throws IOException {
    Map<String, Map<String, String>> study = study();
    Matcher percentage =
        Pattern.compile("([0-9.]+) %(<!-- (.*?/.*?/.*?)/(.*?) -->)?")
            .matcher(Files.readString(PAGE));
    int found = 0;
    while (percentage.find()) {
      assertTrue(percentage.group(2) != null, percentage.group() + " names no cell");
      Map<String, String> row = study.get(percentage.group(3));
      assertTrue(row != null, percentage.group());
      assertEquals(row.get(percentage.group(4) + " %"), percentage.group(1), percentage.group());
      found++;
    }
    assertTrue(found >= 30, found + " figures");
  }

  @Test
  void filesAreThere() throws IOException {
    Matcher link = Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(Files.readString(PAGE));
    int links = 0;
    while (link.find()) {
      assertTrue(Files.exists(PAGE.resolveSibling(link.group(1))), link.group(1));
      links++;
    }
    assertTrue(links >= 5, "the evidence is linked");
  }

  /** The inputs shown are kept. */
  @Test
  void examplesAreInTheFile() throws IOException {
    List<String> kept = Files.readAllLines(STUDIES.resolve("robustness-failures.jsonl"));
    List<String> shown =
        Files.readAllLines(PAGE).stream().filter(line -> line.startsWith("{")).toList();
    assertEquals(3, shown.size());
    assertTrue(kept.containsAll(shown));
  }

  /** Command and version are those of the report. */
  @Test
  void commandAndVersionAreThoseOfTheStudy() throws IOException {
    Matcher made =
        Pattern.compile("Command: `(.*)` +\\nVersion: (.*)\\n")
            .matcher(Files.readString(STUDIES.resolve("robustness.md")));
    assertTrue(made.find());
    String page = Files.readString(PAGE);
    assertTrue(page.contains(made.group(1)), made.group(1));
    assertTrue(page.contains(made.group(2).strip()), made.group(2));
    assertTrue(page.contains(PublishedSet.families().size() + " input families"));
  }
}
