package org.certigjk.check;

import java.util.List;
import org.certigjk.check.algebra.Vector;
import org.jspecify.annotations.Nullable;

/**
 * A record of a distance: what all of them have, and an answer or the end of a run without one.
 *
 * @param verdict the verdict
 * @param field the numbers
 * @param certified whether there is a proof
 * @param engine who found it
 * @param iterations how many points were inserted
 * @param exit why the run ended
 * @param trace the states; empty without a trace
 * @param answer the answer; {@code null} if the run stopped
 * @param stopped what is known then
 */
record DistanceClaims(
    String verdict,
    Field field,
    boolean certified,
    String engine,
    int iterations,
    String exit,
    Trace trace,
    @Nullable Answer answer,
    @Nullable StoppedRun stopped)
    implements Kind {

  private static final List<String> VERDICTS =
      List.of(Certificate.SEPARATED, Certificate.TOUCHING, Certificate.OVERLAPPING, "stopped");

  private static final List<String> STOPS =
      List.of(
          "no-decrease",
          "no-subset",
          "simplex-full",
          "out-of-range",
          "no-certificate",
          "iteration-limit",
          StoppedRun.TIME_LIMIT);

  private static final List<String> COMMON =
      List.of("id", "verdict", "iterations", "exit", "certified", "field", "engine");

  static DistanceClaims read(Item record) throws Refusal {
    Item named = record.members().get("verdict");
    boolean stops = named != null && named.word(VERDICTS).equals("stopped");
    List<String> own = stops ? StoppedRun.MEMBERS : Answer.MEMBERS;
    Fields fields =
        record.fields(Kind.with(COMMON, own.toArray(String[]::new)), List.of("trace", "a", "b"));
    Field field = Field.read(fields.get("field"));
    return new DistanceClaims(
        fields.get("verdict").word(VERDICTS),
        field,
        fields.get("certified").flag(),
        fields.get("engine").word(List.of("generic", "certified")),
        fields.get("iterations").index(),
        fields.get("exit").word(Kind.with(STOPS, "optimal", "zero-vector")),
        fields.has("trace") ? Trace.read(fields.get("trace"), field) : Trace.NONE,
        stops ? null : Answer.read(fields, field),
        stops ? StoppedRun.read(fields, field) : null);
  }

  @Override
  public Outcome judge(Bodies bodies) throws Refusal {
    requireProofIfExact();
    Vector v = null;
    if (answer != null) {
      answer.judge(verdict, certified, bodies);
      v = answer.distanceVector();
    } else if (stopped != null && exit.equals(StoppedRun.TIME_LIMIT)) {
      stopped.judgeTimeLimit(bodies);
    } else if (stopped != null) {
      stopped.judge(field, bodies);
    }
    if (!trace.states().isEmpty()) {
      trace.judge(field, iterations, v, bodies);
    }
    requireFittingWords();
    return certified ? Outcome.ACCEPTED : Outcome.NO_PROOF;
  }

  private void requireProofIfExact() throws Refusal {
    boolean late = answer == null && exit.equals(StoppedRun.TIME_LIMIT);
    if (field.isExact() && !late && (!certified || answer == null)) {
      throw Refusal.rejected(
          "verdict is %s and certified %s, but over the rationals there is always a proof"
              .formatted(verdict, certified));
    }
    if (answer == null && certified) {
      throw Refusal.rejected("certified is true, but a stopped run has no certificate");
    }
  }

  private void requireFittingWords() throws Refusal {
    List<String> exits =
        answer == null
            ? STOPS
            : List.of(verdict.equals(Certificate.SEPARATED) ? "optimal" : "zero-vector");
    if (!exits.contains(exit)) {
      throw Refusal.rejected(
          "exit is %s, but %s ends with %s".formatted(exit, verdict, String.join(" or ", exits)));
    }
    if (exit.equals(StoppedRun.TIME_LIMIT) && (iterations > 0 || !trace.states().isEmpty())) {
      throw Refusal.rejected("exit is time-limit, but that is with 0 iterations and no trace");
    }
    boolean quick = field.isExact() && iterations == 0 && trace.states().isEmpty();
    if (engine.equals("certified") && !quick) {
      throw Refusal.rejected(
          "engine is certified, but that is for the field rational, with 0 iterations and without"
              + " a trace");
    }
  }
}
