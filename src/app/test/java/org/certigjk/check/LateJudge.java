package org.certigjk.check;

import static org.certigjk.check.Told.require;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/** Judges records of work that took too long: the part of {@link Judge} that has bounds only. */
final class LateJudge {

  private static final BigFraction ZERO = BigFraction.ZERO;

  private LateJudge() {}

  static void distance(JsonNode root, Polytope<BigFraction> a, Polytope<BigFraction> b) {
    JsonNode simplex = root.get("simplex");
    List<IndexPair> pairs = Told.pairs(simplex.get("pairs"));
    Vec<BigFraction> weights = Told.vector(simplex.get("weights"));
    for (int k = 0; k < weights.dimension(); k++) {
      require(weights.get(k).compareTo(ZERO) > 0);
    }
    Vec<BigFraction> sum =
        weights.combination(
            new MinkowskiDifference<>(a, b)
                .get(IndexPair.indicesA(pairs), IndexPair.indicesB(pairs)));
    BigFraction total = weights.sum();
    BigFraction upper = Told.number(root.get("bounds").get("squaredUpper"));
    require(upper.multiply(total.pow(2)).compareTo(sum.squaredNorm()) >= 0);
    BigFraction lower = Told.number(root.get("bounds").get("squaredLower"));
    Vec<BigFraction> v = Told.vector(simplex.get("v"));
    BigFraction least = least(v, a, b);
    require(lower.compareTo(ZERO) >= 0);
    require(
        lower.compareTo(ZERO) == 0
            || (least.compareTo(ZERO) > 0
                && least.pow(2).compareTo(lower.multiply(v.squaredNorm())) >= 0));
  }

  static void depth(JsonNode root, Polytope<BigFraction> a, Polytope<BigFraction> b) {
    Vec<BigFraction> d = Told.vector(root.get("bounds").get("direction"));
    BigFraction upper = Told.number(root.get("bounds").get("squaredUpper"));
    BigFraction least = least(d.unaryMinus(), a, b);
    require(!d.isZero() && upper.compareTo(ZERO) >= 0);
    require(
        least.compareTo(ZERO) >= 0 || upper.multiply(d.squaredNorm()).compareTo(least.pow(2)) >= 0);
  }

  static void rayCast(
      JsonNode root, Polytope<BigFraction> a, Polytope<BigFraction> b, Vec<BigFraction> r) {
    Vec<BigFraction> d = Told.vector(root.get("bounds").get("direction"));
    BigFraction time = Told.number(root.get("bounds").get("lower"));
    require(time.compareTo(ZERO) >= 0 && time.compareTo(BigFraction.ONE) <= 0);
    require(r.dimension() == a.dimension());
    BigFraction least = least(d, a, b);
    BigFraction then = least.add(d.dot(r).multiply(time));
    require(time.compareTo(ZERO) == 0 || (least.compareTo(ZERO) > 0 && then.compareTo(ZERO) >= 0));
  }

  private static BigFraction least(
      Vec<BigFraction> d, Polytope<BigFraction> a, Polytope<BigFraction> b) {
    return d.dot(new MinkowskiDifference<>(a, b).support(d.unaryMinus()));
  }
}
