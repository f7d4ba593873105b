package org.certigjk.study.fixes;

import java.util.ArrayList;
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
      charts.add(cost(precision.label(), runs.where("precision", precision.label())));
    }
    charts.addAll(maps(runs));
    return charts;
  }

  /** Returns which loops the picture of costs shows: the best, what is left without a fix, others. */
  private static List<String> costed() {
    List<String> loops = new ArrayList<>();
    loops.add(Fix.label(Set.of()));
    loops.add(Fix.label(Fix.ALL));
    loops.add(FixLoop.best().label());
    loops.add(FixLoop.Header.LABEL);
    for (Fix fix : FixLoop.best().fixes()) {
      loops.add(Fix.label(EnumSet.complementOf(EnumSet.of(fix, Fix.AXIS))));
    }
    FixLoop.others().stream()
        .filter(FixLoop.Engine.class::isInstance)
        .map(FixLoop::label)
        .forEach(loops::add);
    return loops;
  }

  private static Chart cost(String precision, StudyTable runs) {
    StudyTable near = runs.where("inputs", FixInputs.NEARLY_TOUCHING.label());
    List<Chart.Series> marks = new ArrayList<>();
    for (String loop : costed()) {
      StudyTable here = near.where("loop", loop);
      double[] supports = here.numbers("support points");
      if (supports.length == 1) {
        List<Chart.Point> points = new ArrayList<>();
        for (FixMetric metric : FixMetric.values()) {
          double failures = here.numbers(metric.label() + " %")[0];
          points.add(new Chart.Point(supports[0], failures));
        }
        marks.add(new Chart.Series(loop, points));
      }
    }
    return new Chart.Lines(
        "cost-" + precision,
        "Nearly touching, %s: upper mark by the exact answer, lower by backward error"
            .formatted(precision),
        Chart.Axis.logarithmic("support points per query"),
        Chart.Axis.linear("failures in %"),
        marks);
  }

  /** Returns the picture of each precision: loops against inputs and metrics. */
  static List<Chart> maps(StudyTable runs) {
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
