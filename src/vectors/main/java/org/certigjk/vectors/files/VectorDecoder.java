package org.certigjk.vectors.files;

import java.io.IOException;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.PenetrationCertificate;
import org.certigjk.vectors.Difficulty;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.ExpectedPoints;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.jspecify.annotations.Nullable;

/**
 * Reads one vector from its line. Fields may stand in any order; one that is missing, unknown,
 * repeated or of another type is an error.
 */
final class VectorDecoder {

  private final JsonCursor json;
  private final boolean withCertificates;

  private @Nullable String id;
  private @Nullable String comment;
  private @Nullable Set<Flag> flags;
  private double @Nullable [][] a;
  private double @Nullable [][] b;
  private @Nullable Pose poseA;
  private @Nullable Pose poseB;
  private boolean hasExpected;
  private @Nullable Difficulty difficulty;

  private @Nullable Verdict verdict;
  private @Nullable BigFraction squaredDistance;
  private @Nullable Double distance;
  private @Nullable Float singleDistance;
  private @Nullable ExpectedPoints points;
  private boolean hasSquaredDepth;
  private @Nullable BigFraction squaredDepth;
  private @Nullable Certificate<BigFraction> certificate;
  private @Nullable PenetrationCertificate<BigFraction> depthCertificate;

  private VectorDecoder(JsonCursor json, boolean withCertificates) {
    this.json = json;
    this.withCertificates = withCertificates;
  }

  /**
   * Returns the vector of a line.
   *
   * @param withCertificates whether certificates are read, or passed over
   */
  static TestVector decode(String file, long line, byte[] bytes, boolean withCertificates)
      throws IOException {
    VectorDecoder[] decoder = new VectorDecoder[1];
    JsonCursor.readLine(
        file,
        line,
        bytes,
        json -> {
          decoder[0] = new VectorDecoder(json, withCertificates);
          return decoder[0]::read;
        });
    return decoder[0].vector();
  }

  private boolean read(String name) throws IOException {
    switch (name) {
      case "id" -> id = json.text();
      case "comment" -> comment = json.text();
      case "flags" -> flags = flags();
      case "a" -> a = json.rows();
      case "b" -> b = json.rows();
      case "poseA" -> poseA = pose();
      case "poseB" -> poseB = pose();
      case "expected" -> {
        json.object(this::readExpected);
        hasExpected = true;
      }
      case "difficulty" -> difficulty = difficulty();
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean readExpected(String name) throws IOException {
    switch (name) {
      case "verdict" -> verdict = verdict();
      case "squaredDistance" -> squaredDistance = json.ratio();
      case "distance" -> distance = json.numberOrInfinity(Double.POSITIVE_INFINITY);
      case "singleDistance" -> singleDistance = single(Double.POSITIVE_INFINITY);
      case "closestPoints" -> points = new PointsDecoder(json).points();
      case "squaredDepth" -> {
        squaredDepth = json.isNull() ? null : json.ratio();
        hasSquaredDepth = true;
      }
      case "certificate" -> {
        if (withCertificates) {
          certificate = new CertificateDecoder(json).distance();
        } else {
          json.skip();
        }
      }
      case "depthCertificate" -> {
        if (withCertificates) {
          depthCertificate = new CertificateDecoder(json).depth();
        } else {
          json.skip();
        }
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private Set<Flag> flags() throws IOException {
    EnumSet<Flag> set = EnumSet.noneOf(Flag.class);
    json.array(
        "an array of flags",
        () -> {
          Flag flag = VectorWords.flag(json.text());
          if (flag == null || !set.add(flag)) {
            throw json.wrong(
                flag == null
                    ? "this version knows no flag " + json.text()
                    : "the flag " + json.text() + " stands here twice");
          }
          return flag;
        });
    return set;
  }

  private Pose pose() throws IOException {
    try {
      return Pose.of(json.rows());
    } catch (IllegalArgumentException wrong) {
      throw json.wrong(message(wrong));
    }
  }

  private Verdict verdict() throws IOException {
    Verdict read = VectorWords.verdict(json.text());
    if (read == null) {
      throw json.wrong("separated, touching or overlapping is expected, not " + json.text());
    }
    return read;
  }

  private float single(double ofNull) throws IOException {
    return single(json, ofNull);
  }

  /** Reads a number that must be a float; {@code null} is what the caller says. */
  static float single(JsonCursor json, double ofNull) throws IOException {
    double x = json.numberOrInfinity(ofNull);
    if ((float) x != x) {
      throw json.wrong(x + " is not a number of type float");
    }
    return (float) x;
  }

  private Difficulty difficulty() throws IOException {
    Map<String, Integer> read = new LinkedHashMap<>();
    json.object(
        name -> {
          boolean known = name.equals("bits") || name.equals("ties");
          if (known) {
            read.put(name, json.count());
          }
          return known;
        });
    if (read.size() != 2) {
      throw json.wrong("bits and ties are expected");
    }
    return new Difficulty(
        Objects.requireNonNull(read.get("bits")), Objects.requireNonNull(read.get("ties")));
  }

  private TestVector vector() throws VectorFileException {
    String named = required(id, "id");
    String said = required(comment, "comment");
    Set<Flag> set = required(flags, "flags");
    Query query = query(required(a, "a"), required(b, "b"));
    required(hasExpected ? "" : null, "expected");
    Expected expected =
        new Expected(
            required(verdict, "expected.verdict"),
            required(squaredDistance, "expected.squaredDistance"),
            required(distance, "expected.distance"),
            required(singleDistance, "expected.singleDistance"),
            required(points, "expected.closestPoints"),
            squaredDepth,
            withCertificates ? required(certificate, "expected.certificate") : null,
            depthCertificate,
            required(difficulty, "difficulty"));
    required(hasSquaredDepth ? "" : null, "expected.squaredDepth");
    return new TestVector(named, said, set, query, expected);
  }

  private Query query(double[][] rowsA, double[][] rowsB) throws VectorFileException {
    if ((poseA == null) != (poseB == null)) {
      throw json.wrong(
          poseA == null ? "poseA" : "poseB", "missing: both bodies have a pose or none");
    }
    try {
      Poses poses = poseA == null || poseB == null ? null : new Poses(poseA, poseB);
      return new Query(PointPair.of(rowsA, rowsB), poses);
    } catch (IllegalArgumentException wrong) {
      throw json.wrong("a, b", message(wrong));
    }
  }

  private <T> T required(@Nullable T value, String field) throws VectorFileException {
    if (value == null) {
      throw json.wrong(field, "missing");
    }
    return value;
  }

  private static String message(IllegalArgumentException wrong) {
    return Objects.requireNonNullElse(wrong.getMessage(), "not a pair of polytopes");
  }
}
