package org.certigjk.referee.results;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Calls;
import org.certigjk.referee.Outcome.Declined;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Points;
import org.jspecify.annotations.Nullable;

/**
 * Writes a file of results: JSON Lines, first a {@link ResultsHeader}, then one line per vector
 * that was asked, in the order of the vectors.
 *
 * <pre>
 * {"id":"gap/3/8/1","verdict":"separated","distance":0.5,"points":[[0,0,1],[0,0,1.5]]}
 * {"id":"gap/3/8/2","declined":"a body of one point"}
 * {"id":"gap/3/8/3","failure":"crash","detail":"exit code 139, as after SIGSEGV"}
 * </pre>
 *
 * <p>A number that is no JSON number is a string: {@code "Infinity"}, {@code "-Infinity"}.
 */
public final class ResultsWriter {

  private final OutputStream out;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  private ResultsWriter(OutputStream out) {
    this.out = out;
  }

  /** Writes the header to a stream, which the caller closes. */
  public static ResultsWriter begin(OutputStream out, ResultsHeader header) throws IOException {
    ResultsWriter writer = new ResultsWriter(out);
    writer.writeLine(json -> write(json, header));
    return writer;
  }

  /** Returns a writer that goes on with a stream that has its header. */
  static ResultsWriter append(OutputStream out) {
    return new ResultsWriter(out);
  }

  /** Writes what came of the next vector. */
  public void write(Result result) throws IOException {
    writeLine(
        json -> {
          json.writeStringField("id", result.id());
          write(json, result.outcome());
        });
  }

  private interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  private void writeLine(Fields fields) throws IOException {
    line.reset();
    try (JsonGenerator json = ResultsJson.MAPPER.getFactory().createGenerator(line)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    }
    line.write('\n');
    line.writeTo(out);
  }

  private static void write(JsonGenerator json, ResultsHeader header) throws IOException {
    json.writeStringField("format", ResultsHeader.FORMAT);
    json.writeFieldName("engine");
    ResultsJson.MAPPER.writeTree(json, DeclarationJson.of(header.engine()));
    json.writeStringField("command", header.command());
    json.writeNumberField("limit", header.limit());
    json.writeArrayFieldStart("vectors");
    for (ResultsHeader.VectorFile file : header.vectors()) {
      json.writeStartObject();
      json.writeStringField("file", file.file());
      json.writeStringField("sha256", file.sha256());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, Outcome outcome) throws IOException {
    if (outcome instanceof Declined declined) {
      json.writeStringField("declined", declined.reason());
    } else if (outcome instanceof Failure failure) {
      json.writeStringField("failure", JsonWords.of(failure.kind()));
      json.writeStringField("detail", failure.detail());
    } else if (outcome instanceof Calls calls) {
      json.writeObjectFieldStart("calls");
      for (Map.Entry<String, Outcome> call : calls.byName().entrySet()) {
        json.writeObjectFieldStart(call.getKey());
        write(json, call.getValue());
        json.writeEndObject();
      }
      json.writeEndObject();
    } else {
      write(json, (Answer) outcome);
    }
  }

  private static void write(JsonGenerator json, Answer answer) throws IOException {
    if (answer.verdict() != null) {
      json.writeStringField("verdict", JsonWords.of(answer.verdict()));
    }
    write(json, "distance", answer.distance());
    Points points = answer.points();
    if (points != null) {
      json.writeArrayFieldStart("points");
      write(json, points.a());
      write(json, points.b());
      json.writeEndArray();
    }
    write(json, "depth", answer.depth());
  }

  private static void write(JsonGenerator json, String field, @Nullable Double value)
      throws IOException {
    if (value != null) {
      json.writeFieldName(field);
      json.writeNumber(value);
    }
  }

  private static void write(JsonGenerator json, double[] point) throws IOException {
    json.writeStartArray();
    for (double x : point) {
      json.writeNumber(x);
    }
    json.writeEndArray();
  }
}
