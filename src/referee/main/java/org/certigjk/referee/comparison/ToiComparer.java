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
 * anywhere.
 *
 * <p><b>Limits.</b> Where the vectors have no depth, in more than {@link Truth#DEPTH_DIMENSIONS}
 * dimensions, only σ(t) &gt; 0 is judged.
 */
final class ToiComparer {

  private static final BigFraction HALF = new BigFraction(1, 2);

  private final Profile profile;
  private final ImpactWorkspace workspace = new ImpactWorkspace();

  ToiComparer(Profile profile) {
    this.profile = profile;
  }

  /**
   * Returns what is wrong, or {@code null}.
   *
   * @param tolerance what is allowed of bodies at rest
   * @param claim t, rounded to the precision of the engine; above 1 if they do not meet
   */
  @Nullable Mismatch compare(Subject subject, Tolerance tolerance, double claim) {
    QueryMotion motion = QueryMotion.of(subject.query(), subject.engine().precision());
    Radius allowed = tolerance.sum().plus(Tolerance.ofMotion(profile, subject, motion));
    return new Moved(subject, motion, allowed)
        .compare(claim > 1 ? Double.POSITIVE_INFINITY : claim);
  }

  /**
   * How far the bodies are apart at a time.
   *
   * @param time s
   * @param square the square of σ(s), with its sign
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
    private final Polytope<BigFraction> a;
    private final Polytope<BigFraction> b;
    private final Vec<BigFraction> r;
    private final Radius allowed;

    /** t* to the nearest double, infinite if they do not meet. */
    private final double nearest;

    /** t* exactly; {@code null} until it is asked for, and if they do not meet. */
    private @Nullable BigFraction exact;

    Moved(Subject subject, QueryMotion motion, Radius allowed) {
      this.precision = subject.engine().precision();
      this.a = subject.query().exactA();
      this.b = subject.query().exactB();
      this.r = motion.exact();
      this.allowed = allowed;
      if (subject.query().poses() == null) {
        this.nearest =
            workspace.time(
                subject.query().pair().polytopeA(),
                subject.query().pair().polytopeB(),
                motion.toArray());
      } else {
        this.exact = time(RayCast.cast(a, b, r));
        this.nearest = exact == null ? Double.POSITIVE_INFINITY : Conversions.toDouble(exact);
      }
    }

    @Nullable Mismatch compare(double claim) {
      return profile.isExact()
          ? claim == rounded() ? null : mismatch(claim, evidence(claim))
          : isRight(claim) ? null : refuted(claim);
    }

    /** Returns whether A is within the tolerance of where it hits. */
    private boolean isRight(double claim) {
      if (claim == nearest || Double.isInfinite(claim) || Double.isInfinite(nearest)) {
        return claim == nearest;
      }
      double length = Conversions.sqrtToDouble(r.squaredNorm());
      double error = (4 * Math.ulp(nearest) + Math.ulp(claim)) * length;
      if (allowed.surelyReaches(Math.abs(claim - nearest) * length, error)) {
        return true;
      }
      BigFraction late = Conversions.toRational(claim).subtract(exact());
      return allowed.reaches(late.multiply(late).multiply(r.squaredNorm()));
    }

    private @Nullable Mismatch refuted(double claim) {
      if (claim < 0) { // A is no further from where it starts than the tolerance
        BigFraction before = Conversions.toRational(claim);
        BigFraction square = before.multiply(before).multiply(r.squaredNorm());
        return allowed.reaches(square)
            ? refuted(0.0)
            : mismatch(claim, new At(before, square.negate()));
      }
      At at = evidence(claim);
      return at == null || allowed.reaches(at.square.abs()) ? null : mismatch(claim, at);
    }

    /** The time that speaks most against the claim, of those looked at. */
    private @Nullable At evidence(double claim) {
      if (Double.isInfinite(claim)) {
        BigFraction hit = exact();
        return hit == null ? null : at(hit.add(last()).multiply(HALF));
      }
      BigFraction time = Conversions.toRational(claim);
      At then = at(time);
      BigFraction hit = exact();
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
      DistanceResult<BigFraction> result = Gjk.distance(Motion.moved(a, r.times(time)), b);
      if (result.verdict() != Verdict.OVERLAPPING) {
        return new At(time, ((DistanceResult.Answer<BigFraction>) result).squaredDistance());
      }
      return a.dimension() > Truth.DEPTH_DIMENSIONS
          ? null
          : new At(
              time, ((Penetrating<BigFraction>) Penetration.depth(result)).squaredDepth().negate());
    }

    private @Nullable BigFraction exact() {
      if (exact == null && nearest <= 1) {
        exact = time(workspace.result());
      }
      return exact;
    }

    /** The last time at which they meet: the first one on the way back. */
    private BigFraction last() {
      BigFraction back = time(RayCast.cast(Motion.moved(a, r), b, r.unaryMinus()));
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

    private Mismatch mismatch(double claim, @Nullable At at) {
      Fault fault =
          Double.isInfinite(claim)
              ? Fault.MISSED_IMPACT
              : Double.isInfinite(nearest) ? Fault.FALSE_IMPACT : Fault.WRONG_TOI;
      double error = at == null ? 0 : at.magnitude();
      Measure measure = new Measure(claim, rounded(), error, allowed.value());
      String words =
          at == null
              ? MismatchWords.toi(measure)
              : MismatchWords.toi(measure, Conversions.toDouble(at.time), at.verdict());
      return new Mismatch(fault, measure, words);
    }
  }
}
