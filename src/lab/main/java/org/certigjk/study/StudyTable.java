package org.certigjk.study;

import java.util.ArrayList;
import java.util.List;

/**
 * A table of a report. The cells are text, formatted by {@link Numbers}, so that Markdown and CSV
 * show the same digits.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a row that has not as many cells as there
 * are columns, and for a column that does not exist.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * StudyTable table =
 *     StudyTable.named("runs", "Runs", StudyTable.text("start"), StudyTable.number("iterations"))
 *         .row("p0", Numbers.count(12))
 *         .build();
 * table.cell(0, "iterations"); // "12"
 * }</pre>
 *
 * @param name the name in kebab case, part of the name of the CSV file if there are several tables
 * @param caption what the table shows, in a few words
 * @param columns the columns
 * @param rows the cells of each row
 * @param inReport whether the Markdown report shows it, or only links its CSV file
 */
public record StudyTable(
    String name, String caption, List<Column> columns, List<List<String>> rows, boolean inReport)
    implements StudyReport.Block {

  /**
   * A column.
   *
   * @param name its heading
   * @param numeric whether its cells are numbers, which are aligned to the right
   */
  public record Column(String name, boolean numeric) {}

  /** Copies and checks. */
  public StudyTable {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
    for (List<String> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            "%s: %s cells in %s columns: %s".formatted(name, row.size(), columns.size(), row));
      }
    }
  }

  /** Returns a column of text. */
  public static Column text(String name) {
    return new Column(name, false);
  }

  /** Returns a column of numbers. */
  public static Column number(String name) {
    return new Column(name, true);
  }

  /** Begins a table. */
  public static Builder named(String name, String caption, Column... columns) {
    return new Builder(name, caption, List.of(columns));
  }

  /** Returns a cell. */
  public String cell(int row, String column) {
    for (int c = 0; c < columns.size(); c++) {
      if (columns.get(c).name().equals(column)) {
        return rows.get(row).get(c);
      }
    }
    throw new IllegalArgumentException(name + ": no column '" + column + "'");
  }

  /** Returns the cells of a column. */
  public List<String> column(String column) {
    List<String> cells = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      cells.add(cell(row, column));
    }
    return cells;
  }

  /** Returns the numbers of a column: of "3.4 ± 0.1" the first, NaN where there is none. */
  public double[] numbers(String column) {
    return column(column).stream()
        .map(cell -> cell.split(" ", 2)[0])
        .mapToDouble(cell -> cell.matches("-?\\d.*") ? Double.parseDouble(cell) : Double.NaN)
        .toArray();
  }

  /** Returns the table without the rows that have something else in this column. */
  public StudyTable where(String column, String cell) {
    List<List<String>> some = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      if (cell(row, column).equals(cell)) {
        some.add(rows.get(row));
      }
    }
    return new StudyTable(name, caption, columns, some, inReport);
  }

  /** Collects the rows of a table. */
  public static final class Builder {
    private final String name;
    private final String caption;
    private final List<Column> columns;
    private final List<List<String>> rows = new ArrayList<>();
    private boolean inReport = true;

    Builder(String name, String caption, List<Column> columns) {
      this.name = name;
      this.caption = caption;
      this.columns = columns;
    }

    /** Adds a row. */
    public Builder row(String... cells) {
      return row(List.of(cells));
    }

    /** Adds a row. */
    public Builder row(List<String> cells) {
      rows.add(List.copyOf(cells));
      return this;
    }

    /** Leaves the table to its CSV file: the report only links it. */
    public Builder csvOnly() {
      inReport = false;
      return this;
    }

    /** Returns the table. */
    public StudyTable build() {
      return new StudyTable(name, caption, columns, rows, inReport);
    }
  }
}
