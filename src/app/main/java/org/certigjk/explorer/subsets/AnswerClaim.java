package org.certigjk.explorer.subsets;

import java.util.List;
import java.util.stream.Collectors;
import org.certigjk.explorer.Claim;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.subalgorithms.Finding;
import org.certigjk.subalgorithms.Trial;

/** What the page says of the answer of a sub-algorithm; {0} is the first point of Y. */
enum AnswerClaim implements Claim<Asked<?>> {
  NO_SUBSET("No answer: as rounded, none of these subsets passes the test of <name>."),
  NO_WEIGHTS(
      "No answer: a subset passes, but rounding has left a weight Δ/ΣΔ that is not in (0, 1]."),
  /** Of a sub-algorithm that tests no subsets, or where a Δ has left the range of the field. */
  NO_ANSWER("No answer: <name> found none."),
  RIGHT_FACE("The point nearest to O of the hull of W ∪ {s} is in the hull of these."),
  WRONG_FACE(
      "In exact arithmetic the point nearest to O of the hull of W ∪ {s} is not in the hull of"
          + " these, but in that of <face>.");

  private final String words;

  AnswerClaim(String words) {
    this.words = words;
  }

  @Override
  public boolean holds(Asked<?> asked) {
    SubSimplex<?> answer = asked.answer();
    return switch (this) {
      case NO_SUBSET, NO_WEIGHTS, NO_ANSWER ->
          answer == null && !asked.field().exact() && this == ofNone(asked);
      case RIGHT_FACE -> answer != null && asked.exactly().hasNearest(Asked.members(answer));
      case WRONG_FACE -> answer != null && !asked.exactly().hasNearest(Asked.members(answer));
    };
  }

  @Override
  public String text(Asked<?> asked) {
    return words
        .replace("<name>", asked.subAlgorithm().label())
        .replace("<face>", words.contains("<face>") ? names(asked.exactly().nearestFace()) : "");
  }

  /** Returns what is true where there is no answer. */
  private static AnswerClaim ofNone(Asked<?> asked) {
    int tested = 0;
    int rejected = 0;
    for (Trial<?> one : asked.trials()) {
      Finding finding = one.finding();
      if (one.holds() && (finding == Finding.PASSES || finding == Finding.ALL_POSITIVE)) {
        return NO_WEIGHTS;
      }
      boolean isRejected = finding == Finding.REJECTED || finding == Finding.NOT_ALL_POSITIVE;
      tested += finding.isOfCaches() ? 0 : 1;
      rejected += one.holds() && isRejected ? 1 : 0;
    }
    return rejected > 0 && rejected == tested ? NO_SUBSET : NO_ANSWER;
  }

  private static String names(List<Integer> positions) {
    return positions.stream().map(i -> "{" + i + "}").collect(Collectors.joining(", "));
  }
}
