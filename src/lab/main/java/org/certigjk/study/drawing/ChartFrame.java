package org.certigjk.study.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.certigjk.markup.SvgElement;
import org.certigjk.markup.SvgElement.Anchor;
import org.certigjk.study.Chart;

/** What charts with two axes have in common: the frame, the vertical axis, the legend. */
final class ChartFrame {

  static final double WIDTH = 760;
  static final double TOP = 66;
  static final double BOTTOM = 366;
  static final double RIGHT = WIDTH - 24;

  private static final double MARGIN = 16;
  private static final double LINE = 20;
  private static final double SAMPLE = 30;
  private static final double BETWEEN = 24;

  private final Chart chart;
  private final Chart.Axis axis;
  private final ChartScale y;
  private final double left;
  private final List<SvgElement> elements = new ArrayList<>();
  private double bottom = BOTTOM;

  /**
   * Makes a frame.
   *
   * @param numbers all numbers on the vertical axis
   */
  ChartFrame(Chart chart, Chart.Axis axis, double[] numbers) {
    this.chart = chart;
    this.axis = axis;
    this.y = ChartScale.vertical(axis, numbers, BOTTOM, TOP);
    double widest =
        y.ticks().stream().mapToDouble(tick -> ChartStyle.width(tick.label())).max().orElse(0);
    this.left = Math.ceil(MARGIN + widest + 8);
    for (ChartScale.Tick tick : y.ticks()) {
      double at = y.at(tick.value());
      if (tick.label().isEmpty()) {
        add(SvgElement.line("axis", left, at, left + 4, at));
      } else {
        add(SvgElement.line("grid", left, at, RIGHT, at));
        add(SvgElement.text(left - 8, at + 4.5, Anchor.END, tick.label()));
      }
    }
  }

  ChartScale y() {
    return y;
  }

  /** Returns where the frame begins. */
  double left() {
    return left;
  }

  void add(SvgElement element) {
    elements.add(element);
  }

  /** Adds lines of text below the frame, centred. */
  void below(double x, List<String> lines) {
    for (int k = 0; k < lines.size(); k++) {
      double baseline = BOTTOM + (k + 1) * LINE;
      add(SvgElement.text(x, baseline, Anchor.MIDDLE, lines.get(k)));
      bottom = Math.max(bottom, baseline);
    }
  }

  /** Draws the horizontal axis of numbers. */
  void ticksBelow(ChartScale x) {
    for (ChartScale.Tick tick : x.ticks()) {
      double at = x.at(tick.value());
      if (tick.label().isEmpty()) {
        add(SvgElement.line("axis", at, BOTTOM, at, BOTTOM - 4));
      } else {
        add(SvgElement.line("grid", at, TOP, at, BOTTOM));
        below(at, List.of(tick.label()));
      }
    }
  }

  /** Writes below all that is there what the horizontal axis shows. */
  void horizontal(String label) {
    bottom += LINE + 2;
    add(SvgElement.text((left + RIGHT) / 2, bottom, Anchor.MIDDLE, label));
  }

  /**
   * Adds the legend in columns.
   *
   * @param sample draws the sample of a label, around 0 and 26 wide
   */
  void legend(List<String> labels, IntFunction<SvgElement> sample) {
    double widest = labels.stream().mapToDouble(ChartStyle::width).max().orElse(0);
    double column = SAMPLE + widest + BETWEEN;
    int columns = (int) Math.max(1, Math.floor((RIGHT - left + BETWEEN) / column));
    bottom += 8;
    for (int k = 0; k < labels.size(); k++) {
      double x = left + k % columns * column;
      int row = k / columns;
      double baseline = bottom + (1 + row) * LINE;
      add(SvgElement.groupAt(x, baseline - 4.5).with(sample.apply(k)));
      add(SvgElement.text(x + SAMPLE, baseline, Anchor.START, labels.get(k)));
    }
    int rows = (labels.size() + columns - 1) / columns;
    bottom += rows * LINE;
  }

  /** Returns the drawing. */
  SvgElement svg() {
    SvgElement svg = ChartStyle.drawing(WIDTH, bottom + MARGIN, chart.title());
    svg.withLine(SvgElement.text(MARGIN, TOP - 14, Anchor.START, axis.label()));
    elements.forEach(svg::withLine);
    return svg;
  }

  /** Draws the frame above what has been added. */
  void border() {
    add(SvgElement.rectangle("frame", left, TOP, RIGHT - left, BOTTOM - TOP));
  }
}
