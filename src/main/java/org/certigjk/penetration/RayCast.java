package org.certigjk.penetration;

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
import org.certigjk.gjk.Overlapping;
import org.certigjk.gjk.Separated;
import org.certigjk.gjk.Touching;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.jspecify.annotations.Nullable;

/**
 * The time of impact of a polytope A that moves along a line by r, while B rests:
 *
 * <pre>
 *   t* = min { t ∈ [0, 1] | (A + t r) ∩ B ≠ ∅ }
 *      = min { t ∈ [0, 1] | x(t) ∈ A ⊖ B },   x(t) = −t r: a ray cast against A ⊖ B.
 * </pre>
 *
 * <p>Source: van den Bergen 2004, ray casting against general convex objects with application to
 * continuous collision detection. From the distance vector v of A + t r and B follows vᵀ(a + t r
 * &minus; b) &ge; vᵀv for all a, b. So the bodies stay apart up to
 *
 * <pre>  t' = t − vᵀv / vᵀr,   and for ever if vᵀr ≥ 0,</pre>
 *
 * <p>and the query is repeated at t', from the simplex W that it ended with. Three things differ
 * from the paper, which has rounded numbers in mind. The distance query at each t is run to its
 * end, not interrupted as soon as the ray can be clipped. There is no tolerance: the search ends
 * when the ray meets conv W, at t', which a linear system decides, or when v = 0. And t' has about
 * twice as many digits as t; so a long t' is replaced by a shorter fraction just below it, which is
 * as safe.
 *
 * <p><b>Guarantee.</b> Over an exact field the answer is exact, for every pair and every direction,
 * degenerate ones and r = 0 included, and it carries a certificate ({@link RayCastChecker}). Why
 * the search ends: each step is at least ‖v‖/‖r‖, up to the rounding of the shorter fraction. So if
 * the bodies never meet, where ‖v‖ has a positive minimum, t' exceeds 1 or vᵀr &ge; 0 after
 * finitely many steps. If they meet at t*, t tends to t*, and the point of A ⊖ B nearest to x(t),
 * which lies in conv W, tends to x(t*). There are finitely many W, so in the end only those remain
 * whose conv W contains x(t*); v is orthogonal to them, and therefore t' = t*.
 *
 * <p>Bodies that touch or overlap at the start have t* = 0, whatever the direction. A body that
 * slides along another touches it from the beginning of the slide; a grazed corner or edge is a
 * contact; a contact at t = 1 counts.
 *
 * <p><b>Limits.</b> Those of {@link Gjk}. A search is a sequence of distance queries.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a field that is not exact, and for bodies
 * or directions of different dimension or field.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {1, 0}, {0, 1}});
 * Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{2, 2}, {3, 2}, {2, 3}});
 * RayCastResult<BigFraction> result = RayCast.cast(a, b, Vec.of(Rationals.INSTANCE, 4, 3));
 * Hit<BigFraction> hit = (Hit<BigFraction>) result;
 * hit.timeOfImpact();   // 3 / 7
 * hit.point();          // (2, 2)
 * hit.normal();         // (-1, -1)
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class RayCast<E> {

  /** How many significant bits a step keeps where it is shortened. */
  private static final int BITS = 64;

  private final OrderedField<E> field;
  private final Polytope<E> a;
  private final Polytope<E> b;
  private final Vec<E> direction;

  /** The state at the last t asked for: v, W and the weights that give v. */
  private Vec<E> v;

  private List<IndexPair> pairs;
  private Vec<E> weights;

  private RayCast(Polytope<E> a, Polytope<E> b, Vec<E> direction, Separated<E> start) {
    this.field = a.field();
    this.a = a;
    this.b = b;
    this.direction = direction;
    this.v = start.distanceVector();
    this.pairs = start.pairs();
    this.weights = start.weights();
  }

  /**
   * Returns when A, moving by {@code direction} in the time from 0 to 1, first meets B.
   *
   * @param a the moving polytope, as it is at the time 0
   * @param b the resting polytope
   * @param direction r
   */
  public static <E> RayCastResult<E> cast(Polytope<E> a, Polytope<E> b, Vec<E> direction) {
    if (!a.field().exact()) {
      throw new IllegalArgumentException(
          "a time of impact needs an exact field, and " + a.field() + " is not exact");
    }
    Motion.requireFits(a, direction);
    DistanceResult<E> start = Gjk.distance(a, b);
    E now = a.field().zero();
    if (start instanceof Touching<E> touching) {
      Vec<E> normal = touching.certificate().direction();
      return new Hit<>(
          now,
          start.closestPoints().b(),
          normal,
          new ImpactCertificate<>(now, touching.certificate()),
          0);
    }
    if (start instanceof Overlapping<E> overlapping) {
      return new Hit<>(
          now,
          start.closestPoints().b(),
          null,
          new ImpactCertificate<>(now, overlapping.certificate()),
          0);
    }
    return new RayCast<>(a, b, direction, (Separated<E>) start).search();
  }

  private RayCastResult<E> search() {
    E time = field.zero();
    int steps = 0;
    for (E clip = clip(time); clip != null; clip = clip(time)) {
      Vec<E> normal = v;
      Vec<E> meeting = meeting();
      if (meeting != null) {
        return hit(clip, meeting, normal, steps);
      }
      time = shortened(time, clip);
      moveTo(time);
      steps++;
      if (v.isZero()) { // only at t', and outside the conv W that gave t'
        return hit(time, weights, normal, steps);
      }
    }
    return miss(steps);
  }

  /** Returns t', up to which the bodies stay apart, or {@code null} if they do up to 1. */
  private @Nullable E clip(E time) {
    E approach = v.dot(direction);
    if (field.signum(approach) >= 0) {
      return null;
    }
    E clip = field.minus(time, field.div(v.squaredNorm(), approach));
    return field.compare(clip, field.one()) <= 0 ? clip : null;
  }

  /** Asks for the distance at the time t, from the last simplex. */
  private void moveTo(E time) {
    GjkLoop<E> loop =
        new GjkLoop<>(
            Motion.moved(a, direction.times(time)),
            b,
            new JohnsonSubAlgorithm<>(),
            IndexPair.indicesA(pairs),
            IndexPair.indicesB(pairs),
            Integer.MAX_VALUE);
    loop.run();
    v = loop.v();
    weights = loop.weights();
    pairs = new ArrayList<>();
    for (int k = 0; k < loop.size(); k++) {
      pairs.add(new IndexPair(loop.indexA(k), loop.indexB(k)));
    }
  }

  /**
   * Returns where the ray meets conv W, as weights λ &ge; 0 of the points of W, {@code null} if it
   * does not: Σ λₖwₖ + t r = 0 and Σ λₖ = 1 for a number t. As v is orthogonal to W and not to r,
   * there is at most one solution, and its t is t'.
   */
  private @Nullable Vec<E> meeting() {
    int size = pairs.size();
    Vec<E>[] w =
        new MinkowskiDifference<>(a, b).get(IndexPair.indicesA(pairs), IndexPair.indicesB(pairs));
    LinearSpan<E> equations = new LinearSpan<>(field, size + 2);
    List<E> row = new ArrayList<>(Collections.nCopies(size + 2, field.one()));
    row.set(size, field.zero());
    row.set(size + 1, field.unaryMinus(field.one()));
    equations.add(Vec.from(field, row));
    for (int c = 0; c < direction.dimension(); c++) {
      for (int k = 0; k < size; k++) {
        row.set(k, w[k].get(c));
      }
      row.set(size, direction.get(c));
      row.set(size + 1, field.zero());
      equations.add(Vec.from(field, row));
    }
    Vec<E> solution = equations.orthogonal(); // (λ, t, 1)
    for (int k = 0; solution != null && k < size; k++) {
      if (field.signum(solution.get(k)) < 0) {
        return null;
      }
    }
    return solution;
  }

  /** The clip itself if it is short, else a number just below it with a shorter step. */
  private E shortened(E time, E clip) {
    E step = field.minus(clip, time);
    BigFraction exact = field.toRational(step);
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
    E shorter = field.plus(time, field.of(new BigFraction(2).pow(scale).multiply(units)));
    return field.compare(shorter, clip) <= 0 ? shorter : clip; // > where a field is not rational
  }

  private Hit<E> hit(E time, Vec<E> meeting, Vec<E> orthogonal, int steps) {
    List<IndexPair> touching = new ArrayList<>();
    List<E> weights = new ArrayList<>();
    for (int k = 0; k < pairs.size(); k++) {
      if (!field.isZero(meeting.get(k))) {
        touching.add(pairs.get(k));
        weights.add(meeting.get(k));
      }
    }
    Vec<E> lambda = Vec.from(field, weights);
    Vec<E> point = lambda.combination(b.get(IndexPair.indicesB(touching)));
    Vec<E> normal = simplest(orthogonal);
    TouchingCertificate<E> contact = new TouchingCertificate<>(touching, lambda, normal);
    return new Hit<>(time, point, normal, new ImpactCertificate<>(time, contact), steps);
  }

  /** The positive multiple whose first coordinate not 0 is ±1, cleared: coprime integers over Q. */
  private Vec<E> simplest(Vec<E> x) {
    int k = 0;
    while (field.isZero(x.get(k))) {
      k++;
    }
    E first = x.get(k);
    E magnitude = field.signum(first) < 0 ? field.unaryMinus(first) : first;
    return x.times(field.inverse(magnitude)).cleared();
  }

  private Miss<E> miss(int steps) {
    Separated<E> apart = (Separated<E>) Gjk.distance(Motion.swept(a, direction), b);
    return new Miss<>(apart.distanceVector(), new MissCertificate<>(apart.certificate()), steps);
  }
}
