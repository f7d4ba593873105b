package org.certigjk.study.robustness;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.certigjk.study.Chart;
import org.certigjk.study.Numbers;
import org.certigjk.study.StudyTable;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.PublishedSet;

/** The heat maps of the study, made of the table of all cells: which runs fail on which family. */
final class RobustnessMaps {

  /** The outcomes of the runs of a cell. */
  private record Runs(long failures, long all) {}

  private final String name;
  private final String title;
  private final BiPredicate<String, String> selection;
  private final String labels;

  /**
   * Makes the maps of some of the cells.
   *
   * @param selection which loops with which sub-algorithms
   * @param labels the table's column in which the labels of the map's columns are
   */
  private RobustnessMaps(
      String name, String title, BiPredicate<String, String> selection, String labels) {
    this.name = name;
    this.title = title;
    this.selection = selection;
    this.labels = labels;
  }

  /** Returns the loops with the default sub-algorithm, or with one of their own. */
  static List<Chart> loops(StudyTable cells) {
    String johnson = RobustnessContestant.DEFAULT.label();
    return new RobustnessMaps(
            "loops",
            "Loops with Johnson's sub-algorithm",
            (loop, subAlgorithm) -> List.of(johnson, "own").contains(subAlgorithm),
            "loop")
        .maps(cells);
  }

  /** Returns the sub-algorithms in the robust loop. */
  static List<Chart> subAlgorithms(StudyTable cells) {
    return new RobustnessMaps(
            "sub-algorithms",
            "Sub-algorithms in the robust loop",
            (loop, subAlgorithm) -> loop.equals(RobustnessContestant.ROBUST),
            "sub-algorithm")
        .maps(cells);
  }

  private List<Chart> maps(StudyTable cells) {
    List<Chart> maps = new ArrayList<>();
    for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
      maps.add(map(precision.label(), cells.where("precision", precision.label())));
    }
    return maps;
  }

  private Chart map(String precision, StudyTable cells) {
    List<String> columns = new ArrayList<>();
    Map<List<String>, Runs> runs = new HashMap<>();
    for (int row = 0; row < cells.rows().size(); row++) {
      if (selection.test(cells.cell(row, "loop"), cells.cell(row, "sub-algorithm"))) {
        String column = cells.cell(row, labels);
        if (!columns.contains(column)) {
          columns.add(column);
        }
        runs.put(List.of(cells.cell(row, "family"), column), runs(cells, row));
      }
    }
    List<String> rows = new ArrayList<>();
    List<List<Chart.Cell>> shown = new ArrayList<>();
    for (RobustnessGroup group : RobustnessGroup.values()) {
      for (Family family : PublishedSet.families()) {
        if (RobustnessGroup.of(family) == group) {
          rows.add(family.label());
          shown.add(columns.stream().map(column -> cell(runs, family.label(), column)).toList());
        }
      }
    }
    return new Chart.HeatMap(
        name + "-" + precision,
        "%s, %s: runs that fail".formatted(title, precision),
        rows,
        columns,
        Chart.Axis.linear("failures in %"),
        shown);
  }

  private static Runs runs(StudyTable cells, int row) {
    long failures = 0;
    for (RobustnessOutcome outcome : RobustnessOutcome.FAILURES) {
      failures += Long.parseLong(cells.cell(row, outcome.label().replace('-', ' ')));
    }
    return new Runs(failures, Long.parseLong(cells.cell(row, "runs")));
  }

  private static Chart.Cell cell(Map<List<String>, Runs> all, String family, String column) {
    Runs runs = all.get(List.of(family, column));
    if (runs == null) {
      return Chart.Cell.empty();
    }
    String text = runs.failures == 0 ? "" : Numbers.percent(runs.failures, runs.all, 0);
    return new Chart.Cell(100.0 * runs.failures / runs.all, text);
  }
}
