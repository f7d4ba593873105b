package org.certigjk.explorer.subsets;

import java.util.List;
import java.util.stream.Collectors;
import org.certigjk.explorer.Claim;
import org.certigjk.simplex.SubSimplex;

/** What the page says of the answer of a sub-algorithm; {0} is the first point of Y. */
enum AnswerClaim implements Claim<Asked<?>> {
  NO_ANSWER("No answer: as rounded, no subset passes the test of <name>."),
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
      case NO_ANSWER -> answer == null && !asked.field().exact();
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

  private static String names(List<Integer> positions) {
    return positions.stream().map(i -> "{" + i + "}").collect(Collectors.joining(", "));
  }
}
