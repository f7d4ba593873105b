package org.certigjk.vectors.files;

import java.io.IOException;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.geometry.Vec;
import org.certigjk.json.CertificateJson;
import org.certigjk.penetration.PenetrationCertificate;
import org.jspecify.annotations.Nullable;

/** Reads a certificate as {@link CertificateJson} writes it. */
final class CertificateDecoder {

  private final JsonCursor json;
  private @Nullable String kind;
  private @Nullable List<IndexPair> pairs;
  private @Nullable Vec<BigFraction> weights;
  private @Nullable Vec<BigFraction> direction;
  private @Nullable List<Integer> basis;
  private @Nullable List<List<Integer>> facets;
  private @Nullable Integer nearest;

  CertificateDecoder(JsonCursor json) {
    this.json = json;
  }

  /** Reads a certificate of a distance; the direction of bodies that are separated is v. */
  Certificate<BigFraction> distance() throws IOException {
    json.object(this::field);
    if (pairs == null || weights == null) {
      throw json.wrong("pairs and weights are expected");
    }
    switch (kind == null ? "" : kind) {
      case "separated" -> {
        if (direction != null) {
          return new SeparatedCertificate<>(pairs, weights);
        }
      }
      case "touching" -> {
        if (direction != null) {
          return new TouchingCertificate<>(pairs, weights, direction);
        }
      }
      case "overlapping" -> {
        if (basis != null) {
          return new OverlappingCertificate<>(pairs, weights, basis);
        }
      }
      default -> throw json.wrong("the kind separated, touching or overlapping is expected");
    }
    throw json.wrong(
        "a certificate of the kind %s needs %s"
            .formatted(kind, "overlapping".equals(kind) ? "basis" : "direction"));
  }

  /** Reads a certificate of a depth. */
  PenetrationCertificate<BigFraction> depth() throws IOException {
    json.object(this::field);
    if (pairs == null || facets == null || nearest == null) {
      throw json.wrong("pairs, facets and nearest are expected");
    }
    if (!CertificateJson.DEPTH.equals(kind)) {
      throw json.wrong("the kind depth is expected");
    }
    return new PenetrationCertificate<>(pairs, facets, nearest);
  }

  private boolean field(String name) throws IOException {
    switch (name) {
      case "kind" -> kind = json.text();
      case "pairs" -> pairs = json.array("an array of index pairs", this::pair);
      case "weights" -> weights = json.ratios();
      case "direction" -> direction = json.ratios();
      case "basis" -> basis = positions();
      case "facets" -> facets = json.array("an array of facets", this::positions);
      case "nearest" -> nearest = json.count();
      default -> {
        return false;
      }
    }
    return true;
  }

  private IndexPair pair() throws IOException {
    List<Integer> indices = positions();
    if (indices.size() != 2) {
      throw json.wrong("two indices, [i, j], are expected");
    }
    return new IndexPair(indices.get(0), indices.get(1));
  }

  private List<Integer> positions() throws IOException {
    return json.array("an array of positions", json::count);
  }
}
