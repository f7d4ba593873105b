package org.certigjk.check;

import java.util.List;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
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

  /** The exit of a run that took too long. */
  static final String TIME_LIMIT = "time-limit";

  /** Judges a run that rounding or a limit on its iterations has ended. */
  void judge(Field field, Bodies bodies) throws Refusal {
    Vector w = positiveWeights(bodies);
    Vector sum = bodies.combination(pairs, w);
    if (v != null) {
      Claims.requireNear("simplex.v", v, sum, Claims.slack(field, w, bodies.magnitudes(pairs)));
    }
    Vector x = sum.times(Ratio.of(1).over(w.sum()));
    Ratio square = x.dot(x);
    Claims.requireSame("bounds.squaredUpper", upper, square);
    Ratio least = bodies.least(x);
    Claims.requireSame(
        "bounds.squaredLower",
        lower,
        least.signum() <= 0 ? Ratio.of(0) : least.times(least).over(square));
  }

  /** Judges a run that took too long: the weights prove the upper bound, v the lower one. */
  void judgeTimeLimit(Bodies bodies) throws Refusal {
    Vector w = positiveWeights(bodies);
    Vector x = bodies.combination(pairs, w).times(Ratio.of(1).over(w.sum()));
    if (upper.compareTo(x.dot(x)) < 0) {
      throw Refusal.rejected("bounds.squaredUpper is less than what the weights prove");
    }
    if (v == null || v.dimension() != bodies.dimension()) {
      throw Refusal.rejected("simplex.v is no direction of this dimension");
    }
    if (lower.signum() < 0 || (lower.signum() > 0 && !bodies.points().isApart(v, lower))) {
      throw Refusal.rejected("bounds.squaredLower is not what the direction simplex.v proves");
    }
  }

  private Vector positiveWeights(Bodies bodies) throws Refusal {
    bodies.requireAll("simplex.pairs", pairs);
    Vector w = weights;
    if (w == null || w.dimension() != pairs.size()) {
      throw Refusal.rejected("simplex: as many weights as pairs are needed, and no null");
    }
    int k = w.firstNotPositive();
    if (k >= 0) {
      throw Refusal.rejected("simplex.weights[" + k + "] is not positive");
    }
    return w;
  }
}
