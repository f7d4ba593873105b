package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The times of docs/bench.csv, and the rows of a page that show them. */
final class BenchTimes {

  private final Map<String, Double> times = new HashMap<>();
  private List<String> columns = List.of();

  private BenchTimes() {}

  static BenchTimes read() throws IOException {
    BenchTimes read = new BenchTimes();
    List<String> lines = Files.readAllLines(Path.of("docs/bench.csv"));
    assertEquals("plot,engine,dimension,size,pairs,bits,nanoseconds", lines.get(1));
    for (String line : lines.subList(2, lines.size())) {
      String[] cells = line.split(",", -1);
      String plot = cells[0];
      String column = cells[plot.equals("dimension") ? 2 : plot.equals("bits") ? 5 : 3];
      String key = String.join("/", plot, cells[4], cells[1], column);
      assertEquals(null, read.times.put(key, Double.valueOf(cells[6])), key);
    }
    return read;
  }

  int size() {
    return times.size();
  }

  /**
   * Checks a line of a page: if it is a row of a table of times, each cell that is not empty.
   *
   * @param engine the engine of a row by its first cell
   * @param base the engine of the ratios in the row of an engine
   * @return the number of cells checked
   */
  int check(
      String line,
      String plot,
      String pairs,
      UnaryOperator<String> engine,
      UnaryOperator<String> base) {
    if (!line.startsWith("| ")) {
      columns = line.startsWith("|--") ? columns : List.of();
      return 0;
    }
    List<String> cells =
        Arrays.stream(line.substring(2).split(" *\\| *", -1)).map(String::strip).toList();
    if (cells.get(0).matches("points|dimension|bits")) {
      columns = cells;
      return 0;
    }
    int checked = 0;
    for (int k = 1; k < columns.size() && k < cells.size(); k++) {
      if (!cells.get(k).isEmpty()) {
        String name = engine.apply(cells.get(0));
        String start = plot + "/" + pairs + "/";
        String end = "/" + columns.get(k);
        assertEquals(
            cell(start + name + end, start + base.apply(name) + end), cells.get(k), name + end);
        checked++;
      }
    }
    return checked;
  }

  private String cell(String key, String base) {
    Double time = times.get(key);
    assertNotNull(time, key);
    Double unit = times.get(base);
    String number = number(time, 10, 1);
    if (unit == null || key.equals(base)) {
      return number;
    }
    double ratio = time / unit;
    assertTrue(ratio > 0, key);
    return number + " (" + ratio(ratio) + ")";
  }

  static String ratio(double value) {
    return value < 10 ? number(value, 10, 2) : number(value, 100, 1);
  }

  /** A number without decimals from the limit on, below it with so many. */
  static String number(double value, double limit, int decimals) {
    String format = value >= limit ? "%,.0f" : "%." + decimals + "f";
    return String.format(Locale.ROOT, format, value).replace(',', ' ');
  }
}
