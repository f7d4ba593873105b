package org.certigjk.referee.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Fault;
import org.certigjk.referee.comparison.Measure;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.referee.tally.Grouping;
import org.certigjk.referee.tally.Spread;
import org.certigjk.referee.tally.Tally;
import org.certigjk.referee.tally.TallyRow;
import org.certigjk.referee.text.Caveats;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;

/**
 * The comparison of an engine as one object in JSON, for programs; {@code docs/report.schema.json}
 * describes it. A number that is not finite is a string, such as {@code "Infinity"}.
 */
public final class JsonReport {

  /** The format and its version. */
  public static final String FORMAT = "certigjk-report 1";

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private JsonReport() {}

  /** Returns the object, and a line end. */
  public static String of(ComparedRun run) {
    Tally tally = run.tally();
    ObjectNode report = NODES.objectNode();
    report.put("format", FORMAT);
    report.set("engine", DeclarationJson.of(tally.engine()));
    report.put("command", run.command());
    report.put("limit", run.limit());
    report.put("profile", tally.profile().label());
    ArrayNode vectors = report.putArray("vectors");
    run.vectors()
        .forEach(file -> vectors.addObject().put("file", file.file()).put("sha256", file.sha256()));
    report.put("notAsked", run.notAsked());
    report.put("notTaken", run.notTaken());
    report.set("total", row(tally.total()));
    ObjectNode groups = report.putObject("groups");
    for (Grouping grouping : Grouping.values()) {
      ArrayNode rows = groups.putArray(grouping.label());
      tally.rows(grouping).forEach(row -> rows.add(row(row).put("label", row.label())));
    }
    ObjectNode worst = report.putObject("worst");
    for (Fault fault : tally.total().faults().keySet()) {
      ArrayNode examples = worst.putArray(fault.label());
      tally.worst(fault).forEach(example -> examples.add(example(example)));
    }
    ArrayNode caveats = report.putArray("doesNotProve");
    Caveats.SENTENCES.forEach(caveats::add);
    try {
      return ResultsJson.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(report) + "\n";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ObjectNode row(TallyRow row) {
    ObjectNode node = NODES.objectNode();
    node.put("asked", row.asked());
    node.put("declined", row.declined());
    node.put("wrong", row.wrong());
    ObjectNode faults = node.putObject("faults");
    row.faults().forEach((fault, count) -> faults.put(fault.label(), count));
    ObjectNode reasons = node.putObject("reasons");
    row.reasons()
        .forEach(
            (fault, counts) -> {
              ObjectNode of = reasons.putObject(fault.label());
              counts.forEach(of::put);
            });
    ObjectNode compared = node.putObject("judged");
    row.compared().forEach((part, count) -> compared.put(JsonWords.of(part), count));
    Spread spread = row.distances();
    if (spread != null) {
      ObjectNode errors = node.putObject("relativeErrors");
      errors.put("count", spread.count());
      errors.set("median", number(spread.median()));
      errors.set("largest", number(spread.largest()));
      errors.put("mostUlps", spread.mostUlps());
    }
    return node;
  }

  private static ObjectNode example(Example example) {
    Query query = example.vector().query();
    ObjectNode node = NODES.objectNode();
    node.put("id", example.vector().id());
    node.set("a", rows(query.pair().a()));
    node.set("b", rows(query.pair().b()));
    Poses poses = query.poses();
    if (poses != null) {
      node.set("poseA", rows(poses.a().rows()));
      node.set("poseB", rows(poses.b().rows()));
    }
    ArrayNode mismatches = node.putArray("charges");
    example.comparison().mismatches().forEach(mismatch -> mismatches.add(mismatch(mismatch)));
    return node;
  }

  private static ArrayNode rows(double[][] points) {
    ArrayNode rows = NODES.arrayNode();
    for (double[] point : points) {
      ArrayNode row = rows.addArray();
      for (double x : point) {
        row.add(x);
      }
    }
    return rows;
  }

  private static ObjectNode mismatch(Mismatch mismatch) {
    ObjectNode node = NODES.objectNode();
    if (!mismatch.call().isEmpty()) {
      node.put("call", mismatch.call());
    }
    node.put("fault", mismatch.fault().label());
    node.put("words", mismatch.words());
    Measure measure = mismatch.measure();
    if (measure != null) {
      node.set("observed", number(measure.observed()));
      node.set("expected", number(measure.expected()));
      node.set("error", number(measure.error()));
      node.set("tolerance", number(measure.tolerance()));
    }
    return node;
  }

  private static JsonNode number(double x) {
    return Double.isFinite(x) ? NODES.numberNode(x) : NODES.textNode(Double.toString(x));
  }
}
