package org.certigjk.vectors.files;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.PenetrationCertificate;

/**
 * Writes certificates as JSON objects: the shapes of {@code docs/result.schema.json} and {@code
 * docs/penetration.schema.json}, wherever they stand.
 *
 * @param <E> the type of the numbers
 */
public final class CertificateJson<E> {

  /** The kind of a certificate of a depth. */
  public static final String DEPTH = "depth";

  /**
   * Writes a number.
   *
   * @param <E> its type
   */
  @FunctionalInterface
  public interface NumberWriter<E> {

    /** Writes the number as one JSON value. */
    void write(JsonGenerator json, E number) throws IOException;
  }

  private final NumberWriter<E> numbers;

  private CertificateJson(NumberWriter<E> numbers) {
    this.numbers = numbers;
  }

  /** Returns the writer of certificates whose numbers are written so. */
  public static <E> CertificateJson<E> of(NumberWriter<E> numbers) {
    return new CertificateJson<>(numbers);
  }

  /** Returns the name of the outcome that the certificate proves. */
  public static String kind(Certificate<?> certificate) {
    Verdict proved =
        certificate instanceof SeparatedCertificate<?>
            ? Verdict.SEPARATED
            : certificate instanceof TouchingCertificate<?>
                ? Verdict.TOUCHING
                : Verdict.OVERLAPPING;
    return proved.name().toLowerCase(Locale.ROOT);
  }

  /**
   * Writes a certificate of a distance.
   *
   * @param v the distance vector, which stands as the direction of bodies that are separated
   */
  public void write(JsonGenerator json, Certificate<E> certificate, Vec<E> v) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", kind(certificate));
    writePairs(json, "pairs", certificate.pairs());
    writeVector(json, "weights", certificate.weights());
    if (certificate instanceof OverlappingCertificate<E> overlapping) {
      json.writeFieldName("basis");
      writePositions(json, overlapping.basis());
    } else if (certificate instanceof TouchingCertificate<E> touching) {
      writeVector(json, "direction", touching.direction());
    } else {
      writeVector(json, "direction", v);
    }
    json.writeEndObject();
  }

  /** Writes a certificate of a depth, which has no numbers but positions. */
  public static void write(JsonGenerator json, PenetrationCertificate<?> certificate)
      throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", DEPTH);
    writePairs(json, "pairs", certificate.pairs());
    json.writeArrayFieldStart("facets");
    for (List<Integer> facet : certificate.facets()) {
      writePositions(json, facet);
    }
    json.writeEndArray();
    json.writeNumberField("nearest", certificate.nearest());
    json.writeEndObject();
  }

  /** Writes the numbers of a vector as a field that is an array. */
  public void writeVector(JsonGenerator json, String name, Vec<E> vector) throws IOException {
    json.writeArrayFieldStart(name);
    for (int k = 0; k < vector.dimension(); k++) {
      numbers.write(json, vector.get(k));
    }
    json.writeEndArray();
  }

  /** Writes index pairs as a field that is an array of arrays [i, j]. */
  public static void writePairs(JsonGenerator json, String name, List<IndexPair> pairs)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (IndexPair pair : pairs) {
      writePair(json, pair);
    }
    json.writeEndArray();
  }

  /** Writes an index pair as [i, j]. */
  public static void writePair(JsonGenerator json, IndexPair pair) throws IOException {
    json.writeStartArray();
    json.writeNumber(pair.a());
    json.writeNumber(pair.b());
    json.writeEndArray();
  }

  private static void writePositions(JsonGenerator json, List<Integer> positions)
      throws IOException {
    json.writeStartArray();
    for (int position : positions) {
      json.writeNumber(position);
    }
    json.writeEndArray();
  }
}
