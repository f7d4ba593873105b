package org.certigjk.cli;

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
  private final Claims<E> claims;

  ResultCheck(StoredResult stored, Arithmetic<E> arithmetic, Pair<E> pair) {
    this.stored = stored;
    this.arithmetic = arithmetic;
    this.field = arithmetic.field();
    this.pair = pair;
    this.claims = new Claims<>(stored, arithmetic);
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
        certificate == null
            ? null
            : certificate.toRational().violation(pair.a().toRational(), pair.b().toRational());
    boolean proof = certificate != null && violation == null;
    boolean claimed = stored.flag("certified");
    boolean mustHold = claimed || field.exact();
    if (violation != null && (mustHold || STRUCTURE.contains(violation.condition()))) {
      return Claims.explain(violation);
    }
    return proof == claimed
        ? null
        : "certified is "
            + claimed
            + ", but the certificate is "
            + (proof ? "" : "not ")
            + "a proof";
  }

  private @Nullable String vectorRejection(Certificate<E> certificate) throws InputException {
    String rejection = null;
    if (field.exact()) {
      rejection =
          claims.vector("distanceVector", weightedSum(certificate.pairs(), certificate.weights()));
    }
    Vec<E> v = stored.vector(arithmetic, "distanceVector");
    if (rejection == null && certificate instanceof SeparatedCertificate<E> && v != null) {
      rejection = claims.vector("certificate.direction", v);
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
        claims.vector(
            "closestPoints.a",
            weights.combination(pair.a().get(IndexPair.indicesA(certificate.pairs()))));
    return rejection != null
        ? rejection
        : claims.vector(
            "closestPoints.b",
            weights.combination(pair.b().get(IndexPair.indicesB(certificate.pairs()))));
  }

  private @Nullable String distanceRejection() throws InputException {
    Vec<E> v = stored.vector(arithmetic, "distanceVector");
    E squared = stored.number(arithmetic, "squaredDistance");
    if (v != null && squared != null && field.compare(squared, v.squaredNorm()) != 0) {
      return "squaredDistance is %s, but v·v is %s"
          .formatted(claims.show(squared), claims.show(v.squaredNorm()));
    }
    return claims.length("distance", squared);
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
    String rejection = claims.vector("simplex.v", weightedSum(pairs, weights));
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
}
