package org.certigjk.subalgorithms;

import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * What a sub-algorithm concludes from the quantities of a subset: a claim that is true of them or
 * not, decided by the rational numbers that they stand for.
 *
 * <p>In the words {@code <named>} stands for the points that the trial names.
 */
public enum Finding {
  /** Johnson's test, of the &Delta; within and beyond. */
  PASSES("Passes: Δ > 0 for its points, Δ ≤ 0 for the others."),
  /** The same. */
  REJECTED("Rejected: <faults>."),
  /** The backup procedure: the subset has a nearest point of its own. */
  ALL_POSITIVE("All Δ are positive."),
  /** The same. */
  NOT_ALL_POSITIVE("A Δ is not positive."),

  /** Of what {@link CachedJohnson} knows; the points that are named are known. */
  KEPT("<products> inner products, <kept> of them kept."),
  /** The same, and Y is the last W with a point that is new. */
  KEPT_WITH_NEWEST(
      "<products> inner products, <kept> of them kept; of the subsets those with <newest> are"
          + " tried."),
  /** The same, and the new point is not beyond the last v. */
  UNCHANGED(
      "<products> inner products, <kept> of them kept; v·<newest> ≥ ‖v‖² for the last v, which is"
          + " the answer again."),

  /** Signed volumes. */
  SIGNS_AGREE("All C have the sign of μ: λ = C/μ."),
  /** The same. */
  SIGNS_DIFFER("Not the sign of μ has C of <named>: go on without each."),
  /** The same, where the signs agree and rounding spoils the quotients. */
  NO_WEIGHTS("Yet as rounded the C/μ are no weights: go on without each point."),

  /** A segment. */
  FIRST_END("t ≤ 0: the region of <named>."),
  /** A segment. */
  SECOND_END("t ≥ <second>: the region of <named>."),
  /** A segment. */
  BETWEEN_ENDS("0 < t < <second>: the region of the segment."),
  /** A triangle. */
  CORNER_A("d₁ ≤ 0 and d₂ ≤ 0: the region of <named>."),
  /** A triangle. */
  CORNER_B("d₃ ≥ 0 and d₄ ≤ d₃: the region of <named>."),
  /** A triangle. */
  EDGE_AB("v(<third>) ≤ 0, d₁ ≥ 0 ≥ d₃: the region of <named>."),
  /** A triangle. */
  CORNER_C("d₆ ≥ 0 and d₅ ≤ d₆: the region of <named>."),
  /** A triangle. */
  EDGE_AC("v(<third>) ≤ 0, d₂ ≥ 0 ≥ d₆: the region of <named>."),
  /** A triangle. */
  EDGE_BC("v(<third>) ≤ 0, d₄ ≥ d₃ and d₅ ≥ d₆: the region of <named>."),
  /** A triangle. */
  INSIDE("No corner and no edge: the region of the triangle."),
  /** A face of a tetrahedron. */
  FLAT("Flat: the nearest of this face is asked for."),
  /** A face of a tetrahedron. */
  SIDES_DIFFER("The sides are opposite: the nearest of this face is asked for."),
  /** A face of a tetrahedron. */
  SIDES_AGREE("The sides are not opposite: this face is left out."),

  /** Recursion over facets. */
  CANDIDATE("No α is negative: a candidate."),
  /** The same. */
  NEGATIVE("Some α is negative: go on without <each>."),
  /** The same: dependent points, for which no &alpha; is asked. */
  DEGENERATE("Degenerate: go on without each point."),
  /** The same, where rounding leaves an &alpha; that is greater than 1. */
  NO_SHARES("No α is negative, yet as rounded they are no weights: go on without each point.");

  private final String words;

  Finding(String words) {
    this.words = words;
  }

  /** Returns whether it says itself that it is what rounding has left. */
  public boolean isOfRounding() {
    return this == NO_WEIGHTS || this == NO_SHARES;
  }

  /** Returns whether it tells of what {@link CachedJohnson} knows, and not of a subset. */
  public boolean isOfCaches() {
    return this == KEPT || this == KEPT_WITH_NEWEST || this == UNCHANGED;
  }

  /** Returns the sentence, in which {0} stands for the point at position 0, and so on. */
  String text(Trial<?> trial) {
    List<Integer> members = trial.members();
    int size = members.size();
    int known = trial.named().size();
    boolean isEach = trial.named().equals(members);
    return words
        .replace("<named>", Trial.names(trial.named()))
        .replace("<each>", isEach ? "each point" : Trial.names(trial.named()))
        .replace("<faults>", String.join(", ", trial.faults()))
        .replace("<newest>", Trial.names(members.subList(size - 1, size)))
        .replace("<third>", Trial.names(trial.others()))
        .replace("<second>", trial.quantities().size() == 2 ? trial.quantities().get(1).name() : "")
        .replace("<products>", Integer.toString(size * (size + 1) / 2))
        .replace("<kept>", Integer.toString(known * (known + 1) / 2));
  }

  /**
   * Returns whether it is true of the quantities of a trial. Where one has left the range of the
   * field nothing is; what it says of other calls and other trials is for those who know them.
   */
  boolean holds(Trial<?> trial) {
    return trial.isFinite()
        && switch (this) {
          case PASSES -> trial.faults().isEmpty();
          case REJECTED -> !trial.faults().isEmpty();
          case ALL_POSITIVE -> trial.values("Δ").allMatch(delta -> sign(delta) > 0);
          case NOT_ALL_POSITIVE -> trial.values("Δ").anyMatch(delta -> sign(delta) <= 0);
          case KEPT, KEPT_WITH_NEWEST -> trial.members().containsAll(trial.named());
          case UNCHANGED -> KEPT.holds(trial) && trial.value(0).compareTo(trial.value(1)) >= 0;
          case SIGNS_AGREE, SIGNS_DIFFER -> holdsOfVolumes(trial);
          case NO_WEIGHTS -> isNoWeights(trial.values("λ").toList());
          case FIRST_END, SECOND_END, BETWEEN_ENDS -> holdsOfSegment(trial);
          case FLAT, SIDES_DIFFER, SIDES_AGREE -> holdsOfFace(trial);
          case CANDIDATE, NEGATIVE, NO_SHARES, DEGENERATE -> holdsOfWeights(trial);
          default -> TriangleSigns.of(trial).holds(this, trial.named(), trial.members());
        };
  }

  static int sign(BigFraction number) {
    return number.getNumerator().signum();
  }

  private static boolean isNoWeights(List<BigFraction> weights) {
    Stream<BigFraction> all = weights.stream();
    return weights.stream().allMatch(weight -> sign(weight) == 0)
        || all.anyMatch(weight -> sign(weight) < 0 || weight.compareTo(BigFraction.ONE) > 0);
  }

  private boolean holdsOfVolumes(Trial<?> trial) {
    int mu = sign(trial.value(0));
    List<BigFraction> volumes = trial.values("C").toList();
    List<Integer> others = Trial.positions(trial.members(), k -> sign(volumes.get(k)) * mu <= 0);
    return others.isEmpty() == (this == SIGNS_AGREE) && trial.named().equals(others);
  }

  private boolean holdsOfSegment(Trial<?> trial) {
    BigFraction t = trial.value(0);
    List<Integer> ends = trial.members();
    return switch (this) {
      case FIRST_END -> sign(t) <= 0 && trial.named().equals(ends.subList(0, 1));
      case SECOND_END ->
          t.compareTo(trial.value(1)) >= 0 && trial.named().equals(ends.subList(1, 2));
      default -> sign(t) > 0 && t.compareTo(trial.value(1)) < 0;
    };
  }

  private boolean holdsOfFace(Trial<?> trial) {
    int vertex = sign(trial.value(1));
    int product = sign(trial.value(0)) * vertex;
    return switch (this) {
      case FLAT -> vertex == 0;
      case SIDES_DIFFER -> product < 0;
      default -> vertex != 0 && product >= 0;
    };
  }

  private boolean holdsOfWeights(Trial<?> trial) {
    List<BigFraction> alpha = trial.values("α").toList();
    boolean isEach = trial.named().equals(trial.members());
    if (alpha.isEmpty() || this == DEGENERATE) {
      return alpha.isEmpty() && this == DEGENERATE && isEach;
    }
    List<Integer> negative = Trial.positions(trial.members(), k -> sign(alpha.get(k)) < 0);
    return switch (this) {
      case NEGATIVE -> !negative.isEmpty() && (isEach || trial.named().equals(negative));
      case NO_SHARES -> negative.isEmpty() && isNoWeights(alpha) && isEach;
      default -> !isNoWeights(alpha) && trial.named().isEmpty();
    };
  }
}
