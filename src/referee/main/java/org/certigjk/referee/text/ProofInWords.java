package org.certigjk.referee.text;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.number.Numerals;
import org.certigjk.penetration.PenetrationCertificate;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.comparison.SignedDistance;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * A certificate as a few sentences, for somebody who knows inner products and nothing of this
 * library: a direction w with the least w·x over A and the greatest over B, and the points that
 * attain the distance. Everything in it can be computed again by hand, or with a pocket calculator,
 * from the points of the query; w has integer coordinates. Where a number is too long for that, the
 * sentences give way to one that says where the certificate is, and which command checks it.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if the expected answer has no certificate, or
 * one that does not hold.
 */
public final class ProofInWords {

  private static final String TOO_LONG =
      "The numbers are too long to be checked by hand. The certificate of %s in %s is checked in"
          + " exact arithmetic by `certigjk vectors check %s`, and by a program that shares no code"
          + " with it, `python3 docs/check_certificate.py %s`.";

  /** More points than these are not listed. */
  private static final int MOST_NAMES = 6;

  private final Polytope<BigFraction> a;
  private final Polytope<BigFraction> b;
  private final Expected expected;

  private ProofInWords(Polytope<BigFraction> a, Polytope<BigFraction> b, Expected expected) {
    this.a = a;
    this.b = b;
    this.expected = expected;
  }

  /**
   * Returns the sentences, as the items of a list in Markdown, without their dashes.
   *
   * @param query what was asked
   * @param expected the answer with its certificate
   * @param engine what its margins change is said at the end
   * @param place the test vector, as in "`id` of `file`", and the file, as a command reads it
   */
  public static List<String> of(Query query, Expected expected, Declaration engine, Place place) {
    List<String> sentences = sentences(query, expected);
    if (sentences.stream().anyMatch(sentence -> sentence.contains(ExactText.ABOUT))) {
      sentences.clear();
      sentences.add(TOO_LONG.formatted(place.id(), place.file(), place.file(), place.file()));
    }
    margins(expected, engine).ifPresent(sentences::add);
    return sentences;
  }

  /**
   * Where the certificate is.
   *
   * @param id the test vector
   * @param file the file that has it
   */
  public record Place(String id, String file) {}

  /** What follows for an engine that enlarges hulls by margins, if the answer is known. */
  private static Optional<String> margins(Expected expected, Declaration engine) {
    SignedDistance truth = SignedDistance.of(expected, engine);
    if (engine.margins().areNone() || !truth.isKnown()) {
      return Optional.empty();
    }
    String says =
        truth.verdict() == Verdict.SEPARATED
            ? "apart by " + Wording.number(truth.distance())
            : truth.verdict() == Verdict.TOUCHING
                ? "touching"
                : "overlapping by " + Wording.number(truth.depth());
    String a = Numerals.format(engine.margins().a());
    String b = Numerals.format(engine.margins().b());
    String enlarges =
        engine.margins().areEqual()
            ? "each body by a margin of %s. That takes twice as much".formatted(a)
            : "A by a margin of %s and B by one of %s. That takes their sum".formatted(a, b);
    return Optional.of(
        "This engine enlarges %s from the distance, or adds it to the depth: its bodies are %s (rounded)."
            .formatted(enlarges, says));
  }

  private static List<String> sentences(Query query, Expected expected) {
    Certificate<BigFraction> certificate = expected.certificate();
    if (certificate == null) {
      throw new IllegalArgumentException("an answer without its certificate");
    }
    Polytope<BigFraction> a = query.exactA();
    Polytope<BigFraction> b = query.exactB();
    if (!certificate.certifies(a, b)) {
      throw new IllegalArgumentException("the certificate does not hold: " + certificate);
    }
    PowerOfTwo unit = PowerOfTwo.unit(a, b);
    ProofInWords proof = new ProofInWords(unit.divide(a), unit.divide(b), expected);
    List<String> sentences = new ArrayList<>();
    if (query.poses() != null || unit.exponent() != 0) {
      sentences.add(proof.points(query.poses(), unit));
    }
    proof.say(certificate, sentences);
    return sentences;
  }

  /** Tells the points that the other sentences are about. */
  private String points(@Nullable Poses poses, PowerOfTwo unit) {
    String image = poses == null || poses.form() == Pose.Form.MATRIX ? "Mx" : "qxq⁻¹";
    return "Here a[i] and b[j] are %s%s: %s, %s."
        .formatted(
            poses == null
                ? "the points"
                : "the posed points %s + t, in exact arithmetic".formatted(image),
            unit.exponent() == 0 ? "" : ", as multiples of 2^" + unit.exponent(),
            listed("a", a),
            listed("b", b));
  }

  private static String listed(String name, Polytope<BigFraction> points) {
    List<String> texts = new ArrayList<>();
    for (int k = 0; k < points.size() && k < MOST_NAMES; k++) {
      texts.add("%s[%s] = %s".formatted(name, k, ExactText.of(points.get(k))));
    }
    return String.join(", ", texts) + (points.size() > MOST_NAMES ? ", …" : "");
  }

  private void say(Certificate<BigFraction> certificate, List<String> sentences) {
    if (certificate instanceof TouchingCertificate<BigFraction> touching) {
      sentences.add(commonPoint(certificate) + ": they meet.");
      sentences.add(plane(primitive(touching.direction())));
    } else if (certificate instanceof OverlappingCertificate<BigFraction> overlapping) {
      sentences.add(commonPoint(certificate) + ": they meet.");
      sentences.add(independent(overlapping));
      PenetrationCertificate<BigFraction> depth = expected.depthCertificate();
      if (depth != null) {
        sentences.add(depth(depth));
      }
    } else {
      separated(certificate, sentences);
    }
  }

  private void separated(Certificate<BigFraction> certificate, List<String> sentences) {
    Vec<BigFraction> p = sum(certificate, a, IndexPair::a);
    Vec<BigFraction> q = sum(certificate, b, IndexPair::b);
    Vec<BigFraction> w = primitive(p.minus(q));
    BigFraction least = least(a, w);
    BigFraction greatest = least(b, w.unaryMinus()).negate();
    BigFraction gap = least.subtract(greatest);
    sentences.add(
        ("With w = %s, every point x of A has w·x ≥ %s (equal at %s), and every point y of B has"
                + " w·y ≤ %s (equal at %s). Hence w·(x − y) ≥ %s for all of them, and the squared"
                + " distance is at least %s / w·w = %s.")
            .formatted(
                ExactText.of(w),
                ExactText.of(least),
                names("a", a, w, least),
                ExactText.of(greatest),
                names("b", b, w, greatest),
                ExactText.of(gap),
                square(ExactText.of(gap)),
                ExactText.of(gap.multiply(gap).divide(w.squaredNorm()))));
    sentences.add(
        "The point p = %s = %s is in A, the point q = %s = %s is in B, and |p − q|² = %s."
            .formatted(
                weighted("a", certificate, IndexPair::a),
                ExactText.of(p),
                weighted("b", certificate, IndexPair::b),
                ExactText.of(q),
                ExactText.of(p.minus(q).squaredNorm())));
  }

  private static String square(String number) {
    return number.matches("[0-9]+") ? number + "²" : "(" + number + ")²";
  }

  private String commonPoint(Certificate<BigFraction> certificate) {
    return "The point %s is %s, in A, and %s, in B"
        .formatted(
            ExactText.of(sum(certificate, a, IndexPair::a)),
            weighted("a", certificate, IndexPair::a),
            weighted("b", certificate, IndexPair::b));
  }

  /** Bodies with a common point and a plane between them. */
  private String plane(Vec<BigFraction> w) {
    BigFraction level = least(a, w);
    return ("With w = %s, every point x of A has w·x ≥ %s (equal at %s), and every point y of B has"
            + " w·y ≤ %s (equal at %s): the plane w·x = %s is between them, and any step of A"
            + " along w takes them apart.")
        .formatted(
            ExactText.of(w),
            ExactText.of(level),
            names("a", a, w, level),
            ExactText.of(level),
            names("b", b, w, level),
            ExactText.of(level));
  }

  private static String independent(OverlappingCertificate<BigFraction> overlapping) {
    String differences =
        overlapping.basis().stream()
            .map(k -> overlapping.pairs().get(k))
            .map(pair -> "a[%s] − b[%s]".formatted(pair.a(), pair.b()))
            .collect(Collectors.joining(", "));
    return ("It is one with positive weights of the differences of the certificate, among which %s"
            + " are linearly independent: 0 is inside A − B, and they meet after any step that"
            + " is small enough.")
        .formatted(differences);
  }

  private String depth(PenetrationCertificate<BigFraction> certificate) {
    Vec<BigFraction> p = certificate.penetrationVector(a, b);
    Vec<BigFraction> w = primitive(p);
    BigFraction greatest = least(a, w.unaryMinus()).negate();
    BigFraction least = least(b, w);
    return ("With w = %s, every point x of A has w·x ≤ %s (equal at %s), and every point y of B has"
            + " w·y ≥ %s (equal at %s): moved by %s, of squared length %s, A only touches B."
            + " That no shorter step does is proved by the %s facets of depthCertificate in the"
            + " test vector.")
        .formatted(
            ExactText.of(w),
            ExactText.of(greatest),
            names("a", a, w, greatest),
            ExactText.of(least),
            names("b", b, w, least),
            ExactText.of(p.unaryMinus()),
            ExactText.of(p.squaredNorm()),
            certificate.facets().size());
  }

  /** The smallest multiple with integer coordinates. */
  private static Vec<BigFraction> primitive(Vec<BigFraction> v) {
    Vec<BigFraction> integers = v.cleared();
    BigInteger divisor = BigInteger.ZERO;
    for (int c = 0; c < integers.dimension(); c++) {
      divisor = divisor.gcd(integers.get(c).getNumerator());
    }
    return integers.times(new BigFraction(BigInteger.ONE, divisor));
  }

  /** The least w·x over the points. */
  private static BigFraction least(Polytope<BigFraction> points, Vec<BigFraction> w) {
    BigFraction least = w.dot(points.get(0));
    for (int k = 1; k < points.size(); k++) {
      BigFraction value = w.dot(points.get(k));
      least = value.compareTo(least) < 0 ? value : least;
    }
    return least;
  }

  /** The points at which w·x is this. */
  private static String names(
      String name, Polytope<BigFraction> points, Vec<BigFraction> w, BigFraction value) {
    List<String> names = new ArrayList<>();
    for (int k = 0; k < points.size(); k++) {
      if (w.dot(points.get(k)).equals(value)) {
        names.add(name + "[" + k + "]");
      }
    }
    return names.size() <= MOST_NAMES
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, MOST_NAMES)) + ", …";
  }

  /** Σ λ x over the points of one body. */
  private static Vec<BigFraction> sum(
      Certificate<BigFraction> certificate,
      Polytope<BigFraction> points,
      Function<IndexPair, Integer> index) {
    Vec<BigFraction> sum = points.get(0).times(BigFraction.ZERO);
    for (int k = 0; k < certificate.pairs().size(); k++) {
      int i = index.apply(certificate.pairs().get(k));
      sum = sum.plus(points.get(i).times(certificate.weights().get(k)));
    }
    return sum;
  }

  /** The same as text, each point once. */
  private static String weighted(
      String name, Certificate<BigFraction> certificate, Function<IndexPair, Integer> index) {
    List<String> terms = new ArrayList<>();
    List<Integer> indices = certificate.pairs().stream().map(index).distinct().sorted().toList();
    for (int i : indices) {
      BigFraction weight = BigFraction.ZERO;
      for (int k = 0; k < certificate.pairs().size(); k++) {
        if (index.apply(certificate.pairs().get(k)) == i) {
          weight = weight.add(certificate.weights().get(k));
        }
      }
      String factor = weight.equals(BigFraction.ONE) ? "" : ExactText.of(weight) + "·";
      terms.add(factor + name + "[" + i + "]");
    }
    return String.join(" + ", terms);
  }
}
