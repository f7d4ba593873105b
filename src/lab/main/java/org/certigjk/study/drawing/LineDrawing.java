package org.certigjk.study.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.certigjk.markup.SvgElement;
import org.certigjk.study.Chart;

/** Draws lines with marks; a line has a gap where a number cannot be drawn. */
final class LineDrawing {

  /** Half of the size of a mark. */
  static final double MARK = 4.5;

  private static final int SHAPES = 5;

  private final Chart.Lines chart;
  private final ChartFrame frame;
  private final ChartScale x;

  private LineDrawing(Chart.Lines chart) {
    this.chart = chart;
    this.frame = new ChartFrame(chart, chart.y(), numbers(Chart.Point::y));
    this.x =
        ChartScale.horizontal(chart.x(), numbers(Chart.Point::x), frame.left(), ChartFrame.RIGHT);
  }

  static SvgElement of(Chart.Lines chart) {
    return new LineDrawing(chart).svg();
  }

  private double[] numbers(ToDoubleFunction<Chart.Point> coordinate) {
    return chart.series().stream()
        .flatMapToDouble(line -> line.points().stream().mapToDouble(coordinate))
        .toArray();
  }

  private SvgElement svg() {
    frame.ticksBelow(x);
    frame.border();
    List<Integer> shown = new ArrayList<>();
    for (int k = 0; k < chart.series().size(); k++) {
      if (!chart.series().get(k).points().isEmpty()) {
        shown.add(k);
        line(k);
      }
    }
    frame.horizontal(chart.x().label());
    frame.legend(
        shown.stream().map(k -> chart.series().get(k).label()).toList(),
        k -> {
          int index = shown.get(k);
          return SvgElement.of("g")
              .with(SvgElement.line(style(index), 0, 0, 24, 0), mark(index, 12, 0));
        });
    return frame.svg();
  }

  private void line(int index) {
    List<SvgElement> marks = new ArrayList<>();
    List<double[]> piece = new ArrayList<>();
    for (Chart.Point point : chart.series().get(index).points()) {
      if (x.has(point.x()) && frame.y().has(point.y())) {
        double[] at = {x.at(point.x()), frame.y().at(point.y())};
        piece.add(at);
        marks.add(mark(index, at[0], at[1]));
      } else {
        add(index, piece);
      }
    }
    add(index, piece);
    marks.forEach(frame::add);
  }

  private void add(int index, List<double[]> piece) {
    if (piece.size() > 1) {
      frame.add(
          SvgElement.polyline(
              style(index), piece.stream().flatMapToDouble(DoubleStream::of).toArray()));
    }
    piece.clear();
  }

  /** A second round of the colours is dashed. */
  private static String style(int index) {
    return ChartStyle.of(index, index < ChartStyle.COLOURS ? "line" : "line dashed");
  }

  /** Colours and shapes together begin again after forty lines. */
  static SvgElement mark(int index, double x, double y) {
    String style = ChartStyle.of(index, "mark");
    double r = MARK;
    return switch (index % SHAPES) {
      case 0 -> SvgElement.circle(style, x, y, r);
      case 1 -> SvgElement.rectangle(style, x - r + 0.5, y - r + 0.5, 2 * r - 1, 2 * r - 1);
      case 2 ->
          SvgElement.polygon(style, x, y - r - 1, x + r + 0.5, y + r - 1, x - r - 0.5, y + r - 1);
      case 3 -> SvgElement.diamond(style, x, y, r + 1);
      default ->
          SvgElement.polygon(style, x, y + r + 1, x + r + 0.5, y - r + 1, x - r - 0.5, y - r + 1);
    };
  }
}
