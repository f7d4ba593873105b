package org.certigjk.vectors.files;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.json.CertificateJson;
import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;
import org.certigjk.number.Numerals;
import org.certigjk.penetration.PenetrationCertificate;
import org.certigjk.vectors.Difficulty;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.ExpectedPoints;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.files.JsonMembers.Member;

/** Writes and reads the answer of a test vector. */
final class ExpectedCodec {

  private ExpectedCodec() {}

  /** What was read; the difficulty stands elsewhere in the line. */
  interface Answers {
    /** Returns the answer, which must be complete. */
    Expected with(Member<Difficulty> difficulty) throws VectorFileException;
  }

  static void write(JsonText json, Query query, Expected expected) {
    json.field("verdict", JsonWords.of(expected.verdict()));
    json.field("squaredDistance", Numerals.format(expected.squaredDistance()));
    json.name("distance");
    JsonFiles.writeDouble(json, expected.distance());
    json.name("singleDistance");
    JsonFiles.writeDouble(json, expected.singleDistance());
    write(json, expected.points());
    BigFraction squaredDepth = expected.squaredDepth();
    json.field("squaredDepth", squaredDepth == null ? null : Numerals.format(squaredDepth));
    Certificate<BigFraction> certificate = expected.certificate();
    if (certificate == null) {
      throw new IllegalArgumentException("a vector read without its certificate");
    }
    json.name("certificate");
    CertificateJson.write(json, certificate, distanceVector(query, certificate));
    PenetrationCertificate<BigFraction> depthCertificate = expected.depthCertificate();
    if (depthCertificate != null) {
      json.name("depthCertificate");
      CertificateJson.write(json, depthCertificate);
    }
  }

  /** Returns v = Σ λₖ(aᵢ &minus; bⱼ), which only a certificate of separated bodies needs. */
  private static Vec<BigFraction> distanceVector(
      Query query, Certificate<BigFraction> certificate) {
    return certificate instanceof SeparatedCertificate<BigFraction>
        ? CertifiedPoints.of(query, certificate).v()
        : certificate.weights();
  }

  static Answers read(JsonCursor json, boolean withCertificates) throws IOException {
    JsonMembers members = new JsonMembers(json, "expected.");
    Member<Verdict> verdict = members.add("verdict", () -> readVerdict(json));
    Member<BigFraction> squaredDistance = members.add("squaredDistance", json::ratio);
    Member<Double> distance =
        members.add("distance", () -> json.numberOrInfinity(Double.POSITIVE_INFINITY));
    Member<Float> singleDistance =
        members.add("singleDistance", () -> json.single(Double.POSITIVE_INFINITY));
    Member<ExpectedPoints> points = members.add("closestPoints", () -> readPoints(json));
    Member<Optional<BigFraction>> squaredDepth =
        members.add(
            "squaredDepth", () -> json.isNull() ? Optional.empty() : Optional.of(json.ratio()));
    Member<Certificate<BigFraction>> certificate =
        members.addIf(
            withCertificates, "certificate", () -> new CertificateDecoder(json).distance());
    Member<PenetrationCertificate<BigFraction>> depthCertificate =
        members.addIf(
            withCertificates, "depthCertificate", () -> new CertificateDecoder(json).depth());
    members.read();
    return difficulty ->
        new Expected(
            verdict.required(),
            squaredDistance.required(),
            distance.required(),
            singleDistance.required(),
            points.required(),
            squaredDepth.required().orElse(null),
            withCertificates ? certificate.required() : null,
            depthCertificate.orNull(),
            difficulty.required());
  }

  private static Verdict readVerdict(JsonCursor json) throws IOException {
    Verdict read = VectorWords.verdict(json.text());
    if (read == null) {
      throw json.wrong("separated, touching or overlapping is expected, not " + json.text());
    }
    return read;
  }

  private static void write(JsonText json, ExpectedPoints points) {
    json.beginObject("closestPoints");
    json.field("unique", points.unique());
    json.name("a");
    JsonFiles.writeDoubles(json, points.a());
    json.name("b");
    JsonFiles.writeDoubles(json, points.b());
    json.name("singleA");
    JsonFiles.writeDoubles(json, doubles(points.singleA()));
    json.name("singleB");
    JsonFiles.writeDoubles(json, doubles(points.singleB()));
    json.endObject();
  }

  private static double[] doubles(float[] floats) {
    double[] doubles = new double[floats.length];
    for (int k = 0; k < floats.length; k++) {
      doubles[k] = floats[k];
    }
    return doubles;
  }

  /**
   * Reads the closest points. A coordinate beyond the range of its type is {@code null} in the
   * file; it is read as the infinity of the sign that the double has, which is positive where that
   * is {@code null} as well.
   */
  private static ExpectedPoints readPoints(JsonCursor json) throws IOException {
    JsonMembers members = new JsonMembers(json, "expected.closestPoints.");
    Member<Boolean> unique = members.add("unique", json::flag);
    Member<double[]> a = members.add("a", () -> numbers(json, json::number));
    Member<double[]> b = members.add("b", () -> numbers(json, json::number));
    Member<double[]> singleA = members.add("singleA", () -> numbers(json, () -> single(json)));
    Member<double[]> singleB = members.add("singleB", () -> numbers(json, () -> single(json)));
    members.read();
    if (!members.isComplete()) {
      throw json.wrong("unique, a, b, singleA and singleB are expected");
    }
    double[] doublesA = infinite(a.required());
    double[] doublesB = infinite(b.required());
    return ExpectedPoints.of(
        unique.required(),
        doublesA,
        doublesB,
        floats(singleA.required(), doublesA),
        floats(singleB.required(), doublesB));
  }

  private static double single(JsonCursor json) throws IOException {
    return json.single(Double.NaN);
  }

  /** Reads coordinates; NaN is {@code null}. */
  private static double[] numbers(JsonCursor json, JsonCursor.ValueReader<Double> reader)
      throws IOException {
    return json
        .array("an array of numbers", () -> json.isNull() ? Double.NaN : reader.read())
        .stream()
        .mapToDouble(Double::doubleValue)
        .toArray();
  }

  private static double[] infinite(double[] numbers) {
    return Arrays.stream(numbers)
        .map(x -> Double.isNaN(x) ? Double.POSITIVE_INFINITY : x)
        .toArray();
  }

  private static float[] floats(double[] numbers, double[] doubles) {
    float[] floats = new float[numbers.length];
    for (int k = 0; k < floats.length; k++) {
      double sign = k < doubles.length ? doubles[k] : 1;
      floats[k] =
          Double.isNaN(numbers[k])
              ? Math.copySign(Float.POSITIVE_INFINITY, (float) sign)
              : (float) numbers[k];
    }
    return floats;
  }
}
