package org.certigjk.explorer.motion;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.Scene;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.Miss;
import org.certigjk.raycast.RayCastChecker;
import org.certigjk.raycast.RayCastResult;
import org.jspecify.annotations.Nullable;

/**
 * An answer of when A, moving by r in the time from 0 to 1, meets B, on which claims are decided.
 *
 * @param a A
 * @param b B
 * @param r the motion
 * @param result the answer
 */
record Impact(
    Polytope<BigFraction> a,
    Polytope<BigFraction> b,
    Vec<BigFraction> r,
    RayCastResult<BigFraction> result) {

  static Impact of(Scene scene, Vec<BigFraction> r, RayCastResult<BigFraction> result) {
    return new Impact(scene.a(), scene.b(), r, result);
  }

  @Nullable Hit<BigFraction> hit() {
    return result instanceof Hit<BigFraction> hit ? hit : null;
  }

  @Nullable Miss<BigFraction> miss() {
    return result instanceof Miss<BigFraction> miss ? miss : null;
  }

  boolean overlaps() {
    return Gjk.distance(a, b).verdict() == Verdict.OVERLAPPING;
  }

  private Polytope<BigFraction> moved(Hit<BigFraction> hit) {
    return a.translated(r.times(hit.timeOfImpact()));
  }

  /** Returns whether the point is one of A + t r and of B. */
  boolean isCommonPoint() {
    Hit<BigFraction> hit = hit();
    if (hit == null) {
      return false;
    }
    Polytope<BigFraction> point = Polytope.of(hit.point());
    return meets(moved(hit), point) && meets(point, b);
  }

  private static boolean meets(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    return Gjk.distance(a, b).verdict() != Verdict.SEPARATED;
  }

  /** Returns whether n ≠ 0 has n·(a + t r − b) ≥ 0 for all points. */
  boolean isParted() {
    Hit<BigFraction> hit = hit();
    Vec<BigFraction> n = hit == null ? null : hit.normal();
    return hit != null && n != null && !n.isZero() && sign(least(n, moved(hit))) >= 0;
  }

  /** Returns whether t &gt; 0 and n·r &lt; 0. */
  boolean isApproach() {
    Hit<BigFraction> hit = hit();
    Vec<BigFraction> n = hit == null ? null : hit.normal();
    return hit != null && n != null && sign(hit.timeOfImpact()) > 0 && sign(n.dot(r)) < 0;
  }

  boolean isAtStart() {
    Hit<BigFraction> hit = hit();
    return hit != null && sign(hit.timeOfImpact()) == 0;
  }

  /** Returns whether v·(a − b) and v·(a + r − b) are greater than 0 for all points. */
  boolean isPassed() {
    Miss<BigFraction> miss = miss();
    return miss != null && sign(least(miss.distanceVector(), way())) > 0;
  }

  /** Returns whether v is the distance vector of conv(A ∪ (A + r)) and B. */
  boolean isDistanceOfWay() {
    Miss<BigFraction> miss = miss();
    return miss != null
        && Gjk.distance(way(), b).distanceVector().minus(miss.distanceVector()).isZero();
  }

  private Polytope<BigFraction> way() {
    return new RayCastChecker<>(a, b, r).sweptBody();
  }

  private BigFraction least(Vec<BigFraction> direction, Polytope<BigFraction> body) {
    Vec<BigFraction> x = body.get(body.supportIndex(direction.unaryMinus()));
    return direction.dot(x.minus(b.get(b.supportIndex(direction))));
  }

  private static int sign(BigFraction number) {
    return number.getNumerator().signum();
  }
}
