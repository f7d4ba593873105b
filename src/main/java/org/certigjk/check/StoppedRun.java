package org.certigjk.check;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a run that stopped.
 *
 * @param lower the lower bound of the squared distance
 * @param upper the upper bound
 * @param pairs the last simplex
 * @param weights its weights; {@code null} if one is null
 * @param v the last v; {@code null} if a coordinate is null
 */
record StoppedRun(
    Ratio lower, Ratio upper, List<IndexPair> pairs, @Nullable Vector weights, @Nullable Vector v) {

  static final List<String> MEMBERS = List.of("bounds", "simplex");

  static StoppedRun read(Fields fields, Field field) throws Refusal {
    Fields bounds = fields.get("bounds").fields(List.of("squaredLower", "squaredUpper"), List.of());
    Fields simplex = fields.get("simplex").fields(List.of("pairs", "weights", "v"), List.of());
    return new StoppedRun(
        Numbers.ratio(bounds.get("squaredLower"), Numbers.MAX_RATIO),
        Numbers.ratio(bounds.get("squaredUpper"), Numbers.MAX_RATIO),
        simplex.get("pairs").pairs(),
        field.vector(simplex.get("weights")),
        field.vector(simplex.get("v")));
  }

  void judge(Field field, Bodies bodies) throws Refusal {
    bodies.requireAll("simplex.pairs", pairs);
    Vector w = weights;
    if (w == null || w.dimension() != pairs.size()) {
      throw Refusal.rejected("simplex: as many weights as pairs are needed, and no null");
    }
    for (int k = 0; k < w.dimension(); k++) {
      if (w.get(k).signum() <= 0) {
        throw Refusal.rejected("simplex.weights[" + k + "] is not positive");
      }
    }
    Vector sum = w.combination(bodies.differences(pairs));
    if (v != null) {
      Claims.requireNear("simplex.v", v, sum, Claims.slack(field, w, bodies.magnitudes(pairs)));
    }
    Vector x = sum.times(Ratio.ONE.over(w.sum()));
    Ratio square = x.dot(x);
    Claims.requireSame("bounds.squaredUpper", upper, square);
    Ratio least = bodies.least(x);
    Claims.requireSame(
        "bounds.squaredLower",
        lower,
        least.signum() <= 0 ? Ratio.ZERO : least.times(least).over(square));
  }
}
