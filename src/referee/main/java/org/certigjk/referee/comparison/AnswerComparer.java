package org.certigjk.referee.comparison;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Call;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.comparison.Comparison.Deviation;
import org.certigjk.referee.comparison.Mismatch.Measure;
import org.jspecify.annotations.Nullable;

/** The comparison of one answer; {@link OutcomeComparer} says by which rules. */
final class AnswerComparer {

  private final Profile profile;
  private final Membership membership;
  private final ToiComparer times;
  private final Subject subject;
  private final SignedDistance truth;
  private final Set<Answers> declared;
  private final Precision precision;
  private final Answer answer;
  private final Tolerance tolerance;
  private final List<Mismatch> mismatches = new ArrayList<>();
  private final Set<Answers> compared = EnumSet.noneOf(Answers.class);
  private @Nullable Deviation deviation;

  AnswerComparer(
      Profile profile,
      Membership membership,
      ToiComparer times,
      Subject subject,
      Call call,
      Answer answer) {
    this.profile = profile;
    this.membership = membership;
    this.times = times;
    this.subject = subject;
    this.truth = subject.truth();
    this.declared = call.answers();
    this.precision = subject.engine().precision();
    this.answer = answer;
    this.tolerance = Tolerance.of(profile, subject, call);
  }

  Comparison comparison() {
    Meeting verdict = declared.contains(Answers.VERDICT) ? answer.verdict() : null;
    if (compareVerdict(verdict) && areNumbers() && compareDistance(verdict)) {
      if (!saysMeeting(verdict)) {
        comparePoints();
      }
      if (!saysApart(verdict)) {
        compareDepth();
      }
      compareNormal();
      if (!saysApart(verdict)) {
        compareContacts();
      }
      compareToi();
      findWhatIsMissing(verdict);
    }
    return new Comparison(mismatches, compared, deviation);
  }

  /** Returns whether the verdict is right, or not to be compared. */
  private boolean compareVerdict(@Nullable Meeting verdict) {
    if (verdict == null || isNearTouch()) {
      return true;
    }
    compared.add(Answers.VERDICT);
    Verdict exact = truth.verdict();
    boolean right =
        switch (verdict) {
          case SEPARATED -> exact == Verdict.SEPARATED;
          case TOUCHING -> exact == Verdict.TOUCHING;
          case OVERLAPPING -> exact == Verdict.OVERLAPPING;
          case MEETING -> exact != Verdict.SEPARATED;
          case NOT_OVERLAPPING -> exact != Verdict.OVERLAPPING;
        };
    if (!right) {
      boolean missed = exact == Verdict.OVERLAPPING || verdict == Meeting.SEPARATED;
      mismatches.add(
          new Mismatch(
              missed ? Fault.MISSED_OVERLAP : Fault.FALSE_OVERLAP,
              missed ? missedBy() : inventedBy(),
              MismatchWords.verdict(verdict, truth)));
    }
    return right;
  }

  /** Returns whether |σ| is within the tolerance, or may be for all that is known. */
  private boolean isNearTouch() {
    return tolerance.hides(truth);
  }

  private Measure inventedBy() {
    double distance = truth.distance();
    double claimed = answer.distance() == null ? 0 : rounded(answer.distance());
    return Measure.of(claimed, distance, tolerance.sum().value());
  }

  private @Nullable Measure missedBy() {
    if (!truth.isKnown()) {
      return null;
    }
    double depth = truth.depth();
    return Measure.of(0, depth, tolerance.sum().value());
  }

  private double rounded(double claim) {
    return Roundings.round(precision, claim);
  }

  /** Returns whether all compared numbers are numbers, or infinite where they should be. */
  private boolean areNumbers() {
    List<String> wrong = new ArrayList<>();
    check("distance", Answers.DISTANCE, answer.distance(), truth.distance(), wrong);
    check("depth", Answers.DEPTH, answer.depth(), truth.depth(), wrong);
    check("a closest point has the coordinate", Answers.POINTS, answer.points(), wrong);
    if (answer.normal() != null) {
      for (double x : answer.normal()) {
        check("the normal has the coordinate", Answers.NORMAL, x, 0, wrong);
      }
    }
    check("a contact point has the coordinate", Answers.CONTACTS, answer.contacts(), wrong);
    check("time of impact", Answers.TOI, answer.toi(), Double.POSITIVE_INFINITY, wrong);
    if (!wrong.isEmpty()) {
      mismatches.add(new Mismatch(Fault.NOT_A_NUMBER, null, wrong.get(0)));
    }
    return wrong.isEmpty();
  }

  private void check(
      String what, Answers part, Outcome.@Nullable Points points, List<String> wrong) {
    if (points != null) {
      for (double[] point : List.of(points.a(), points.b())) {
        for (double x : point) {
          check(what, part, x, 0, wrong);
        }
      }
    }
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

  /** Returns whether the distance, if it stands for a verdict, is not a wrong one. */
  private boolean compareDistance(@Nullable Meeting verdict) {
    if (answer.distance() == null || !declared.contains(Answers.DISTANCE)) {
      return true;
    }
    compared.add(Answers.DISTANCE);
    double claim = rounded(answer.distance());
    double exact = truth.distance();
    deviation = deviation(claim, exact);
    boolean meets = truth.verdict() != Verdict.SEPARATED;
    if (meets ? isRight(claim, 0) : isRight(claim, claim, exact)) {
      return true;
    }
    Fault fault = verdict == null ? faultOfDistance(claim) : Fault.DISTANCE_ERROR;
    Measure measure = measure(claim, exact);
    mismatches.add(
        new Mismatch(fault, measure, MismatchWords.number("distance", measure, precision)));
    return fault == Fault.DISTANCE_ERROR;
  }

  /** Of a call without verdicts, whether a distance is 0 stands for one. */
  private Fault faultOfDistance(double claim) {
    if (truth.verdict() == Verdict.SEPARATED) {
      boolean isVerdict = claim == 0 && !declared.contains(Answers.VERDICT);
      return isVerdict ? Fault.FALSE_OVERLAP : Fault.DISTANCE_ERROR;
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
   * Returns whether a number may stand for the exact one.
   *
   * @param signed the claim as a signed distance: a depth with the sign changed
   * @param exact the exact number, rounded to the precision
   */
  private boolean isRight(double claim, double signed, double exact) {
    return (profile.isExact() || Double.isInfinite(claim))
        ? claim == exact
        : truth.isNear(signed, tolerance.sum());
  }

  /** Returns whether a number may stand for the exact 0. */
  private boolean isRight(double claim, double zero) {
    return (profile.isExact() || Double.isInfinite(claim))
        ? claim == zero
        : tolerance.sum().reaches(RootSum.term(Conversions.toRational(claim)));
  }

  private Measure measure(double claim, double exact) {
    double allowed =
        profile.isExact() ? Roundings.ulp(precision, exact) / 2 : tolerance.sum().value();
    return Measure.of(claim, exact, allowed);
  }

  private void comparePoints() {
    Outcome.Points points = answer.points();
    if (points == null || !declared.contains(Answers.POINTS)) {
      return;
    }
    if (!haveDimension("closest points", points)) {
      return;
    }
    compared.add(Answers.POINTS);
    PointsComparer comparer = new PointsComparer(claimed(points), subject);
    add(profile.isExact() ? comparer.exact() : comparer.within(tolerance));
  }

  private boolean haveDimension(String what, Outcome.Points points) {
    int n = subject.query().dimension();
    if (points.a().length == n && points.b().length == n) {
      return true;
    }
    String words =
        "%s of %s and %s coordinates in %s dimensions"
            .formatted(what, points.a().length, points.b().length, n);
    mismatches.add(new Mismatch(Fault.GARBAGE, null, words));
    return false;
  }

  private ClaimedPoints claimed(Outcome.Points points) {
    return new ClaimedPoints(membership, subject, points);
  }

  private void add(@Nullable Mismatch mismatch) {
    if (mismatch != null) {
      mismatches.add(mismatch);
    }
  }

  private void compareDepth() {
    if (answer.depth() == null || !declared.contains(Answers.DEPTH) || !truth.isKnown()) {
      return;
    }
    compared.add(Answers.DEPTH);
    double claim = rounded(answer.depth());
    double exact = truth.depth();
    boolean overlaps = truth.verdict() == Verdict.OVERLAPPING;
    if (!(overlaps ? isRight(claim, -claim, exact) : isRight(claim, 0))) {
      Measure measure = measure(claim, exact);
      mismatches.add(
          new Mismatch(
              Fault.WRONG_DEPTH, measure, MismatchWords.number("depth", measure, precision)));
    }
  }

  private NormalComparer normals() {
    return new NormalComparer(subject, profile, tolerance);
  }

  private void compareNormal() {
    List<Double> normal = answer.normal();
    if (normal == null || !declared.contains(Answers.NORMAL) || !truth.isKnown()) {
      return;
    }
    if (normal.size() != subject.query().dimension()) {
      String words = "a normal of %s coordinates in %s dimensions";
      mismatches.add(
          new Mismatch(
              Fault.GARBAGE, null, words.formatted(normal.size(), subject.query().dimension())));
      return;
    }
    compared.add(Answers.NORMAL);
    add(normals().compare(normal.stream().mapToDouble(this::rounded).toArray()));
  }

  private void compareContacts() {
    Outcome.Points contacts = answer.contacts();
    if (contacts == null
        || !declared.contains(Answers.CONTACTS)
        || !truth.isKnown()
        || truth.verdict() == Verdict.SEPARATED
        || !haveDimension("contact points", contacts)) {
      return;
    }
    compared.add(Answers.CONTACTS);
    ContactsComparer comparer =
        new ContactsComparer(claimed(contacts), truth, precision, normals());
    add(profile.isExact() ? comparer.exact() : comparer.within(tolerance));
  }

  private void compareToi() {
    Double toi = answer.toi();
    if (toi != null && declared.contains(Answers.TOI)) {
      ToiComparer.Judged judged = times.compare(subject, tolerance, rounded(toi));
      if (judged.decided()) {
        compared.add(Answers.TOI);
      }
      add(judged.mismatch());
    }
  }

  private boolean saysMeeting(@Nullable Meeting verdict) {
    return verdict == null
        ? answer.distance() != null && rounded(answer.distance()) == 0
        : answer.saysMeeting();
  }

  private boolean saysApart(@Nullable Meeting verdict) {
    return verdict == null
        ? answer.distance() != null && rounded(answer.distance()) > 0
        : !answer.saysMeeting();
  }

  private void findWhatIsMissing(@Nullable Meeting verdict) {
    boolean meeting = saysMeeting(verdict);
    List<String> missing = new ArrayList<>();
    if (declared.contains(Answers.VERDICT) && verdict == null && answer.distance() == null) {
      missing.add("the verdict");
    }
    if (declared.contains(Answers.DISTANCE) && answer.distance() == null && !meeting) {
      missing.add("the distance");
    }
    if (declared.contains(Answers.POINTS) && answer.points() == null && !meeting) {
      missing.add("the closest points");
    }
    if (declared.contains(Answers.TOI) && answer.toi() == null) {
      missing.add("the time of impact");
    }
    if (truth.isKnown() && truth.verdict() == Verdict.OVERLAPPING && !isNearTouch()) {
      findWhatIsMissing(Answers.DEPTH, answer.depth(), "the depth", missing);
      findWhatIsMissing(Answers.NORMAL, answer.normal(), "the normal", missing);
      findWhatIsMissing(Answers.CONTACTS, answer.contacts(), "the contact points", missing);
    }
    if (!missing.isEmpty()) {
      String words = "leaves out " + String.join(", ", missing);
      mismatches.add(new Mismatch(Fault.NO_ANSWER, null, words));
    }
  }

  /** Of bodies that overlap. */
  private void findWhatIsMissing(
      Answers part, @Nullable Object said, String what, List<String> missing) {
    if (declared.contains(part) && said == null) {
      missing.add(what);
    }
  }
}
