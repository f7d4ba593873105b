package org.certigjk.check;

import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.certigjk.check.text.Chars;
import org.jspecify.annotations.Nullable;

/** What is known of a run that stopped. */
final class StoppedRun {

  /** The exit of a run that took too long. */
  static final String TIME_LIMIT = "time-limit";

  /** The bounds of the squared distance. */
  private final Ratio lower;

  private final Ratio upper;

  /** The last simplex. */
  private final Pairs pairs;

  /** Its weights; {@code null} if one is null. */
  private final @Nullable Vector weights;

  /** The last v; {@code null} if a coordinate is null. */
  private final @Nullable Vector v;

  private StoppedRun(Fields bounds, Fields simplex, Field field) throws Refusal {
    this.lower = Numbers.ratio(bounds.get("squaredLower"), Numbers.MAX_RATIO);
    this.upper = Numbers.ratio(bounds.get("squaredUpper"), Numbers.MAX_RATIO);
    this.pairs = Pairs.read(simplex.get("pairs"));
    this.weights = field.vector(simplex.get("weights"));
    this.v = field.vector(simplex.get("v"));
  }

  static StoppedRun read(Fields fields, Field field) throws Refusal {
    Item known = fields.get(Fields.BOUNDS);
    Fields bounds = known.fields(Item.names("squaredLower", "squaredUpper"), Item.names());
    Item last = fields.get("simplex");
    Fields simplex = last.fields(Item.names("pairs", "weights", "v"), Item.names());
    return new StoppedRun(bounds, simplex, field);
  }

  /** Judges a run that the time limit has ended, or one that rounding or another limit has. */
  void judge(Field field, boolean late, Bodies bodies) throws Refusal {
    Vector w = positiveWeights(bodies);
    Vector sum = bodies.combination(pairs, w);
    Vector x = mean(w, sum);
    if (late) {
      judgeTimeLimit(x, bodies);
      return;
    }
    if (v != null) {
      Claims.requireNear("simplex.v", v, sum, Claims.slack(field, w, bodies.magnitudes(pairs)));
    }
    judgeBounds(x, bodies);
  }

  /** Returns a sum with these weights over the sum of these. */
  private static Vector mean(Vector w, Vector sum) {
    /*@ assert w.hasPositiveSum(w.numerators.length); @*/
    return sum.times(Ratio.of(1).over(w.sum()));
  }

  /** The bounds are those that x proves. */
  private void judgeBounds(Vector x, Bodies bodies) throws Refusal {
    Ratio square = x.dot(x);
    Claims.requireSame("bounds.squaredUpper", upper, square);
    Ratio least = bodies.least(x);
    boolean none = least.signum() <= 0 || square.signum() == 0;
    Ratio bound = none ? Ratio.of(0) : least.times(least).over(square);
    Claims.requireSame("bounds.squaredLower", lower, bound);
  }

  /** The point x proves the upper bound, v the lower one. */
  private void judgeTimeLimit(Vector x, Bodies bodies) throws Refusal {
    if (upper.compareTo(x.dot(x)) < 0) {
      throw Refusal.rejected("bounds.squaredUpper is less than what the weights prove");
    }
    /*@ nullable @*/ Vector d = v;
    if (d == null || d.dimension() != bodies.dimension()) {
      throw Refusal.rejected("simplex.v is no direction of this dimension");
    }
    if (lower.signum() < 0 || (lower.signum() > 0 && !bodies.points().isApart(d, lower))) {
      throw Refusal.rejected("bounds.squaredLower is not what the direction simplex.v proves");
    }
  }

  private Vector positiveWeights(Bodies bodies) throws Refusal {
    bodies.requireAll("simplex.pairs", pairs);
    /*@ nullable @*/ Vector w = weights;
    if (w == null || w.dimension() != pairs.size()) {
      throw Refusal.rejected("simplex: as many weights as pairs are needed, and no null");
    }
    int k = w.firstNotPositive();
    if (k >= 0) {
      throw Refusal.rejected(Chars.text("simplex.weights[", k, "] is not positive"));
    }
    return w;
  }
}
