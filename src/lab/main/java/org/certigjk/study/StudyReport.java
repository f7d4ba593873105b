package org.certigjk.study;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a study found, as blocks in reading order. It has no format: the command line makes
 * Markdown, CSV and SVG of it.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * StudyReport report =
 *     StudyReport.of(
 *         new StudyReport.Paragraph("One row for each n."),
 *         StudyTable.named("counts", "Counts", StudyTable.number("n")).row("4").build());
 * report.tables().size(); // 1
 * }</pre>
 *
 * @param blocks the blocks
 */
public record StudyReport(List<Block> blocks) {

  /** A part of a report. */
  public sealed interface Block permits Paragraph, StudyTable, Chart, Attachment {}

  /**
   * Some sentences.
   *
   * @param text the text, in Markdown
   */
  public record Paragraph(String text) implements Block {}

  /**
   * Data in a file of its own.
   *
   * @param name the end of the file name, after the label of the study and a hyphen, with its
   *     extension
   * @param caption what it is, in a few words
   * @param content the bytes of the file, as text in UTF-8
   */
  public record Attachment(String name, String caption, String content) implements Block {}

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if two tables, two charts or two attachments have one name
   */
  public StudyReport {
    blocks = List.copyOf(blocks);
    Set<String> files = new HashSet<>();
    for (Block block : blocks) {
      if (!(block instanceof Paragraph) && !files.add(fileOf(block))) {
        throw new IllegalArgumentException("two blocks are called " + fileOf(block));
      }
    }
  }

  private static String fileOf(Block block) {
    if (block instanceof StudyTable table) {
      return table.name() + ".csv";
    }
    return block instanceof Chart chart ? chart.name() + ".svg" : ((Attachment) block).name();
  }

  /** Returns the report of these blocks. */
  public static StudyReport of(Block... blocks) {
    return new StudyReport(List.of(blocks));
  }

  /** Returns the tables, in order. */
  public List<StudyTable> tables() {
    return all(StudyTable.class);
  }

  /** Returns the charts, in order. */
  public List<Chart> charts() {
    return all(Chart.class);
  }

  /** Returns the attachments, in order. */
  public List<Attachment> attachments() {
    return all(Attachment.class);
  }

  /**
   * Returns the table of this name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public StudyTable table(String name) {
    return tables().stream()
        .filter(table -> table.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no table '" + name + "'"));
  }

  private <T> List<T> all(Class<T> type) {
    List<T> found = new ArrayList<>();
    for (Block block : blocks) {
      if (type.isInstance(block)) {
        found.add(type.cast(block));
      }
    }
    return List.copyOf(found);
  }
}
