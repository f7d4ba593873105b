package org.certigjk.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.certigjk.certificate.Certificate;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.vectors.files.CertificateJson;

/**
 * Writes answers as JSON, one line each: the id, what the answer is, and at the end A and B.
 *
 * @param <E> the type of the coordinates
 * @param <P> what was asked about
 * @param <R> what was found
 */
abstract class JsonRecords<E, P, R> implements RecordWriter<P, R> {

  private final Arithmetic<E> arithmetic;
  private final boolean withInput;

  /**
   * Makes a writer.
   *
   * @param arithmetic how numbers are written
   * @param withInput whether the record ends with A and B
   */
  JsonRecords(Arithmetic<E> arithmetic, boolean withInput) {
    this.arithmetic = arithmetic;
    this.withInput = withInput;
  }

  /** Returns the pair that was asked about. */
  abstract Pair<E> pair(P asked);

  /** Writes the fields between the id and the input. */
  abstract void write(JsonGenerator json, P asked, R found) throws IOException;

  /** Writes what belongs to the input besides A and B. */
  void writeMoreInput(JsonGenerator json, P asked) throws IOException {}

  final Arithmetic<E> arithmetic() {
    return arithmetic;
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
  public final String error(String id, long line, InputException e) {
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
  public final String result(P asked, long line, R found) {
    Pair<E> pair = pair(asked);
    return line(
        pair.id(),
        json -> {
          write(json, asked, found);
          if (withInput) {
            writePoints(json, "a", pair.a());
            writePoints(json, "b", pair.b());
            writeMoreInput(json, asked);
          }
        });
  }

  final void writeCertificate(JsonGenerator json, Certificate<E> certificate, Vec<E> v)
      throws IOException {
    json.writeFieldName("certificate");
    CertificateJson.<E>of(arithmetic::write).write(json, certificate, v);
  }

  final void writePoints(JsonGenerator json, String name, Polytope<E> points) throws IOException {
    json.writeArrayFieldStart(name);
    for (int i = 0; i < points.size(); i++) {
      writeInput(json, points.get(i));
    }
    json.writeEndArray();
  }

  /** Writes a vector of the input. */
  final void writeInput(JsonGenerator json, Vec<E> vector) throws IOException {
    json.writeStartArray();
    for (int k = 0; k < vector.dimension(); k++) {
      arithmetic.writeInput(json, vector.get(k));
    }
    json.writeEndArray();
  }

  final void writeNumber(JsonGenerator json, String name, E number) throws IOException {
    json.writeFieldName(name);
    arithmetic.write(json, number);
  }

  final void writeVector(JsonGenerator json, String name, Vec<E> vector) throws IOException {
    json.writeArrayFieldStart(name);
    for (int k = 0; k < vector.dimension(); k++) {
      arithmetic.write(json, vector.get(k));
    }
    json.writeEndArray();
  }
}
