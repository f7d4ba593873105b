package org.certigjk.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Numerals;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Iteration;
import org.certigjk.gjk.Stopped;
import org.certigjk.vectors.files.CertificateJson;

/** Writes a result as one line of JSON; {@code docs/result.schema.json} describes each field. */
final class ResultWriter<E> extends JsonRecords<E, Pair<E>, Search.Found<E>> {

  /**
   * Makes a writer.
   *
   * @param arithmetic how numbers are written
   * @param withInput whether the record ends with A and B
   */
  ResultWriter(Arithmetic<E> arithmetic, boolean withInput) {
    super(arithmetic, withInput);
  }

  @Override
  Pair<E> pair(Pair<E> asked) {
    return asked;
  }

  @Override
  void write(JsonGenerator json, Pair<E> pair, Search.Found<E> found) throws IOException {
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
    json.writeStringField("field", arithmetic().name());
    json.writeStringField("engine", Facts.name(found.engine()));
  }

  private void writeDistance(JsonGenerator json, DistanceResult.Answer<E> answer)
      throws IOException {
    writeNumber(json, "squaredDistance", answer.squaredDistance());
    double distance = Facts.distance(arithmetic().field(), answer.squaredDistance());
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
    CertificateJson.writePairs(json, "pairs", stopped.pairs());
    writeVector(json, "weights", stopped.run().weights());
    writeVector(json, "v", stopped.distanceVector());
    json.writeEndObject();
  }

  private void writeExit(JsonGenerator json, DistanceResult<E> result) throws IOException {
    json.writeNumberField("iterations", result.iterations());
    json.writeStringField("exit", Facts.name(result.exit()));
  }

  private void writeTrace(JsonGenerator json, List<Iteration<E>> trace) throws IOException {
    json.writeArrayFieldStart("trace");
    for (Iteration<E> state : trace) {
      json.writeStartObject();
      CertificateJson.writePairs(json, "simplex", state.simplex());
      writeVector(json, "weights", state.weights());
      writeVector(json, "v", state.v());
      writeNumber(json, "squaredNorm", state.squaredNorm());
      IndexPair supportPair = state.supportPair();
      Vec<E> support = state.support();
      if (supportPair != null && support != null) {
        json.writeFieldName("supportPair");
        CertificateJson.writePair(json, supportPair);
        writeVector(json, "support", support);
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
