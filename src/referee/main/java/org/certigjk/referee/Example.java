package org.certigjk.referee;

import java.util.LinkedHashMap;
import java.util.Map;
import org.certigjk.referee.judging.Judgement;
import org.certigjk.vectors.TestVector;

/**
 * An outcome, with what was asked and what is to be said of it.
 *
 * @param vector what was asked, and the exact answer
 * @param outcome what came of it
 * @param judgement what is to be said of it
 */
public record Example(TestVector vector, Outcome outcome, Judgement judgement) {

  /** Returns what one call of an engine that has several answered, by the name of the call. */
  public Map<String, Example> byCall() {
    Map<String, Example> calls = new LinkedHashMap<>();
    if (outcome instanceof Outcome.Calls all) {
      all.byName()
          .forEach(
              (name, answer) -> {
                Judgement judged = judgement.calls().get(name);
                if (judged != null) {
                  calls.put(name, new Example(vector, answer, judged));
                }
              });
    }
    return calls;
  }

  /** Returns the outcome that a charge is about: that of its call. */
  public Outcome of(Charge charge) {
    Example call = byCall().get(charge.call());
    return call == null ? outcome : call.outcome();
  }
}
