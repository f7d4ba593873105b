package org.certigjk.referee.judging;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.certigjk.referee.Call;
import org.certigjk.referee.Charge;
import org.certigjk.referee.ChargeWords;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Fault;
import org.certigjk.referee.Outcome;
import org.certigjk.vectors.TestVector;

/**
 * Compares what an engine answers with the truth.
 *
 * <p><b>Definition.</b> What is right is said by {@link Profile}. Judged is what the engine
 * declares, in this order:
 *
 * <ol>
 *   <li>the verdict. If it is wrong, the rest of the answer follows from it and is not judged;
 *   <li>whether its numbers are numbers. If one is not, the rest is not judged;
 *   <li>the distance. Of an engine without verdicts the distance 0 for separated bodies is a false
 *       overlap, and more than the tolerance for overlapping ones a missed one: a wrong verdict;
 *   <li>closest points, unless it says that the bodies meet: inside of their bodies, and as far
 *       apart as the bodies;
 *   <li>the depth, unless it says that they are separated; it is 0 if they do not overlap.
 * </ol>
 *
 * <p>A verdict may be left out where there is a distance, which stands for it. Of an engine with
 * several calls each is judged by itself; that one of them says that the bodies meet and another
 * that they are separated is {@link Fault#CALLS_DISAGREE}, unless so little decides that both may
 * be right.
 *
 * <p>An engine that says that the bodies meet may leave out distance and points, and where they do
 * not overlap by more than the tolerance the depth; one that says that they are separated the
 * depth. What else it declares and leaves out is {@link Fault#NO_ANSWER}. {@code meeting} is either
 * of touching and overlapping; an engine that says {@code touching} or {@code overlapping} is taken
 * at its word.
 *
 * <p><b>Guarantee.</b> Every comparison with a tolerance is exact: roots on both sides are squared
 * away, and doubles decide only where their rounding cannot matter. What is declined is no fault,
 * and neither is an infinity where the exact number rounds to it.
 *
 * <p><b>Limits.</b> The depth is not judged, nor whether a denied overlap is within the tolerance,
 * where the vector does not have the depth. Not for use by several threads at once: it keeps
 * scratch memory.
 *
 * <p><b>Errors.</b> None: there is no answer that cannot be judged.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Judge.of(Profile.standard()).profile().label();  // 16
 * }</pre>
 */
public final class Judge {

  private static final Outcome LEFT_OUT =
      new Outcome.Failure(Outcome.Kind.SILENCE, "there is no answer of this call");

  private final Profile profile;
  private final Membership membership = new Membership();

  private Judge(Profile profile) {
    this.profile = profile;
  }

  /** Returns a judge by this profile. */
  public static Judge of(Profile profile) {
    return new Judge(profile);
  }

  /** Returns by what it judges. */
  public Profile profile() {
    return profile;
  }

  /** Returns what is to be said of an outcome of this engine. */
  public Judgement judge(TestVector vector, Declaration engine, Outcome outcome) {
    return outcome instanceof Outcome.Calls calls
        ? judge(vector, engine, calls)
        : judge(vector, engine, engine.calls().get(0), outcome);
  }

  private Judgement judge(TestVector vector, Declaration engine, Outcome.Calls calls) {
    Map<String, Judgement> judgements = new LinkedHashMap<>();
    List<Charge> charges = new ArrayList<>();
    Set<Answers> judged = EnumSet.noneOf(Answers.class);
    Deviation deviation = null;
    for (Call call : engine.calls()) {
      Outcome outcome = calls.byName().getOrDefault(call.name(), LEFT_OUT);
      Judgement judgement = judge(vector, engine, call, outcome);
      List<Charge> against =
          judgement.charges().stream().map(charge -> charge.against(call.name())).toList();
      judgements.put(call.name(), new Judgement(against, judgement.judged(), judgement.distance()));
      charges.addAll(against);
      judged.addAll(judgement.judged());
      deviation = deviation == null ? judgement.distance() : deviation;
    }
    contradiction(vector, engine, calls).ifPresent(charges::add);
    charges.sort(Comparator.comparing(Charge::fault)); // stable
    return new Judgement(charges, judged, deviation, judgements);
  }

  /** The first two calls that cannot both be right, if more decides than either tolerates. */
  private Optional<Charge> contradiction(
      TestVector vector, Declaration engine, Outcome.Calls calls) {
    SignedDistance truth = SignedDistance.of(vector.expected(), engine);
    String meeting = null;
    String separated = null;
    for (Call call : engine.calls()) {
      if (calls.byName().get(call.name()) instanceof Outcome.Answer answer
          && !Tolerance.of(profile, engine, call, vector.query()).hides(truth)) {
        meeting = meeting == null && answer.saysMeeting() ? call.name() : meeting;
        boolean excludes = answer.excludes(truth.verdict(), engine.precision());
        separated = separated == null && excludes ? call.name() : separated;
      }
    }
    if (meeting == null || separated == null) {
      return Optional.empty();
    }
    String words = ChargeWords.contradiction(meeting, separated, truth);
    return Optional.of(new Charge(Fault.CALLS_DISAGREE, null, words));
  }

  private Judgement judge(TestVector vector, Declaration engine, Call call, Outcome outcome) {
    if (outcome instanceof Outcome.Answer answer) {
      return new Hearing(
              profile, membership, vector.query(), vector.expected(), engine, call, answer)
          .judgement();
    }
    if (outcome instanceof Outcome.Failure failure) {
      Charge charge = new Charge(Fault.of(failure.kind()), null, failure.detail());
      return new Judgement(List.of(charge), Set.of(), null);
    }
    return new Judgement(List.of(), Set.of(), null);
  }
}
