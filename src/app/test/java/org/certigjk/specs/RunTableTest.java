package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.certigjk.specs.Verified.Row;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RunTableTest {

  @Test
  @DisplayName("the page says of the last run what the run has written")
  void pageQuotesTheRun() throws IOException {
    String page = Files.readString(RunTable.PAGE);
    assertEquals(RunTable.quoted(page), page, "specs/page.sh writes it again");
  }

  @Test
  @DisplayName("the run was one of the list as it is, or there was none")
  void runIsOfThisList() {
    Verified verified = new Verified(Path.of(""));
    Map<String, Integer> counts = new LinkedHashMap<>();
    int lemmas = verified.lemmas().size();
    counts.put("methods proved", -lemmas);
    counts.put("lemmas proved", lemmas);
    for (Row row : verified.rows()) {
      String what =
          switch (row.verdict()) {
            case "proved" -> "methods proved";
            case "edge" -> "at the edge";
            default -> row.verdict();
          };
      counts.merge(what, 1, Integer::sum);
    }
    Map<String, String> run = new LinkedHashMap<>();
    RunTable.rows().forEach(cells -> run.put(cells[0], cells[1]));
    if (!run.get("date").equals(RunTable.ABSENT)) {
      counts.forEach((what, count) -> assertEquals(count.toString(), run.get(what), what));
      assertTrue(run.get("date").matches("\\d{4}-\\d\\d-\\d\\d"), run.get("date"));
    }
  }

  @Test
  @DisplayName("specs/check.sh writes the rows that are there")
  void rowsOfTheScript() throws IOException {
    String script = Files.readString(Path.of("specs/check.sh"));
    for (String[] cells : RunTable.rows()) {
      assertTrue(script.contains("  row '" + cells[0] + "' "), cells[0]);
    }
  }

  @Test
  @DisplayName("a wrong cell is noticed, and a page without the table")
  void wrongCell() throws IOException {
    String page = Files.readString(RunTable.PAGE);
    String wrong = page.replaceFirst("\\| seconds \\| .*", "| seconds | 1 |");
    assertEquals(page, RunTable.quoted(wrong));
    assertThrows(IllegalArgumentException.class, () -> RunTable.quoted("# Page\n"));
  }
}
