package org.certigjk.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Numerals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Iteration;
import org.certigjk.gjk.Stopped;

/** Writes a result as one line of JSON; {@code docs/result.schema.json} describes each field. */
final class ResultWriter<E> implements RecordWriter<E> {

  private final Arithmetic<E> arithmetic;
  private final boolean withInput;

  /**
   * Makes a writer.
   *
   * @param arithmetic how numbers are written
   * @param withInput whether the record ends with A and B
   */
  ResultWriter(Arithmetic<E> arithmetic, boolean withInput) {
    this.arithmetic = arithmetic;
    this.withInput = withInput;
  }

  /** Something that writes a JSON object into a generator. */
  private interface Body {
    void write(JsonGenerator json) throws IOException;
  }

  private static String line(String id, Body body) {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = Json.generator(line)) {
      json.writeStartObject();
      json.writeFieldName("id");
      json.writeRawValue(id);
      body.write(json);
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible); // a string takes everything
    }
    return line.append('\n').toString();
  }

  @Override
  public String error(String id, long line, InputException e) {
    return line(
        id,
        json -> {
          json.writeStringField("verdict", "error");
          json.writeObjectFieldStart("error");
          json.writeStringField("file", e.file());
          json.writeNumberField("line", e.line());
          json.writeStringField("field", e.field());
          json.writeStringField("message", e.reason());
          json.writeEndObject();
        });
  }

  @Override
  public String result(Pair<E> pair, long line, Search.Found<E> found) {
    return line(pair.id(), json -> write(json, pair, found));
  }

  private void write(JsonGenerator json, Pair<E> pair, Search.Found<E> found) throws IOException {
    DistanceResult<E> result = found.result();
    json.writeStringField("verdict", Facts.name(result.verdict()));
    if (result instanceof DistanceResult.Answer<E> answer) {
      writeDistance(json, answer);
      writeExit(json, result);
      writeCertificate(json, answer.certificate(), result.distanceVector());
      json.writeBooleanField("certified", Proof.holds(answer.certificate(), pair.a(), pair.b()));
    } else if (result instanceof Stopped<E> stopped) {
      writeBounds(json, stopped);
      writeExit(json, result);
      json.writeBooleanField("certified", false);
    }
    if (!result.trace().isEmpty()) {
      writeTrace(json, result.trace());
    }
    json.writeStringField("field", arithmetic.name());
    json.writeStringField("engine", Facts.name(found.engine()));
    if (withInput) {
      writePoints(json, "a", pair.a());
      writePoints(json, "b", pair.b());
    }
  }

  private void writeDistance(JsonGenerator json, DistanceResult.Answer<E> answer)
      throws IOException {
    writeNumber(json, "squaredDistance", answer.squaredDistance());
    double distance = Facts.distance(arithmetic.field(), answer.squaredDistance());
    json.writeFieldName("distance");
    Arithmetic.writeDouble(json, distance);
    json.writeStringField(
        "distanceHex", Double.isFinite(distance) ? Numerals.formatHex(distance) : null);
    writeVector(json, "distanceVector", answer.distanceVector());
    json.writeObjectFieldStart("closestPoints");
    writeVector(json, "a", answer.closestPoints().a());
    writeVector(json, "b", answer.closestPoints().b());
    json.writeEndObject();
  }

  private void writeBounds(JsonGenerator json, Stopped<E> stopped) throws IOException {
    json.writeObjectFieldStart("bounds");
    json.writeStringField("squaredLower", Numerals.format(stopped.bounds().lower()));
    json.writeStringField("squaredUpper", Numerals.format(stopped.bounds().upper()));
    json.writeEndObject();
    json.writeObjectFieldStart("simplex");
    writePairs(json, "pairs", stopped.pairs());
    writeVector(json, "weights", stopped.run().weights());
    writeVector(json, "v", stopped.distanceVector());
    json.writeEndObject();
  }

  private void writeExit(JsonGenerator json, DistanceResult<E> result) throws IOException {
    json.writeNumberField("iterations", result.iterations());
    json.writeStringField("exit", Facts.name(result.exit()));
  }

  private void writeCertificate(JsonGenerator json, Certificate<E> certificate, Vec<E> v)
      throws IOException {
    json.writeObjectFieldStart("certificate");
    json.writeStringField("kind", Facts.kind(certificate));
    writePairs(json, "pairs", certificate.pairs());
    writeVector(json, "weights", certificate.weights());
    if (certificate instanceof OverlappingCertificate<E> overlapping) {
      json.writeArrayFieldStart("basis");
      for (int position : overlapping.basis()) {
        json.writeNumber(position);
      }
      json.writeEndArray();
    } else if (certificate instanceof TouchingCertificate<E> touching) {
      writeVector(json, "direction", touching.direction());
    } else {
      writeVector(json, "direction", v);
    }
    json.writeEndObject();
  }

  private void writeTrace(JsonGenerator json, List<Iteration<E>> trace) throws IOException {
    json.writeArrayFieldStart("trace");
    for (Iteration<E> state : trace) {
      json.writeStartObject();
      writePairs(json, "simplex", state.simplex());
      writeVector(json, "weights", state.weights());
      writeVector(json, "v", state.v());
      writeNumber(json, "squaredNorm", state.squaredNorm());
      IndexPair supportPair = state.supportPair();
      Vec<E> support = state.support();
      if (supportPair != null && support != null) {
        json.writeFieldName("supportPair");
        writePair(json, supportPair);
        writeVector(json, "support", support);
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void writePoints(JsonGenerator json, String name, Polytope<E> points) throws IOException {
    json.writeArrayFieldStart(name);
    for (int i = 0; i < points.size(); i++) {
      json.writeStartArray();
      for (int k = 0; k < points.dimension(); k++) {
        arithmetic.writeInput(json, points.get(i).get(k));
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private void writeNumber(JsonGenerator json, String name, E number) throws IOException {
    json.writeFieldName(name);
    arithmetic.write(json, number);
  }

  private void writeVector(JsonGenerator json, String name, Vec<E> vector) throws IOException {
    json.writeArrayFieldStart(name);
    for (int k = 0; k < vector.dimension(); k++) {
      arithmetic.write(json, vector.get(k));
    }
    json.writeEndArray();
  }

  private static void writePairs(JsonGenerator json, String name, List<IndexPair> pairs)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (IndexPair pair : pairs) {
      writePair(json, pair);
    }
    json.writeEndArray();
  }

  private static void writePair(JsonGenerator json, IndexPair pair) throws IOException {
    json.writeStartArray();
    json.writeNumber(pair.a());
    json.writeNumber(pair.b());
    json.writeEndArray();
  }
}
