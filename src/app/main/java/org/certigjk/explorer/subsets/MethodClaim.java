package org.certigjk.explorer.subsets;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.certigjk.explorer.Claim;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.subalgorithms.Finding;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.subalgorithms.Trial;

/**
 * What a sub-algorithm does, in a sentence: said of a step only where it has done so there, for
 * rounding can keep it from it.
 */
public enum MethodClaim implements Claim<Asked<?>> {
  /** {@link SubAlgorithm#JOHNSON}. */
  JOHNSON("Takes the first subset of W ∪ {s} whose Δ are > 0 within and ≤ 0 beyond."),
  /** {@link SubAlgorithm#BACKUP}. */
  BACKUP("Takes of all subsets with positive Δ the one whose v is shortest."),
  /** {@link SubAlgorithm#CACHED_JOHNSON}. */
  CACHED_JOHNSON("Johnson's test, with inner products and Δ kept from step to step."),
  /** {@link SubAlgorithm#SIGNED_VOLUMES}. */
  SIGNED_VOLUMES("Signs of volumes say in which face the nearest point is."),
  /** {@link SubAlgorithm#VORONOI_REGIONS}. */
  VORONOI_REGIONS("Signs say in whose Voronoi region the origin is."),
  /** {@link SubAlgorithm#GREER}. */
  GREER("Solves for the nearest point, and goes on without each point of negative weight."),
  /** {@link SubAlgorithm#GREER_ALL_FACETS}. */
  GREER_ALL_FACETS("Solves for the nearest point; where that is outside, goes on to every facet."),
  /** {@link SubAlgorithm#COORDINATE_FREE_GREER}. */
  COORDINATE_FREE_GREER(
      "From the distances of the points alone, and goes on without each point of negative weight, or"
          + " of dependent points without each."),
  /** {@link SubAlgorithm#LEAST_SQUARES}. */
  LEAST_SQUARES("Least squares for the simplex; where its answer is outside, for every facet.");

  private final String words;

  MethodClaim(String words) {
    this.words = words;
  }

  /** Returns the sentence about a sub-algorithm. */
  public static MethodClaim of(SubAlgorithm subAlgorithm) {
    return valueOf(subAlgorithm.name());
  }

  /** Returns the sentence, of the sub-algorithm in general. */
  public String words() {
    return words;
  }

  @Override
  public String text(Asked<?> asked) {
    return words;
  }

  @Override
  public boolean holds(Asked<?> asked) {
    SubSimplex<?> answer = asked.answer();
    return answer != null
        && this == of(asked.subAlgorithm())
        && switch (this) {
          case JOHNSON -> takesFirst(asked);
          case CACHED_JOHNSON -> takesFirst(asked) || isKept(asked);
          case BACKUP -> takesShortest(asked);
          case SIGNED_VOLUMES, VORONOI_REGIONS -> followsSigns(asked);
          case GREER -> goesOn(asked, Finding.NEGATIVE);
          case COORDINATE_FREE_GREER -> goesOn(asked, Finding.NEGATIVE, Finding.DEGENERATE);
          case GREER_ALL_FACETS, LEAST_SQUARES -> goesOnToAll(asked);
        };
  }

  private static <E> boolean takesFirst(Asked<E> asked) {
    Optional<Trial<E>> first =
        asked.trials().stream().filter(one -> one.finding() == Finding.PASSES).findFirst();
    return first.isPresent() && first.get().holds() && asked.isAnswer(first.get().members());
  }

  private static boolean isKept(Asked<?> asked) {
    return asked.trials().stream()
        .anyMatch(one -> one.finding() == Finding.UNCHANGED && one.holds());
  }

  private static <E> boolean takesShortest(Asked<E> asked) {
    E least = null;
    E taken = null;
    for (Trial<E> one : asked.trials()) {
      if (one.finding() == Finding.ALL_POSITIVE) {
        E square = one.quantities().get(one.quantities().size() - 1).value();
        least = least == null || asked.field().compare(square, least) < 0 ? square : least;
        taken = asked.isAnswer(one.members()) ? square : taken;
      }
    }
    return taken != null && least != null && asked.field().compare(taken, least) == 0;
  }

  private static boolean followsSigns(Asked<?> asked) {
    return AnswerClaim.RIGHT_FACE.holds(asked)
        && each(asked, one -> one.finding() != Finding.NO_WEIGHTS);
  }

  /** Returns whether every finding is true, and as wanted. */
  private static boolean each(Asked<?> asked, Predicate<Trial<?>> wanted) {
    return asked.trials().stream().allMatch(one -> one.holds() && wanted.test(one));
  }

  private static boolean goesOn(Asked<?> asked, Finding... ways) {
    return each(
        asked, one -> one.finding() == Finding.CANDIDATE || List.of(ways).contains(one.finding()));
  }

  private static boolean goesOnToAll(Asked<?> asked) {
    return each(
        asked, one -> one.finding() == Finding.CANDIDATE || one.named().equals(one.members()));
  }
}
