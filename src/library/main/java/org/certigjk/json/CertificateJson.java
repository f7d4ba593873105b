package org.certigjk.json;

import java.util.List;
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
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * JsonText json = new JsonText();
 * CertificateJson.writePair(json, new IndexPair(0, 3));
 * json.toString();   // [0,3]
 * }</pre>
 */
public final class CertificateJson {

  /** The kind of a certificate of a depth. */
  public static final String DEPTH = "depth";

  private CertificateJson() {}

  /** Returns the name of the outcome that the certificate proves. */
  public static String kind(Certificate<?> certificate) {
    return JsonWords.of(
        certificate instanceof SeparatedCertificate<?>
            ? Verdict.SEPARATED
            : certificate instanceof TouchingCertificate<?>
                ? Verdict.TOUCHING
                : Verdict.OVERLAPPING);
  }

  /**
   * Writes a certificate of a distance.
   *
   * @param v the distance vector, which stands as the direction of bodies that are separated
   */
  public static <E> void write(JsonText json, Certificate<E> certificate, Vec<E> v) {
    JsonNumbers<E> numbers = new JsonNumbers<>(v.field());
    write(json, numbers, certificate, numbers.text(v));
  }

  /** Writes it with the distance vector as JSON. */
  static <E> void write(
      JsonText json, JsonNumbers<E> numbers, Certificate<E> certificate, String v) {
    json.beginObject();
    json.field("kind", kind(certificate));
    writePairs(json, "pairs", certificate.pairs());
    numbers.write(json, "weights", certificate.weights());
    if (certificate instanceof OverlappingCertificate<E> overlapping) {
      json.name("basis");
      writePositions(json, overlapping.basis());
    } else if (certificate instanceof TouchingCertificate<E> touching) {
      numbers.write(json, "direction", touching.direction());
    } else {
      json.name("direction");
      json.raw(v);
    }
    json.endObject();
  }

  /** Writes a certificate of a depth, which has no numbers but positions. */
  public static void write(JsonText json, PenetrationCertificate<?> certificate) {
    json.beginObject();
    json.field("kind", DEPTH);
    writePairs(json, "pairs", certificate.pairs());
    json.beginArray("facets");
    for (List<Integer> facet : certificate.facets()) {
      writePositions(json, facet);
    }
    json.endArray();
    json.field("nearest", certificate.nearest());
    json.endObject();
  }

  /** Writes index pairs as a field that is an array of arrays [i, j]. */
  public static void writePairs(JsonText json, String name, List<IndexPair> pairs) {
    json.beginArray(name);
    for (IndexPair pair : pairs) {
      writePair(json, pair);
    }
    json.endArray();
  }

  /** Writes an index pair as [i, j]. */
  public static void writePair(JsonText json, IndexPair pair) {
    json.beginArray();
    json.number(pair.a());
    json.number(pair.b());
    json.endArray();
  }

  private static void writePositions(JsonText json, List<Integer> positions) {
    json.beginArray();
    for (int position : positions) {
      json.number(position);
    }
    json.endArray();
  }
}
