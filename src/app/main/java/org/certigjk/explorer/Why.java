package org.certigjk.explorer;

import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.json.JsonText;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.variants.Variants;
import org.jspecify.annotations.Nullable;

/** Why a run ended: a sentence with the numbers of this very run, and what it rests on. */
final class Why<E> {

  private final ShownRun<E> run;
  private final OrderedField<E> field;
  private final Iteration<E> last;

  private Why(ShownRun<E> run) {
    this.run = run;
    this.field = run.field();
    this.last = run.states().get(run.states().size() - 1);
  }

  /** Writes the fields exit, sentence and theorem. */
  static <E> void write(JsonText json, ShownRun<E> run) {
    Why<E> why = new Why<>(run);
    @Nullable Theorem theorem = why.theorem();
    json.field("exit", run.stop().name());
    json.field("sentence", why.sentence());
    json.field("theorem", theorem == null ? null : theorem.toString());
  }

  /** Returns what the end rests on; {@code null} where it is only a rule. */
  private @Nullable Theorem theorem() {
    return switch (run.stop()) {
      case ZERO_VECTOR -> zeroTheorem();
      case OPTIMAL -> Theorem.HALTING;
      case CLOSE_ENOUGH -> closeTheorem();
      case SUPPORT_REPEATED -> Theorem.MEMBERSHIP;
      case POINT_REPEATED -> Theorem.REPEATED_POINT;
      case SEPARATING_AXIS -> Theorem.AXIS;
      case NO_DECREASE -> Theorem.DECREASE;
      case NO_SUBSET -> Theorem.JOHNSON;
      case SIMPLEX_FULL -> Theorem.FULL_SIMPLEX;
      case NO_CERTIFICATE -> Theorem.ONE_VERDICT;
      case ITERATION_LIMIT -> Theorem.TERMINATION;
      case NEAR_ZERO, OUT_OF_RANGE -> null;
    };
  }

  private Theorem zeroTheorem() {
    return switch (run.outcome()) {
      case TOUCHING -> Theorem.TOUCHING;
      case OVERLAPPING -> Theorem.OVERLAPPING;
      default -> isBeyondSegment() ? Theorem.UNCLAMPED : Theorem.MEETING;
    };
  }

  private @Nullable Theorem closeTheorem() {
    return switch (LoopText.of(run.loop()).rule()) {
      case LOWER_BOUND -> Theorem.TOLERANCE;
      case GAP -> Theorem.GAP;
      case OTHER -> null;
    };
  }

  private String sentence() {
    return switch (run.stop()) {
      case ZERO_VECTOR -> zeroVector();
      case NEAR_ZERO -> nearZero();
      case OPTIMAL -> optimal();
      case CLOSE_ENOUGH -> closeEnough();
      case SUPPORT_REPEATED -> supportRepeated();
      case POINT_REPEATED -> pointRepeated();
      case SEPARATING_AXIS -> separatingAxis();
      case NO_DECREASE -> noDecrease();
      case NO_SUBSET -> noSubset();
      case SIMPLEX_FULL -> simplexFull();
      case OUT_OF_RANGE -> outOfRange();
      case NO_CERTIFICATE ->
          "The computed v is 0, so the bodies seem to meet; but rounding prevents deciding whether"
              + " they touch or overlap, and the loop claims neither.";
      case ITERATION_LIMIT -> limit();
    };
  }

  private String zeroVector() {
    if (isBeyondSegment()) {
      return "The point C of the line through X and Y is 0, which is taken for a collision. But C is"
          + " beyond the segment from X to Y (one weight is negative), so the origin need not be in"
          + " A ⊖ B: this proves nothing. The text of the paper demands t in [0, 1], the steps as"
          + " listed do not repeat it.";
    }
    String common =
        "v = 0: with weights that are not negative and sum to 1, points of A ⊖ B combine to the"
            + " origin. The same weights give a point of A and a point of B, and they are the same"
            + " point.";
    return common
        + switch (run.outcome()) {
          case TOUCHING ->
              " A direction d has d·(a − b) ≥ 0 for all points (see the certificate): the bodies"
                  + " only touch.";
          case OVERLAPPING ->
              " The combination uses as many independent differences as there are dimensions (see"
                  + " the certificate): no small move separates the bodies.";
          default -> " This loop does not ask whether they touch or overlap.";
        }
        + rounded();
  }

  /** Whether the weights of the end point lie outside of [0, 1]. */
  private boolean isBeyondSegment() {
    for (int i = 0; i < run.weights().dimension(); i++) {
      if (field.signum(run.weights().get(i)) < 0) {
        return true;
      }
    }
    return false;
  }

  private String nearZero() {
    return "‖v‖² "
        + equal(last.squaredNorm())
        + " is so small that this loop takes v for 0 and says that the bodies meet. That is a"
        + " tolerance, not a proof: bodies this close to each other are called meeting too.";
  }

  private String optimal() {
    return "v·(v − s) = 0 for s "
        + equal(last.support())
        + ": no point of A ⊖ B lies on the origin's side of the "
        + hyperplane()
        + " through v perpendicular to v. So none is nearer to the origin, and v "
        + equal(last.v())
        + " is the distance vector."
        + rounded();
  }

  private String hyperplane() {
    return run.a().dimension() == 2 ? "line" : "plane";
  }

  private String rounded() {
    return field.exact()
        ? ""
        : " So say the rounded numbers, which prove nothing by themselves; the certificate is"
            + " checked in exact arithmetic.";
  }

  private String closeEnough() {
    LoopText loop = LoopText.of(run.loop());
    String sentence =
        switch (loop.rule()) {
          case LOWER_BOUND ->
              "The distance is between the lower bound μ and ‖v‖, and these are as close as this loop"
                  + " asks ("
                  + loop.stops()
                  + ")."
                  + (run.outcome() == Outcome.MEETING
                      ? " No v so far was a separating axis (μ = 0), so it says that the bodies meet."
                      : " v may still differ from the distance vector by as much.");
          case GAP ->
              "v·(v − s) "
                  + equal(gap())
                  + " is within the tolerance ("
                  + loop.stops()
                  + "). It is at least the squared distance of v from the distance vector, so v is as"
                  + " good as that.";
          case OTHER ->
              "D·Z − D·X is less than the tolerance: in direction D = −C/‖C‖ the support point Z is"
                  + " hardly farther than X. X can be far from C, so this test can fail to hold where C"
                  + " is the nearest point.";
        };
    return sentence + rounded();
  }

  private E gap() {
    Vec<E> s = last.support();
    return s == null ? field.zero() : last.v().dot(last.v().minus(s));
  }

  private String supportRepeated() {
    return "s "
        + equal(last.support())
        + " is in W, or was discarded in the step before. In exact arithmetic that happens only at"
        + " the end, so the loop stops and returns the v that it has"
        + (field.exact() ? "." : "; the computed v·(v − s) " + equal(gap()) + ".");
  }

  private String pointRepeated() {
    return "The nearest point C "
        + equal(last.v())
        + " was found before, and the second condition takes that for a collision, distance 0. As the"
        + " steps are listed that is no proof: by steps 12 and 14 a C other than 0 can come again"
        + " though the bodies are apart.";
  }

  private String separatingAxis() {
    Vec<E> s = last.support();
    return "v·s "
        + (s == null ? "" : equal(last.v().dot(s)) + " ")
        + "> 0, and no point of A ⊖ B has a smaller product with v: v·(a − b) > 0 for all points,"
        + " so a "
        + hyperplane()
        + " perpendicular to v separates the bodies. This loop stops here, before the distance is known."
        + rounded();
  }

  private String noDecrease() {
    SubSimplex<E> answer = lastAnswer();
    return "The next v would have ‖v‖² "
        + (answer == null ? "" : equal(answer.v().squaredNorm()) + ", ")
        + "not smaller than "
        + NumberText.inSentence(field, last.squaredNorm())
        + " now. In exact arithmetic ‖v‖² always decreases, so rounding is at its end"
        + (run.outcome() == Outcome.NONE
            ? ", and the loop claims nothing; its v is often good all the same."
            : ", and the loop returns the v from before.");
  }

  private @Nullable SubSimplex<E> lastAnswer() {
    Question<E> question = run.question(run.states().size() - 1);
    return question == null ? null : question.answer();
  }

  private String noSubset() {
    return "No subset of W ∪ {s} passes the test of the sub-algorithm. In exact arithmetic one"
        + " always does: rounding has given a number the wrong sign"
        + (run.outcome() == Outcome.NONE
            ? ", and the loop gives up."
            : ". The loop returns the v from before.");
  }

  private String simplexFull() {
    return "W has "
        + last.simplex().size()
        + " points, which in exact arithmetic is possible only if v = 0; here ‖v‖² "
        + equal(last.squaredNorm())
        + (run.outcome() == Outcome.MEETING
            ? ". The loop takes it for 0 and says that the bodies meet."
            : ". Rounding has kept a point too many, and the loop gives up.");
  }

  private String outOfRange() {
    return run.loop() == Variants.ALZUBAIDI && last.support() == null && !isPositive()
        ? "X and Y are the same point, and eq. (7) divides by ‖Y − X‖² = 0: the published steps"
            + " have no answer here."
        : "‖v‖² "
            + equal(last.squaredNorm())
            + ": the number has left the range of the field (overflow, or underflow to 0), and the"
            + " loop gives up.";
  }

  private boolean isPositive() {
    Vec<E>[] points = run.points(last.simplex());
    return points.length > 1 && !points[0].minus(points[1]).isZero();
  }

  private String limit() {
    int period = period();
    return "After "
        + Runs.MAX_ITERATIONS
        + " iterations the loop had not ended and was cut off. "
        + (period > 0
            ? "It goes round in a circle: step "
                + (run.states().size() - 1)
                + " is the same as step "
                + (run.states().size() - 1 - period)
                + ". "
            : "")
        + (field.exact()
            ? "Exact GJK ends on every pair of polytopes; this loop does not."
            : "v·(v − s) "
                + equal(gap())
                + " is not what it waits for, and rounding lets nothing change any more. Exact GJK"
                + " always ends.");
  }

  /** Returns after how many states W and v are the same again, 0 if they are not. */
  private int period() {
    int end = run.states().size() - 1;
    for (int k = end - 1; k >= 0; k--) {
      Iteration<E> state = run.states().get(k);
      if (state.simplex().equals(last.simplex()) && state.v().minus(last.v()).isZero()) {
        return end - k;
      }
    }
    return 0;
  }

  private String equal(E number) {
    return NumberText.equal(field, number);
  }

  private static <E> String equal(@Nullable Vec<E> x) {
    return x == null ? "" : NumberText.equal(x);
  }
}
