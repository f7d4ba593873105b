package org.certigjk.explorer.trace;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * A trace and what exact arithmetic says of each of its steps.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Judgement judgement = Judgement.of(TraceReader.read(json));
 * judgement.first();                       // 3, or -1 if no step is contradicted
 * judgement.steps().get(3).charges();      // [NOT_NEAREST]
 * }</pre>
 *
 * @param trace the trace
 * @param steps its steps
 */
public record Judgement(Trace trace, List<Step> steps) {

  /** Copies the list. */
  public Judgement {
    steps = List.copyOf(steps);
  }

  /**
   * What is said of a step.
   *
   * @param x the v of the step, else what the weights make, else the direction; {@code null} if
   *     there is none
   * @param isPoint whether x is meant as a point of the hull of W, and not only as a direction
   * @param isSupport whether s is, exactly and without a tolerance, a support point
   * @param charges the contradictions
   * @param sentences the same in words
   */
  public record Step(
      @Nullable Vec<BigFraction> x,
      boolean isPoint,
      boolean isSupport,
      List<Contradiction> charges,
      List<String> sentences) {

    /** Copies the lists. */
    public Step {
      charges = List.copyOf(charges);
      sentences = List.copyOf(sentences);
    }
  }

  /** Judges a trace. */
  public static Judgement of(Trace trace) {
    Bodies bodies = Bodies.of(trace);
    List<Step> steps = new ArrayList<>();
    for (int k = 0; k < trace.steps().size(); k++) {
      boolean isSupport = new Moment(trace, bodies.strict(), k).fartherPair() == null;
      steps.add(step(new Moment(trace, bodies, k), isSupport));
    }
    return new Judgement(trace, steps);
  }

  private static Step step(Moment at, boolean isSupport) {
    List<Contradiction> charges = new ArrayList<>();
    List<String> sentences = new ArrayList<>();
    for (Contradiction charge : Contradiction.values()) {
      if (charge.holds(at)) {
        charges.add(charge);
        sentences.add(charge.text(at));
      }
    }
    boolean isPoint = at.x() != null;
    return new Step(isPoint ? at.x() : at.direction(), isPoint, isSupport, charges, sentences);
  }

  /** Returns the first step that is contradicted; −1 if there is none. */
  public int first() {
    int k = 0;
    while (k < steps.size() && steps.get(k).charges().isEmpty()) {
      k++;
    }
    return k < steps.size() ? k : -1;
  }

  /** Returns in a line which step is contradicted, how, and by which kind of contradiction. */
  public String summary() {
    int k = first();
    if (k < 0) {
      return "no step of " + steps.size() + " is contradicted";
    }
    Step step = steps.get(k);
    return "steps[%s] of %s, %s: %s"
        .formatted(k, steps.size(), step.charges().get(0).name(), step.sentences().get(0));
  }
}
