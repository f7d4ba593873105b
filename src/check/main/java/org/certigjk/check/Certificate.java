package org.certigjk.check;

import java.util.List;
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
    int[] i = pairs.stream().mapToInt(IndexPair::i).toArray();
    int[] j = pairs.stream().mapToInt(IndexPair::j).toArray();
    int[] positions = basis.stream().mapToInt(position -> position).toArray();
    Vector v =
        kind.equals(SEPARATED) ? bodies.points().distanceVector(i, j, weights) : bodies.zero();
    boolean holds =
        switch (kind) {
          case SEPARATED -> v != null;
          case TOUCHING -> direction != null && bodies.points().touches(i, j, weights, direction);
          default -> bodies.points().overlaps(i, j, weights, positions);
        };
    if (v == null || !holds) {
      throw refusal(weights, bodies);
    }
    return v;
  }

  /** Returns why conditions that do not hold do not. */
  private Refusal refusal(Vector w, Bodies bodies) throws Refusal {
    requireConvex("certificate", w);
    Vector v = bodies.combination(pairs, w);
    if (kind.equals(SEPARATED)) {
      return notSeparated(v, bodies);
    }
    if (!v.isZero()) {
      return Refusal.rejected("certificate: the weighted points sum to " + v + ", not to 0");
    }
    return kind.equals(TOUCHING) ? notSupported(bodies) : noBasis(bodies);
  }

  /** Refuses weights that are not positive or do not sum to 1. */
  static void requireConvex(String name, Vector weights) throws Refusal {
    int k = weights.firstNotPositive();
    if (k >= 0) {
      throw Refusal.rejected(
          "%s: weights[%s] is %s, not positive".formatted(name, k, weights.get(k)));
    }
    if (!weights.sum().is(Ratio.of(1))) {
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
    Claims.requireNear("the sum of the weights", weights.sum(), Ratio.of(1), slack);
  }

  private static Refusal notSeparated(Vector v, Bodies bodies) {
    return Refusal.rejected(
        v.isZero()
            ? "certificate: the weighted points sum to 0: nothing is separated"
            : "certificate: not true that v·(a − b) ≥ v·v for all pairs; the least is short of it by "
                + v.dot(v).minus(bodies.least(v)));
  }

  private Refusal notSupported(Bodies bodies) {
    Vector d = direction;
    return Refusal.rejected(
        d == null || d.dimension() != bodies.dimension() || d.isZero()
            ? "certificate: the direction must be a vector of dimension %s, not 0"
                .formatted(bodies.dimension())
            : "certificate: not true that d·(a − b) ≥ 0 for all pairs; the least is "
                + bodies.least(d));
  }

  private Refusal noBasis(Bodies bodies) {
    if (basis.size() != bodies.dimension()) {
      return Refusal.rejected(
          "certificate: the basis has %s positions, the dimension is %s"
              .formatted(basis.size(), bodies.dimension()));
    }
    for (int position : basis) {
      if (position >= pairs.size()) {
        return Refusal.rejected("certificate: the basis names no pair by " + position);
      }
    }
    return Refusal.rejected("certificate: the points of the basis are linearly dependent");
  }
}
