package org.certigjk.cli.study;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.cli.Main;
import org.certigjk.markup.MarkdownTable;
import org.certigjk.study.Chart;
import org.certigjk.study.Size;
import org.certigjk.study.Study;
import org.certigjk.study.StudyReport;
import org.certigjk.study.StudyReport.Attachment;
import org.certigjk.study.StudyReport.Block;
import org.certigjk.study.StudyReport.Paragraph;
import org.certigjk.study.StudyTable;

/**
 * A study that has run: what to write of it.
 *
 * @param study the study
 * @param size its size
 * @param seed its seed
 * @param report what it found
 */
record StudyRun(Study study, Size size, long seed, StudyReport report) {

  /** Runs the study. */
  static StudyRun of(Study study, Size size, long seed) {
    return new StudyRun(study, size, seed, study.run(size, seed));
  }

  /** Returns the command that repeats the run. */
  String command() {
    return "certigjk study "
        + study.label()
        + (size == Size.FULL ? " --full" : "")
        + (study.random() ? " --seed " + seed : "");
  }

  String csvName(StudyTable table) {
    return study.label() + (report.tables().size() == 1 ? "" : "-" + table.name()) + ".csv";
  }

  static String svgName(Study study, Chart chart) {
    return study.label() + "-" + chart.name() + ".svg";
  }

  String attachmentName(Attachment attachment) {
    return study.label() + "-" + attachment.name();
  }

  /** Returns the report as Markdown, with links to the other files. */
  String markdown() {
    List<String> parts = new ArrayList<>();
    parts.add("# " + study.title());
    parts.add(study.question());
    parts.add(
        "Source: %s  \nCommand: `%s`  \nVersion: %s"
            .formatted(study.source(), command(), Main.version()));
    for (Block block : report.blocks()) {
      parts.add(markdown(block));
    }
    return String.join("\n\n", parts) + "\n";
  }

  private String markdown(Block block) {
    if (block instanceof Paragraph paragraph) {
      return paragraph.text();
    }
    if (block instanceof Attachment attachment) {
      return link(attachment.caption(), attachmentName(attachment));
    }
    if (block instanceof Chart chart) {
      return "!" + link(chart.title(), svgName(study, chart));
    }
    StudyTable table = (StudyTable) block;
    String caption = "**%s** (%s)".formatted(table.caption(), link("CSV", csvName(table)));
    return table.inReport() ? caption + "\n\n" + rows(table) : caption;
  }

  private static String link(String text, String file) {
    return "[" + text + "](" + file + ")";
  }

  /** Returns the table as Markdown, without its caption. */
  static String rows(StudyTable table) {
    MarkdownTable rows = new MarkdownTable();
    for (StudyTable.Column column : table.columns()) {
      if (column.numeric()) {
        rows.numbers(column.name());
      } else {
        rows.text(column.name());
      }
    }
    table.rows().forEach(rows::row);
    return rows.toString().stripTrailing();
  }
}
