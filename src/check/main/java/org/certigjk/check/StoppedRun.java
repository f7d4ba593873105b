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
    /*@ assert defines(field, late, bodies); @*/
    Vector w = positiveWeights(bodies);
    Vector sum = bodies.combination(pairs, w);
    Vector x = mean(w, sum);
    /*@ assert isMean(x, sum); @*/
    if (late) {
      judgeTimeLimit(x, bodies);
      return;
    }
    requireNear(field, w, sum, bodies);
    judgeBounds(x, bodies);
  }

  /** The last v is what rounded arithmetic may make of the sum with these weights. */
  private void requireNear(Field field, Vector w, Vector sum, Bodies bodies) throws Refusal {
    if (v != null) {
      Claims.requireNear("simplex.v", v, sum, Claims.slack(field, w, bodies.magnitudes(pairs)));
    }
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
    Claims.requireSame("bounds.squaredLower", lower, bound(bodies.least(x), square));
  }

  /** Returns m²/s for a positive m and an s that is not 0, otherwise 0. */
  private static Ratio bound(Ratio m, Ratio s) {
    if (m.signum() <= 0 || s.signum() == 0) {
      return Ratio.of(0);
    }
    Ratio square = m.times(m);
    Ratio bound = square.over(s);
    /*@ assert Ratio.divides(square.value(), s.value())
    @     && Ratio.cancels(bound.value(), Ratio.quotient(square.value(), s.value()), s.value()); @*/
    return bound;
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
