package org.certigjk.referee.text;

import java.util.Optional;
import org.certigjk.field.Numerals;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.comparison.SignedDistance;
import org.certigjk.vectors.Expected;

/** What follows from a proof about hulls for an engine that enlarges them by a margin. */
public final class MarginText {

  private MarginText() {}

  /** Returns the sentence, if the engine has a margin and the answer is known. */
  public static Optional<String> of(Expected expected, Declaration engine) {
    SignedDistance truth = SignedDistance.of(expected, engine);
    if (engine.margin() == 0 || !truth.isKnown()) {
      return Optional.empty();
    }
    String says =
        truth.verdict() == Verdict.SEPARATED
            ? "apart by " + Wording.number(truth.distance())
            : truth.verdict() == Verdict.TOUCHING
                ? "touching"
                : "overlapping by " + Wording.number(truth.depth());
    return Optional.of(
        ("This engine enlarges each body by a margin of %s. That takes twice as much from the"
             + " distance, or adds it to the depth: its bodies are %s (rounded).")
            .formatted(Numerals.format(engine.margin()), says));
  }
}
