package org.certigjk.attack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What docs/attack.md says was tried is what the run beside it says, and what there is to try. */
class AttackPageTest {

  private static final Path PAGE = Path.of("docs/attack.md");

  private static final Path RUN = Path.of("docs/attack.csv");

  /** Writes the table into the page, after another run has been put beside it. */
  public static void main(String[] args) throws IOException {
    String page = Files.readString(PAGE);
    int from = page.indexOf("## What was tried");
    Matcher old = Pattern.compile("(<!-- table -->\\n|\\|.*\\|\\n)+").matcher(page);
    if (old.find(from)) {
      String text = String.join("\n", table()) + "\n";
      Files.writeString(PAGE, page.substring(0, old.start()) + text + page.substring(old.end()));
    }
  }

  private static List<String> table() throws IOException {
    List<String> table = new ArrayList<>();
    for (String row : Files.readAllLines(RUN)) {
      String[] cells = row.split(",");
      boolean head = table.isEmpty();
      for (int k = 3; k < cells.length && !head; k++) {
        cells[k] = String.format(Locale.ROOT, "%,d", Long.parseLong(cells[k])).replace(',', ' ');
      }
      table.add("| " + String.join(" | ", cells) + " |");
      if (head) {
        table.add("|---|---|---|---|---|");
      }
    }
    return table;
  }

  @Test
  void theTableIsThatOfTheRun() throws IOException {
    String page = Files.readString(PAGE);
    assertTrue(page.contains("\n\n" + String.join("\n", table()) + "\n\n"), RUN.toString());
  }

  /** A run with findings, or one in which an attacker was missing, is not shown as the last one. */
  @Test
  void theRunIsWholeAndFoundNothing() throws IOException {
    List<String> rows = Files.readAllLines(RUN);
    for (String row : rows.subList(1, rows.size())) {
      assertEquals("0", row.split(",")[4], row);
    }
    for (String attacker : List.of("oracle,", "readers,", "records,", "engines,")) {
      assertTrue(rows.stream().anyMatch(row -> row.startsWith(attacker)), attacker);
    }
    for (Question question : Question.values()) {
      String start = "oracle," + question.label() + ",";
      assertTrue(rows.stream().anyMatch(row -> row.startsWith(start)), start);
    }
  }

  @Test
  void thePageNamesEveryQuestionAndReader() throws IOException {
    String page = Files.readString(PAGE);
    for (Question question : Question.values()) {
      assertTrue(page.contains("| `" + question.label() + "` |"), question.label());
    }
    for (Reader reader : Reader.values()) {
      boolean named = page.contains("`" + reader.label() + "`");
      assertEquals(reader != Reader.PLANTED, named, reader.label());
    }
  }

  @Test
  void filesAreThere() throws IOException {
    Matcher link = Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(Files.readString(PAGE));
    int links = 0;
    while (link.find()) {
      assertTrue(Files.exists(PAGE.resolveSibling(link.group(1))), link.group(1));
      links++;
    }
    assertTrue(links >= 5, "the sources are linked");
  }
}
