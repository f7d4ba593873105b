package org.certigjk.cli.console;

import java.util.ArrayList;
import java.util.List;

/** Rows of text, printed with their columns aligned. */
public final class Table {

  private final List<List<String>> rows = new ArrayList<>();

  public void row(List<String> cells) {
    rows.add(List.copyOf(cells));
  }

  /** Returns the rows as lines with this indent, columns two blanks apart. */
  public String format(String indent) {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(indent);
      for (int column = 0; column < row.size(); column++) {
        String cell = row.get(column);
        line.append(column == 0 ? "" : "  ").append(cell);
        line.append(" ".repeat(width(column) - length(cell)));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private int width(int column) {
    int width = 0;
    for (List<String> row : rows) {
      width = column < row.size() ? Math.max(width, length(row.get(column))) : width;
    }
    return width;
  }

  private static int length(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
