package org.certigjk.cli.console;

import java.util.EnumMap;
import java.util.Map;

/** How many records came out how. */
public final class Counts {

  /** How a record can come out. */
  public enum Outcome {
    /** A pair answered, or a result accepted. */
    GOOD,
    /** A pair or result that took longer than the time limit. */
    STOPPED,
    /** A record that cannot be read. */
    BAD,
    /** A result that claims what does not hold. */
    REJECTED,
    /** A result that claims no proof. */
    UNPROVED
  }

  private final Map<Outcome, Long> counts = new EnumMap<>(Outcome.class);

  public long of(Outcome outcome) {
    return counts.getOrDefault(outcome, 0L);
  }

  public void add(Outcome outcome) {
    counts.put(outcome, of(outcome) + 1);
  }

  public void addAll(Counts others) {
    for (Outcome outcome : Outcome.values()) {
      counts.put(outcome, of(outcome) + others.of(outcome));
    }
  }
}
