package org.certigjk.referee.reports;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;
import org.certigjk.markup.MarkdownTable;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.comparison.Scale;
import org.certigjk.referee.fuzz.Finding;
import org.certigjk.referee.fuzz.FuzzReport;
import org.certigjk.referee.fuzz.ShrunkExample;
import org.certigjk.referee.text.MarkdownText;
import org.certigjk.referee.text.Reported;
import org.certigjk.referee.text.Wording;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.TestVector;

/** What a fuzzer found, in one page: as Markdown for a person, as JSON Lines for a program. */
public final class FuzzSummary {

  private static final int MOST_FLAGS = 3;
  private static final int MOST_DECADES = 3;

  private final FuzzReport report;
  private final FindingFiles.Run run;

  private FuzzSummary(FuzzReport report, FindingFiles.Run run) {
    this.report = report;
    this.run = run;
  }

  /** Returns the summary of a run. */
  public static FuzzSummary of(FuzzReport report, FindingFiles.Run run) {
    return new FuzzSummary(report, run);
  }

  /**
   * Returns what to say where no query was inside the contract.
   *
   * @param remedy how to ask others, as a clause
   */
  public String noneInside(String remedy) {
    return Wording.noneInside(report.excluded(), run.engine().domain(), remedy);
  }

  /** Returns it as Markdown; the links are those of the files that {@link FindingFiles} writes. */
  public String markdown() {
    Declaration engine = run.engine();
    StringBuilder text = new StringBuilder();
    text.append(
        "# referee %s: %s %s (settings: %s)\n\n"
            .formatted(
                run.tool(),
                MarkdownText.plain(engine.name()),
                MarkdownText.plain(engine.version()),
                MarkdownText.plain(engine.settings())));
    text.append(
        "%s queries from %s, profile %s: %s declined, %s wrong%s.\n"
            .formatted(
                report.asked(),
                MarkdownText.plain(run.from()),
                run.profile().label(),
                report.declined(),
                report.failed(),
                report.outside() == 0
                    ? ""
                    : "; %s more outside the contract, only counted".formatted(report.outside())));
    if (report.outsideAsked() > 0) {
      text.append(
          "Asked outside of the contract: %s, %s.\n"
              .formatted(report.outsideAsked(), Wording.excluded(report.excluded())));
    }
    if (report.rows().isEmpty()) {
      return text.append(
              report.noneInside()
                  ? "\nNo query was inside the contract: nothing is known of the engine.\n"
                  : "\n"
                      + "Nothing was found. That proves nothing but that: these queries are"
                      + " answered rightly.\n")
          .toString();
    }
    MarkdownTable table =
        new MarkdownTable()
            .text("charge", "failure")
            .numbers("dimension", "queries", "error")
            .text("largest coordinate", "most often with", "reported before", "smallest");
    for (FuzzReport.Row row : report.rows()) {
      table.row(
          row.kind().fault().charge().label(),
          row.kind().label(),
          row.dimension(),
          row.count(),
          severity(row),
          decades(row),
          flags(row),
          reported(row).words(),
          smallest(row));
    }
    text.append('\n').append(table);
    return text.toString();
  }

  /** How severe the smallest failure is. */
  private static String severity(FuzzReport.Row row) {
    double severity = row.severity();
    return severity == 0 ? "" : Wording.severity(severity);
  }

  /** The decades of the largest coordinate, those around 1 first. */
  private static String decades(FuzzReport.Row row) {
    int more = row.decades().size() - MOST_DECADES;
    return row.decades().entrySet().stream()
            .limit(MOST_DECADES)
            .map(e -> Scale.range(e.getKey()) + " (" + e.getValue() + ")")
            .collect(Collectors.joining(", "))
        + (more > 0 ? ", … " + Wording.count(more, "decade") + " more" : "");
  }

  private static String flags(FuzzReport.Row row) {
    return row.flags().entrySet().stream()
        .sorted(Map.Entry.<Flag, Long>comparingByValue(Comparator.reverseOrder()))
        .limit(MOST_FLAGS)
        .map(e -> e.getKey().label() + " (" + e.getValue() + ")")
        .collect(Collectors.joining(", "));
  }

  private String smallest(FuzzReport.Row row) {
    Finding finding = row.finding();
    if (finding == null) {
      return "not made smaller: findings enough, in all or of this call and fault";
    }
    PointPair pair = finding.smallest().vector().query().pair();
    return "[%s + %s points](%s.md)%s"
        .formatted(
            pair.sizeA(),
            pair.sizeB(),
            finding.label(),
            finding.isSteady() ? "" : "; " + FindingFiles.UNSTEADY);
  }

  private Reported reported(FuzzReport.Row row) {
    Finding finding = row.finding();
    return finding == null
        ? Reported.of(run.engine().name(), row.kind().call(), row.kind().fault(), List.of())
        : FindingFiles.reported(run.engine(), finding);
  }

  /** Returns it as JSON: a line for the run, and a line for each kind of failure. */
  public String jsonLines() {
    StringBuilder lines = new StringBuilder(JsonText.line(this::writeRun));
    for (FuzzReport.Row row : report.rows()) {
      lines.append(JsonText.line(json -> writeRow(json, row)));
    }
    return lines.toString();
  }

  private void writeRun(JsonText json) {
    json.field("format", "certigjk-findings 1");
    json.field("engine", run.engine().name());
    json.field("version", run.engine().version());
    json.field("settings", run.engine().settings());
    json.field("profile", run.profile().label());
    run.origin()
        .forEach(
            (name, value) -> {
              if (name.equals("seed")) {
                json.field(name, Long.parseLong(value));
              } else {
                json.field(name, value);
              }
            });
    json.field("queries", report.asked());
    json.field("declined", report.declined());
    json.field("wrong", report.failed());
    json.field("outside", report.outside());
  }

  private void writeRow(JsonText json, FuzzReport.Row row) {
    json.field("charge", row.kind().fault().charge().label());
    json.field("fault", row.kind().fault().label());
    json.field("direction", JsonWords.of(row.kind().direction()));
    json.field("extent", JsonWords.of(row.kind().extent()));
    json.field("units", JsonWords.of(row.kind().units()));
    json.field("reason", row.kind().reason());
    json.field("dimension", row.dimension());
    json.field("queries", row.count());
    json.beginObject("flags");
    for (Map.Entry<Flag, Long> flag : row.flags().entrySet()) {
      json.field(flag.getKey().label(), flag.getValue());
    }
    json.endObject();
    json.beginObject("decades");
    row.decades().forEach((decade, count) -> json.field(decade.toString(), count));
    json.endObject();
    reported(row).writeTo(json);
    Finding finding = row.finding();
    if (finding != null) {
      writeFinding(json, finding);
    }
  }

  /** Writes a severity, if a number is wrong. */
  static void writeSeverity(JsonText json, double severity) {
    if (severity > 0 && Double.isFinite(severity)) {
      json.name("severity");
      json.number(Wording.number(severity));
    }
  }

  private static void writeFinding(JsonText json, Finding finding) {
    TestVector smallest = finding.smallest().vector();
    ShrunkExample shrunk = finding.shrunk();
    json.strings("files", List.of(finding.label() + ".jsonl", finding.label() + ".md"));
    json.field("id", finding.original().vector().id());
    writeSeverity(json, finding.severity());
    json.field("pointsA", smallest.query().pair().sizeA());
    json.field("pointsB", smallest.query().pair().sizeB());
    json.field("steady", finding.isSteady());
    json.field("minimal", shrunk != null && shrunk.minimal());
  }
}
