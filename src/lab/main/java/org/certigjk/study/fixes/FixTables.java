package org.certigjk.study.fixes;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.math3.stat.interval.ConfidenceInterval;
import org.certigjk.study.Chart;
import org.certigjk.study.Numbers;
import org.certigjk.study.StudyTable;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.vectors.family.Family;

/** The tables and charts of the study, made of its results. */
final class FixTables {

  private static final String NONE = Fix.label(EnumSet.noneOf(Fix.class));
  private static final String ALL = Fix.label(Fix.ALL);

  /** The loops with all fixes but one. */
  private static final Set<String> SINGLE =
      Fix.ALL.stream().map(FixTables::without).collect(Collectors.toSet());

  private FixTables() {}

  /** Returns the name of the loop with all fixes but this. */
  static String without(Fix fix) {
    return Fix.label(EnumSet.complementOf(EnumSet.of(fix)));
  }

  /** Returns every precision with every group of inputs. */
  private static List<FixResults.Where> everywhere() {
    List<FixResults.Where> all = new ArrayList<>();
    for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
      for (FixInputs inputs : FixInputs.values()) {
        all.add(new FixResults.Where(precision, inputs));
      }
    }
    return all;
  }

  /** Returns which families are in which group. */
  static StudyTable inputs() {
    StudyTable.Builder table =
        StudyTable.named(
            "inputs", "The inputs", StudyTable.text("inputs"), StudyTable.text("families"));
    for (FixInputs inputs : FixInputs.values()) {
      table.row(
          inputs.label(),
          inputs.families().stream().map(Family::label).collect(Collectors.joining(", ")));
    }
    return table.build();
  }

  /** Returns what each fix is. */
  static StudyTable fixes() {
    StudyTable.Builder table =
        StudyTable.named("names", "The fixes", StudyTable.text("fix"), StudyTable.text("what"));
    Fix.ALL.forEach(fix -> table.row(fix.label(), fix.meaning()));
    return table.build();
  }

  /** Returns how often each loop failed, by both metrics, and how many support points it took. */
  static StudyTable runs(FixResults results, List<FixLoop> loops) {
    List<StudyTable.Column> columns = new ArrayList<>();
    List.of("precision", "inputs", "loop").forEach(name -> columns.add(StudyTable.text(name)));
    columns.add(StudyTable.number("runs"));
    for (FixMetric metric : FixMetric.values()) {
      for (String name : List.of("%s %%", "%s from %%", "%s to %%")) {
        columns.add(StudyTable.number(name.formatted(metric.label())));
      }
    }
    columns.add(StudyTable.number("support points"));
    StudyTable.Builder table =
        StudyTable.named("runs", "All loops", columns.toArray(StudyTable.Column[]::new)).csvOnly();
    for (FixResults.Where where : everywhere()) {
      for (FixLoop loop : loops) {
        FixResults.Total total = results.total(loop.label(), where);
        if (total.runs() > 0) {
          table.row(row(where, loop, total));
        }
      }
    }
    return table.build();
  }

  private static List<String> row(FixResults.Where where, FixLoop loop, FixResults.Total total) {
    List<String> row = start(where);
    row.add(loop.label());
    row.add(Numbers.count(total.runs()));
    for (FixMetric metric : FixMetric.values()) {
      ConfidenceInterval interval = total.interval(metric);
      row.add(Numbers.percent(total.failures(metric), total.runs(), 2));
      row.add(Numbers.fixed(100 * interval.getLowerBound(), 2));
      row.add(Numbers.fixed(100 * interval.getUpperBound(), 2));
    }
    row.add(Numbers.fixed((double) total.supports() / total.runs(), 2));
    return row;
  }

  private static List<String> start(FixResults.Where where) {
    return new ArrayList<>(List.of(where.precision().label(), where.inputs().label()));
  }

  /**
   * Two loops that are compared.
   *
   * @param first the name of one
   * @param second the name of the other
   */
  record Pairing(String first, String second) {}

  /**
   * Returns what is compared: each fix alone with none, all with all but each, and the best with
   * all but one of its fixes and with every loop that is no subset of the fixes.
   */
  static List<Pairing> pairings(List<FixLoop> loops) {
    List<Pairing> pairings = new ArrayList<>();
    Set<String> known = loops.stream().map(FixLoop::label).collect(Collectors.toSet());
    String best = FixLoop.best().label();
    for (Fix fix : Fix.values()) {
      pairings.add(new Pairing(Fix.label(EnumSet.of(fix)), NONE));
      pairings.add(new Pairing(ALL, without(fix)));
      pairings.add(new Pairing(best, Fix.label(EnumSet.complementOf(EnumSet.of(fix, Fix.AXIS)))));
    }
    for (FixLoop loop : loops) {
      if (!loop.label().matches("all(-.*)?|[+].*") || loop.label().contains(",")) {
        pairings.add(new Pairing(best, loop.label()));
      }
    }
    pairings.add(new Pairing(best + ", omega 4", best + ", omega 256"));
    pairings.removeIf(each -> each.first().equals(each.second()) || !known.contains(each.second()));
    return pairings;
  }

  /** Returns which of two loops fails less often on the same pairs. */
  static StudyTable comparisons(FixResults results, List<FixLoop> loops) {
    StudyTable.Builder table =
        StudyTable.named(
                "comparisons",
                "Loops compared pair by pair",
                StudyTable.text("precision"),
                StudyTable.text("inputs"),
                StudyTable.text("metric"),
                StudyTable.text("first"),
                StudyTable.text("second"),
                StudyTable.number("only first fails"),
                StudyTable.number("only second fails"),
                StudyTable.number("chance"),
                StudyTable.text("fails less often"))
            .csvOnly();
    for (FixResults.Where where : everywhere()) {
      for (FixMetric metric : FixMetric.values()) {
        for (Pairing pairing : pairings(loops)) {
          if (results.total(pairing.second(), where).runs() > 0) {
            table.row(compared(results, pairing.first(), pairing.second(), where, metric));
          }
        }
      }
    }
    return table.build();
  }

  private static List<String> compared(
      FixResults results, String first, String second, FixResults.Where where, FixMetric metric) {
    FixResults.Paired paired = results.paired(first, second, where, metric);
    List<String> row = start(where);
    row.addAll(
        List.of(
            metric.label(),
            first,
            second,
            Numbers.count(paired.onlyFirst()),
            Numbers.count(paired.onlySecond()),
            Numbers.significant(paired.chance(), 2),
            paired.isUndecided() ? "undecided" : paired.firstIsBetter() ? "first" : "second"));
    return row;
  }

  /** Returns the picture of each precision: loops against inputs and metrics. */
  static List<Chart> maps(StudyTable runs) {
    return RobustnessPrecision.ALL.stream()
        .<Chart>map(precision -> map(precision.label(), runs.where("precision", precision.label())))
        .toList();
  }

  private static Chart map(String precision, StudyTable runs) {
    List<String> rows = runs.column("loop").stream().distinct().filter(FixTables::isShown).toList();
    List<String> columns = new ArrayList<>();
    for (FixInputs inputs : FixInputs.values()) {
      for (FixMetric metric : FixMetric.values()) {
        columns.add(inputs.label() + ", " + metric.label());
      }
    }
    List<List<Chart.Cell>> cells = new ArrayList<>();
    for (String row : rows) {
      cells.add(cells(runs.where("loop", row)));
    }
    return new Chart.HeatMap(
        "map-" + precision,
        "Failures of each loop, %s: by the exact answer and by backward error".formatted(precision),
        rows,
        columns,
        Chart.Axis.logarithmic("failures in %"),
        cells);
  }

  /** Two fixes, all but two, and the ω that are tried are left to the table. */
  private static boolean isShown(String loop) {
    return !loop.matches("[+].*[+].*|all-.*|.*,.*") || SINGLE.contains(loop);
  }

  private static List<Chart.Cell> cells(StudyTable loop) {
    List<Chart.Cell> cells = new ArrayList<>();
    for (FixInputs inputs : FixInputs.values()) {
      StudyTable here = loop.where("inputs", inputs.label());
      for (FixMetric metric : FixMetric.values()) {
        double[] failures = here.numbers(metric.label() + " %");
        cells.add(failures.length == 0 ? Chart.Cell.empty() : cell(failures[0]));
      }
    }
    return cells;
  }

  private static Chart.Cell cell(double failures) {
    return new Chart.Cell(failures, failures == 0 ? "" : Numbers.significant(failures, 2));
  }
}
