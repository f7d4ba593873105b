package org.certigjk.check;

import org.certigjk.check.algebra.Vector;
import org.certigjk.check.text.Chars;
import org.jspecify.annotations.Nullable;

/** A record of a distance: what all of them have, and an answer or the end of a run without one. */
final class DistanceClaims implements Kind {

  /** The verdict of a run that stopped. */
  static final String STOPPED = "stopped";

  private static final String FIELD = "field";

  private final String verdict;
  private final Field field;
  private final boolean certified;

  /** Whether the certified query found it, and not the generic one. */
  private final boolean quick;

  private final int iterations;
  private final String exit;

  /** The states; {@code null} without a trace. */
  private final @Nullable Trace trace;

  /** The answer; {@code null} if the run stopped. */
  private final @Nullable Answer answer;

  /** What is known of a run that stopped. */
  private final @Nullable StoppedRun stopped;

  private DistanceClaims(
      Fields fields, String verdict, @Nullable Answer answer, @Nullable StoppedRun stopped)
      throws Refusal {
    this.verdict = verdict;
    this.field = Field.read(fields.get(FIELD));
    this.certified = fields.isCertified();
    this.quick = Chars.same(fields.get("engine").oneOf("generic", "certified"), "certified");
    this.iterations = fields.get("iterations").index();
    this.exit = exit(fields.get(Fields.EXIT));
    this.trace = fields.has("trace") ? Trace.read(fields.get("trace"), field) : null;
    this.answer = answer;
    this.stopped = stopped;
  }

  static DistanceClaims read(Item record) throws Refusal {
    String verdict = verdict(new Fields(record.members()).verdict());
    return Chars.same(verdict, STOPPED) ? stopped(record, verdict) : answered(record, verdict);
  }

  private static DistanceClaims stopped(Item record, String verdict) throws Refusal {
    Fields fields = record.fields(membersOfStopped(), optionalMembers());
    StoppedRun stopped = StoppedRun.read(fields, Field.read(fields.get(FIELD)));
    return new DistanceClaims(fields, verdict, null, stopped);
  }

  private static DistanceClaims answered(Item record, String verdict) throws Refusal {
    Fields fields = record.fields(membersOfAnswered(), optionalMembers());
    Answer answer = Answer.read(fields, Field.read(fields.get(FIELD)));
    return new DistanceClaims(fields, verdict, answer, null);
  }

  private static String[] membersOfStopped() {
    return Item.names(
        Fields.BOUNDS,
        "simplex",
        Fields.ID,
        Fields.VERDICT,
        "iterations",
        Fields.EXIT,
        Fields.CERTIFIED,
        FIELD,
        "engine");
  }

  private static String[] membersOfAnswered() {
    return Item.names(
        Answer.SQUARED_DISTANCE,
        "distance",
        "distanceHex",
        Answer.DISTANCE_VECTOR,
        Answer.CLOSEST_POINTS,
        Fields.CERTIFICATE,
        Fields.ID,
        Fields.VERDICT,
        "iterations",
        Fields.EXIT,
        Fields.CERTIFIED,
        FIELD,
        "engine");
  }

  private static String[] optionalMembers() {
    return Item.names("trace", Bodies.A, Bodies.B);
  }

  private static String verdict(Item item) throws Refusal {
    return item.oneOf(
        Certificate.SEPARATED, Certificate.TOUCHING, Certificate.OVERLAPPING, STOPPED);
  }

  private static String exit(Item item) throws Refusal {
    return item.oneOf(
        "optimal",
        "zero-vector",
        "no-decrease",
        "no-subset",
        "simplex-full",
        "out-of-range",
        "no-certificate",
        "iteration-limit",
        StoppedRun.TIME_LIMIT);
  }

  @Override
  public Field field() {
    return field;
  }

  @Override
  public boolean moves() {
    return false;
  }

  @Override
  public Outcome judge(Bodies bodies) throws Refusal {
    boolean late = Chars.same(exit, StoppedRun.TIME_LIMIT);
    requireProofIfExact(late);
    /*@ nullable @*/ Vector v = null;
    if (answer != null) {
      answer.judge(verdict, certified, bodies);
      v = answer.distanceVector();
    }
    if (stopped != null) {
      stopped.judge(field, late, bodies);
    }
    if (trace != null) {
      trace.judge(field, iterations, v, bodies);
    }
    requireFittingExit();
    requireFittingWords(late);
    return certified ? Outcome.ACCEPTED : Outcome.NO_PROOF;
  }

  private void requireProofIfExact(boolean late) throws Refusal {
    boolean excused = answer == null && late;
    if (field.isExact() && !excused && (!certified || answer == null)) {
      throw Refusal.rejected(
          Chars.text(
              "verdict is ",
              verdict,
              " and certified ",
              certified,
              ", but over the rationals there is always a proof"));
    }
    if (answer == null && certified) {
      throw Refusal.rejected("certified is true, but a stopped run has no certificate");
    }
  }

  private void requireFittingExit() throws Refusal {
    boolean optimal = Chars.same(exit, "optimal");
    boolean zero = Chars.same(exit, "zero-vector");
    if (answer == null) {
      if (optimal || zero) {
        throw wrongExit(
            "no-decrease or no-subset or simplex-full or out-of-range or no-certificate or"
                + " iteration-limit or time-limit");
      }
    } else if (Chars.same(verdict, Certificate.SEPARATED)) {
      if (!optimal) {
        throw wrongExit("optimal");
      }
    } else if (!zero) {
      throw wrongExit("zero-vector");
    }
  }

  private Refusal wrongExit(String right) {
    return Refusal.rejected(Chars.text("exit is ", exit, ", but ", verdict, " ends with ", right));
  }

  private void requireFittingWords(boolean late) throws Refusal {
    boolean none = iterations == 0 && trace == null;
    if (late && !none) {
      throw Refusal.rejected("exit is time-limit, but that is with 0 iterations and no trace");
    }
    if (quick && !(field.isExact() && none)) {
      throw Refusal.rejected(
          "engine is certified, but that is for the field rational, with 0 iterations and without"
              + " a trace");
    }
  }
}
