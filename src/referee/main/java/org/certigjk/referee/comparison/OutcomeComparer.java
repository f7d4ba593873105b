package org.certigjk.referee.comparison;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.comparison.Comparison.Deviation;
import org.certigjk.vectors.TestVector;

/**
 * Compares what an engine answers with the truth.
 *
 * <p><b>Definition.</b> What is right is said by {@link Profile}. Compared is what the engine
 * declares, in this order:
 *
 * <ol>
 *   <li>the verdict. If it is wrong, the rest of the answer follows from it and is not compared;
 *   <li>whether its numbers are numbers. If one is not, the rest is not compared;
 *   <li>the distance. Of an engine without verdicts the distance 0 for separated bodies is a false
 *       overlap, and more than the tolerance for overlapping ones a missed one: a wrong verdict;
 *   <li>closest points, unless it says that the bodies meet: inside of their bodies, and as far
 *       apart as the bodies;
 *   <li>the depth, unless it says that they are separated; it is 0 if they do not overlap;
 *   <li>the normal, by the separation of the bodies along it;
 *   <li>contact points, unless it says that the bodies are separated or they are: inside of their
 *       bodies, as far apart as the depth says, and apart along a normal;
 *   <li>the time of impact, by how far the bodies are apart at it, and how deep they overlap before
 *       it: {@link ToiComparer}.
 * </ol>
 *
 * <p>A verdict may be left out where there is a distance, which stands for it. Of an engine with
 * several calls each is compared by itself; that one of them says that the bodies meet and another
 * that they are separated is {@link Fault#CALLS_DISAGREE}, unless so little decides that both may
 * be right.
 *
 * <p>An engine that says that the bodies meet may leave out distance and points, and where they do
 * not overlap by more than the tolerance depth, normal and contact points; one that says that they
 * are separated the same. What else it declares and leaves out is {@link Fault#NO_ANSWER}. {@code
 * meeting} is either of touching and overlapping; an engine that says {@code touching} or {@code
 * overlapping} is taken at its word.
 *
 * <p>A query outside of the {@link org.certigjk.referee.Domain} that the engine declares is
 * compared by the same rules; {@link Comparison#charge} says that it is outside the contract.
 *
 * <p><b>Guarantee.</b> Every comparison with a tolerance is exact: roots on both sides are squared
 * away, and doubles decide only where their rounding cannot matter. What is declined is no fault,
 * and neither is an infinity where the exact number rounds to it.
 *
 * <p><b>Limits.</b> Depth, normal and contact points are not compared, nor whether a denied overlap
 * is within the tolerance, where the vector does not have the depth; for times of impact see {@link
 * ToiComparer}. Not for use by several threads at once: it keeps scratch memory.
 *
 * <p><b>Errors.</b> None: there is no answer that cannot be compared.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * OutcomeComparer.of(Profile.standard()).profile().label();  // 16
 * }</pre>
 */
public final class OutcomeComparer {

  private static final Outcome LEFT_OUT =
      new Outcome.Failure(Outcome.Kind.SILENCE, "there is no answer of this call");

  private final Profile profile;
  private final Membership membership = new Membership();
  private final ToiComparer times;

  private OutcomeComparer(Profile profile) {
    this.profile = profile;
    this.times = new ToiComparer(profile);
  }

  /** Returns one by this profile. */
  public static OutcomeComparer of(Profile profile) {
    return new OutcomeComparer(profile);
  }

  /** Returns by what it compares. */
  public Profile profile() {
    return profile;
  }

  /** Returns what is to be said of an outcome of this engine. */
  public Comparison compare(TestVector vector, Declaration engine, Outcome outcome) {
    Subject subject = Subject.of(vector, engine);
    Comparison comparison =
        outcome instanceof Outcome.Calls calls
            ? compare(subject, calls)
            : compare(subject, engine.calls().get(0), outcome);
    return comparison.inside(engine.domain().contains(vector.query()));
  }

  private Comparison compare(Subject subject, Outcome.Calls calls) {
    Map<String, Comparison> comparisons = new LinkedHashMap<>();
    List<Mismatch> mismatches = new ArrayList<>();
    Set<Answers> compared = EnumSet.noneOf(Answers.class);
    Deviation deviation = null;
    for (Call call : subject.engine().calls()) {
      Outcome outcome = calls.byName().getOrDefault(call.name(), LEFT_OUT);
      Comparison comparison = compare(subject, call, outcome);
      List<Mismatch> against =
          comparison.mismatches().stream().map(mismatch -> mismatch.of(call.name())).toList();
      comparisons.put(
          call.name(), new Comparison(against, comparison.compared(), comparison.distance()));
      mismatches.addAll(against);
      compared.addAll(comparison.compared());
      deviation = deviation == null ? comparison.distance() : deviation;
    }
    contradiction(subject, calls).ifPresent(mismatches::add);
    mismatches.sort(Comparator.comparing(Mismatch::fault)); // stable
    return new Comparison(mismatches, compared, deviation, comparisons, true);
  }

  /** The first two calls that cannot both be right, if more decides than either tolerates. */
  private Optional<Mismatch> contradiction(Subject subject, Outcome.Calls calls) {
    SignedDistance truth = subject.truth();
    Precision precision = subject.engine().precision();
    String meeting = null;
    String separated = null;
    for (Call call : subject.engine().calls()) {
      if (calls.byName().get(call.name()) instanceof Outcome.Answer answer
          && !Tolerance.of(profile, subject, call).hides(truth)) {
        meeting = meeting == null && answer.saysMeeting() ? call.name() : meeting;
        boolean excludes = excludes(answer, truth.verdict(), precision);
        separated = separated == null && excludes ? call.name() : separated;
      }
    }
    if (meeting == null || separated == null) {
      return Optional.empty();
    }
    String words = MismatchWords.contradiction(meeting, separated, truth);
    return Optional.of(new Mismatch(Fault.CALLS_DISAGREE, null, words));
  }

  /**
   * Returns whether an answer says that the bodies do not meet, by its verdict or else by its
   * distance, though of bodies that touch it may also say so without meaning it.
   */
  private static boolean excludes(Outcome.Answer answer, Verdict truth, Precision precision) {
    return answer.verdict() == null
        ? answer.distance() != null && Roundings.round(precision, answer.distance()) > 0
        : answer.verdict() == Meeting.SEPARATED
            || (answer.verdict() == Meeting.NOT_OVERLAPPING && truth != Verdict.TOUCHING);
  }

  private Comparison compare(Subject subject, Call call, Outcome outcome) {
    if (outcome instanceof Outcome.Answer answer) {
      return new AnswerComparer(profile, membership, times, subject, call, answer).comparison();
    }
    if (outcome instanceof Outcome.Failure failure) {
      Mismatch mismatch = new Mismatch(Fault.of(failure.kind()), null, failure.detail());
      return new Comparison(List.of(mismatch), Set.of(), null);
    }
    return new Comparison(List.of(), Set.of(), null);
  }
}
