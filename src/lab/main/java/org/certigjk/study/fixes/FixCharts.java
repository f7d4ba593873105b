package org.certigjk.study.fixes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.certigjk.study.Chart;
import org.certigjk.study.Numbers;
import org.certigjk.study.StudyTable;
import org.certigjk.study.robustness.RobustnessPrecision;

/** The pictures of the study, made of its table of runs. */
final class FixCharts {

  /** The loops with all fixes but one. */
  private static final Set<String> SINGLE =
      Fix.ALL.stream().map(FixCharts::without).collect(Collectors.toSet());

  private FixCharts() {}

  private static String without(Fix fix) {
    return Fix.label(EnumSet.complementOf(EnumSet.of(fix)));
  }

  /** Returns failures against cost, and then loops against inputs, of each precision. */
  static List<Chart> all(StudyTable runs) {
    List<Chart> charts = new ArrayList<>();
    for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
      charts.add(cost(precision, runs.where("precision", precision.label())));
    }
    charts.addAll(maps(runs));
    return charts;
  }

  /** Returns the loops without fixes and with the best, gjk.h, and the rules of engines. */
  private static List<FixLoop> costed() {
    List<FixLoop> loops = new ArrayList<>();
    loops.add(FixLoop.Fixed.of(Set.of()));
    loops.add(FixLoop.best());
    FixLoop.others().stream()
        .filter(loop -> !(loop instanceof FixLoop.Published))
        .forEach(loops::add);
    return loops;
  }

  private static Chart cost(RobustnessPrecision<?> precision, StudyTable runs) {
    StudyTable near = runs.where("inputs", FixInputs.NEARLY_TOUCHING.label());
    List<Chart.Dot> dots = new ArrayList<>();
    for (FixLoop loop : costed()) {
      StudyTable here = near.where("loop", loop.label());
      if (!here.rows().isEmpty()) {
        dots.add(
            new Chart.Dot(
                loop.label() + dimension(precision, loop),
                here.numbers("support points")[0],
                Arrays.stream(FixMetric.values()).map(metric -> failures(here, metric)).toList(),
                loop instanceof FixLoop.Header));
      }
    }
    return new Chart.Dots(
        "cost-" + precision.label(),
        "Failures where bodies nearly touch, %s (2D, 3D: runs there only)"
            .formatted(precision.label()),
        costs(dots),
        Chart.Axis.linear("failures in %"),
        Arrays.stream(FixMetric.values()).map(FixMetric::label).toList(),
        dots);
  }

  /** Returns the axis of costs: the ratio counts where they are far from each other. */
  private static Chart.Axis costs(List<Chart.Dot> dots) {
    DoubleSummaryStatistics costs = dots.stream().mapToDouble(Chart.Dot::x).summaryStatistics();
    return new Chart.Axis("support points per query", costs.getMax() > 2 * costs.getMin());
  }

  /** Returns the dimension if the loop takes only one. */
  private static String dimension(RobustnessPrecision<?> precision, FixLoop loop) {
    boolean plane = loop.takes(precision, 2);
    return plane == loop.takes(precision, 3) ? "" : plane ? ", 2D" : ", 3D";
  }

  private static double failures(StudyTable row, FixMetric metric) {
    return row.numbers(metric.label() + " %")[0];
  }

  /** Returns the picture of each precision: loops against inputs and metrics. */
  private static List<Chart> maps(StudyTable runs) {
    return RobustnessPrecision.ALL.stream()
        .<Chart>map(precision -> map(precision.label(), runs.where("precision", precision.label())))
        .toList();
  }

  private static Chart map(String precision, StudyTable runs) {
    List<String> rows = runs.column("loop").stream().distinct().filter(FixCharts::isShown).toList();
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
