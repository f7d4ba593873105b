package org.certigjk.study.robustness;

import java.util.List;
import java.util.Locale;

/** What became of one run of a distance loop, against the exact answer. */
enum RobustnessOutcome {
  /** The verdict is right, and so is the distance, to one part in a thousand. */
  RIGHT,
  /** The bodies are apart, and the loop says that they meet. */
  FALSE_CONTACT,
  /** The bodies meet, and the loop says that they are apart. */
  MISSED_CONTACT,
  /** The bodies are apart and the loop says so, but the distance is off by more than 1/1000. */
  WRONG_DISTANCE,
  /** The loop ended and says that it has no answer. */
  GAVE_UP,
  /** The loop was stopped by the limit on its iterations. */
  NEVER_HALTED;

  /** All outcomes but the right one. */
  static final List<RobustnessOutcome> FAILURES =
      List.of(FALSE_CONTACT, MISSED_CONTACT, WRONG_DISTANCE, GAVE_UP, NEVER_HALTED);

  /** Returns the name in kebab case. */
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
