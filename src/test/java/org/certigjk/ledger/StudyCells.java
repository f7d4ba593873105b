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
    Set<Cell> found = new LinkedHashSet<>();
    for (int row = 1; row < rows.size(); row++) {
      List<String> cells = rows.get(row);
      for (int column = 1; column < cells.size(); column++) {
        for (int first = 1; first <= cells.size(); first++) {
          String called = String.join("/", cells.subList(0, first));
          if (rest.matcher(called + "/" + rows.get(0).get(column)).matches()) {
            found.add(new Cell(table, row, column, cells.get(column)));
          }
        }
      }
    }
    return found;
  }

  private static List<List<String>> read(String table) {
    try (MappingIterator<List<String>> rows =
        new CsvMapper()
            .readerForListOf(String.class)
            .with(CsvParser.Feature.WRAP_AS_ARRAY)
            .readValues(FOLDER.resolve(table + ".csv").toFile())) {
      return new ArrayList<>(rows.readAll());
    } catch (IOException e) {
      throw new UncheckedIOException(table, e);
    }
  }
}
