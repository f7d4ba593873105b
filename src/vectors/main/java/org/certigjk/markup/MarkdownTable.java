package org.certigjk.markup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A table in Markdown. Its cells are Markdown; a bar in a cell is escaped, unless it is already,
 * and control characters, line ends among them, are shown as "?".
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * new MarkdownTable().text("loop").numbers("runs").row("a|b", 12).toString();
 * // | loop | runs |
 * // |---|---:|
 * // | a\|b | 12 |
 * }</pre>
 */
public final class MarkdownTable {

  /** A bar after an even number of backslashes. */
  private static final Pattern BAR = Pattern.compile("(?<!\\\\)((?:\\\\\\\\)*)\\|");

  private final List<String> heads = new ArrayList<>();
  private final StringBuilder rule = new StringBuilder("|");
  private final StringBuilder rows = new StringBuilder();

  /** Adds columns of text. */
  public MarkdownTable text(String... names) {
    return columns("---|", names);
  }

  /** Adds columns of numbers, which are aligned to the right. */
  public MarkdownTable numbers(String... names) {
    return columns("---:|", names);
  }

  private MarkdownTable columns(String dashes, String... names) {
    Collections.addAll(heads, names);
    rule.append(dashes.repeat(names.length));
    return this;
  }

  /**
   * Adds a row.
   *
   * @throws IllegalArgumentException if there are not as many cells as columns
   */
  public MarkdownTable row(Object... cells) {
    return row(List.of(cells));
  }

  /**
   * Adds a row.
   *
   * @throws IllegalArgumentException if there are not as many cells as columns
   */
  public MarkdownTable row(List<?> cells) {
    if (cells.size() != heads.size()) {
      throw new IllegalArgumentException(
          "%s cells in %s columns: %s".formatted(cells.size(), heads.size(), cells));
    }
    rows.append(line(cells));
    return this;
  }

  private static String line(List<?> cells) {
    StringBuilder line = new StringBuilder("|");
    for (Object cell : cells) {
      String text = cell.toString().replaceAll("\\p{Cc}", "?");
      line.append(' ').append(BAR.matcher(text).replaceAll("$1\\\\|")).append(" |");
    }
    return line.append('\n').toString();
  }

  /** Returns the lines, each with a line feed. */
  @Override
  public String toString() {
    return line(heads) + rule + "\n" + rows;
  }
}
