package org.certigjk.referee.reports;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.fuzz.Finding;
import org.certigjk.referee.fuzz.FuzzReport;
import org.certigjk.referee.fuzz.ShrunkExample;
import org.certigjk.referee.text.MarkdownText;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.TestVector;

/** What a fuzzer found, in one page: as Markdown for a person, as JSON Lines for a program. */
public final class FuzzSummary {

  private static final int MOST_FLAGS = 3;

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

  /** Returns it as Markdown; the links are those of the files that {@link FindingFiles} writes. */
  public String markdown() {
    Declaration engine = run.engine();
    StringBuilder text = new StringBuilder();
    text.append(
        "# Fuzzing %s %s (settings: %s)\n\n"
            .formatted(
                MarkdownText.plain(engine.name()),
                MarkdownText.plain(engine.version()),
                MarkdownText.plain(engine.settings())));
    text.append(
        "%s queries from seed %s, profile %s: %s declined, %s wrong.\n"
            .formatted(
                report.asked(),
                run.seed(),
                run.profile().label(),
                report.declined(),
                report.failed()));
    if (report.rows().isEmpty()) {
      return text.append(
              "\n"
                  + "Nothing was found. That proves nothing but that: these queries are answered"
                  + " rightly.\n")
          .toString();
    }
    text.append("\n| failure | dimension | queries | most often with | smallest |\n");
    text.append("|---|---|---|---|---|\n");
    for (FuzzReport.Row row : report.rows()) {
      text.append(
          "| %s | %s | %s | %s | %s |\n"
              .formatted(
                  row.kind().label(), row.dimension(), row.count(), flags(row), smallest(row)));
    }
    return text.toString();
  }

  private static String flags(FuzzReport.Row row) {
    return row.flags().entrySet().stream()
        .sorted(Map.Entry.<Flag, Long>comparingByValue(Comparator.reverseOrder()))
        .limit(MOST_FLAGS)
        .map(e -> e.getKey().label() + " (" + e.getValue() + ")")
        .collect(Collectors.joining(", "));
  }

  private static String smallest(FuzzReport.Row row) {
    Finding finding = row.finding();
    if (finding == null) {
      return "not made smaller: there were findings enough";
    }
    PointPair pair = finding.smallest().vector().query().pair();
    return "[%s + %s points](%s.md)%s"
        .formatted(
            pair.sizeA(),
            pair.sizeB(),
            finding.label(),
            finding.isSteady() ? "" : "; " + FindingFiles.UNSTEADY);
  }

  /** Returns it as JSON: a line for the run, and a line for each kind of failure. */
  public String jsonLines() {
    StringWriter lines = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(lines)) {
      json.setRootValueSeparator(null);
      writeRun(json);
      json.writeRaw('\n');
      for (FuzzReport.Row row : report.rows()) {
        writeRow(json, row);
        json.writeRaw('\n');
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible); // a string takes everything
    }
    return lines.toString();
  }

  private void writeRun(JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("format", "certigjk-findings 1");
    json.writeStringField("engine", run.engine().name());
    json.writeStringField("version", run.engine().version());
    json.writeStringField("settings", run.engine().settings());
    json.writeStringField("profile", run.profile().label());
    json.writeNumberField("seed", run.seed());
    json.writeNumberField("queries", report.asked());
    json.writeNumberField("declined", report.declined());
    json.writeNumberField("wrong", report.failed());
    json.writeEndObject();
  }

  private static void writeRow(JsonGenerator json, FuzzReport.Row row) throws IOException {
    json.writeStartObject();
    json.writeStringField("fault", row.kind().fault().label());
    json.writeStringField("direction", JsonWords.of(row.kind().direction()));
    json.writeStringField("extent", JsonWords.of(row.kind().extent()));
    json.writeNumberField("dimension", row.dimension());
    json.writeNumberField("queries", row.count());
    json.writeObjectFieldStart("flags");
    for (Map.Entry<Flag, Long> flag : row.flags().entrySet()) {
      json.writeNumberField(flag.getKey().label(), flag.getValue());
    }
    json.writeEndObject();
    Finding finding = row.finding();
    if (finding != null) {
      writeFinding(json, finding);
    }
    json.writeEndObject();
  }

  private static void writeFinding(JsonGenerator json, Finding finding) throws IOException {
    TestVector smallest = finding.smallest().vector();
    ShrunkExample shrunk = finding.shrunk();
    json.writeArrayFieldStart("files");
    for (String file : List.of(finding.label() + ".jsonl", finding.label() + ".md")) {
      json.writeString(file);
    }
    json.writeEndArray();
    json.writeStringField("id", finding.original().vector().id());
    json.writeNumberField("pointsA", smallest.query().pair().sizeA());
    json.writeNumberField("pointsB", smallest.query().pair().sizeB());
    json.writeBooleanField("steady", finding.isSteady());
    json.writeBooleanField("minimal", shrunk != null && shrunk.minimal());
  }
}
