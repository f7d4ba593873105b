package org.certigjk.referee.results;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.certigjk.json.JsonText;
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
          json.field("id", result.id());
          write(json, result.outcome());
        });
  }

  private void writeLine(Consumer<JsonText> fields) throws IOException {
    out.write(JsonText.line(fields).getBytes(StandardCharsets.UTF_8));
  }

  private static void write(JsonText json, ResultsHeader header) {
    json.field("format", ResultsHeader.FORMAT);
    json.beginObject("engine");
    DeclarationJson.write(json, header.engine());
    json.endObject();
    json.field("command", header.command());
    ResultsJson.write(json, "limit", header.limit());
    write(json, header.vectors());
  }

  /** Writes of which vectors the results are. */
  static void write(JsonText json, List<ResultsHeader.VectorFile> vectors) {
    json.beginArray("vectors");
    for (ResultsHeader.VectorFile file : vectors) {
      json.beginObject();
      json.field("file", file.file());
      json.field("sha256", file.sha256());
      json.endObject();
    }
    json.endArray();
  }

  private static void write(JsonText json, Outcome outcome) {
    if (outcome instanceof Declined declined) {
      json.field("declined", declined.reason());
    } else if (outcome instanceof Failure failure) {
      json.field("failure", JsonWords.of(failure.kind()));
      json.field("detail", failure.detail());
    } else if (outcome instanceof Calls calls) {
      json.beginObject("calls");
      calls
          .byName()
          .forEach(
              (name, answer) -> {
                json.beginObject(name);
                write(json, answer);
                json.endObject();
              });
      json.endObject();
    } else {
      write(json, (Answer) outcome);
    }
  }

  private static void write(JsonText json, Answer answer) {
    if (answer.verdict() != null) {
      json.field("verdict", JsonWords.of(answer.verdict()));
    }
    write(json, "distance", answer.distance());
    write(json, "points", answer.points());
    write(json, "depth", answer.depth());
    if (answer.normal() != null) {
      json.name("normal");
      ResultsJson.write(json, answer.normal().stream().mapToDouble(x -> x).toArray());
    }
    write(json, "contacts", answer.contacts());
    write(json, "toi", answer.toi());
  }

  private static void write(JsonText json, String name, @Nullable Double value) {
    if (value != null) {
      ResultsJson.write(json, name, value);
    }
  }

  private static void write(JsonText json, String name, @Nullable Points points) {
    if (points != null) {
      ResultsJson.write(json, name, new double[][] {points.a(), points.b()});
    }
  }
}
