package org.certigjk.cli;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.certificate.Violation;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.json.CertificateJson;
import org.certigjk.json.JsonWords;
import org.certigjk.penetration.PenetrationCertificate;
import org.certigjk.penetration.PenetrationViolation;
import org.jspecify.annotations.Nullable;

/**
 * Judges a depth written earlier: the certificate, and the vector and depth that follow from it.
 */
final class PenetrationCheck {

  private final StoredResult stored;
  private final Arithmetic<BigFraction> arithmetic;
  private final Pair<BigFraction> pair;
  private final Claims<BigFraction> claims;

  PenetrationCheck(
      StoredResult stored, Arithmetic<BigFraction> arithmetic, Pair<BigFraction> pair) {
    this.stored = stored;
    this.arithmetic = arithmetic;
    this.pair = pair;
    this.claims = new Claims<>(stored, arithmetic);
  }

  /** Returns the first claim that does not hold, or {@code null} if all hold. */
  @Nullable String rejection() throws InputException {
    String verdict = stored.text("verdict");
    String kind = stored.text("certificate.kind");
    boolean overlapping = verdict.equals(JsonWords.of(Verdict.OVERLAPPING));
    if (!kind.equals(overlapping ? CertificateJson.DEPTH : verdict)) {
      return "verdict is %s, but the certificate is for %s".formatted(verdict, kind);
    }
    if (!stored.flag("certified")) {
      return "certified is false, but over the rationals every depth is";
    }
    return overlapping ? overlappingRejection() : distanceRejection();
  }

  private @Nullable String overlappingRejection() throws InputException {
    PenetrationCertificate<BigFraction> certificate = stored.depthCertificate();
    PenetrationViolation<BigFraction> violation = certificate.violation(pair.a(), pair.b());
    if (violation != null) {
      int[] indices = violation.indices().stream().mapToInt(Integer::intValue).toArray();
      return Claims.explain(violation.condition(), indices, violation.amount());
    }
    return depthRejection(certificate.penetrationVector(pair.a(), pair.b()));
  }

  /** Bodies that touch or are apart have the certificate of their distance. */
  private @Nullable String distanceRejection() throws InputException {
    Certificate<BigFraction> certificate = stored.exactCertificate(arithmetic);
    Violation<BigFraction> violation = certificate.violation(pair.a(), pair.b());
    if (violation != null) {
      return Claims.explain(violation);
    }
    Vec<BigFraction> v =
        certificate
            .weights()
            .combination(
                new MinkowskiDifference<>(pair.a(), pair.b())
                    .get(
                        IndexPair.indicesA(certificate.pairs()),
                        IndexPair.indicesB(certificate.pairs())));
    if (certificate instanceof TouchingCertificate<BigFraction>) {
      return depthRejection(v);
    }
    String rejection = claims.vector("certificate.direction", v);
    for (String name : new String[] {"squaredDepth", "depth", "depthHex", "penetrationVector"}) {
      rejection = rejection == null ? claims.isNull(name) : rejection;
    }
    return rejection;
  }

  private @Nullable String depthRejection(Vec<BigFraction> p) throws InputException {
    String rejection = claims.vectorOrNull("penetrationVector", p);
    if (rejection != null) {
      return rejection;
    }
    BigFraction squared = stored.exactNumber(arithmetic, "squaredDepth");
    return squared.equals(p.squaredNorm())
        ? claims.length("depth", squared)
        : "squaredDepth is %s, but that of the vector is %s"
            .formatted(claims.show(squared), claims.show(p.squaredNorm()));
  }
}
