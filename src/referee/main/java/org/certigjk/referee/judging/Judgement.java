package org.certigjk.referee.judging;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.certigjk.referee.Charge;
import org.certigjk.referee.Engine.Answers;
import org.jspecify.annotations.Nullable;

/**
 * What is to be said of one outcome.
 *
 * @param charges what is wrong, the worst first; empty if nothing is
 * @param judged which parts of the answer could be judged: of an engine that declines none, of one
 *     that answers within the tolerance of a touch no verdict
 * @param distance how the answered distance compares with the exact one, right or wrong; {@code
 *     null} if none was judged
 * @param calls the judgement of each call of an engine that has several, by its name
 */
public record Judgement(
    List<Charge> charges,
    Set<Answers> judged,
    @Nullable Deviation distance,
    Map<String, Judgement> calls) {

  /** Copies the collections. */
  public Judgement {
    charges = List.copyOf(charges);
    judged = Set.copyOf(judged);
    calls = Map.copyOf(calls);
  }

  /** Makes the judgement of one call. */
  public Judgement(List<Charge> charges, Set<Answers> judged, @Nullable Deviation distance) {
    this(charges, judged, distance, Map.of());
  }

  /** Returns whether nothing is wrong. */
  public boolean isRight() {
    return charges.isEmpty();
  }

  /** Returns the worst charge, or {@code null} if there is none. */
  public @Nullable Charge worst() {
    return charges.isEmpty() ? null : charges.get(0);
  }
}
