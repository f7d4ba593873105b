package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The times of docs/bench-fixes.csv, which {@code src/bench/run.sh --fixes} measures, and what a
 * page says of them. The loops run over any field, with numbers that are objects: only ratios are
 * said. On a page stands, with a precision, the number of points of each body, and two loops,
 *
 * <ul>
 *   <li>{@code 1.37<!-- time/double/32: all-axis / none -->}: the ratio of the medians;
 *   <li>{@code <!-- time/double/32: none < all-axis -->}: the first takes less time, for its upper
 *       quartile is below the lower one of the second.
 * </ul>
 */
final class FixTimes {

  static final Pattern NAMED =
      Pattern.compile(
          "([0-9]+(?:[.][0-9]+)?)?<!-- time/(float|double)/([0-9]+): ([^<>/]+) ([</]) ([^<>/]+) -->");

  private static final List<String> COLUMNS =
      List.of(
          "precision",
          "size",
          "loop",
          "lower quartile",
          "median",
          "upper quartile",
          "support points");

  private record Time(double lowerQuartile, double median, double upperQuartile) {}

  private final Map<String, Time> times = new HashMap<>();

  /** Reads the file: a comment on the machine, the columns, the rows. */
  FixTimes(String table) {
    assertTrue(table.startsWith("# "), table);
    for (Map<String, String> row : CsvRows.of(table)) {
      assertEquals(COLUMNS, List.copyOf(row.keySet()));
      Time time =
          new Time(
              number(row, "lower quartile"), number(row, "median"), number(row, "upper quartile"));
      assertTrue(time.lowerQuartile > 0 && time.median >= time.lowerQuartile, row::toString);
      assertTrue(time.upperQuartile >= time.median, row::toString);
      String key = key(row.get("precision"), row.get("size"), row.get("loop"));
      assertTrue(key.matches("(float|double)/\\d+: .+"), key);
      assertEquals(null, times.put(key, time), key);
    }
  }

  private static double number(Map<String, String> row, String column) {
    return Double.parseDouble(row.get(column));
  }

  private static String key(String precision, String size, String loop) {
    return precision + "/" + size + ": " + loop;
  }

  /** Checks all that the page says of times, and returns how much that is. */
  int check(String page) {
    List<MatchResult> said = NAMED.matcher(page).results().toList();
    said.forEach(this::check);
    return said.size();
  }

  private void check(MatchResult said) {
    Time first = time(said, 4);
    Time second = time(said, 6);
    if (said.group(5).equals("/")) {
      assertEquals(BenchTimes.ratio(first.median / second.median), said.group(1), said.group());
    } else {
      assertEquals(null, said.group(1), said.group());
      assertTrue(first.upperQuartile < second.lowerQuartile, said.group());
    }
  }

  private Time time(MatchResult said, int loop) {
    Time time = times.get(key(said.group(2), said.group(3), said.group(loop)));
    assertNotNull(time, said.group());
    return time;
  }
}
