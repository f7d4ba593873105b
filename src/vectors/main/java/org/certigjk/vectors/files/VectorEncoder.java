package org.certigjk.vectors.files;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.field.Numerals;
import org.certigjk.geometry.Vec;
import org.certigjk.json.CertificateJson;
import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;
import org.certigjk.penetration.PenetrationCertificate;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.ExpectedPoints;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;

/**
 * Writes test vectors and headers as lines: the canonical form, which is a function of the value.
 * {@code docs/vectors.md} describes the fields, {@link VectorDecoder} reads them.
 *
 * <p>Fields stand in the order of the documentation, without blanks. Numbers are doubles, written
 * as {@link VectorJson#writeDouble} says, also those of type {@code float}: a reader of doubles
 * reads them exactly. Exact numbers are strings "p/q" in lowest terms.
 */
public final class VectorEncoder {

  /** Something that writes the fields of an object. */
  private interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  private VectorEncoder() {}

  /** Returns the line of a vector, in UTF-8, with its end. */
  public static byte[] encode(TestVector vector) {
    return line(
        json -> {
          writeQuestion(json, vector.id(), vector.comment(), vector.flags(), vector.query());
          json.writeObjectFieldStart("expected");
          write(json, vector.query(), vector.expected());
          json.writeEndObject();
          json.writeObjectFieldStart("difficulty");
          json.writeNumberField("bits", vector.expected().difficulty().bits());
          json.writeNumberField("ties", vector.expected().difficulty().ties());
          json.writeEndObject();
        });
  }

  /** Returns the line without answer and difficulty. */
  public static byte[] encodeQuestion(String id, String comment, Set<Flag> flags, Query query) {
    return line(json -> writeQuestion(json, id, comment, flags, query));
  }

  /** Returns the points, and the poses if there are any, as an object. */
  public static byte[] encodeQuery(Query query) {
    return line(json -> write(json, query));
  }

  private static void writeQuestion(
      JsonGenerator json, String id, String comment, Set<Flag> flags, Query query)
      throws IOException {
    json.writeStringField("id", id);
    json.writeStringField("comment", comment);
    json.writeArrayFieldStart("flags");
    EnumSet<Flag> sorted = EnumSet.noneOf(Flag.class);
    sorted.addAll(flags);
    for (Flag flag : sorted) {
      json.writeString(flag.label());
    }
    json.writeEndArray();
    write(json, query);
  }

  /** Returns the line of a header, in UTF-8, with its end. */
  public static byte[] encode(VectorHeader header) {
    return line(
        json -> {
          json.writeStringField("format", VectorHeader.FORMAT);
          json.writeStringField("schema", VectorHeader.SCHEMA);
          json.writeStringField("title", header.title());
          json.writeStringField("generator", header.generator());
          json.writeObjectFieldStart("parameters");
          for (Map.Entry<String, String> parameter : header.parameters().entrySet()) {
            json.writeStringField(parameter.getKey(), parameter.getValue());
          }
          json.writeEndObject();
          json.writeStringField("source", header.source());
          json.writeStringField("license", header.license());
          json.writeObjectFieldStart("notes");
          for (Map.Entry<String, VectorHeader.Note> note : header.notes().entrySet()) {
            json.writeObjectFieldStart(note.getKey());
            write(json, note.getValue());
            json.writeEndObject();
          }
          json.writeEndObject();
          json.writeArrayFieldStart("groups");
          for (VectorHeader.Group group : header.groups()) {
            write(json, group);
          }
          json.writeEndArray();
        });
  }

  private static byte[] line(Fields fields) {
    ByteArrayOutputStream line = new ByteArrayOutputStream(4096);
    try (JsonGenerator json = VectorJson.FACTORY.createGenerator(line)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible); // an array takes everything
    }
    line.write('\n');
    return line.toByteArray();
  }

  private static void write(JsonGenerator json, VectorHeader.Note note) throws IOException {
    json.writeStringField("kind", note.kind());
    json.writeStringField("description", note.description());
    json.writeStringField("effect", note.effect());
    json.writeArrayFieldStart("links");
    for (String link : note.links()) {
      json.writeString(link);
    }
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, VectorHeader.Group group) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", group.name());
    json.writeStringField("definition", group.definition());
    if (group.family() != null) {
      json.writeStringField("family", group.family());
    }
    if (group.dimension() != null) {
      json.writeNumberField("dimension", group.dimension());
    }
    if (group.size() != null) {
      json.writeNumberField("size", group.size());
    }
    if (group.precision() != null) {
      json.writeStringField("precision", group.precision());
    }
    if (group.posed() != null) {
      json.writeBooleanField("posed", group.posed());
    }
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Query query) throws IOException {
    writeRows(json, "a", query.pair().a());
    writeRows(json, "b", query.pair().b());
    Poses poses = query.poses();
    if (poses != null) {
      writeRows(json, "poseA", poses.a().rows());
      writeRows(json, "poseB", poses.b().rows());
    }
  }

  private static void writeRows(JsonGenerator json, String name, double[][] rows)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (double[] row : rows) {
      writeNumbers(json, row);
    }
    json.writeEndArray();
  }

  private static void writeNumbers(JsonGenerator json, double[] numbers) throws IOException {
    json.writeStartArray();
    for (double number : numbers) {
      VectorJson.writeDouble(json, number);
    }
    json.writeEndArray();
  }

  private static void writeNumbers(JsonGenerator json, float[] numbers) throws IOException {
    json.writeStartArray();
    for (float number : numbers) {
      VectorJson.writeDouble(json, number);
    }
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, Query query, Expected expected) throws IOException {
    json.writeStringField("verdict", JsonWords.of(expected.verdict()));
    json.writeStringField("squaredDistance", Numerals.format(expected.squaredDistance()));
    json.writeFieldName("distance");
    VectorJson.writeDouble(json, expected.distance());
    json.writeFieldName("singleDistance");
    VectorJson.writeDouble(json, expected.singleDistance());
    json.writeObjectFieldStart("closestPoints");
    write(json, expected.points());
    json.writeEndObject();
    BigFraction squaredDepth = expected.squaredDepth();
    json.writeStringField(
        "squaredDepth", squaredDepth == null ? null : Numerals.format(squaredDepth));
    Certificate<BigFraction> certificate = expected.certificate();
    if (certificate == null) {
      throw new IllegalArgumentException("a vector read without its certificate");
    }
    json.writeFieldName("certificate");
    JsonText text = new JsonText();
    CertificateJson.write(text, certificate, distanceVector(query, certificate));
    json.writeRawValue(text.toString());
    PenetrationCertificate<BigFraction> depthCertificate = expected.depthCertificate();
    if (depthCertificate != null) {
      json.writeFieldName("depthCertificate");
      JsonText depth = new JsonText();
      CertificateJson.write(depth, depthCertificate);
      json.writeRawValue(depth.toString());
    }
  }

  private static void write(JsonGenerator json, ExpectedPoints points) throws IOException {
    json.writeBooleanField("unique", points.unique());
    json.writeFieldName("a");
    writeNumbers(json, points.a());
    json.writeFieldName("b");
    writeNumbers(json, points.b());
    json.writeFieldName("singleA");
    writeNumbers(json, points.singleA());
    json.writeFieldName("singleB");
    writeNumbers(json, points.singleB());
  }

  /** Returns v = Σ λₖ(aᵢ &minus; bⱼ), which only a certificate of separated bodies needs. */
  private static Vec<BigFraction> distanceVector(
      Query query, Certificate<BigFraction> certificate) {
    return certificate instanceof SeparatedCertificate<BigFraction>
        ? CertifiedPoints.of(query, certificate).v()
        : certificate.weights();
  }
}
