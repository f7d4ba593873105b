package org.certigjk.referee;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/** The judgement of one answer; {@link Judge} says by which rules. */
final class Hearing {

  private final Profile profile;
  private final Membership membership;
  private final Query query;
  private final Expected expected;
  private final Set<Answers> declared;
  private final Precision precision;
  private final Answer answer;
  private final Rounded rounded;
  private final Tolerance tolerance;
  private final List<Charge> charges = new ArrayList<>();
  private final Set<Answers> judged = EnumSet.noneOf(Answers.class);
  private @Nullable Deviation deviation;

  Hearing(
      Profile profile,
      Membership membership,
      Query query,
      Expected expected,
      Declaration engine,
      Answer answer) {
    this.profile = profile;
    this.membership = membership;
    this.query = query;
    this.expected = expected;
    this.declared = engine.answers();
    this.precision = engine.precision();
    this.answer = answer;
    this.rounded = Rounded.of(expected, precision);
    this.tolerance = Tolerance.of(profile, precision, query);
  }

  Judgement judgement() {
    Meeting verdict = declared.contains(Answers.VERDICT) ? answer.verdict() : null;
    if (judgeVerdict(verdict) && areNumbers()) {
      judgeDistance(verdict);
      if (!saysMeeting(verdict)) {
        judgePoints();
      }
      if (verdict != Meeting.SEPARATED) {
        judgeDepth();
      }
      judgeWhatIsMissing(verdict);
    }
    return new Judgement(charges, judged, deviation);
  }

  /** Returns whether the verdict is right, or not to be judged. */
  private boolean judgeVerdict(@Nullable Meeting verdict) {
    if (verdict == null || isNearTouch()) {
      return true;
    }
    judged.add(Answers.VERDICT);
    Verdict truth = expected.verdict();
    boolean right =
        switch (verdict) {
          case SEPARATED -> truth == Verdict.SEPARATED;
          case TOUCHING -> truth == Verdict.TOUCHING;
          case OVERLAPPING -> truth == Verdict.OVERLAPPING;
          case MEETING -> truth != Verdict.SEPARATED;
        };
    if (!right) {
      boolean missed = truth == Verdict.OVERLAPPING || verdict == Meeting.SEPARATED;
      charges.add(
          new Charge(
              missed ? Fault.MISSED_OVERLAP : Fault.FALSE_OVERLAP,
              missed ? missedBy() : inventedBy(),
              ChargeWords.verdict(verdict, expected, rounded)));
    }
    return right;
  }

  /** Returns whether |σ| is within the tolerance, or may be for all that is known. */
  private boolean isNearTouch() {
    BigFraction depth = rounded.squaredDepth();
    boolean apart = expected.verdict() == Verdict.SEPARATED;
    return !tolerance.sum().isZero()
        && (depth == null || tolerance.sum().reaches(apart ? expected.squaredDistance() : depth));
  }

  private Measure inventedBy() {
    double distance = rounded.distance();
    double claimed = answer.distance() == null ? 0 : rounded(answer.distance());
    return new Measure(claimed, distance, Math.abs(claimed - distance), tolerance.sum().value());
  }

  private @Nullable Measure missedBy() {
    BigFraction square = rounded.squaredDepth();
    if (square == null) {
      return null;
    }
    double depth = rounded.root(square);
    return new Measure(0, depth, depth, tolerance.sum().value());
  }

  private double rounded(double claim) {
    return Roundings.round(precision, claim);
  }

  /** Returns whether all judged numbers are numbers, or infinite where they should be. */
  private boolean areNumbers() {
    BigFraction square = rounded.squaredDepth();
    List<String> wrong = new ArrayList<>();
    check("distance", Answers.DISTANCE, answer.distance(), rounded.distance(), wrong);
    check("depth", Answers.DEPTH, answer.depth(), square == null ? 0 : rounded.root(square), wrong);
    Outcome.Points points = answer.points();
    if (points != null) {
      for (double[] point : List.of(points.a(), points.b())) {
        for (double x : point) {
          check("a closest point has the coordinate", Answers.POINTS, x, 0, wrong);
        }
      }
    }
    if (!wrong.isEmpty()) {
      charges.add(new Charge(Fault.NOT_A_NUMBER, null, wrong.get(0)));
    }
    return wrong.isEmpty();
  }

  private void check(
      String what, Answers part, @Nullable Double claim, double exact, List<String> wrong) {
    if (claim != null
        && declared.contains(part)
        && !Double.isFinite(rounded(claim))
        && rounded(claim) != exact) {
      wrong.add(what + " " + claim);
    }
  }

  private void judgeDistance(@Nullable Meeting verdict) {
    if (answer.distance() == null || !declared.contains(Answers.DISTANCE)) {
      return;
    }
    judged.add(Answers.DISTANCE);
    double claim = rounded(answer.distance());
    double exact = rounded.distance();
    deviation = deviation(claim, exact);
    if (!isRight(claim, expected.squaredDistance(), exact)) {
      Fault fault = verdict == null ? faultOfDistance(claim) : Fault.DISTANCE_ERROR;
      Measure measure = measure(claim, exact);
      charges.add(new Charge(fault, measure, ChargeWords.number("distance", measure, precision)));
    }
  }

  /** Without a verdict, whether a distance is 0 stands for it. */
  private Fault faultOfDistance(double claim) {
    if (expected.verdict() == Verdict.SEPARATED) {
      return claim == 0 ? Fault.FALSE_OVERLAP : Fault.DISTANCE_ERROR;
    }
    return claim > 0 && !isNearTouch() ? Fault.MISSED_OVERLAP : Fault.DISTANCE_ERROR;
  }

  private @Nullable Deviation deviation(double claim, double exact) {
    if (Double.isInfinite(claim) || Double.isInfinite(exact)) {
      return null;
    }
    double absolute = Math.abs(claim - exact);
    return exact == 0
        ? new Deviation(absolute, null, null)
        : new Deviation(absolute, absolute / exact, Roundings.steps(precision, claim, exact));
  }

  /**
   * Returns whether a number may stand for √square.
   *
   * @param exact √square, rounded to the precision
   */
  private boolean isRight(double claim, BigFraction square, double exact) {
    if (profile.isExact() || Double.isInfinite(claim)) {
      return claim == exact;
    }
    double root = precision == Precision.DOUBLE ? exact : Conversions.sqrtToDouble(square);
    return tolerance.sum().joins(claim, square, root);
  }

  private Measure measure(double claim, double exact) {
    double allowed =
        profile.isExact() ? Roundings.ulp(precision, exact) / 2 : tolerance.sum().value();
    return new Measure(claim, exact, Math.abs(claim - exact), allowed);
  }

  private void judgePoints() {
    Outcome.Points points = answer.points();
    if (points == null || !declared.contains(Answers.POINTS)) {
      return;
    }
    if (points.a().length != query.dimension() || points.b().length != query.dimension()) {
      charges.add(
          new Charge(
              Fault.GARBAGE,
              null,
              "closest points of %s and %s coordinates in %s dimensions"
                  .formatted(points.a().length, points.b().length, query.dimension())));
      return;
    }
    judged.add(Answers.POINTS);
    PointsHearing hearing =
        new PointsHearing(membership, query, expected, rounded, points, precision);
    Charge charge = profile.isExact() ? hearing.exact() : hearing.within(tolerance);
    if (charge != null) {
      charges.add(charge);
    }
  }

  private void judgeDepth() {
    BigFraction square = rounded.squaredDepth();
    if (answer.depth() == null || !declared.contains(Answers.DEPTH) || square == null) {
      return;
    }
    judged.add(Answers.DEPTH);
    double claim = rounded(answer.depth());
    double exact = rounded.root(square);
    if (!isRight(claim, square, exact)) {
      Measure measure = measure(claim, exact);
      charges.add(
          new Charge(Fault.WRONG_DEPTH, measure, ChargeWords.number("depth", measure, precision)));
    }
  }

  private boolean saysMeeting(@Nullable Meeting verdict) {
    return verdict == null
        ? answer.distance() != null && answer.distance() == 0
        : verdict != Meeting.SEPARATED;
  }

  private void judgeWhatIsMissing(@Nullable Meeting verdict) {
    boolean meeting = saysMeeting(verdict);
    List<String> missing = new ArrayList<>();
    if (declared.contains(Answers.VERDICT) && verdict == null) {
      missing.add("the verdict");
    }
    if (declared.contains(Answers.DISTANCE) && answer.distance() == null && !meeting) {
      missing.add("the distance");
    }
    if (declared.contains(Answers.POINTS) && answer.points() == null && !meeting) {
      missing.add("the closest points");
    }
    if (declared.contains(Answers.DEPTH)
        && answer.depth() == null
        && expected.squaredDepth() != null
        && expected.verdict() == Verdict.OVERLAPPING
        && !isNearTouch()) {
      missing.add("the depth");
    }
    if (!missing.isEmpty()) {
      String words = "leaves out " + String.join(", ", missing);
      charges.add(new Charge(Fault.NO_ANSWER, null, words));
    }
  }
}
