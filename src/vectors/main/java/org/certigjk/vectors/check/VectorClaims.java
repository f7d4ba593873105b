package org.certigjk.vectors.check;

import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.certificate.Violation;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.json.JsonWords;
import org.certigjk.number.Numerals;
import org.certigjk.penetration.PenetrationCertificate;
import org.certigjk.penetration.PenetrationViolation;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.ExpectedPoints;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.CertifiedPoints;
import org.certigjk.vectors.truth.Truth;
import org.jspecify.annotations.Nullable;

/**
 * Checks what a vector says, in this order: the certificates, in exact arithmetic and without any
 * search; what follows from them (verdict, squared distance and depth, all roundings); and what
 * does not, by computing it again (uniqueness, difficulty).
 */
final class VectorClaims {

  /** The first claim that does not hold: the field, and why. */
  record Falsehood(String field, String reason) {}

  private final Query query;
  private final Expected expected;
  private final Polytope<BigFraction> a;
  private final Polytope<BigFraction> b;

  private VectorClaims(TestVector vector) {
    this.query = vector.query();
    this.expected = vector.expected();
    this.a = query.exactA();
    this.b = query.exactB();
  }

  /** Returns the first claim that does not hold, or {@code null} if all hold. */
  static @Nullable Falsehood first(
      TestVector vector, Truth truth, @Nullable VerifiedChecker program) throws IOException {
    VectorClaims claims = new VectorClaims(vector);
    Certificate<BigFraction> certificate =
        Objects.requireNonNull(vector.expected().certificate(), "read with certificates");
    return claims
        .certificate(certificate, program)
        .or(() -> claims.distance(certificate))
        .or(claims::depth)
        .or(() -> claims.recomputed(truth))
        .orElse(null);
  }

  private Optional<Falsehood> certificate(
      Certificate<BigFraction> certificate, @Nullable VerifiedChecker program) throws IOException {
    Violation<BigFraction> violation = certificate.violation(a, b);
    if (violation != null) {
      return Optional.of(new Falsehood("expected.certificate", explain(violation)));
    }
    if (program != null && !program.accepts(a, b, certificate)) {
      return Optional.of(
          new Falsehood(
              "expected.certificate",
              "the verified program rejects it, but the checker of the library does not: please"
                  + " report"));
    }
    Verdict proved =
        certificate instanceof SeparatedCertificate<BigFraction>
            ? Verdict.SEPARATED
            : certificate instanceof TouchingCertificate<BigFraction>
                ? Verdict.TOUCHING
                : Verdict.OVERLAPPING;
    return same(
        "expected.verdict", JsonWords.of(expected.verdict()), JsonWords.of(proved), "proves");
  }

  private static String explain(Violation<BigFraction> violation) {
    return explain(
        violation.condition().toString(), Arrays.toString(violation.indices()), violation.amount());
  }

  private static String explain(String condition, String indices, @Nullable BigFraction amount) {
    return "not true that %s, at index %s%s"
        .formatted(
            condition,
            indices,
            amount == null ? "" : "; the difference is " + Numerals.format(amount));
  }

  private static Optional<Falsehood> same(
      String field, String claimed, String proved, String proves) {
    return falsehoodIf(
        !claimed.equals(proved),
        field,
        () -> "%s, but the certificate %s %s".formatted(claimed, proves, proved));
  }

  private static Optional<Falsehood> falsehoodIf(
      boolean isFalse, String field, Supplier<String> reason) {
    return isFalse ? Optional.of(new Falsehood(field, reason.get())) : Optional.empty();
  }

  private Optional<Falsehood> distance(Certificate<BigFraction> certificate) {
    CertifiedPoints points = CertifiedPoints.of(query, certificate);
    BigFraction squared = points.v().squaredNorm();
    return same(
            "expected.squaredDistance",
            Numerals.format(expected.squaredDistance()),
            Numerals.format(squared),
            "gives")
        .or(
            () ->
                same(
                    "expected.distance",
                    Double.toString(expected.distance()),
                    Double.toString(Conversions.sqrtToDouble(squared)),
                    "gives"))
        .or(
            () ->
                same(
                    "expected.singleDistance",
                    Float.toString(expected.singleDistance()),
                    Float.toString(Conversions.sqrtToFloat(squared)),
                    "gives"))
        .or(() -> points(points));
  }

  private Optional<Falsehood> points(CertifiedPoints points) {
    ExpectedPoints claimed = expected.points();
    String path = "expected.closestPoints.";
    return same(path + "a", doubles(claimed.a()), doubles(points.a()), "gives")
        .or(() -> same(path + "b", doubles(claimed.b()), doubles(points.b()), "gives"))
        .or(() -> same(path + "singleA", floats(claimed.singleA()), floats(points.a()), "gives"))
        .or(() -> same(path + "singleB", floats(claimed.singleB()), floats(points.b()), "gives"));
  }

  private static String doubles(double[] x) {
    return Arrays.toString(x);
  }

  private static String doubles(Vec<BigFraction> x) {
    double[] rounded = new double[x.dimension()];
    Arrays.setAll(rounded, k -> Conversions.toDouble(x.get(k)) + 0.0); // not -0.0
    return doubles(rounded);
  }

  private static String floats(float[] x) {
    return Arrays.toString(x);
  }

  private static String floats(Vec<BigFraction> x) {
    float[] rounded = new float[x.dimension()];
    for (int k = 0; k < rounded.length; k++) {
      rounded[k] = Conversions.toFloat(x.get(k)) + 0.0f; // not -0.0
    }
    return floats(rounded);
  }

  private Optional<Falsehood> depth() {
    PenetrationCertificate<BigFraction> certificate = expected.depthCertificate();
    BigFraction claimed = expected.squaredDepth();
    if (certificate == null) {
      boolean zero = claimed != null && claimed.equals(BigFraction.ZERO);
      return falsehoodIf(
          claimed != null && !(zero && expected.verdict() == Verdict.TOUCHING),
          "expected.squaredDepth",
          () ->
              "%s, but there is no certificate of it"
                  .formatted(Numerals.format(Objects.requireNonNull(claimed))));
    }
    PenetrationViolation<BigFraction> violation = certificate.violation(a, b);
    if (violation != null) {
      return Optional.of(
          new Falsehood(
              "expected.depthCertificate",
              explain(
                  violation.condition().toString(),
                  violation.indices().toString(),
                  violation.amount())));
    }
    return same(
        "expected.squaredDepth",
        claimed == null ? "null" : Numerals.format(claimed),
        Numerals.format(certificate.penetrationVector(a, b).squaredNorm()),
        "gives");
  }

  /** Another certificate would be as good; what it is about has one true answer. */
  private Optional<Falsehood> recomputed(Truth truth) {
    Expected again = truth.of(query);
    return agrees("expected.squaredDepth", expected.squaredDepth(), again.squaredDepth())
        .or(
            () ->
                agrees(
                    "expected.closestPoints.unique",
                    expected.points().unique(),
                    again.points().unique()))
        .or(() -> agrees("difficulty", expected.difficulty(), again.difficulty()));
  }

  private static Optional<Falsehood> agrees(
      String field, @Nullable Object claimed, @Nullable Object computed) {
    return falsehoodIf(
        !Objects.equals(claimed, computed),
        field,
        () -> "%s, but %s is computed".formatted(claimed, computed));
  }
}
