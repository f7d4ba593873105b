package org.certigjk.cli;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.Condition;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.Violation;
import org.certigjk.cli.Arithmetic.Decimals;
import org.certigjk.field.Numerals;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.jspecify.annotations.Nullable;

/**
 * Judges a result written earlier: every claim that can be checked without running the algorithm.
 *
 * <p>The certificate is checked over the rationals. Over the field of the result, {@code
 * squaredDistance} must be v·v, {@code closestPoints} those that the weights give, {@code distance}
 * the root rounded once; over the rationals, and in a stopped run, v must be the weighted sum of
 * the differences, too.
 */
final class ResultCheck<E> {

  /** Without these, the claims have no meaning, also where rounding excuses the others. */
  private static final Set<Condition> STRUCTURE =
      EnumSet.of(Condition.COUNTS_AGREE, Condition.INDEX_IN_A, Condition.INDEX_IN_B);

  private final StoredResult stored;
  private final Arithmetic<E> arithmetic;
  private final OrderedField<E> field;
  private final Pair<E> pair;

  ResultCheck(StoredResult stored, Arithmetic<E> arithmetic, Pair<E> pair) {
    this.stored = stored;
    this.arithmetic = arithmetic;
    this.field = arithmetic.field();
    this.pair = pair;
  }

  /** Returns the first claim that does not hold, or {@code null} if all hold. */
  @Nullable String rejection() throws InputException {
    String rejection = answerRejection();
    return rejection == null ? exitRejection() : rejection;
  }

  private @Nullable String exitRejection() throws InputException {
    stored.count("iterations");
    String verdict = stored.text("verdict");
    String exit = stored.text("exit");
    Set<String> fitting = Facts.exits(verdict);
    return fitting.contains(exit)
        ? null
        : "exit is %s, but %s ends with %s".formatted(exit, verdict, String.join(" or ", fitting));
  }

  private @Nullable String answerRejection() throws InputException {
    if (stored.text("verdict").equals("stopped")) {
      return simplexRejection();
    }
    String kind = stored.text("certificate.kind");
    if (!kind.equals(stored.text("verdict"))) {
      return "verdict is %s, but the certificate is for %s".formatted(stored.text("verdict"), kind);
    }
    Certificate<E> certificate = stored.certificate(arithmetic);
    String rejection = certificateRejection(certificate);
    if (rejection == null && certificate != null) {
      rejection = vectorRejection(certificate);
    }
    return rejection == null ? distanceRejection() : rejection;
  }

  private @Nullable String certificateRejection(@Nullable Certificate<E> certificate)
      throws InputException {
    Violation<BigFraction> violation =
        certificate == null ? null : Proof.violation(certificate, pair.a(), pair.b());
    boolean proof = certificate != null && violation == null;
    boolean claimed = stored.flag("certified");
    boolean mustHold = claimed || field.exact();
    if (violation != null && (mustHold || STRUCTURE.contains(violation.condition()))) {
      return "certificate: not true that " + explain(violation);
    }
    return proof == claimed
        ? null
        : "certified is "
            + claimed
            + ", but the certificate is "
            + (proof ? "" : "not ")
            + "a proof";
  }

  private static String explain(Violation<BigFraction> violation) {
    int[] indices = violation.indices();
    BigFraction amount = violation.amount();
    String where = indices.length == 0 ? "" : "; at index " + Arrays.toString(indices);
    return violation.condition()
        + where
        + (amount == null ? "" : "; the difference is " + Numerals.format(amount));
  }

  private @Nullable String vectorRejection(Certificate<E> certificate) throws InputException {
    Vec<E> v = stored.vector(arithmetic, "distanceVector");
    String rejection = null;
    if (field.exact()) {
      rejection =
          difference("distanceVector", v, weightedSum(certificate.pairs(), certificate.weights()));
    }
    if (rejection == null && certificate instanceof SeparatedCertificate<E> && v != null) {
      Vec<E> direction = stored.vector(arithmetic, "certificate.direction");
      rejection = difference("certificate.direction", direction, v);
    }
    return rejection == null ? closestPointsRejection(certificate) : rejection;
  }

  private Vec<E> weightedSum(List<IndexPair> pairs, Vec<E> weights) {
    int[] i = IndexPair.indicesA(pairs);
    int[] j = IndexPair.indicesB(pairs);
    return weights.combination(new MinkowskiDifference<>(pair.a(), pair.b()).get(i, j));
  }

  private @Nullable String closestPointsRejection(Certificate<E> certificate)
      throws InputException {
    Vec<E> weights = certificate.weights();
    String rejection =
        difference(
            "closestPoints.a",
            stored.vector(arithmetic, "closestPoints.a"),
            weights.combination(pair.a().get(IndexPair.indicesA(certificate.pairs()))));
    return rejection != null
        ? rejection
        : difference(
            "closestPoints.b",
            stored.vector(arithmetic, "closestPoints.b"),
            weights.combination(pair.b().get(IndexPair.indicesB(certificate.pairs()))));
  }

  private @Nullable String distanceRejection() throws InputException {
    Vec<E> v = stored.vector(arithmetic, "distanceVector");
    E squared = stored.number(arithmetic, "squaredDistance");
    if (v != null && squared != null && field.compare(squared, v.squaredNorm()) != 0) {
      return "squaredDistance is %s, but v·v is %s".formatted(show(squared), show(v.squaredNorm()));
    }
    double rounded = squared == null ? Double.POSITIVE_INFINITY : Facts.distance(field, squared);
    String decimal = Double.isFinite(rounded) ? Numerals.format(rounded) : "null";
    String hex = Double.isFinite(rounded) ? Numerals.formatHex(rounded) : "null";
    Double distance = stored.number(Arithmetic.DOUBLE, "distance");
    if (!decimal.equals(distance == null ? "null" : Numerals.format(distance))) {
      return "distance is %s, but the root of squaredDistance is %s".formatted(distance, decimal);
    }
    Double distanceHex = stored.number(Arithmetic.DOUBLE, "distanceHex");
    return hex.equals(distanceHex == null ? "null" : Numerals.formatHex(distanceHex))
        ? null
        : "distanceHex is not that of the distance, " + hex;
  }

  private @Nullable String simplexRejection() throws InputException {
    List<IndexPair> pairs = stored.pairs("simplex.pairs");
    Vec<E> weights = stored.vector(arithmetic, "simplex.weights");
    if (stored.flag("certified")) {
      return "certified is true, but a stopped run has no certificate";
    }
    if (weights == null) {
      return null;
    }
    if (pairs.size() != weights.dimension() || !pairs.stream().allMatch(this::exists)) {
      return "simplex: as many weights as index pairs of existing points are needed";
    }
    for (int k = 0; k < weights.dimension(); k++) {
      if (field.signum(weights.get(k)) <= 0) {
        return "simplex: weight " + k + " is not positive";
      }
    }
    String rejection =
        difference(
            "simplex.v", stored.vector(arithmetic, "simplex.v"), weightedSum(pairs, weights));
    return rejection == null ? boundsRejection(pairs, weights) : rejection;
  }

  private @Nullable String boundsRejection(List<IndexPair> pairs, Vec<E> weights)
      throws InputException {
    SquaredDistanceBounds bounds = SquaredDistanceBounds.of(pair.a(), pair.b(), pairs, weights);
    String rejection = boundRejection("bounds.squaredLower", bounds.lower());
    return rejection == null ? boundRejection("bounds.squaredUpper", bounds.upper()) : rejection;
  }

  private boolean exists(IndexPair index) {
    return index.a() >= 0
        && index.a() < pair.a().size()
        && index.b() >= 0
        && index.b() < pair.b().size();
  }

  private @Nullable String boundRejection(String path, BigFraction bound) throws InputException {
    BigFraction claimed = stored.number(Arithmetic.rational(Decimals.EXACT), path);
    return bound.equals(claimed) ? null : path + " is not " + Numerals.format(bound);
  }

  /** Compares a vector with what follows from the rest; null, an overflow, claims nothing. */
  private @Nullable String difference(String path, @Nullable Vec<E> claimed, Vec<E> computed) {
    if (claimed == null) {
      return null;
    }
    if (claimed.dimension() != computed.dimension()) {
      return path + " has dimension " + claimed.dimension();
    }
    for (int k = 0; k < computed.dimension(); k++) {
      if (field.compare(claimed.get(k), computed.get(k)) != 0) {
        return "%s[%d] is %s, but should be %s"
            .formatted(path, k, show(claimed.get(k)), show(computed.get(k)));
      }
    }
    return null;
  }

  private String show(E number) {
    return field.exact()
        ? Numerals.format(field.toRational(number))
        : Double.toString(field.toDouble(number));
  }
}
