package org.certigjk.referee.results;

import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.referee.comparison.Mismatch.Measure;
import org.certigjk.referee.comparison.Scale;
import org.certigjk.referee.tally.Grouping;
import org.certigjk.referee.tally.Tally;
import org.certigjk.referee.tally.TallyRow;
import org.certigjk.referee.tally.TallyRow.Spread;
import org.certigjk.referee.text.Caveats;
import org.certigjk.referee.text.Reported;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;

/**
 * The comparison of an engine as one object in JSON, for programs; {@code docs/report.schema.json}
 * describes it. A number that is not finite is a string, such as {@code "Infinity"}.
 */
public final class JsonReport {

  /** The format and its version. */
  public static final String FORMAT = "certigjk-report 1";

  private JsonReport() {}

  /** Returns the object, and a line end. */
  public static String of(ComparedRun run) {
    return ResultsJson.indented(JsonText.line(json -> write(json, run)));
  }

  private static void write(JsonText json, ComparedRun run) {
    Tally tally = run.tally();
    json.field("format", FORMAT);
    json.beginObject("engine");
    DeclarationJson.write(json, tally.engine());
    json.endObject();
    json.field("command", run.command());
    ResultsJson.write(json, "limit", run.limit());
    json.field("profile", tally.profile().label());
    ResultsWriter.write(json, run.vectors());
    json.field("notAsked", run.notAsked());
    json.field("notTaken", run.notTaken());
    json.beginObject("total");
    write(json, tally.total());
    json.endObject();
    json.beginObject("outside");
    write(json, tally.outside());
    json.endObject();
    json.beginObject("groups");
    for (Grouping grouping : Grouping.values()) {
      json.beginArray(grouping.label());
      for (TallyRow row : tally.rows(grouping)) {
        json.beginObject();
        write(json, row);
        json.field("label", row.label());
        json.endObject();
      }
      json.endArray();
    }
    json.endObject();
    json.beginObject("worst");
    for (Fault fault : tally.total().faults().keySet()) {
      json.beginArray(fault.label());
      tally.worst(fault).forEach(example -> write(json, tally.engine(), example));
      json.endArray();
    }
    json.endObject();
    json.strings("doesNotProve", Caveats.SENTENCES);
  }

  private static void write(JsonText json, TallyRow row) {
    json.field("asked", row.asked());
    json.field("declined", row.declined());
    json.field("wrong", row.wrong());
    json.beginObject("charges");
    row.charges().forEach((charge, count) -> json.field(charge.label(), count));
    json.endObject();
    json.beginObject("faults");
    row.faults().forEach((fault, count) -> json.field(fault.label(), count));
    json.endObject();
    json.beginObject("reasons");
    row.reasons()
        .forEach(
            (fault, counts) -> {
              json.beginObject(fault.label());
              counts.forEach(json::field);
              json.endObject();
            });
    json.endObject();
    json.beginObject("judged");
    row.compared().forEach((part, count) -> json.field(JsonWords.of(part), count));
    json.endObject();
    Spread spread = row.distances();
    if (spread != null) {
      json.beginObject("relativeErrors");
      json.field("count", spread.count());
      ResultsJson.write(json, "median", spread.median());
      ResultsJson.write(json, "largest", spread.largest());
      json.field("mostUlps", spread.mostUlps());
      json.endObject();
    }
  }

  private static void write(JsonText json, Declaration engine, Example example) {
    Query query = example.vector().query();
    json.beginObject();
    json.field("id", example.vector().id());
    ResultsJson.write(json, "a", query.pair().a());
    ResultsJson.write(json, "b", query.pair().b());
    json.field("decade", Scale.decade(query));
    Poses poses = query.poses();
    if (poses != null) {
      ResultsJson.write(json, "poseA", poses.a().rows());
      ResultsJson.write(json, "poseB", poses.b().rows());
    }
    json.beginArray("charges");
    example
        .comparison()
        .mismatches()
        .forEach(
            mismatch -> write(json, example, mismatch, Reported.of(engine, example, mismatch)));
    json.endArray();
    json.endObject();
  }

  private static void write(JsonText json, Example example, Mismatch mismatch, Reported reported) {
    json.beginObject();
    MismatchWriter.writeFault(json, mismatch);
    json.field("charge", mismatch.fault().charge().label());
    double severity = example.severity(mismatch);
    if (severity > 0) {
      ResultsJson.write(json, "severity", severity);
    }
    reported.writeTo(json);
    json.field("words", mismatch.words());
    Measure measure = mismatch.measure();
    if (measure != null) {
      ResultsJson.write(json, "observed", measure.observed());
      ResultsJson.write(json, "expected", measure.expected());
      ResultsJson.write(json, "error", measure.error());
      ResultsJson.write(json, "tolerance", measure.tolerance());
    }
    json.endObject();
  }
}
