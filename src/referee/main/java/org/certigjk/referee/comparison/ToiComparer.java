package org.certigjk.referee.comparison;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.ImpactWorkspace;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.Motion;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastResult;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.QueryMotion;
import org.certigjk.referee.comparison.Mismatch.Measure;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.truth.Truth;
import org.jspecify.annotations.Nullable;

/**
 * The comparison of a claimed time of impact t with the right one t*, by what follows from it: let
 * σ(s) be σ of A + s r and B. At t they may not be further apart than the tolerance, and neither at
 * t nor half way from t* to t may they overlap more.
 *
 * <p><b>Why.</b> k ulps of noise in A, B and r change σ(s) by at most τ + 2ku·√n·max|r| for all s
 * in [0, 1], and k ulps in t move A by no more than the last term again. If t is right for an input
 * within k ulps, its bodies touch at t or meet there from the start, and do not overlap before. So
 *
 * <pre>  σ(t) ≤ τ + 4ku·√n·max|r|,   and σ(s) ≥ &minus;τ &minus; 4ku·√n·max|r| for all s in [0, t].
 * </pre>
 *
 * <p>A time is right, too, if A moves no more than the tolerance from it to t*: where bodies
 * overlap from the start, whoever finds out a little later is.
 *
 * <p>Whoever says that they do not meet is wrong if σ is less than that bound half way from t* to
 * the last time at which they meet. As σ is convex, it is there no more than half of what it is
 * anywhere between the two.
 *
 * <p><b>Limits.</b> Where the vectors have no depth, in more than {@link Truth#DEPTH_DIMENSIONS}
 * dimensions, profile k judges only σ(t) &gt; 0 and t &lt; 0. In more than three, and of posed
 * bodies, the search for t* is exact, and slower.
 */
final class ToiComparer {

  private static final BigFraction HALF = new BigFraction(1, 2);

  private final Profile profile;
  private final ImpactWorkspace workspace = new ImpactWorkspace();

  ToiComparer(Profile profile) {
    this.profile = profile;
  }

  /**
   * What came of a comparison.
   *
   * @param decided whether there was anything to judge by
   * @param mismatch what is wrong, or {@code null}
   */
  record Judged(boolean decided, @Nullable Mismatch mismatch) {}

  /**
   * Compares a claim.
   *
   * @param tolerance what is allowed of bodies at rest
   * @param claim t, rounded to the precision of the engine and not &minus;&infin;; above 1 if they
   *     do not meet
   */
  Judged compare(Subject subject, Tolerance tolerance, double claim) {
    QueryMotion motion = QueryMotion.of(subject.query(), subject.engine().precision());
    Radius allowed = tolerance.sum().plus(Tolerance.ofMotion(profile, subject, motion));
    return new Moved(subject, motion, allowed, claim).compare();
  }

  /**
   * How far the bodies are apart at a time, or A from where it starts before it does.
   *
   * @param time s
   * @param square the square of σ(s), with its sign; of s &lt; 0 that of s ‖r‖
   */
  private record At(BigFraction time, BigFraction square) {

    private Verdict verdict() {
      int sign = square.getNumerator().signum();
      return sign > 0 ? Verdict.SEPARATED : sign == 0 ? Verdict.TOUCHING : Verdict.OVERLAPPING;
    }

    private double magnitude() {
      return Conversions.sqrtToDouble(square.abs());
    }
  }

  /** The bodies of one query, with their motion. */
  private final class Moved {
    private final Precision precision;
    private final Query query;
    private final QueryMotion motion;
    private final Vec<BigFraction> r;
    private final Radius allowed;
    private final double claim;

    /** t* to the nearest double, infinite if they do not meet. */
    private final double nearest;

    /** t* exactly; {@code null} until it is asked for, and if they do not meet. */
    private @Nullable BigFraction exact;

    Moved(Subject subject, QueryMotion motion, Radius allowed, double claim) {
      this.precision = subject.engine().precision();
      this.query = subject.query();
      this.motion = motion;
      this.r = motion.exact();
      this.allowed = allowed;
      this.claim = claim;
      if (query.poses() == null) {
        this.nearest =
            workspace.time(query.pair().polytopeA(), query.pair().polytopeB(), motion.toArray());
      } else {
        this.exact = time(motion.impact(query));
        this.nearest = exact == null ? Double.POSITIVE_INFINITY : Conversions.toDouble(exact);
      }
    }

    Judged compare() {
      if (profile.isExact()) {
        boolean right = never() ? Double.isInfinite(nearest) : claim == rounded();
        return new Judged(true, right ? null : mismatch(evidence()));
      }
      if (isRight()) {
        return new Judged(true, null);
      }
      At at = evidence();
      return new Judged(
          at != null, at == null || allowed.reaches(at.square.abs()) ? null : mismatch(at));
    }

    /** Returns whether the claim is that they do not meet. */
    private boolean never() {
      return claim > 1;
    }

    /** Returns whether A is within the tolerance of where it hits. */
    private boolean isRight() {
      if (never() || Double.isInfinite(nearest)) {
        return never() && Double.isInfinite(nearest);
      }
      double length = Conversions.sqrtToDouble(r.squaredNorm());
      double error = (4 * Math.ulp(nearest) + Math.ulp(claim)) * length;
      if (claim == nearest || allowed.surelyReaches(Math.abs(claim - nearest) * length, error)) {
        return true;
      }
      BigFraction late = Conversions.toRational(claim).subtract(exact());
      return allowed.reaches(late.multiply(late).multiply(r.squaredNorm()));
    }

    /**
     * Returns what speaks most against the claim, of the times looked at; {@code null} if nothing
     * can be said.
     */
    private @Nullable At evidence() {
      BigFraction hit = exact();
      if (never()) {
        return hit == null ? null : at(hit.add(last()).multiply(HALF));
      }
      BigFraction time = Conversions.toRational(claim);
      if (claim < 0) {
        BigFraction square = time.multiply(time).multiply(r.squaredNorm());
        if (profile.isExact() || !allowed.reaches(square)) {
          return new At(time, square);
        }
        time = BigFraction.ZERO;
      }
      At then = at(time);
      if (hit == null || time.compareTo(hit) <= 0) {
        return then;
      }
      At between = at(hit.add(time).multiply(HALF));
      return then == null
              || (between != null && between.square.abs().compareTo(then.square.abs()) > 0)
          ? between
          : then;
    }

    /** Returns where they are at a time, or {@code null} if the depth is not computed. */
    private @Nullable At at(BigFraction time) {
      DistanceResult<BigFraction> result = Gjk.distance(moved(time), query.exactB());
      if (result.verdict() != Verdict.OVERLAPPING) {
        return new At(time, ((DistanceResult.Answer<BigFraction>) result).squaredDistance());
      }
      return query.dimension() > Truth.DEPTH_DIMENSIONS
          ? null
          : new At(
              time, ((Penetrating<BigFraction>) Penetration.depth(result)).squaredDepth().negate());
    }

    /** Returns A at a time. */
    private Polytope<BigFraction> moved(BigFraction time) {
      return Motion.moved(query.exactA(), r.times(time));
    }

    private @Nullable BigFraction exact() {
      if (exact == null && nearest <= 1) {
        exact = time(workspace.result());
      }
      return exact;
    }

    /** The last time at which they meet: the first one on the way back. */
    private BigFraction last() {
      BigFraction back = time(RayCast.cast(moved(BigFraction.ONE), query.exactB(), r.unaryMinus()));
      return back == null ? BigFraction.ONE : BigFraction.ONE.subtract(back);
    }

    private static @Nullable BigFraction time(RayCastResult<BigFraction> result) {
      return result instanceof Hit<BigFraction> hit ? hit.timeOfImpact() : null;
    }

    /** t* rounded to the precision. */
    private double rounded() {
      BigFraction time = precision == Precision.SINGLE ? exact() : null;
      return time == null ? nearest : Conversions.toFloat(time);
    }

    private Mismatch mismatch(@Nullable At at) {
      boolean before = at != null && at.time.compareTo(BigFraction.ZERO) < 0;
      Fault fault =
          never()
              ? Fault.MISSED_IMPACT
              : Double.isInfinite(nearest) && !before ? Fault.FALSE_IMPACT : Fault.WRONG_TOI;
      double error = at == null ? 0 : at.magnitude();
      Measure measure = new Measure(claim, rounded(), error, allowed.value());
      String words = MismatchWords.toi(measure, motion);
      String then =
          at == null ? "" : MismatchWords.then(Conversions.toDouble(at.time), at.verdict(), error);
      return new Mismatch(fault, measure, words + then);
    }
  }
}
