package org.certigjk.cli.bench;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.certigjk.cli.input.Json;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Engine.Precision;

/** Writes a side-by-side run as one JSON object; docs/bench.schema.json describes it. */
final class BenchJson implements BenchWriter {

  private final JsonGenerator json;

  BenchJson(OutputStream out) throws IOException {
    this.json = Json.generator(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  @Override
  public void begin(Header header) throws IOException {
    json.writeStartObject();
    json.writeStringField("version", header.version());
    json.writeStringField("java", header.java());
    json.writeStringField("system", header.system());
    json.writeNumberField("processors", header.processors());
    json.writeNumberField("seed", header.seed());
    json.writeObjectFieldStart("limits");
    for (Precision precision : Precision.values()) {
      json.writeNumberField(JsonWords.of(precision), BenchTruth.limit(precision));
    }
    json.writeEndObject();
    json.writeArrayFieldStart("rows");
  }

  @Override
  public void table(BenchPairs pairs, List<BenchRow> rows) throws IOException {
    for (BenchRow row : rows) {
      json.writeStartObject();
      json.writeNumberField("dimension", pairs.dimension());
      json.writeNumberField("size", pairs.size());
      json.writeStringField("pairs", pairs.name());
      json.writeStringField("engine", row.engine());
      json.writeStringField("version", row.version());
      json.writeStringField("precision", row.precision());
      json.writeNumberField("count", row.count());
      writeTime("nanoseconds", row.nanoseconds());
      writeTime("percentile50", row.median());
      writeTime("percentile99", row.percentile());
      json.writeNumberField("wrong", row.wrong());
      for (BenchFault fault : BenchFault.values()) {
        if (fault != BenchFault.NONE) {
          json.writeNumberField(fault.field(), row.faults().getOrDefault(fault, 0));
        }
      }
      json.writeNumberField("worstUlps", row.worstUlps());
      json.writeEndObject();
    }
    json.flush();
  }

  private void writeTime(String name, double nanoseconds) throws IOException {
    json.writeFieldName(name);
    if (Double.isFinite(nanoseconds)) {
      json.writeNumber(nanoseconds);
    } else {
      json.writeNull();
    }
  }

  @Override
  public void end(List<String> notes) throws IOException {
    json.writeEndArray();
    json.writeArrayFieldStart("notes");
    for (String note : notes) {
      json.writeString(note);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeRaw('\n');
    json.flush();
  }
}
