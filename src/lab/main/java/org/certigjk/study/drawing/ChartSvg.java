package org.certigjk.study.drawing;

import org.certigjk.markup.SvgElement;
import org.certigjk.study.Chart;

/**
 * Draws charts as SVG.
 *
 * <p><b>Guarantee.</b> The same chart gives the same bytes on every machine. Text is text, in the
 * reader's own font; colours can be told apart by everybody, and follow the reader's screen, light
 * or dark. What cannot be drawn on a logarithmic axis, zero and below, is left out.
 */
public final class ChartSvg {

  private ChartSvg() {}

  /** Returns the drawing, with a line feed at the end. */
  public static String of(Chart chart) {
    return drawing(chart) + "\n";
  }

  private static SvgElement drawing(Chart chart) {
    if (chart instanceof Chart.Lines lines) {
      return LineDrawing.of(lines);
    }
    if (chart instanceof Chart.Dots dots) {
      return DotDrawing.of(dots);
    }
    return chart instanceof Chart.Bars bars
        ? BarDrawing.of(bars)
        : HeatMapDrawing.of((Chart.HeatMap) chart);
  }
}
