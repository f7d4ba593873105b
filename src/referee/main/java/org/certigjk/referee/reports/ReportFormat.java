package org.certigjk.referee.reports;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.referee.results.ComparedRun;
import org.certigjk.referee.results.JsonReport;

/** The forms of a report. */
public enum ReportFormat {
  /** A few lines. */
  TEXT,
  /** A page in Markdown. */
  MARKDOWN,
  /** One object in JSON. */
  JSON,
  /** A page with pictures, in one file. */
  HTML;

  /** Returns the report in this form. */
  public String of(ComparedRun run) {
    return switch (this) {
      case TEXT -> TextReport.of(run);
      case MARKDOWN -> MarkdownReport.of(run);
      case JSON -> JsonReport.of(run);
      case HTML -> HtmlReport.of(run.tally(), sources(run)).html();
    };
  }

  private static List<String> sources(ComparedRun run) {
    List<String> sources = new ArrayList<>(run.sources());
    if (!run.leftOut().isEmpty()) {
      sources.add(run.leftOut().strip());
    }
    return sources;
  }
}
