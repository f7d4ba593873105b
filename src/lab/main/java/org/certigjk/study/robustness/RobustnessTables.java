package org.certigjk.study.robustness;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.certigjk.study.Numbers;
import org.certigjk.study.StudyTable;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.PublishedSet;

/** The tables of the study, made of its results. */
final class RobustnessTables {

  private final List<RobustnessContestant> contestants;
  private final List<RobustnessBlock.Result> results;

  RobustnessTables(List<RobustnessContestant> contestants, List<RobustnessBlock.Result> results) {
    this.contestants = contestants;
    this.results = results;
  }

  /** Returns which families are in which group. */
  static StudyTable groups() {
    StudyTable.Builder table =
        StudyTable.named(
            "groups",
            "The groups of families",
            StudyTable.text("group"),
            StudyTable.text("families"));
    for (RobustnessGroup group : RobustnessGroup.values()) {
      table.row(
          group.label(),
          PublishedSet.families().stream()
              .filter(family -> RobustnessGroup.of(family) == group)
              .map(Family::label)
              .collect(Collectors.joining(", ")));
    }
    return table.build();
  }

  /** Returns the loops with the default sub-algorithm. */
  StudyTable loops() {
    return summary("loops", "Loops, each with Johnson's sub-algorithm", this::isDefault);
  }

  /** Returns the sub-algorithms in the robust loop and in the one with three changes. */
  StudyTable subAlgorithms() {
    return summary(
        "sub-algorithms",
        "Sub-algorithms, in two loops",
        contestant ->
            isIn(contestant, RobustnessContestant.ROBUST)
                || isIn(contestant, RobustnessContestant.THREE_CHANGES));
  }

  private boolean isDefault(RobustnessContestant contestant) {
    return contestant.subAlgorithm() == RobustnessContestant.DEFAULT;
  }

  private boolean isIn(RobustnessContestant contestant, String loop) {
    return contestant.loop().equals(loop);
  }

  private StudyTable summary(
      String name, String caption, Predicate<RobustnessContestant> selection) {
    List<StudyTable.Column> columns = new ArrayList<>();
    columns.add(StudyTable.text("precision"));
    columns.add(StudyTable.text("loop"));
    columns.add(StudyTable.text("sub-algorithm"));
    columns.add(StudyTable.number("runs"));
    for (RobustnessGroup group : RobustnessGroup.values()) {
      columns.add(StudyTable.number(group.label() + " %"));
    }
    columns.add(StudyTable.number("all %"));
    for (RobustnessOutcome outcome : RobustnessOutcome.FAILURES) {
      columns.add(StudyTable.number(outcome.label().replace('-', ' ') + " %"));
    }
    columns.add(StudyTable.number("median ulps"));
    columns.add(StudyTable.number("iterations"));
    columns.add(StudyTable.number("most"));
    StudyTable.Builder table =
        StudyTable.named(name, caption, columns.toArray(StudyTable.Column[]::new));
    for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
      for (int c = 0; c < contestants.size(); c++) {
        if (selection.test(contestants.get(c))) {
          table.row(summaryRow(precision, c));
        }
      }
    }
    return table.build();
  }

  private List<String> summaryRow(RobustnessPrecision<?> precision, int contestant) {
    RobustnessTally all = tally(precision, contestant, family -> true);
    List<String> row = new ArrayList<>();
    row.add(precision.label());
    row.add(contestants.get(contestant).loop());
    row.add(contestants.get(contestant).subAlgorithmLabel());
    row.add(Numbers.count(all.runs()));
    for (RobustnessGroup group : RobustnessGroup.values()) {
      RobustnessTally part =
          tally(precision, contestant, family -> RobustnessGroup.of(family) == group);
      row.add(Numbers.percent(part.failures(), part.runs(), 1));
    }
    row.add(Numbers.percent(all.failures(), all.runs(), 1));
    for (RobustnessOutcome outcome : RobustnessOutcome.FAILURES) {
      row.add(Numbers.percent(all.count(outcome), all.runs(), 2));
    }
    row.add(Numbers.significant(all.medianUlps(), 2));
    row.add(Numbers.fixed(all.meanIterations(), 2));
    row.add(Numbers.count(all.mostIterations()));
    return row;
  }

  private RobustnessTally tally(
      RobustnessPrecision<?> precision, int contestant, Predicate<Family> families) {
    RobustnessTally sum = new RobustnessTally();
    for (RobustnessBlock.Result result : results) {
      if (result.block().precision().equals(precision) && families.test(result.block().family())) {
        sum.add(result.tallies().get(contestant));
      }
    }
    return sum;
  }

  /** Returns every cell: a loop, a sub-algorithm, a precision and a family. */
  StudyTable cells() {
    List<StudyTable.Column> columns = new ArrayList<>();
    for (String name : List.of("precision", "loop", "sub-algorithm", "family")) {
      columns.add(StudyTable.text(name));
    }
    columns.add(StudyTable.number("runs"));
    for (RobustnessOutcome outcome : RobustnessOutcome.FAILURES) {
      columns.add(StudyTable.number(outcome.label().replace('-', ' ')));
    }
    for (String name :
        List.of("median ulps", "most ulps", "largest relative error", "iterations", "most")) {
      columns.add(StudyTable.number(name));
    }
    StudyTable.Builder table =
        StudyTable.named("cells", "All cells", columns.toArray(StudyTable.Column[]::new)).csvOnly();
    for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
      for (int c = 0; c < contestants.size(); c++) {
        for (Family family : PublishedSet.families()) {
          RobustnessTally tally = tally(precision, c, family::equals);
          if (tally.runs() > 0) {
            table.row(cellRow(precision, contestants.get(c), family, tally));
          }
        }
      }
    }
    return table.build();
  }

  private static List<String> cellRow(
      RobustnessPrecision<?> precision,
      RobustnessContestant contestant,
      Family family,
      RobustnessTally tally) {
    List<String> row = new ArrayList<>();
    row.add(precision.label());
    row.add(contestant.loop());
    row.add(contestant.subAlgorithmLabel());
    row.add(family.label());
    row.add(Numbers.count(tally.runs()));
    for (RobustnessOutcome outcome : RobustnessOutcome.FAILURES) {
      row.add(Numbers.count(tally.count(outcome)));
    }
    row.add(Numbers.significant(tally.medianUlps(), 3));
    row.add(Numbers.significant(tally.greatestUlps(), 3));
    row.add(Numbers.significant(tally.greatestRelativeError(), 3));
    row.add(Numbers.fixed(tally.meanIterations(), 2));
    row.add(Numbers.count(tally.mostIterations()));
    return row;
  }
}
