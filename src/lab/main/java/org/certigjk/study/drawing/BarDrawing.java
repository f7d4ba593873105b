package org.certigjk.study.drawing;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.markup.SvgElement;
import org.certigjk.markup.SvgElement.Anchor;
import org.certigjk.study.Chart;
import org.certigjk.study.Numbers;

/** Draws bars in groups, each with its number above. */
final class BarDrawing {

  /** How much of its room a group takes. */
  private static final double FULL = 0.8;

  /** How high the frame is, for the highest bar and its number. */
  private static final double ROOM = 1.05;

  private BarDrawing() {}

  static SvgElement of(Chart.Bars chart) {
    double highest =
        chart.bars().stream()
            .flatMap(bar -> bar.values().stream())
            .mapToDouble(Double::doubleValue)
            .max()
            .orElse(0);
    ChartFrame frame = new ChartFrame(chart, chart.y(), new double[] {0, ROOM * highest});
    frame.border();
    double room = (ChartFrame.RIGHT - frame.left()) / chart.groupLabels().size();
    double width = FULL * room / chart.bars().size();
    for (int group = 0; group < chart.groupLabels().size(); group++) {
      double centre = frame.left() + (group + 0.5) * room;
      frame.below(centre, wrapped(chart.groupLabels().get(group), room - 6));
      for (int k = 0; k < chart.bars().size(); k++) {
        double x = centre - FULL * room / 2 + k * width;
        bar(frame, k, x, width, chart.bars().get(k).values().get(group));
      }
    }
    frame.horizontal(chart.groups());
    frame.legend(
        chart.bars().stream().map(Chart.Bar::label).toList(),
        k -> SvgElement.rectangle(ChartStyle.of(k, "mark"), 6, -7, 14, 14));
    return frame.svg();
  }

  private static void bar(ChartFrame frame, int index, double x, double width, double value) {
    if (value > 0) {
      double top = frame.y().at(value);
      frame.add(
          SvgElement.rectangle(
              ChartStyle.of(index, "mark"), x, top, width, ChartFrame.BOTTOM - top));
      frame.add(
          SvgElement.text(x + width / 2, top - 4, Anchor.MIDDLE, Numbers.significant(value, 3))
              .attr("class", "small"));
    }
  }

  /** Breaks a label into lines. */
  private static List<String> wrapped(String label, double width) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : label.split(" ", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && ChartStyle.width(longer) > width) {
        lines.add(line);
        longer = word;
      }
      line = longer;
    }
    lines.add(line);
    return lines;
  }
}
