package org.certigjk.study.fixes;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.AxisCheckedVariant;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.variants.VanDenBergen;
import org.certigjk.variants.VanDenBergenRequest;
import org.certigjk.variants.VanDenBergenRequest.Option;

/**
 * A change of the loop of van den Bergen 1999 as printed (algorithm 1, absolute tolerance). Each
 * can be made without the others, so that the loops of the study are the subsets of these.
 */
enum Fix {
  /** The coordinates times a power of two, so that the greatest is in [1, 2). */
  SCALE("coordinates are scaled to size 1"),
  /** Section 5: ‖v‖ &minus; μ &le; ε‖v‖ instead of &le; ε. */
  RELATIVE_TOLERANCE("the tolerance is relative"),
  /** v is taken for 0 where ‖v‖² &le; ω² max ‖y‖², as in the book of 2003. */
  OMEGA("v ≈ 0 is contact, relative to the simplex"),
  /** Section 5: stop where the support point is in W ∪ {w}. */
  MEMBERSHIP("stop where the support point is known"),
  /** Section 4: v is taken for 0 where W has n + 1 points. */
  FULL_SIMPLEX("a full simplex is contact"),
  /** The backup procedure of 1988 where the sub-algorithm finds no subset. */
  BACKUP("the backup procedure"),
  /** At the end one more support point: "apart" only if vᵀs &gt; 0, else contact, which is ours. */
  AXIS("apart only with an axis that separates"),
  /** Signed volumes in place of Johnson's sub-algorithm. */
  SIGNED_VOLUMES("signed volumes in place of Johnson's sub-algorithm");

  /** A loop that has made so many iterations counts as one that does not end. */
  static final int MAX_ITERATIONS = 100;

  /** Every fix. */
  static final Set<Fix> ALL = EnumSet.allOf(Fix.class);

  private final String meaning;

  Fix(String meaning) {
    this.meaning = meaning;
  }

  /** Returns the name in kebab case. */
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns what it changes, in a few words. */
  String meaning() {
    return meaning;
  }

  /**
   * Returns the name of the loop with these fixes: "none", "all", "+x+y", or "all-x-y" without x
   * and y, whichever is shorter.
   */
  static String label(Set<Fix> fixes) {
    Set<Fix> missing = EnumSet.copyOf(ALL);
    missing.removeAll(fixes);
    if (fixes.isEmpty()) {
      return "none";
    }
    return fixes.size() < missing.size() ? labels("+", fixes) : "all" + labels("-", missing);
  }

  private static String labels(String sign, Set<Fix> fixes) {
    return fixes.stream().map(fix -> sign + fix.label()).collect(Collectors.joining());
  }

  /** Returns the subsets with at most this many fixes, and those that lack at most so many. */
  static List<Set<Fix>> subsets(int most) {
    List<Set<Fix>> subsets = new ArrayList<>();
    subsets.add(EnumSet.noneOf(Fix.class));
    for (Fix fix : values()) {
      for (Set<Fix> without : List.copyOf(subsets)) {
        Set<Fix> with = EnumSet.of(fix);
        with.addAll(without);
        subsets.add(with);
      }
    }
    subsets.removeIf(fixes -> Math.min(fixes.size(), ALL.size() - fixes.size()) > most);
    return subsets;
  }

  /** Returns the sub-algorithm of the loop with these fixes. */
  static SubAlgorithm subAlgorithm(Set<Fix> fixes) {
    return fixes.contains(SIGNED_VOLUMES) ? SubAlgorithm.SIGNED_VOLUMES : SubAlgorithm.JOHNSON;
  }

  /**
   * Makes the loop with these fixes, for bodies that are scaled already if that is one of them.
   *
   * @param subAlgorithm the sub-algorithm, whatever the fixes say
   * @param omegaUlps ω in units of the distance from 1 to the next number, if ω is among the fixes
   */
  static <E> DistanceVariant<E> loop(
      Set<Fix> fixes,
      SubAlgorithm subAlgorithm,
      double omegaUlps,
      RobustnessPrecision<E> precision) {
    double epsilon = precision.spacing().applyAsDouble(1);
    DistanceVariant<E> loop =
        new VanDenBergen<>(request(fixes, omegaUlps * epsilon), subAlgorithm::<E>create);
    return fixes.contains(AXIS) ? new AxisCheckedVariant<>(loop) : loop;
  }

  /** Returns the options of the loop with these fixes. */
  static VanDenBergenRequest request(Set<Fix> fixes, double omega) {
    VanDenBergenRequest request =
        VanDenBergenRequest.published()
            .withMaxIterations(MAX_ITERATIONS)
            .withRelativeNearZero(fixes.contains(OMEGA) ? omega : 0);
    if (fixes.contains(RELATIVE_TOLERANCE)) {
      request =
          request
              .withAbsoluteTolerance(0)
              .withRelativeTolerance(VanDenBergenRequest.DEFAULT_TOLERANCE);
    }
    request = fixes.contains(MEMBERSHIP) ? request.with(Option.MEMBERSHIP_STOP) : request;
    request = fixes.contains(FULL_SIMPLEX) ? request.with(Option.FULL_SIMPLEX_MEETS) : request;
    return fixes.contains(BACKUP) ? request.with(Option.BACKUP) : request;
  }
}
