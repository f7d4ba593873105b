package org.certigjk.cli.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Engine.Precision;

/** Writes a side-by-side run as one JSON object; docs/bench.schema.json describes it. */
final class BenchJson implements BenchWriter {

  private final JsonText json = new JsonText();
  private final OutputStream out;

  BenchJson(OutputStream out) {
    this.out = out;
  }

  @Override
  public void begin(Header header) throws IOException {
    json.beginObject();
    json.field("version", header.version());
    json.field("java", header.java());
    json.field("system", header.system());
    json.field("processors", header.processors());
    json.field("seed", header.seed());
    json.beginObject("limits");
    for (Precision precision : Precision.values()) {
      write(JsonWords.of(precision), BenchTruth.limit(precision));
    }
    json.endObject();
    json.beginArray("rows");
  }

  @Override
  public void table(BenchPairs pairs, List<BenchRow> rows) throws IOException {
    for (BenchRow row : rows) {
      json.beginObject();
      json.field("dimension", pairs.dimension());
      json.field("size", pairs.size());
      json.field("pairs", pairs.name());
      json.field("engine", row.engine());
      json.field("version", row.version());
      json.field("precision", row.precision());
      json.field("count", row.count());
      write("nanoseconds", row.nanoseconds());
      write("percentile50", row.median());
      write("percentile99", row.percentile());
      json.field("wrong", row.wrong());
      for (BenchFault fault : BenchFault.values()) {
        if (fault != BenchFault.NONE) {
          json.field(fault.field(), row.faults().getOrDefault(fault, 0));
        }
      }
      json.field("worstUlps", row.worstUlps());
      json.endObject();
    }
    flush();
  }

  private void write(String name, double number) {
    json.name(name);
    if (Double.isFinite(number)) {
      json.number(Double.toString(number));
    } else {
      json.none();
    }
  }

  @Override
  public void end(List<String> notes) throws IOException {
    json.endArray();
    json.strings("notes", notes);
    json.endObject();
    flush();
    out.write('\n');
    out.flush();
  }

  private void flush() throws IOException {
    out.write(json.take().getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
