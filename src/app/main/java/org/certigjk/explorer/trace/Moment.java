package org.certigjk.explorer.trace;

import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.jspecify.annotations.Nullable;

/**
 * A step of a trace, and what is true there in exact arithmetic. x is the v of the step, or else
 * &Sigma; &lambda;<sub>i</sub>w<sub>i</sub>; both only if there is a W. The bound is
 * &theta;&middot;max |a<sub>ic</sub> &minus; b<sub>jc</sub>| for the tolerance &theta;.
 */
final class Moment {

  private static final OrderedField<BigFraction> FIELD = Rationals.INSTANCE;
  private static final BigFraction ZERO = BigFraction.ZERO;

  private final Trace trace;
  private final Bodies bodies;
  private final int k;
  private final Trace.Step step;

  /** The points of W. */
  private final List<Vec<BigFraction>> points;

  private final @Nullable Vec<BigFraction> combined;

  Moment(Trace trace, Bodies bodies, int k) {
    this.trace = trace;
    this.bodies = bodies;
    this.k = k;
    this.step = trace.steps().get(k);
    this.points = step.simplex().stream().map(trace::point).toList();
    this.combined = step.weights() == null ? null : combine(step.weights());
  }

  private Vec<BigFraction> combine(Vec<BigFraction> weights) {
    Vec<BigFraction> sum = points.get(0).times(weights.get(0));
    for (int i = 1; i < points.size(); i++) {
      sum = sum.plus(points.get(i).times(weights.get(i)));
    }
    return sum;
  }

  int k() {
    return k;
  }

  Trace.Step step() {
    return step;
  }

  boolean isLast() {
    return k == trace.steps().size() - 1;
  }

  boolean isFinite() {
    Trace.Claim claim = claim();
    return step.finite() && (claim == null || claim.finite());
  }

  /** Returns what the engine says after this step. */
  Trace.@Nullable Claim claim() {
    return isLast() ? trace.claim() : null;
  }

  /** Returns the position of the most negative weight, −1 if none is below −θ. */
  int negativeWeight() {
    int found = -1;
    Vec<BigFraction> weights = step.weights();
    BigFraction least = trace.tolerance().negate();
    for (int i = 0; weights != null && i < weights.dimension(); i++) {
      if (FIELD.compare(weights.get(i), least) < 0) {
        found = i;
        least = weights.get(i);
      }
    }
    return found;
  }

  /** Returns Σ λ if it is further from 1 than θ, else {@code null}. */
  @Nullable BigFraction wrongSum() {
    BigFraction sum = step.weights() == null ? BigFraction.ONE : step.weights().sum();
    return sum.subtract(BigFraction.ONE).abs().compareTo(trace.tolerance()) > 0 ? sum : null;
  }

  /** Returns x; {@code null} if there is none. */
  @Nullable Vec<BigFraction> x() {
    return points.isEmpty() ? null : step.v() == null ? combined : step.v();
  }

  /** Returns the vector along which s was looked for; {@code null} if none, or if it is 0. */
  @Nullable Vec<BigFraction> direction() {
    Vec<BigFraction> v = step.v() == null ? combined : step.v();
    Vec<BigFraction> direction = step.direction() == null ? v : step.direction();
    return direction == null || direction.isZero() ? null : direction;
  }

  /** Returns ‖v − Σ λw‖² where it is more than the bound allows. */
  @Nullable BigFraction awayFromCombination() {
    Vec<BigFraction> v = step.v();
    return v == null || combined == null ? null : tooLong(v.minus(combined).squaredNorm());
  }

  /**
   * Returns the squared distance of x from the hull of W where it is more than the bound allows.
   */
  @Nullable BigFraction awayFromHull() {
    Vec<BigFraction> x = x();
    return x == null ? null : tooLong(awayFromHull(x));
  }

  /** Returns ‖ν(W)‖² where ‖x‖ is more than the bound greater than ‖ν(W)‖. */
  @Nullable BigFraction nearerInHull() {
    Vec<BigFraction> x = x();
    BigFraction least = x == null ? ZERO : awayFromHull(x.minus(x));
    return x != null && exceeds(x.squaredNorm(), least) ? least : null;
  }

  private BigFraction awayFromHull(Vec<BigFraction> y) {
    return Gjk.distance(Polytope.from(points), Polytope.from(List.of(y)))
        .distanceVector()
        .squaredNorm();
  }

  /**
   * Returns the pair that is farthest in the direction −w where s is less far by more than the
   * bound.
   */
  @Nullable IndexPair fartherPair() {
    Vec<BigFraction> w = direction();
    if (w == null || step.support() == null) {
      return null;
    }
    BigFraction product = w.dot(trace.point(step.support()));
    IndexPair farthest =
        new IndexPair(trace.a().supportIndex(w.unaryMinus()), trace.b().supportIndex(w));
    BigFraction lack = product.subtract(w.dot(trace.point(farthest)));
    BigFraction allowed = bodies.bound().multiply(bodies.bound()).multiply(w.squaredNorm());
    return lack.multiply(lack).compareTo(allowed) > 0 ? farthest : null;
  }

  /**
   * Returns ‖x‖² of the step before if x is not shorter here, though A ⊖ B is nearer than x was by
   * more than the bound.
   */
  @Nullable BigFraction notFallenFrom() {
    Vec<BigFraction> x = x();
    Vec<BigFraction> last = k == 0 ? null : new Moment(trace, bodies, k - 1).x();
    if (x == null || last == null) {
      return null;
    }
    BigFraction before = last.squaredNorm();
    boolean falls = x.squaredNorm().compareTo(before) < 0;
    return !falls && exceeds(before, squaredDistance()) ? before : null;
  }

  BigFraction squaredDistance() {
    return bodies.squaredDistance();
  }

  /** Returns whether the engine says that the bodies meet, though they are further apart. */
  boolean isFalseMeeting() {
    Trace.Claim claim = claim();
    return claim != null && claim.meets() && exceeds(squaredDistance(), ZERO);
  }

  /** Returns whether it says that they are apart, though they overlap by more than the bound. */
  boolean isFalseSeparation() {
    Trace.Claim claim = claim();
    return claim != null && !claim.meets() && bodies.overlapDeeply();
  }

  /** Returns whether it says a distance that is further from the exact one than the bound. */
  boolean isFalseDistance() {
    BigFraction said = claim() == null ? null : Objects.requireNonNull(claim()).distance();
    if (said == null) {
      return false;
    }
    BigFraction square = said.multiply(said);
    return FIELD.compare(said, bodies.bound().negate()) < 0
        || exceeds(square, squaredDistance())
        || exceeds(squaredDistance(), square);
  }

  private @Nullable BigFraction tooLong(BigFraction square) {
    return exceeds(square, ZERO) ? square : null;
  }

  private boolean exceeds(BigFraction square, BigFraction other) {
    return exceeds(square, other, bodies.bound());
  }

  /** Returns whether √p &gt; √q + t, for p, q, t ≥ 0: whether p − q − t² &gt; 2t√q. */
  static boolean exceeds(BigFraction p, BigFraction q, BigFraction t) {
    BigFraction left = p.subtract(q).subtract(t.multiply(t));
    BigFraction right = t.multiply(t).multiply(q).multiply(4);
    return FIELD.signum(left) > 0 && left.multiply(left).compareTo(right) > 0;
  }
}
