package org.certigjk.explorer.subsets;

import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.simplex.Subsets;
import org.certigjk.subalgorithms.Finding;
import org.certigjk.subalgorithms.Trial;
import org.jspecify.annotations.Nullable;

/** What a sub-algorithm finds of the same subset in exact arithmetic. */
final class ExactTrial {

  private ExactTrial() {}

  /** Returns it; {@code null} for a trial that is exact itself, or has no such counterpart. */
  static @Nullable Trial<BigFraction> of(Asked<?> asked, Trial<?> trial) {
    if (asked.field().exact()
        || trial.finding().isOfCaches()
        || trial.finding() == Finding.NO_WEIGHTS) {
      return null;
    }
    return switch (asked.subAlgorithm()) {
      case JOHNSON, CACHED_JOHNSON -> asked.exactly().table().trial(subset(trial));
      case BACKUP -> asked.exactly().table().backupTrial(subset(trial));
      default -> isFace(asked, trial) ? face(asked, trial) : first(asked, trial);
    };
  }

  private static int subset(Trial<?> trial) {
    return trial.members().stream().reduce(0, Subsets::with);
  }

  /** Whether it tells on which side of a face of a tetrahedron the origin is. */
  private static boolean isFace(Asked<?> asked, Trial<?> trial) {
    return switch (trial.finding()) {
      case FLAT, SIDES_AGREE, SIDES_DIFFER -> asked.size() > trial.members().size();
      default -> false;
    };
  }

  private static Trial<BigFraction> face(Asked<?> asked, Trial<?> trial) {
    return asked.exactly().told(asked.subAlgorithm(), all(asked)).stream()
        .filter(one -> one.members().equals(trial.members()) && isFace(asked, one))
        .findFirst()
        .orElseThrow();
  }

  /** Returns what is told first of the subset alone, in terms of the positions in Y. */
  private static Trial<BigFraction> first(Asked<?> asked, Trial<?> trial) {
    List<Integer> members = trial.members();
    Trial<BigFraction> first = asked.exactly().told(asked.subAlgorithm(), members).get(0);
    return new Trial<>(
        first.field(),
        members,
        renamed(first.quantities(), members),
        first.finding(),
        first.named().stream().map(members::get).toList(),
        first.foot());
  }

  private static List<Trial.Quantity<BigFraction>> renamed(
      List<Trial.Quantity<BigFraction>> quantities, List<Integer> members) {
    return quantities.stream()
        .map(one -> new Trial.Quantity<>(renamed(one.name(), members), one.value()))
        .toList();
  }

  /** Puts for {k} the position in Y of the k-th member; what else is in braces stays. */
  static String renamed(String name, List<Integer> members) {
    StringBuilder text = new StringBuilder();
    int from = 0;
    for (int open = name.indexOf('{'); open >= 0; open = name.indexOf('{', from)) {
      int close = name.indexOf('}', open);
      String inside = name.substring(open + 1, close);
      boolean isPosition = inside.charAt(0) >= '0' && inside.charAt(0) <= '9';
      text.append(name, from, open + 1)
          .append(isPosition ? "" + members.get(Integer.parseInt(inside)) : inside);
      from = close;
    }
    return text.append(name.substring(from)).toString();
  }

  private static List<Integer> all(Asked<?> asked) {
    return IntStream.range(0, asked.size()).boxed().toList();
  }
}
