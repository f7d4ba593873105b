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
  HTML,
  /** XML of JUnit, which most build servers read. */
  JUNIT,
  /** The Test Anything Protocol. */
  TAP,
  /** SARIF, for code scanning. */
  SARIF,
  /** Annotations of GitHub. */
  GITHUB;

  /**
   * Returns the report in this form.
   *
   * @param explorer the address of the explorer, as seen from a page; empty if it has none
   */
  public String of(ComparedRun run, CiCases cases, String explorer) {
    return switch (this) {
      case TEXT -> TextReport.of(run);
      case MARKDOWN -> MarkdownReport.of(run);
      case JSON -> JsonReport.of(run);
      case HTML -> HtmlReport.of(run.tally(), sources(run), explorer).html();
      case JUNIT -> new CiReport(run, cases.of(run)).junit();
      case TAP -> new CiReport(run, cases.of(run)).tap();
      case SARIF -> new CiReport(run, cases.of(run)).sarif();
      case GITHUB -> new CiReport(run, cases.of(run)).github();
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
