package org.certigjk.cli;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.certificate.Violation;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.json.CertificateJson;
import org.certigjk.penetration.RayCastChecker;
import org.certigjk.penetration.RayCastViolation;
import org.jspecify.annotations.Nullable;

/**
 * Judges a time of impact written earlier: the certificate, and the point and normal that follow
 * from it.
 */
final class RayCastCheck {

  private final StoredResult stored;
  private final Arithmetic<BigFraction> arithmetic;
  private final Polytope<BigFraction> b;
  private final RayCastChecker<BigFraction> checker;
  private final Claims<BigFraction> claims;

  RayCastCheck(
      StoredResult stored, Arithmetic<BigFraction> arithmetic, Motion<BigFraction> motion) {
    this.stored = stored;
    this.arithmetic = arithmetic;
    this.b = motion.pair().b();
    this.checker = new RayCastChecker<>(motion.pair().a(), b, motion.direction());
    this.claims = new Claims<>(stored, arithmetic);
  }

  /** Returns the first claim that does not hold, or {@code null} if all hold. */
  @Nullable String rejection() throws InputException {
    String verdict = stored.text("verdict");
    boolean hit = !stored.isNull("timeOfImpact");
    if (!verdict.equals(hit ? Facts.HIT : Facts.MISS)) {
      return "verdict is %s, but there is %s time of impact".formatted(verdict, hit ? "a" : "no");
    }
    if (!stored.flag("certified")) {
      return "certified is false, but over the rationals every time of impact is";
    }
    Certificate<BigFraction> certificate = stored.exactCertificate(arithmetic);
    return hit ? hitRejection(certificate) : missRejection(certificate);
  }

  private @Nullable String hitRejection(Certificate<BigFraction> certificate)
      throws InputException {
    BigFraction time = stored.exactNumber(arithmetic, "timeOfImpact");
    RayCastViolation<BigFraction> violation = checker.impact(time, certificate);
    if (violation != null) {
      return explain(violation);
    }
    Vec<BigFraction> point =
        certificate.weights().combination(b.get(IndexPair.indicesB(certificate.pairs())));
    Vec<BigFraction> normal =
        certificate instanceof TouchingCertificate<BigFraction> touching
            ? touching.direction()
            : null;
    String rejection = claims.vectorOrNull("point", point);
    return rejection == null ? claims.vectorOrNull("normal", normal) : rejection;
  }

  private @Nullable String missRejection(Certificate<BigFraction> certificate)
      throws InputException {
    if (!(certificate instanceof SeparatedCertificate<BigFraction> separated)) {
      return "there is no time of impact, but the certificate is for "
          + CertificateJson.kind(certificate);
    }
    RayCastViolation<BigFraction> violation = checker.miss(separated);
    if (violation != null) {
      return explain(violation);
    }
    Vec<BigFraction> v =
        separated
            .weights()
            .combination(
                new MinkowskiDifference<>(checker.sweptBody(), b)
                    .get(
                        IndexPair.indicesA(separated.pairs()),
                        IndexPair.indicesB(separated.pairs())));
    String rejection = claims.vector("certificate.direction", v);
    rejection = rejection == null ? claims.isNull("point") : rejection;
    return rejection == null ? claims.isNull("normal") : rejection;
  }

  private static String explain(RayCastViolation<BigFraction> violation) {
    Violation<BigFraction> cause = violation.cause();
    return cause == null
        ? "certificate: not true that " + violation.condition()
        : Claims.explain(cause) + " (" + violation.condition() + ")";
  }
}
