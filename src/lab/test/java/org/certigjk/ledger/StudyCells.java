package org.certigjk.ledger;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The cells of the tables of the studies, each by its name: the study, its table, the first cells
 * of the row, as many as it takes, and the column, with slashes between them.
 */
final class StudyCells {

  private static final Path FOLDER = Path.of("docs/studies");

  private final Map<String, List<List<String>>> tables = new TreeMap<>();

  /** A cell, so that two names of one are the same. */
  record Cell(String table, int row, int column, String text) {}

  /** Returns the cells of this name, in which an asterisk stands for anything. */
  Set<Cell> named(String name) {
    String[] parts = name.split("/", 3);
    String table = parts[0] + "-" + parts[1];
    Pattern rest = Pattern.compile("\\Q" + parts[2].replace("*", "\\E.*\\Q") + "\\E");
    List<List<String>> rows = tables.computeIfAbsent(table, StudyCells::read);
    String start = parts[2].split("\\*", 2)[0];
    String end = name.substring(name.lastIndexOf('*') + 1);
    Set<Cell> found = new LinkedHashSet<>();
    for (int column = 1; column < rows.get(0).size(); column++) {
      String ending = "/" + rows.get(0).get(column);
      if (!ending.endsWith(end) && !end.endsWith(ending)) {
        continue; // saves time
      }
      for (int row = 1; row < rows.size(); row++) {
        String called = rows.get(row).get(0);
        for (int k = 1; k < rows.get(row).size() && agree(called, start); k++) {
          if (rest.matcher(called + ending).matches()) {
            found.add(new Cell(table, row, column, rows.get(row).get(column)));
          }
          called += "/" + rows.get(row).get(k);
        }
      }
    }
    return found;
  }

  private static boolean agree(String called, String start) {
    return called.startsWith(start) || start.startsWith(called);
  }

  private static List<List<String>> read(String table) {
    try (MappingIterator<List<String>> rows =
        new CsvMapper()
            .readerForListOf(String.class)
            .with(CsvParser.Feature.WRAP_AS_ARRAY)
            .with(CsvParser.Feature.ALLOW_COMMENTS)
            .readValues(FOLDER.resolve(table + ".csv").toFile())) {
      return new ArrayList<>(rows.readAll());
    } catch (IOException e) {
      throw new UncheckedIOException(table, e);
    }
  }
}
