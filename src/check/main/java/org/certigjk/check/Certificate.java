package org.certigjk.check;

import java.util.Arrays;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.certigjk.check.text.Chars;
import org.jspecify.annotations.Nullable;

/** A certificate of separation, touching or overlap. */
final class Certificate {

  static final String SEPARATED = "separated";
  static final String TOUCHING = "touching";
  static final String OVERLAPPING = "overlapping";

  static final String KIND = "kind";
  static final String PAIRS = "pairs";
  private static final String WEIGHTS = "weights";
  private static final String DIRECTION = "direction";
  private static final String BASIS = "basis";

  private final String kind;
  private final Pairs pairs;
  private final @Nullable Vector weights;
  private final @Nullable Vector direction;

  /** The positions of independent points; none but for an overlap. */
  private final int[] basis;

  private Certificate(
      String kind, Pairs pairs, @Nullable Vector weights, @Nullable Vector direction, int[] basis) {
    this.kind = kind;
    this.pairs = pairs;
    this.weights = weights;
    this.direction = direction;
    this.basis = Arrays.copyOf(basis, basis.length);
  }

  static Certificate read(Item item, Field field) throws Refusal {
    /*@ nullable @*/ Item named = item.members().get(KIND);
    boolean overlap =
        named != null && Chars.same(named.oneOf(SEPARATED, TOUCHING, OVERLAPPING), OVERLAPPING);
    Fields fields =
        item.fields(Item.names(KIND, PAIRS, WEIGHTS, overlap ? BASIS : DIRECTION), Item.names());
    return ofKind(fields.get(KIND).text(), fields, field);
  }

  private static Certificate ofKind(String kind, Fields fields, Field field) throws Refusal {
    boolean overlap = Chars.same(kind, OVERLAPPING);
    Pairs pairs = Pairs.read(fields.get(PAIRS));
    /*@ nullable @*/ Vector weights = field.vector(fields.get(WEIGHTS));
    /*@ nullable @*/ Vector direction = overlap ? null : field.vector(fields.get(DIRECTION));
    int[] basis = overlap ? fields.get(BASIS).numbers() : new int[0];
    return new Certificate(kind, pairs, weights, direction, basis);
  }

  String kind() {
    return kind;
  }

  /** Whether this is the kind. */
  boolean isFor(String verdict) {
    return Chars.same(kind, verdict);
  }

  boolean separates() {
    return Chars.same(kind, SEPARATED);
  }

  boolean touches() {
    return !separates() && Chars.same(kind, TOUCHING);
  }

  boolean overlaps() {
    return !separates() && !touches() && Chars.same(kind, OVERLAPPING);
  }

  Pairs pairs() {
    return pairs;
  }

  /** Returns the weights, {@code null} if one is null. */
  @Nullable Vector weights() {
    return weights;
  }

  /** Returns the direction, {@code null} for an overlap, and if a coordinate is null. */
  @Nullable Vector direction() {
    return direction;
  }

  /** Refuses a certificate that says nothing: pairs of no points, or with other weights. */
  void requireSense(Bodies bodies) throws Refusal {
    bodies.requireAll("certificate.pairs", pairs);
    if (weights != null && weights.dimension() != pairs.size()) {
      throw Refusal.rejected(
          Chars.text(
              "certificate: ", weights.dimension(), " weights for ", pairs.size(), " pairs"));
    }
  }

  /** Returns Σ w p if all the conditions hold. */
  Vector proved(Bodies bodies) throws Refusal {
    requireSense(bodies);
    /*@ nullable @*/ Vector w = weights;
    if (w == null) {
      throw Refusal.rejected("certificate: a weight is null");
    }
    /*@ nullable @*/ Vector v = separates() ? pairs.distanceVector(bodies.points(), w) : null;
    if (v == null && !separates() && meets(w, bodies)) {
      v = bodies.combination(pairs, w);
    }
    if (v == null) {
      throw refusal(w, bodies);
    }
    return v;
  }

  /** Whether the conditions of touching or of overlap hold. */
  private boolean meets(Vector w, Bodies bodies) {
    if (!touches()) {
      return pairs.overlaps(bodies.points(), w, basis);
    }
    return direction != null && pairs.touches(bodies.points(), w, direction);
  }

  /** Returns why conditions that do not hold do not. */
  private Refusal refusal(Vector w, Bodies bodies) throws Refusal {
    requireConvex("certificate", w);
    Vector v = bodies.combination(pairs, w);
    if (separates()) {
      return Refusal.rejected(Chars.text("certificate: ", notSeparated(v, bodies)));
    }
    if (!v.isZero()) {
      return Refusal.rejected(
          Chars.text("certificate: the weighted points sum to ", v, ", not to 0"));
    }
    return Refusal.rejected(
        Chars.text(
            "certificate: ", touches() ? notSupported(bodies) : noBasis(bodies.dimension())));
  }

  /** Refuses weights that are not positive or do not sum to 1. */
  static void requireConvex(String name, Vector weights) throws Refusal {
    int k = weights.firstNotPositive();
    if (k >= 0) {
      throw Refusal.rejected(
          Chars.text(name, ": weights[", k, "] is ", weights.get(k), ", not positive"));
    }
    Ratio sum = weights.sum();
    if (!sum.is(Ratio.of(1))) {
      throw Refusal.rejected(Chars.text(name, ": the weights sum to ", sum, ", not to 1"));
    }
  }

  /** Refuses weights that no rounding makes of weights that are not negative and sum to 1. */
  static void requireNearlyConvex(Vector weights, Ratio slack) throws Refusal {
    /*@ loop_invariant 0 <= k <= weights.numerators.length
    @       && (\forall int m; 0 <= m < k; weights.at(m) >= 0);
    @ loop_assigns k;
    @ loop_decreases weights.numerators.length - k; @*/
    for (int k = 0; k < weights.dimension(); k++) {
      if (weights.get(k).signum() < 0) {
        throw Refusal.rejected(
            Chars.text("certificate: weights[", k, "] is ", weights.get(k), ", negative"));
      }
    }
    Claims.requireNear("the sum of the weights", weights.sum(), Ratio.of(1), slack);
  }

  private static String notSeparated(Vector v, Bodies bodies) {
    return v.isZero()
        ? "the weighted points sum to 0: nothing is separated"
        : Chars.text(
            "not true that v·(a − b) ≥ v·v for all pairs; the least is short of it by ",
            v.dot(v).minus(bodies.least(v)));
  }

  private String notSupported(Bodies bodies) {
    /*@ nullable @*/ Vector d = direction;
    int n = bodies.dimension();
    return d == null || d.dimension() != n || d.isZero()
        ? Chars.text("the direction must be a vector of dimension ", n, ", not 0")
        : Chars.text("not true that d·(a − b) ≥ 0 for all pairs; the least is ", bodies.least(d));
  }

  private String noBasis(int dimension) {
    if (basis.length != dimension) {
      return Chars.text("the basis has ", basis.length, " positions, the dimension is ", dimension);
    }
    /*@ loop_invariant 0 <= k <= basis.length;
    @ loop_assigns k;
    @ loop_decreases basis.length - k; @*/
    for (int k = 0; k < basis.length; k++) {
      if (basis[k] >= pairs.size()) {
        return Chars.text("the basis names no pair by ", basis[k]);
      }
    }
    return "the points of the basis are linearly dependent";
  }
}
