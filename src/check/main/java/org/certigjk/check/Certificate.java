package org.certigjk.check;

import java.util.List;
import org.certigjk.check.algebra.Independence;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.jspecify.annotations.Nullable;

/**
 * A certificate of separation, touching or overlap.
 *
 * @param kind what it proves
 * @param pairs the index pairs
 * @param weights their weights; {@code null} if one is null
 * @param direction the direction; {@code null} for an overlap, and if a coordinate is null
 * @param basis the positions of independent points; empty but for an overlap
 */
record Certificate(
    String kind,
    List<IndexPair> pairs,
    @Nullable Vector weights,
    @Nullable Vector direction,
    List<Integer> basis) {

  static final String SEPARATED = "separated";
  static final String TOUCHING = "touching";
  static final String OVERLAPPING = "overlapping";

  static Certificate read(Item item, Field field) throws Refusal {
    Item named = item.members().get("kind");
    String kind = named == null ? "" : named.word(List.of(SEPARATED, TOUCHING, OVERLAPPING));
    boolean overlap = kind.equals(OVERLAPPING);
    Fields fields =
        item.fields(
            List.of("kind", "pairs", "weights", overlap ? "basis" : "direction"), List.of());
    return new Certificate(
        kind,
        fields.get("pairs").pairs(),
        field.vector(fields.get("weights")),
        overlap ? null : field.vector(fields.get("direction")),
        overlap ? fields.get("basis").indices() : List.of());
  }

  /** Refuses a certificate that says nothing: pairs of no points, or with other weights. */
  void requireSense(Bodies bodies) throws Refusal {
    bodies.requireAll("certificate.pairs", pairs);
    if (weights != null && weights.dimension() != pairs.size()) {
      throw Refusal.rejected(
          "certificate: %s weights for %s pairs".formatted(weights.dimension(), pairs.size()));
    }
  }

  /** Returns Σ w p if all the conditions hold. */
  Vector proved(Bodies bodies) throws Refusal {
    requireSense(bodies);
    if (weights == null) {
      throw Refusal.rejected("certificate: a weight is null");
    }
    requireConvex("certificate", weights);
    Vector v = weights.combination(bodies.differences(pairs));
    if (kind.equals(SEPARATED)) {
      requireSeparation(v, bodies);
    } else if (!v.isZero()) {
      throw Refusal.rejected("certificate: the weighted points sum to " + v + ", not to 0");
    } else if (kind.equals(TOUCHING)) {
      requireSupport(bodies);
    } else {
      requireBasis(bodies);
    }
    return v;
  }

  /** Refuses weights that are not positive or do not sum to 1. */
  static void requireConvex(String name, Vector weights) throws Refusal {
    for (int k = 0; k < weights.dimension(); k++) {
      if (weights.get(k).signum() <= 0) {
        throw Refusal.rejected(
            "%s: weights[%s] is %s, not positive".formatted(name, k, weights.get(k)));
      }
    }
    if (!weights.sum().is(Ratio.ONE)) {
      throw Refusal.rejected("%s: the weights sum to %s, not to 1".formatted(name, weights.sum()));
    }
  }

  /** Refuses weights that no rounding makes of weights that are not negative and sum to 1. */
  static void requireNearlyConvex(Vector weights, Ratio slack) throws Refusal {
    for (int k = 0; k < weights.dimension(); k++) {
      if (weights.get(k).signum() < 0) {
        throw Refusal.rejected(
            "certificate: weights[%s] is %s, negative".formatted(k, weights.get(k)));
      }
    }
    Claims.requireNear("the sum of the weights", weights.sum(), Ratio.ONE, slack);
  }

  private static void requireSeparation(Vector v, Bodies bodies) throws Refusal {
    if (v.isZero()) {
      throw Refusal.rejected("certificate: the weighted points sum to 0: nothing is separated");
    }
    Ratio excess = bodies.least(v).minus(v.dot(v));
    if (excess.signum() < 0) {
      throw Refusal.rejected(
          "certificate: not true that v·(a − b) ≥ v·v for all pairs; the least is short of it by "
              + excess.negated());
    }
  }

  private void requireSupport(Bodies bodies) throws Refusal {
    Vector d = direction;
    if (d == null || d.dimension() != bodies.dimension() || d.isZero()) {
      throw Refusal.rejected(
          "certificate: the direction must be a vector of dimension %s, not 0"
              .formatted(bodies.dimension()));
    }
    Ratio least = bodies.least(d);
    if (least.signum() < 0) {
      throw Refusal.rejected(
          "certificate: not true that d·(a − b) ≥ 0 for all pairs; the least is " + least);
    }
  }

  private void requireBasis(Bodies bodies) throws Refusal {
    if (basis.size() != bodies.dimension()) {
      throw Refusal.rejected(
          "certificate: the basis has %s positions, the dimension is %s"
              .formatted(basis.size(), bodies.dimension()));
    }
    for (int position : basis) {
      if (position >= pairs.size()) {
        throw Refusal.rejected("certificate: the basis names no pair by " + position);
      }
    }
    List<Vector> points = bodies.differences(basis.stream().map(pairs::get).toList());
    if (!Independence.of(points)) {
      throw Refusal.rejected("certificate: the points of the basis are linearly dependent");
    }
  }
}
