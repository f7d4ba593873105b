package org.certigjk.check;

import static org.certigjk.check.Told.require;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.gjk.Verdict;
import org.jspecify.annotations.Nullable;

/** Judges a distance: the part of {@link Judge} that has fields, traces and stopped runs. */
final class DistanceJudge {

  private final JsonNode root;
  private final Polytope<BigFraction> a;
  private final Polytope<BigFraction> b;
  private final String field;
  private final BigFraction epsilon;
  private final BigFraction tiny;

  DistanceJudge(JsonNode root, Polytope<BigFraction> a, Polytope<BigFraction> b) {
    this.root = root;
    this.a = a;
    this.b = b;
    this.field = root.get("field").textValue();
    int bits = field.equals("double") ? 46 : 17;
    int least = field.equals("double") ? 1022 : 126;
    BigFraction half = new BigFraction(1, 2);
    this.epsilon = isExact() ? BigFraction.ZERO : half.pow(bits);
    this.tiny = isExact() ? BigFraction.ZERO : half.pow(least);
  }

  private boolean isExact() {
    return field.equals("rational");
  }

  static String word(Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT);
  }

  void judge() {
    String verdict = root.get("verdict").textValue();
    String exit = root.get("exit").textValue();
    requireForm(root);
    boolean stops = verdict.equals("stopped");
    boolean certified = root.get("certified").booleanValue();
    Vec<BigFraction> v = null;
    if (stops) {
      require(!exit.equals("optimal") && !exit.equals("zero-vector"));
      if (exit.equals("time-limit")) {
        require(!certified);
        LateJudge.distance(root, a, b);
      } else {
        judgeStop();
      }
    } else {
      require(exit.equals(verdict.equals("separated") ? "optimal" : "zero-vector"));
      require(root.get("certificate").get("kind").textValue().equals(verdict));
      judgeAnswer(certified);
      v = Told.vectorOrNull(root.get("distanceVector"));
    }
    int iterations = Told.index(root.get("iterations"));
    if (root.get("engine").textValue().equals("certified")) {
      require(isExact() && iterations == 0 && !root.has("trace"));
    }
    if (root.has("trace")) {
      require(root.get("trace").size() == iterations + 1);
      judgeTrace(v);
    }
  }

  /** Numbers are spelled as the field has them; the schema does not say so of all. */
  private void requireForm(JsonNode node) {
    List<String> numeric =
        List.of(
            "weights",
            "direction",
            "distanceVector",
            "v",
            "support",
            "squaredDistance",
            "squaredNorm");
    for (String name : numeric) {
      for (JsonNode values : node.findValues(name)) {
        (values.isArray() ? values : List.of(values)).forEach(this::requireElement);
      }
    }
    if (node.has("closestPoints")) {
      node.get("closestPoints").get("a").forEach(this::requireElement);
      node.get("closestPoints").get("b").forEach(this::requireElement);
    }
  }

  private void requireElement(JsonNode value) {
    if (isExact()) {
      require(value.isTextual());
    } else {
      double number = value.doubleValue();
      require(value.isNull() || (value.isNumber() && Double.isFinite(number)));
      require(!field.equals("float") || (float) number == number);
    }
  }

  private void judgeAnswer(boolean certified) {
    JsonNode square = root.get("squaredDistance");
    Told.requireRoot(root, "distance", square.isNull() ? null : Told.number(square));
    Certificate<BigFraction> certificate = Told.certificate(root.get("certificate"));
    List<IndexPair> pairs = Told.pairs(root.get("certificate").get("pairs"));
    pairs.forEach(this::requireExists);
    boolean proved = certificate != null && certificate.certifies(a, b) && isNear(certificate);
    require(certified == proved);
    if (!certified) {
      Vec<BigFraction> weights =
          Told.present(Told.vectorOrNull(root.get("certificate").get("weights")));
      require(weights.dimension() == pairs.size());
      requireNearlyConvex(weights);
      JsonNode closest = root.get("closestPoints");
      requireLike(root.get("distanceVector"), weights, differences(pairs), pairs, true, true);
      requireLike(closest.get("a"), weights, a.get(IndexPair.indicesA(pairs)), pairs, true, false);
      requireLike(closest.get("b"), weights, b.get(IndexPair.indicesB(pairs)), pairs, false, true);
      requireSquare(square, root.get("distanceVector"));
      requireVectorOfVerdict();
    }
    requireDirection();
  }

  private void requireNearlyConvex(Vec<BigFraction> weights) {
    for (int k = 0; k < weights.dimension(); k++) {
      require(Rationals.INSTANCE.signum(weights.get(k)) >= 0);
    }
    require(weights.sum().subtract(BigFraction.ONE).abs().compareTo(epsilon) <= 0);
  }

  private void requireVectorOfVerdict() {
    Vec<BigFraction> v = Told.present(Told.vectorOrNull(root.get("distanceVector")));
    boolean separated = root.get("verdict").textValue().equals("separated");
    require(v.isZero() != separated);
    require(!root.get("squaredDistance").isNull());
    require(!separated || !Told.hasNull(root.get("certificate").path("direction")));
  }

  private void requireDirection() {
    Vec<BigFraction> v = Told.vectorOrNull(root.get("distanceVector"));
    JsonNode direction = root.get("certificate").path("direction");
    boolean separated = root.get("verdict").textValue().equals("separated");
    if (separated && v != null && !Told.hasNull(direction)) {
      Told.requireEqual(Told.vector(direction), v);
    }
  }

  /** Whether every number is near to the answer computed again. */
  private boolean isNear(Certificate<BigFraction> certificate) {
    DistanceResult.Answer<BigFraction> truth =
        (DistanceResult.Answer<BigFraction>) Gjk.distance(a, b);
    require(word(truth.verdict()).equals(root.get("verdict").textValue()));
    Vec<BigFraction> v = truth.distanceVector();
    Vec<BigFraction>[] ofA = a.get(IndexPair.indicesA(certificate.pairs()));
    Vec<BigFraction>[] ofB = b.get(IndexPair.indicesB(certificate.pairs()));
    JsonNode closest = root.get("closestPoints");
    boolean separated = root.get("verdict").textValue().equals("separated");
    return !root.get("squaredDistance").isNull()
        && !(separated && Told.hasNull(root.get("certificate").get("direction")))
        && isNear(root.get("distanceVector"), v, greatest(List.of(v)))
        && isNear(
            asArray(root.get("squaredDistance")),
            Vec.from(Rationals.INSTANCE, List.of(v.squaredNorm())),
            v.squaredNorm())
        && isNear(closest.get("a"), certificate.weights().combination(ofA), greatest(List.of(ofA)))
        && isNear(closest.get("b"), certificate.weights().combination(ofB), greatest(List.of(ofB)));
  }

  private static JsonNode asArray(JsonNode node) {
    return Mutator.MAPPER.createArrayNode().add(node);
  }

  private boolean isNear(JsonNode told, Vec<BigFraction> truth, BigFraction scale) {
    Vec<BigFraction> claim = Told.vectorOrNull(told);
    if (claim == null || claim.dimension() != truth.dimension()) {
      return false;
    }
    return greatest(List.of(claim.minus(truth))).compareTo(epsilon.multiply(scale)) <= 0;
  }

  private static BigFraction greatest(List<Vec<BigFraction>> vectors) {
    BigFraction greatest = BigFraction.ZERO;
    for (Vec<BigFraction> vector : vectors) {
      for (int k = 0; k < vector.dimension(); k++) {
        BigFraction size = vector.get(k).abs();
        greatest = size.compareTo(greatest) > 0 ? size : greatest;
      }
    }
    return greatest;
  }

  private Vec<BigFraction>[] differences(List<IndexPair> pairs) {
    return new MinkowskiDifference<>(a, b)
        .get(IndexPair.indicesA(pairs), IndexPair.indicesB(pairs));
  }

  /** In each coordinate within ε Σ |w| (|a| + |b|) + τ, of the sum; a null claims nothing. */
  private void requireLike(
      JsonNode told,
      @Nullable Vec<BigFraction> weights,
      Vec<BigFraction>[] points,
      List<IndexPair> pairs,
      boolean withA,
      boolean withB) {
    Vec<BigFraction> claim = Told.vectorOrNull(told);
    if (claim == null || weights == null) {
      return;
    }
    Vec<BigFraction> truth = weights.combination(points);
    require(claim.dimension() == truth.dimension());
    for (int k = 0; k < truth.dimension(); k++) {
      BigFraction scale = BigFraction.ZERO;
      for (int m = 0; m < pairs.size(); m++) {
        BigFraction x = withA ? a.get(pairs.get(m).a()).get(k).abs() : BigFraction.ZERO;
        BigFraction y = withB ? b.get(pairs.get(m).b()).get(k).abs() : BigFraction.ZERO;
        scale = scale.add(weights.get(m).abs().multiply(x.add(y)));
      }
      BigFraction error = claim.get(k).subtract(truth.get(k)).abs();
      require(error.compareTo(epsilon.multiply(scale).add(tiny)) <= 0);
    }
  }

  private void requireSquare(JsonNode told, JsonNode vector) {
    Vec<BigFraction> v = Told.vectorOrNull(vector);
    if (v != null && !told.isNull()) {
      BigFraction error = Told.number(told).subtract(v.squaredNorm()).abs();
      require(error.compareTo(epsilon.multiply(v.squaredNorm()).add(tiny)) <= 0);
    }
  }

  private void requireExists(IndexPair pair) {
    require(pair.a() < a.size() && pair.b() < b.size());
  }

  private void judgeStop() {
    JsonNode simplex = root.get("simplex");
    List<IndexPair> pairs = Told.pairs(simplex.get("pairs"));
    pairs.forEach(this::requireExists);
    Vec<BigFraction> weights = Told.present(Told.vectorOrNull(simplex.get("weights")));
    require(weights.dimension() == pairs.size());
    for (int k = 0; k < weights.dimension(); k++) {
      require(Rationals.INSTANCE.signum(weights.get(k)) > 0);
    }
    requireLike(simplex.get("v"), weights, differences(pairs), pairs, true, true);
    SquaredDistanceBounds bounds = SquaredDistanceBounds.of(a, b, pairs, weights);
    JsonNode told = root.get("bounds");
    require(Told.number(told.get("squaredLower")).compareTo(bounds.lower()) == 0);
    require(Told.number(told.get("squaredUpper")).compareTo(bounds.upper()) == 0);
  }

  private void judgeTrace(@Nullable Vec<BigFraction> last) {
    List<IndexPair> allowed = new ArrayList<>();
    IndexPair newest = null;
    Vec<BigFraction> v = null;
    for (JsonNode state : root.get("trace")) {
      List<IndexPair> simplex = Told.pairs(state.get("simplex"));
      simplex.forEach(this::requireExists);
      Vec<BigFraction> weights = Told.vectorOrNull(state.get("weights"));
      require(weights == null || weights.dimension() == simplex.size());
      requireLike(state.get("v"), weights, differences(simplex), simplex, true, true);
      requireSquare(state.get("squaredNorm"), state.get("v"));
      require(state.has("supportPair") == state.has("support"));
      IndexPair pair = state.has("supportPair") ? Told.pair(state.get("supportPair")) : null;
      if (pair != null) {
        requireExists(pair);
        Vec<BigFraction> one = Vec.from(Rationals.INSTANCE, List.of(BigFraction.ONE));
        requireLike(
            state.get("support"), one, differences(List.of(pair)), List.of(pair), true, true);
      }
      if (isExact()) {
        v = Told.vector(state.get("v"));
        requireNearest(Told.present(weights), v, simplex, pair);
        require(newest == null || simplex.get(simplex.size() - 1).equals(newest));
        require(newest == null || allowed.containsAll(simplex));
        allowed = new ArrayList<>(simplex);
        newest = pair;
        allowed.add(pair == null ? new IndexPair(0, 0) : pair);
      }
    }
    if (isExact()) {
      Told.requireEqual(Told.present(v), Told.present(last));
    }
  }

  /** The v of a simplex is the distance vector of the hull of it, and the support one of X. */
  private void requireNearest(
      Vec<BigFraction> weights,
      Vec<BigFraction> v,
      List<IndexPair> simplex,
      @Nullable IndexPair pair) {
    for (int k = 0; k < weights.dimension(); k++) {
      require(Rationals.INSTANCE.signum(weights.get(k)) > 0);
    }
    require(weights.sum().compareTo(BigFraction.ONE) == 0);
    Polytope<BigFraction> hull = Polytope.from(List.of(differences(simplex)));
    Polytope<BigFraction> origin = Polytope.from(List.of(v.minus(v)));
    Told.requireEqual(
        ((DistanceResult.Answer<BigFraction>) Gjk.distance(hull, origin)).distanceVector(), v);
    require(v.isZero() == (pair == null));
    if (pair != null) {
      Vec<BigFraction> support = new MinkowskiDifference<>(a, b).support(v.unaryMinus());
      Vec<BigFraction> told = differences(List.of(pair))[0];
      require(v.dot(told).compareTo(v.dot(support)) == 0);
    }
  }
}
