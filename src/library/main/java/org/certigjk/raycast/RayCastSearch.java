package org.certigjk.raycast;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.LinearSpan;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.GjkLoop;
import org.certigjk.gjk.Separated;
import org.certigjk.integral.Coordinates;
import org.certigjk.integral.IntegralGjk;
import org.certigjk.integral.Interruption;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.jspecify.annotations.Nullable;

/**
 * The search of {@link RayCast} for bodies that are apart at the start. It runs on a {@link
 * ScaledMotion}.
 *
 * @param <E> the type of the coordinates
 * @param <R> the type of the scaled ones
 */
final class RayCastSearch<E, R> {

  /** How many significant bits a step keeps where it is shortened. */
  private static final int BITS = 64;

  private final Polytope<E> a;
  private final Polytope<E> b;
  private final Vec<E> direction;
  private final ScaledMotion<E, R> motion;
  private final OrderedField<R> field;

  /** The distance query at the last t asked for, at its end, with its simplex W. */
  private GjkLoop<R> query;

  private List<IndexPair> pairs;

  private RayCastSearch(
      Polytope<E> a,
      Polytope<E> b,
      Vec<E> direction,
      ScaledMotion<E, R> motion,
      List<IndexPair> pairs) {
    this.a = a;
    this.b = b;
    this.direction = direction;
    this.motion = motion;
    this.field = motion.a().field();
    this.pairs = pairs;
    this.query = distance(motion, pairs, field.zero());
  }

  /**
   * Casts the ray.
   *
   * @param pairs the simplex of the distance vector at the time 0
   */
  static <E> RayCastResult<E> cast(
      Polytope<E> a, Polytope<E> b, Vec<E> direction, List<IndexPair> pairs) {
    return cast(a, b, direction, ScaledMotion.of(a, b, direction), pairs);
  }

  private static <E, R> RayCastResult<E> cast(
      Polytope<E> a,
      Polytope<E> b,
      Vec<E> direction,
      ScaledMotion<E, R> motion,
      List<IndexPair> pairs) {
    return new RayCastSearch<>(a, b, direction, motion, pairs).result();
  }

  private RayCastResult<E> result() {
    R time = field.zero();
    int steps = 0;
    for (R clip = clip(time); clip != null; clip = clip(time)) {
      Vec<R> normal = query.v();
      Vec<R> meeting = meeting();
      if (meeting != null) {
        return hit(clip, meeting, normal, steps);
      }
      time = shortened(time, clip);
      moveTo(time);
      steps++;
      if (query.v().isZero()) { // only at t', and outside the conv W that gave t'
        return hit(time, query.weights(), normal, steps);
      }
    }
    return miss(steps);
  }

  /**
   * Returns t', up to which the bodies stay apart, or {@code null} if they do up to 1. The scaled v
   * at the time t = p/q is q times as long as r and the bodies are scaled.
   */
  private @Nullable R clip(R time) {
    Vec<R> v = query.v();
    R approach = v.dot(motion.direction());
    if (field.signum(approach) >= 0) {
      return null;
    }
    R scaled = field.times(motion.denominator().apply(time), approach);
    R clip = field.minus(time, field.div(v.squaredNorm(), scaled));
    return field.compare(clip, field.one()) <= 0 ? motion.lowest().apply(clip) : null;
  }

  /** Asks for the distance at the time t, from the last simplex. */
  private void moveTo(R time) {
    query = distance(motion, pairs, time);
    pairs = Gjk.simplex(query);
  }

  private static <R> GjkLoop<R> distance(ScaledMotion<?, R> motion, List<IndexPair> pairs, R time) {
    GjkLoop<R> loop =
        new GjkLoop<>(
            motion.movedAt(time),
            motion.restingAt(time),
            new JohnsonSubAlgorithm<>(),
            IndexPair.indicesA(pairs),
            IndexPair.indicesB(pairs),
            Integer.MAX_VALUE);
    do {
      Interruption.check();
    } while (loop.advance());
    return loop;
  }

  /**
   * Returns where the ray meets conv W, as weights λ &ge; 0 of the points of W, {@code null} if it
   * does not: Σ λₖwₖ + t r = 0 and Σ λₖ = 1 for a number t. As v is orthogonal to W and not to r,
   * there is at most one solution, and its t is t'.
   */
  private @Nullable Vec<R> meeting() {
    int size = pairs.size();
    Vec<R>[] w =
        new MinkowskiDifference<>(motion.a(), motion.b())
            .get(IndexPair.indicesA(pairs), IndexPair.indicesB(pairs));
    LinearSpan<R> equations = new LinearSpan<>(field, size + 2);
    List<R> row = new ArrayList<>(Collections.nCopies(size + 2, field.one()));
    row.set(size, field.zero());
    row.set(size + 1, field.unaryMinus(field.one()));
    equations.add(Vec.from(field, row));
    for (int c = 0; c < direction.dimension(); c++) {
      for (int k = 0; k < size; k++) {
        row.set(k, w[k].get(c));
      }
      row.set(size, motion.direction().get(c));
      row.set(size + 1, field.zero());
      equations.add(Vec.from(field, row));
    }
    Vec<R> solution = equations.orthogonal(); // (λ, t, 1)
    for (int k = 0; solution != null && k < size; k++) {
      if (field.signum(solution.get(k)) < 0) {
        return null;
      }
    }
    return solution;
  }

  /** The clip itself if it is short, else a number just below it with a shorter step. */
  private R shortened(R time, R clip) {
    BigFraction exact = field.toRational(field.minus(clip, time));
    BigInteger numerator = exact.getNumerator();
    BigInteger denominator = exact.getDenominator();
    if (numerator.bitLength() + denominator.bitLength() <= 2 * BITS) {
      return clip;
    }
    int scale = numerator.bitLength() - denominator.bitLength() - BITS;
    BigInteger units =
        scale < 0
            ? numerator.shiftLeft(-scale).divide(denominator)
            : numerator.divide(denominator.shiftLeft(scale));
    R shorter = field.plus(time, field.of(new BigFraction(2).pow(scale).multiply(units)));
    return field.compare(shorter, clip) <= 0
        ? motion.lowest().apply(shorter)
        : clip; // > where a field is not rational
  }

  private Hit<E> hit(R time, Vec<R> meeting, Vec<R> orthogonal, int steps) {
    List<IndexPair> touching = new ArrayList<>();
    List<E> weights = new ArrayList<>();
    for (int k = 0; k < pairs.size(); k++) {
      if (!field.isZero(meeting.get(k))) {
        touching.add(pairs.get(k));
        weights.add(motion.element().apply(meeting.get(k)));
      }
    }
    Vec<E> lambda = Vec.from(a.field(), weights);
    Vec<E> point = lambda.combination(b.get(IndexPair.indicesB(touching)));
    Vec<E> normal = simplest(orthogonal);
    E timeOfImpact = motion.element().apply(time);
    TouchingCertificate<E> contact = new TouchingCertificate<>(touching, lambda, normal);
    return new Hit<>(
        timeOfImpact, point, normal, new ImpactCertificate<>(timeOfImpact, contact), steps);
  }

  /** The positive multiple whose first coordinate not 0 is ±1, cleared: coprime integers over Q. */
  private Vec<E> simplest(Vec<R> x) {
    int k = 0;
    while (field.isZero(x.get(k))) {
      k++;
    }
    R first = x.get(k);
    R magnitude = field.signum(first) < 0 ? field.unaryMinus(first) : first;
    return Coordinates.map(x, a.field(), c -> motion.element().apply(field.div(c, magnitude)))
        .cleared();
  }

  private Miss<E> miss(int steps) {
    DistanceResult<E> distance = IntegralGjk.distance(Motion.swept(a, direction), b);
    if (distance instanceof Separated<E> apart) {
      return new Miss<>(apart.distanceVector(), new MissCertificate<>(apart.certificate()), steps);
    }
    throw RayCast.refused(a.field(), distance);
  }
}
